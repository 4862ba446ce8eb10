/**
 * The buttons of undo and redo. Each says in words what the button would do, and its key. They are
 * for bars that have room for the pair alone.
 */
import { Redo2, Undo2 } from 'lucide-react';
import { tableActions } from '../store/store.ts';
import { IconButton } from '../ui/Button.tsx';
import { useKeyOf } from './bindings.ts';

const undo = () => void tableActions.undo();
const redo = () => void tableActions.redo();

interface UndoButtonsProps {
  /** The step that undo would take back, in words; undefined when there is none. */
  last: string | undefined;
  /** The step that redo would bring back, in words; undefined when there is none. */
  back: string | undefined;
  /** What the buttons do. When left out, they undo and redo in the open fight. */
  onUndo?(): void;
  onRedo?(): void;
}

/** The pair of buttons. */
export function UndoButtons({ last, back, onUndo = undo, onRedo = redo }: UndoButtonsProps) {
  return (
    <>
      <IconButton
        icon={Undo2}
        label="Take back"
        hint={last ?? 'Nothing to take back'}
        keys={useKeyOf('undo')}
        placement="bottom"
        isDisabled={last === undefined}
        onPress={onUndo}
      />
      <IconButton
        icon={Redo2}
        label="Bring back"
        hint={back ?? 'Nothing to bring back'}
        keys={useKeyOf('redo')}
        placement="bottom"
        isDisabled={back === undefined}
        onPress={onRedo}
      />
    </>
  );
}

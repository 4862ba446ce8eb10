/** Take back and bring back, each with the words of what it would do and its key: for bars that have room for the pair alone. */
import { Redo2, Undo2 } from 'lucide-react';
import { verbs } from '../store/store.ts';
import { IconButton } from '../ui/Button.tsx';
import { useKeyOf } from './bindings.ts';

const undo = () => void verbs().undo();
const redo = () => void verbs().redo();

interface UndoButtonsProps {
  /** What would be taken back, in words; undefined when there is nothing. */
  last: string | undefined;
  /** What would be brought back. */
  back: string | undefined;
  /** Left out: what is done to the open fight. */
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

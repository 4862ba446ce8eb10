/** Take back and bring back, each with the words of what it would do: for bars that have room for the pair alone. */
import { Redo2, Undo2 } from 'lucide-react';
import { IconButton } from './Button.tsx';

interface UndoButtonsProps {
  /** What would be taken back, in words; undefined when there is nothing. */
  last: string | undefined;
  /** What would be brought back. */
  back: string | undefined;
  onUndo(): void;
  onRedo(): void;
}

/** The pair of buttons. */
export function UndoButtons({ last, back, onUndo, onRedo }: UndoButtonsProps) {
  return (
    <>
      <IconButton
        icon={Undo2}
        label="Take back"
        hint={last ?? 'Nothing to take back'}
        keys="Ctrl+Z"
        placement="bottom"
        isDisabled={last === undefined}
        onPress={onUndo}
      />
      <IconButton
        icon={Redo2}
        label="Bring back"
        hint={back ?? 'Nothing to bring back'}
        keys="Ctrl+Shift+Z"
        placement="bottom"
        isDisabled={back === undefined}
        onPress={onRedo}
      />
    </>
  );
}

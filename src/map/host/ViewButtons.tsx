/** The view of a map by buttons and keys: closer, farther, the whole map. */
import { Maximize, Minus, Plus } from 'lucide-react';
import type { RefObject } from 'react';
import type { BoardHandle } from '../../board/types.ts';
import { useKeyOf } from '../../keys/bindings.ts';
import { IconButton } from '../../ui/Button.tsx';

type Handle = RefObject<BoardHandle | null>;

/** The buttons, one under the other. */
export function ViewButtons({ board }: { board: Handle }) {
  const keys = { zoomIn: useKeyOf('zoomIn'), zoomOut: useKeyOf('zoomOut'), fit: useKeyOf('fit') };
  return (
    <>
      <IconButton
        icon={Plus}
        label="Closer"
        keys={keys.zoomIn}
        placement="right"
        onPress={() => board.current?.zoomIn()}
      />
      <IconButton
        icon={Minus}
        label="Farther"
        keys={keys.zoomOut}
        placement="right"
        onPress={() => board.current?.zoomOut()}
      />
      <IconButton
        icon={Maximize}
        label="The whole map"
        keys={keys.fit}
        placement="right"
        onPress={() => board.current?.fit()}
      />
    </>
  );
}

/** The actions of the keys for the view. */
export const viewKeyActions = (board: Handle) => ({
  zoomIn: () => board.current?.zoomIn(),
  zoomOut: () => board.current?.zoomOut(),
  fit: () => board.current?.fit(),
});

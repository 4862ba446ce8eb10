/**
 * The board: a scene with its tokens on canvases. The board takes props and gives intents. React
 * builds the tree of what is drawn; pointer, camera and motion work outside React.
 */
import { BoardTree } from './BoardTree.tsx';
import { paletteOf } from './paint/palette.ts';
import type { BoardProps } from './types.ts';
import { useBoard } from './useBoard.ts';

/**
 * Draws the scene and calls back with what the pointer asks for. The board fills its parent. Screen
 * readers cannot read the canvas: a list of places and tokens must stand beside it.
 */
export function Board(props: BoardProps) {
  const parts = useBoard(props);
  const { room } = paletteOf(props.theme);
  return (
    <div
      ref={parts.nodes.box}
      aria-hidden="true"
      data-board=""
      style={{
        position: 'relative',
        width: '100%',
        height: '100%',
        overflow: 'hidden',
        touchAction: 'none',
        userSelect: 'none',
        background: `radial-gradient(ellipse at center, ${room[0]}, ${room[1]})`,
        pointerEvents: props.interactive ? 'auto' : 'none',
      }}
    >
      <div
        ref={parts.nodes.host}
        style={{ position: 'absolute', transformOrigin: '0 0', willChange: 'transform', pointerEvents: 'none' }}
      >
        <BoardTree parts={parts} shown={props} />
      </div>
    </div>
  );
}

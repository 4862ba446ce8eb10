/**
 * The keyboard's pen: a button that, while it has the focus, moves a pen over the map and puts it
 * down like the pointer.
 */
import { Keyboard } from 'lucide-react';
import { type KeyboardEvent, type RefObject, useRef } from 'react';
import type { BoardStroke, StrokeListener } from '../board/strokeEvents.ts';
import type { BoardHandle } from '../board/types.ts';
import { cellSizeOf, type Point, type Scene } from '../space/scene.ts';

const STEPS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/**
 * The distance of one press, in map pixels: half a square, or a fortieth of the visible part; with
 * Shift a fifth of that.
 */
const stepOf = (scene: Scene, shown: number, fine: boolean): number =>
  (cellSizeOf(scene) ?? shown / 20) / 2 / (fine ? 5 : 1);

/**
 * Where the pen starts: the middle of the visible part. On squares the pen starts in the middle of
 * a square.
 */
function startOf(scene: Scene, view: { x: number; y: number; width: number; height: number }): Point {
  const [x, y] = [view.x + view.width / 2, view.y + view.height / 2];
  if (scene.kind === 'zones') return { x, y };
  const middle = (at: number) => (Math.floor(at / scene.pixels) + 0.5) * scene.pixels;
  return { x: middle(x), y: middle(y) };
}

/**
 * The pen's button. Arrows move the pen, Enter or Space puts it down and lifts it, Escape cancels
 * the stroke.
 */
export function KeyPen({
  scene,
  board,
  tell,
}: {
  scene: Scene;
  board: RefObject<BoardHandle | null>;
  tell: StrokeListener;
}) {
  const pen = useRef<{ at: Point; down: boolean }>(undefined);
  const move = (phase: BoardStroke['phase']) => {
    const { current } = pen;
    const scale = board.current?.view().scale ?? 1;
    if (current) tell({ phase, point: current.at, unit: 1 / scale });
  };
  const press = (event: KeyboardEvent) => {
    const view = board.current?.view();
    const now = pen.current;
    if (!view || !now) return;
    const step = STEPS[event.key];
    if (step) {
      const far = stepOf(scene, view.width, event.shiftKey);
      now.at = { x: now.at.x + step[0] * far, y: now.at.y + step[1] * far };
      move(now.down ? 'move' : 'hover');
    } else if (event.key === 'Enter' || event.key === ' ') {
      if (!now.down) move('start');
      move(now.down ? 'end' : 'move');
      now.down = !now.down;
    } else if (event.key === 'Escape' && now.down) {
      now.down = false;
      move('cancel');
      move('hover');
    } else return;
    // The pen has used this key, so the screen's keys ignore it.
    event.preventDefault();
  };
  return (
    <button
      type="button"
      aria-label="Pen by keys"
      aria-description="Arrows move the pen on the map, with Shift finely. Enter puts it down and lifts it. Escape gives up."
      title="Pen by keys: arrows move it, Enter puts it down and lifts it"
      className="grid size-8 shrink-0 place-items-center rounded-lg text-soft hover:bg-lifted hover:text-ink focus:bg-now-wash focus:text-now"
      onFocus={() => {
        const view = board.current?.view();
        pen.current = { at: view ? startOf(scene, view) : { x: 0, y: 0 }, down: false };
        move('hover');
      }}
      onBlur={() => {
        move('cancel');
        pen.current = undefined;
      }}
      onKeyDown={press}
    >
      <Keyboard aria-hidden className="size-4" />
    </button>
  );
}

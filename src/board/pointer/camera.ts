/** The camera: moves the finished picture by CSS while the view changes, and has it painted anew once the view rests. */
import type { Point } from '../../space/scene.ts';
import { between, OVERSCAN, pictureTransform, type Size, stillCovers } from '../layout/viewMath.ts';
import type { Stage } from '../stage.ts';
import type { BoardView } from '../types.ts';

/** How long the view must rest before it is painted anew, in milliseconds. */
const REST = 130;

/** The least time between two paintings while the view is still moving and the margin has run out, in milliseconds. */
const GAP = 90;

/** A picture stretched or shrunk beyond this is painted anew even in mid-move. */
const STRETCH = 2;

/** How long the view takes to glide somewhere, in milliseconds. */
const GLIDE = 600;

export interface Camera {
  /** Where the view is now. */
  view(): BoardView;
  /** Moves the view; what is painted follows by CSS and is painted anew when it rests. */
  move(view: BoardView): void;
  /** Sets the view and paints at once. */
  jump(view: BoardView): void;
  /** Goes there softly, or at once where motion is to be reduced. Any other move ends it where it is. */
  glide(view: BoardView): void;
  /** A new size of the window, painted at once. */
  resize(window: Size, view: BoardView): void;
  window(): Size;
  dispose(): void;
}

/** Margin painted beyond each edge, in whole window pixels. */
export const marginOf = (window: Size): Point => ({
  x: Math.round(window.width * OVERSCAN),
  y: Math.round(window.height * OVERSCAN),
});

/**
 * Makes the camera of a stage. `host` is the element that holds the stage, inside a box that clips it.
 * `onPaint` is called just before each painting (tokens out of sight are dropped there), `onRest` after the view has come to rest.
 */
export function makeCamera(
  stage: Stage,
  host: HTMLElement,
  { onPaint, onRest }: { onPaint(view: BoardView): void; onRest(view: BoardView): void },
): Camera {
  let view: BoardView = { x: 0, y: 0, scale: 1 };
  let painted = view;
  let size: Size = { width: 1, height: 1 };
  let margin = marginOf(size);
  let lastPaint = 0;
  let rest: ReturnType<typeof setTimeout> | undefined;

  let gliding = 0;

  const paint = () => {
    painted = view;
    lastPaint = performance.now();
    host.style.transform = '';
    stage.at = {
      x: margin.x - view.x * view.scale,
      y: margin.y - view.y * view.scale,
      scale: view.scale,
    };
    onPaint(view);
    // At once, not in the next frame: the CSS transform has just gone, and the two must change together.
    stage.draw();
  };
  const settle = () => {
    rest = undefined;
    if (painted !== view) paint();
    onRest(view);
  };

  const moveTo = (next: BoardView) => {
    view = next;
    if (rest !== undefined) clearTimeout(rest);
    rest = setTimeout(settle, REST);
    const stretch = view.scale / painted.scale;
    const worn = !stillCovers(painted, view, size, margin) || stretch > STRETCH || stretch < 1 / STRETCH;
    if (worn && performance.now() - lastPaint > GAP) paint();
    else host.style.transform = pictureTransform(painted, view, margin);
  };
  const stand = () => cancelAnimationFrame(gliding);

  return {
    view: () => view,
    window: () => size,
    move(next) {
      stand();
      moveTo(next);
    },
    glide(next) {
      stand();
      if (matchMedia('(prefers-reduced-motion: reduce)').matches) return this.jump(next);
      const [from, began] = [view, performance.now()];
      const step = (now: number) => {
        const share = Math.min(1, Math.max(0, (now - began) / GLIDE));
        // Slow, quick, slow; the end is exact, so that what is fitted is fitted to the pixel.
        moveTo(share < 1 ? between(from, next, share * share * (3 - 2 * share), size) : next);
        if (share < 1) gliding = requestAnimationFrame(step);
      };
      gliding = requestAnimationFrame(step);
    },
    jump(next) {
      stand();
      view = next;
      if (rest !== undefined) clearTimeout(rest);
      paint();
      settle();
    },
    resize(window, next) {
      size = window;
      margin = marginOf(window);
      host.style.left = `${-margin.x}px`;
      host.style.top = `${-margin.y}px`;
      stage.resize({ width: window.width + 2 * margin.x, height: window.height + 2 * margin.y });
      this.jump(next);
    },
    dispose() {
      stand();
      if (rest !== undefined) clearTimeout(rest);
    },
  };
}

/**
 * The camera. While the view changes, CSS moves the finished picture. The picture is painted again
 * once the view rests.
 */
import type { Point } from '../../space/scene.ts';
import { OVERSCAN, pictureTransform, type Size, stillCovers, viewBetween } from '../layout/viewMath.ts';
import type { LayerNode, StageNode } from '../tree/konva.ts';
import { tellMoves } from '../tree/still.ts';
import type { BoardView } from '../types.ts';

/** How long the view must rest before it is painted again, in milliseconds. */
const REST = 130;

/**
 * The least time between two paintings while the view still moves and has used up the margin, in
 * milliseconds.
 */
const GAP = 90;

/**
 * A picture that is stretched or shrunk by more than this factor is painted again even while the
 * view moves.
 */
const STRETCH = 2;

/** How long the view takes to glide to another view, in milliseconds. */
const GLIDE = 600;

export interface Camera {
  /** Where the view is now. */
  view(): BoardView;
  /** Moves the view. CSS moves the picture at once, and it is painted again when the view rests. */
  move(view: BoardView): void;
  /** Sets the view and paints at once. */
  jump(view: BoardView): void;
  /**
   * Moves to a view smoothly, or at once where the user wants little motion. Any other move ends
   * the glide where it is.
   */
  glide(view: BoardView): void;
  /** Paints the present view at once. */
  repaint(): void;
  /** Takes a new size of the window and paints at once. */
  resize(window: Size, view: BoardView): void;
  window(): Size;
  dispose(): void;
}

/** The margin that is painted beyond each edge, in whole window pixels. */
export const marginOf = (window: Size): Point => ({
  x: Math.round(window.width * OVERSCAN),
  y: Math.round(window.height * OVERSCAN),
});

/**
 * Gives a canvas on the page exactly the size of its pixels, so that nothing is painted between two
 * of them.
 */
function wholePixels(layer: LayerNode): void {
  const canvas = layer.getNativeCanvasElement();
  const ratio = layer.getCanvas().getPixelRatio();
  canvas.style.width = `${canvas.width / ratio}px`;
  canvas.style.height = `${canvas.height / ratio}px`;
}

/**
 * Makes the camera of a stage. `host` is the element that holds the stage, inside a box that clips
 * it. `onPaint` is called just before each painting, and drops tokens out of sight. `onRest` is
 * called after the view has come to rest.
 */
export function makeCamera(
  stage: StageNode,
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
    stage.setAttrs({
      x: margin.x - view.x * view.scale,
      y: margin.y - view.y * view.scale,
      scaleX: view.scale,
      scaleY: view.scale,
    });
    onPaint(view);
    // The stage is drawn now, not in the next frame: the CSS transform has just been removed, and
    // both must change together.
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
    else {
      tellMoves(stage);
      host.style.transform = pictureTransform(painted, view, margin);
    }
  };
  const stand = () => cancelAnimationFrame(gliding);

  return {
    view: () => view,
    window: () => size,
    repaint: paint,
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
        // The movement is slow, quick, slow. Its end is exact, so that a fitted view is fitted to
        // the pixel.
        moveTo(share < 1 ? viewBetween(from, next, share * share * (3 - 2 * share), size) : next);
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
      stage.size({ width: window.width + 2 * margin.x, height: window.height + 2 * margin.y });
      for (const layer of stage.getLayers()) wholePixels(layer);
      this.jump(next);
    },
    dispose() {
      stand();
      if (rest !== undefined) clearTimeout(rest);
    },
  };
}

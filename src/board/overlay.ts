/** Plain elements that lie above the canvas: the selection box and the ripple of a ping. */
import type { Point } from '../space/scene.ts';
import { stillness } from './figures/stillness.ts';
import type { Overlay } from './pointer/gestureTarget.ts';

const RIPPLE_MS = 1100;

/** Makes the overlay of a board's box. */
export function makeOverlay(box: HTMLElement): Overlay & { dispose(): void } {
  let rectangle: HTMLElement | undefined;
  const hide = () => {
    rectangle?.remove();
    rectangle = undefined;
  };
  return {
    box(at) {
      if (!at) return hide();
      if (!rectangle) {
        rectangle = document.createElement('div');
        rectangle.style.cssText =
          'position:absolute;left:0;top:0;pointer-events:none;border:1.5px solid #ffffff;background:rgba(255,255,255,.12);border-radius:3px;outline:1px solid rgba(0,0,0,.5)';
        box.append(rectangle);
      }
      rectangle.style.transform = `translate(${at.x}px,${at.y}px)`;
      rectangle.style.width = `${at.width}px`;
      rectangle.style.height = `${at.height}px`;
    },
    ping: (at) => ripple(box, at),
    dispose: hide,
  };
}

/** Shows three rings that widen and fade, or one still ring where little motion is wanted. */
function ripple(box: HTMLElement, at: Point): void {
  const still = stillness();
  for (const delay of still ? [0] : [0, 180, 360]) {
    const ring = document.createElement('div');
    ring.dataset.ping = '';
    ring.style.cssText = `position:absolute;left:${at.x - 60}px;top:${at.y - 60}px;width:120px;height:120px;border-radius:50%;border:6px solid #ffb257;box-sizing:border-box;pointer-events:none;opacity:${still ? 1 : 0}`;
    box.append(ring);
    const frames = still
      ? [{ opacity: 1 }, { opacity: 1, offset: 0.8 }, { opacity: 0 }]
      : [
          { opacity: 1, transform: 'scale(.12)' },
          { opacity: 0, transform: 'scale(1)' },
        ];
    ring.animate(frames, { duration: RIPPLE_MS, delay, easing: 'ease-out' }).onfinish = () => ring.remove();
  }
}

/** Marks of what a picture shows by itself, for the palette and for painted ground. */
import type { unseenKinds } from '../../space/scenery/kinds/unseen.ts';
import type { SceneryPainter } from '../pen/pen.ts';
import { discPath } from '../pen/shapes.ts';

const ring =
  (colour: string): SceneryPainter =>
  (pen, item) => {
    pen.strokeStyle = colour;
    pen.lineWidth = Math.max(1, item.w * 0.12);
    discPath(pen, 0, 0, item.w * 0.42);
    pen.stroke();
  };

export const unseenPainters: Record<keyof typeof unseenKinds, SceneryPainter> = {
  'unseen light': ring('rgba(255,226,160,0.6)'),
  'unseen cover': ring('rgba(214,214,208,0.5)'),
};

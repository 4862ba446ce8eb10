/** Paints a single thing, for the editor's tools and for the small pictures of a palette. */
import { sceneryKind } from '../space/scenery/kinds/sceneryKinds.ts';
import type { SceneryItem } from '../space/scenery/scenery.ts';
import { paintedThingOf } from './mapPainting.ts';
import { type Pen, SQUARE } from './pen/pen.ts';
import { paintThing } from './things.ts';

/** Paints a thing at its place on a map whose squares are `square` pixels wide. */
export function paintOneThing(pen: Pen, item: SceneryItem, square: number): void {
  pen.save();
  pen.scale(square / SQUARE, square / SQUARE);
  paintThing(pen, paintedThingOf(item, square));
  pen.restore();
}

/**
 * Paints a kind of thing as large as it fits in the middle of a picture with this side, in pixels.
 */
export function paintKind(pen: Pen, kind: string, side: number): void {
  const { outline, size } = sceneryKind(kind);
  const [length, depth] = size;
  const fit = (side * 0.86) / Math.max(length, depth, 0.5);
  const square = outline === 'line' ? side * 0.72 : fit;
  const item: SceneryItem =
    outline === 'line'
      ? {
          kind,
          along: [
            [side * 0.08, side * 0.66],
            [side * 0.5, side * 0.42],
            [side * 0.92, side * 0.52],
          ],
        }
      : { kind, at: [side / 2, side / 2], seed: 5 };
  paintOneThing(pen, item, square);
}

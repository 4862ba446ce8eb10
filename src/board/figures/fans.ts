/** Shows the fan of the figures that lie where the pointer rests, above all other figures. */
import { cellSizeOf, type Point } from '../../space/scene.ts';
import { type Fan, fanOf, meantInFan } from '../layout/fan.ts';
import type { Spot } from '../layout/spot.ts';
import { drawBitmap, type FigureBitmap } from '../paint/tokens/drawToken.ts';
import { drawDisc } from '../paint/tokens/drawTokenParts.ts';
import type { BoardToken } from '../types.ts';
import type { Drawn } from './bitmaps.ts';
import type { LabelScene } from './labels.ts';

/** The radius of a figure in a fan: as a share of a square, and at least so many window pixels. */
const FAN_SIZE = 0.38;
const LEAST_IN_FAN = 19;

/** What a fan needs to paint its figures: their drawings at a spot, and their names there. */
interface FanPainter {
  drawn(token: BoardToken, spot: Spot): Drawn;
  write(token: BoardToken, spot: Spot): void;
}

export interface ShownFan {
  /** Opens or closes the fan as the pointer rests on a figure, or on none. True when it changed. */
  restOn(id: string | undefined, now: LabelScene | undefined): boolean;
  /** The figure of the open fan that a point means. */
  meant(point: Point): string | undefined;
  /** The ids of the figures in the open fan. */
  ids(): readonly string[];
  /** Draws the open fan; the context is in map pixels. */
  draw(pen: CanvasRenderingContext2D, tokens: readonly BoardToken[], painter: FanPainter): void;
  close(): void;
}

export function makeShownFan(): ShownFan {
  let fan: Fan | undefined;
  return {
    restOn(id, now) {
      if (id !== undefined && fan?.spots.has(id)) return false;
      const before = fan;
      fan = undefined;
      if (id !== undefined && now) {
        const { scene, tokens, spots, look } = now;
        const cell = cellSizeOf(scene);
        const usual = cell === undefined ? (spots.get(id)?.radius ?? 0) : cell * FAN_SIZE;
        fan = fanOf(id, tokens, spots, Math.max(usual, LEAST_IN_FAN / look.scale));
      }
      return fan !== before;
    },
    meant: (point) => fan && meantInFan(fan, point),
    ids: () => [...(fan?.spots.keys() ?? [])],
    draw(pen, tokens, painter) {
      if (fan) drawFan(pen, fan, tokens, painter);
    },
    close() {
      fan = undefined;
    },
  };
}

/** Draws a dark disc and on it each figure of the fan with its name. */
function drawFan(
  pen: CanvasRenderingContext2D,
  { middle, reach, spots }: Fan,
  tokens: readonly BoardToken[],
  { drawn, write }: FanPainter,
): void {
  pen.globalAlpha = 1;
  drawDisc(pen, { ...middle, r: reach }, 'rgba(8,9,12,0.78)');
  for (const token of tokens) {
    const spot = spots.get(token.id);
    if (!spot) continue;
    const { aura, picture, badges, shade } = drawn(token, spot);
    pen.save();
    pen.translate(spot.x, spot.y);
    for (const bitmap of [aura, picture, badges, shade].filter((one): one is FigureBitmap => one !== undefined))
      drawBitmap(pen, bitmap, spot.radius);
    pen.restore();
    write(token, spot);
  }
}

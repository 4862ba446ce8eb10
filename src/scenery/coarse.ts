/**
 * Sheets with fewer pixels for shadows and light, which are soft anyway. A sheet covers a part of a
 * map and is laid over it enlarged, a tile at a time.
 */
import type { Box } from './ground/distances.ts';
import { sheetOf } from './ground/layGround.ts';
import type { Pen } from './pen/pen.ts';

export interface CoarseSheet {
  readonly sheet: OffscreenCanvas | HTMLCanvasElement;
  /** A pen in units of the map. */
  readonly pen: Pen;
  /** The part of the map that the sheet covers, in units. */
  readonly box: Box;
  /** The sheet's pixels for each unit. */
  readonly k: number;
}

/**
 * Makes a sheet over a part of a map. The part grows to whole pixels, so that tiles meet without
 * seams.
 */
export function coarseSheet(part: Box, k: number): CoarseSheet {
  const [x, y] = [Math.floor(part.x * k) / k, Math.floor(part.y * k) / k];
  const { sheet, pen } = sheetOf((part.x + part.w - x) * k, (part.y + part.h - y) * k);
  pen.scale(k, k);
  pen.translate(-x, -y);
  return { sheet, pen, box: { x, y, w: sheet.width / k, h: sheet.height / k }, k };
}

/** Makes the sheet without hard edges: several copies lie over each other, so many units apart. */
export function softenedSheet({ sheet, box, k }: CoarseSheet, apart: number): CoarseSheet {
  const soft = coarseSheet(box, k);
  const { x, y, w, h } = box;
  soft.pen.globalCompositeOperation = 'lighter';
  soft.pen.globalAlpha = 0.25;
  for (const [dx, dy] of [
    [-1, -0.6],
    [1, -0.6],
    [-0.6, 1],
    [0.6, 1],
  ] as const)
    soft.pen.drawImage(sheet, x + dx * apart, y + dy * apart, w, h);
  return soft;
}

/** The side of a tile that is laid in one step, in units. */
const TILE = 400;

/** Lays a sheet over a map, enlarged. The pen is in units. */
export function* layCoarse(
  pen: Pen,
  { sheet, box, k }: CoarseSheet,
  how: GlobalCompositeOperation,
  alpha = 1,
): Generator<void> {
  const side = Math.ceil(TILE * k) / k;
  for (let y = 0; y < box.h; y += side)
    for (let x = 0; x < box.w; x += side) {
      pen.save();
      // A part of the sheet alone would end with an edge. So the whole sheet is laid, and clipped
      // to the part.
      pen.beginPath();
      pen.rect(box.x + x, box.y + y, side, side);
      pen.clip();
      pen.imageSmoothingEnabled = true;
      pen.imageSmoothingQuality = 'low';
      pen.globalCompositeOperation = how;
      pen.globalAlpha = alpha;
      pen.drawImage(sheet, box.x, box.y, box.w, box.h);
      pen.restore();
      yield;
    }
}

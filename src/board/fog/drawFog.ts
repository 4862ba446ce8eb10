/**
 * Draws fog: solid and soft at its edge for players, a hatched veil for the GM. The context is in
 * map pixels.
 */

import type { Point } from '../../space/scene.ts';
import type { CoveredPart } from '../../space/sight/cover.ts';

interface Size {
  width: number;
  height: number;
}

/** The colours of solid fog at its darkest and at its lightest, as red, green and blue. */
const DARK = [7, 8, 12] as const;
const LIGHT = [112, 120, 138] as const;
/** Solid fog in one colour: nothing under it shows through, however light it is. */
const solid = (darkness: number): string =>
  `rgb(${DARK.map((dark, at) => Math.round(dark * darkness + (LIGHT[at] ?? dark) * (1 - darkness))).join(' ')})`;
/**
 * The fog is painted once, on a canvas of at most this many pixels a side, and copied from there.
 */
const MOST_PIXELS = 2400;
/** How far the darkness reaches into the known part, as a share of the map's larger side. */
const SOFT = 0.012;
/** Map pixels between the lines of the veil. */
const HATCH = 26;

function addOutline(path: Path2D, outline: readonly Point[]): void {
  outline.forEach(({ x, y }, at) => {
    if (at === 0) path.moveTo(x, y);
    else path.lineTo(x, y);
  });
  path.closePath();
}

/** The outlines of a part of the map as one path. */
function pathOf({ outlines }: CoveredPart): Path2D {
  const path = new Path2D();
  for (const outline of outlines) addOutline(path, outline);
  return path;
}

/** The part that the fog does not cover, as a path to clip by. */
export function knownPath(part: CoveredPart, { width, height }: Size): { path: Path2D; rule: CanvasFillRule } {
  const path = pathOf(part);
  if (part.of === 'rest') return { path, rule: 'nonzero' };
  path.rect(0, 0, width, height);
  return { path, rule: 'evenodd' };
}

/** An empty canvas for a map, and its context in map pixels. */
function sheetFor(size: Size) {
  const scale = Math.min(1, MOST_PIXELS / Math.max(size.width, size.height));
  const sheet = document.createElement('canvas');
  sheet.width = Math.max(1, Math.round(size.width * scale));
  sheet.height = Math.max(1, Math.round(size.height * scale));
  const pen = sheet.getContext('2d');
  pen?.scale(scale, scale);
  return { sheet, pen, scale };
}

/** The fog with a sharp edge. */
function hardCover(part: CoveredPart, size: Size, colour: string): HTMLCanvasElement {
  const { sheet, pen, scale } = sheetFor(size);
  if (!pen) return sheet;
  const path = pathOf(part);
  pen.fillStyle = colour;
  if (part.of === 'these') pen.fill(path);
  else {
    pen.fillRect(0, 0, size.width, size.height);
    pen.globalCompositeOperation = 'destination-out';
    pen.fill(path);
    // This line closes the thin gap between the fog of two neighbouring zones.
    pen.lineWidth = 2 / scale;
    pen.stroke(path);
  }
  return sheet;
}

/**
 * The solid fog over the ground, as a picture to be stretched over the whole map. Its darkness
 * reaches a little into the known part.
 */
export function coverSheet(part: CoveredPart, size: Size, darkness = 1): HTMLCanvasElement {
  const colour = solid(darkness);
  const hard = hardCover(part, size, colour);
  const { sheet, pen } = sheetFor(size);
  if (!pen) return hard;
  pen.shadowColor = colour;
  pen.shadowBlur = SOFT * 2 * Math.max(sheet.width, sheet.height);
  pen.drawImage(hard, 0, 0, size.width, size.height);
  return sheet;
}

/**
 * The fog over the grid. It ends `air` map pixels before the known part, so that walls at the edge
 * stay whole.
 */
export function gridCoverSheet(part: CoveredPart, size: Size, air: number, darkness = 1): HTMLCanvasElement {
  const hard = hardCover(part, size, solid(darkness));
  const known = sheetFor(size);
  const { sheet, pen } = sheetFor(size);
  if (!pen || !known.pen) return hard;
  known.pen.fillRect(0, 0, size.width, size.height);
  known.pen.globalCompositeOperation = 'destination-out';
  known.pen.drawImage(hard, 0, 0, size.width, size.height);
  pen.drawImage(hard, 0, 0, size.width, size.height);
  pen.globalCompositeOperation = 'destination-out';
  for (const across of [-air, 0, air])
    for (const down of [-air, 0, air]) pen.drawImage(known.sheet, across, down, size.width, size.height);
  return sheet;
}

/** Darkens ground that the players only remember, for the GM: plainly, so that the veil differs. */
export function drawDimness(context: CanvasRenderingContext2D, part: CoveredPart, theme: 'dark' | 'light'): void {
  context.fillStyle = theme === 'dark' ? 'rgba(6,8,16,0.42)' : 'rgba(26,30,44,0.34)';
  context.fill(pathOf(part), part.of === 'these' ? 'nonzero' : 'evenodd');
}

/**
 * Draws the veil that the GM sees through. It is hatched as well as dark, so that nobody must tell
 * it by its shade alone.
 */
export function drawVeil(
  context: CanvasRenderingContext2D,
  part: CoveredPart,
  size: Size,
  { theme, darkness }: { theme: 'dark' | 'light'; darkness: number },
): void {
  const { path, rule } =
    part.of === 'these'
      ? { path: pathOf(part), rule: 'nonzero' as const }
      : { path: pathOf(part), rule: 'evenodd' as const };
  context.save();
  context.clip(path, rule);
  context.globalAlpha *= darkness;
  context.fillStyle = theme === 'dark' ? 'rgba(6,8,16,0.56)' : 'rgba(26,30,44,0.42)';
  context.fillRect(0, 0, size.width, size.height);
  context.strokeStyle = theme === 'dark' ? 'rgba(196,208,236,0.17)' : 'rgba(255,255,255,0.34)';
  context.lineWidth = 3;
  context.beginPath();
  for (let x = -size.height; x < size.width; x += HATCH) {
    context.moveTo(x, size.height);
    context.lineTo(x + size.height, 0);
  }
  context.stroke();
  context.restore();
}

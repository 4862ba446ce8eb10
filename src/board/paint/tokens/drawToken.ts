/**
 * Draws a token's picture as one bitmap (face, side, health), and its badges as another. Each is
 * drawn once for each key. What changes with turns and questions lies around them (drawAura).
 */
import { ICON_BOX, iconPath } from '../../../ui/icons/icons.ts';
import type { BitmapLook } from '../../layout/tokenKey.ts';
import type { BoardToken } from '../../types.ts';
import { type Palette, paletteOf } from '../palette.ts';
import { drawBadges, drawHidden, drawNumber, drawStanding } from './drawTokenParts.ts';
import { circlePath, sideShape } from './tokenShapes.ts';

/** A finished drawing, with the distance of the token's middle from its left and its top edge. */
export interface FigureBitmap {
  canvas: HTMLCanvasElement;
  /** Radius of the token in the canvas's pixels. */
  radius: number;
  left: number;
  top: number;
}

/**
 * Draws a bitmap around a token's middle, at the size of the shown token, whatever size it was made
 * in. The radius is in map pixels.
 */
export function drawBitmap(
  pen: CanvasRenderingContext2D,
  { canvas, radius: drawn, left, top }: FigureBitmap,
  radius: number,
): void {
  const k = radius / drawn;
  pen.drawImage(canvas, -left * k, -top * k, canvas.width * k, canvas.height * k);
}

/**
 * A canvas that reaches this far from the token's middle, in radii, and a context with its origin
 * there.
 */
function sheetAbout(radius: number, reach: { right: number; down: number }) {
  const left = Math.ceil(radius * 1.5);
  const canvas = document.createElement('canvas');
  canvas.width = left + Math.ceil(radius * reach.right);
  canvas.height = left + Math.ceil(radius * reach.down);
  const context = canvas.getContext('2d')!;
  context.translate(left, left);
  return { context, bitmap: { canvas, radius, left, top: left } };
}

/** Draws the token. The face shows `portrait` when it is given, and the icon otherwise. */
export function drawToken(token: BoardToken, look: BitmapLook, portrait?: CanvasImageSource): FigureBitmap {
  const r = look.radius;
  const { context, bitmap } = sheetAbout(r, { right: 1.5, down: 1.5 });
  const colours = paletteOf(look.theme);
  if (token.hidden) context.globalAlpha = 0.55;
  drawFace(context, token, r, colours, portrait);
  drawStanding(context, token, r, (look.least ?? 0) * look.pixelRatio);
  if (token.loads) drawLoads(context, token.loads, r, colours);
  else drawHealth(context, token, r, colours);
  drawRing(context, token, r, colours);
  return bitmap;
}

/**
 * Draws what lies on top of the picture: the number, the badges, and the sign of a hidden token.
 */
export function drawUpon(token: BoardToken, look: BitmapLook, number?: string): FigureBitmap {
  const r = look.radius;
  const { context, bitmap } = sheetAbout(r, {
    right: token.badges.length > 0 ? 2.8 : 1.5,
    down: token.badges.length > 2 ? 1.75 : 1.5,
  });
  if (token.hidden) context.globalAlpha = 0.55;
  const colours = paletteOf(look.theme);
  if (r >= 11) drawBadges(context, token, { r, ratio: look.pixelRatio, least: look.least, colours });
  if (number !== undefined)
    drawNumber(context, number, r, {
      ring: colours.sides[token.stance].ring,
      least: (look.least ?? 0) * look.pixelRatio,
    });
  if (token.hidden) drawHidden(context, r);
  return bitmap;
}

function drawFace(
  context: CanvasRenderingContext2D,
  token: BoardToken,
  r: number,
  colours: Palette,
  portrait: CanvasImageSource | undefined,
): void {
  const outline = circlePath(r);
  context.save();
  context.fillStyle = 'rgba(0,0,0,0.38)';
  context.translate(0, r * 0.09);
  context.fill(sideShape(token.stance, r * 1.07));
  context.translate(0, -r * 0.09);
  const shade = context.createLinearGradient(0, -r, 0, r);
  shade.addColorStop(0, colours.tokenFace[0]);
  shade.addColorStop(1, colours.sides[token.stance].deep);
  context.fillStyle = shade;
  context.fill(outline);
  context.clip(outline);
  if (portrait) context.drawImage(portrait, -r, -r, 2 * r, 2 * r);
  else {
    const size = r * (token.health === undefined && !token.loads ? 1.3 : 1.16);
    context.fillStyle = colours.tokenInk;
    context.translate(-size / 2, -size / 2);
    context.scale(size / ICON_BOX, size / ICON_BOX);
    context.fill(new Path2D(iconPath(token.icon)));
  }
  context.restore();
}

/** The dark edges of a token's ring. */
export const RING_RIM = 'rgba(8,9,12,0.9)';

function drawRing(context: CanvasRenderingContext2D, token: BoardToken, r: number, colours: Palette): void {
  const outline = circlePath(r);
  const shape = sideShape(token.stance, r);
  const corners = new Path2D(shape);
  corners.addPath(circlePath(r));
  context.lineJoin = 'round';
  context.lineWidth = r * 0.2;
  context.strokeStyle = RING_RIM;
  context.stroke(shape);
  context.fillStyle = colours.sides[token.stance].ring;
  context.fill(corners, 'evenodd');
  context.lineWidth = r * 0.2;
  context.strokeStyle = RING_RIM;
  context.stroke(outline);
  context.lineWidth = r * 0.115;
  context.strokeStyle = colours.sides[token.stance].ring;
  context.stroke(outline);
}

/**
 * Draws the health that is left as an arc from the top clockwise. The arc's length shows it; the
 * colour only helps.
 */
function drawHealth(context: CanvasRenderingContext2D, token: BoardToken, r: number, colours: Palette): void {
  if (token.health === undefined) return;
  const share = Math.max(0, Math.min(1, token.health));
  const at = r * 0.79;
  context.lineCap = 'butt';
  context.lineWidth = r * 0.17;
  context.strokeStyle = 'rgba(8,9,12,0.82)';
  context.beginPath();
  context.arc(0, 0, at, 0, Math.PI * 2);
  context.stroke();
  if (share === 0) return;
  context.lineWidth = r * 0.11;
  context.lineCap = 'round';
  context.strokeStyle = share > 0.5 ? colours.good : share > 0.25 ? colours.now : colours.danger;
  context.beginPath();
  context.arc(0, 0, at, -Math.PI / 2, -Math.PI / 2 + share * Math.PI * 2);
  context.stroke();
}

/** The gap between the two halves of the ring of loads, top and bottom. */
const PARTED = 0.2;

/**
 * Draws up to two loads as halves of a ring that fill from the foot, the first on the left and the
 * second on the right. A full load is amber. A load above its tolerance is red, thick and cut in
 * two.
 */
function drawLoads(context: CanvasRenderingContext2D, loads: readonly number[], r: number, colours: Palette): void {
  const at = r * 0.79;
  for (const [n, load] of loads.slice(0, 2).entries()) {
    const turn = n === 0 ? 1 : -1;
    const start = Math.PI / 2 + turn * PARTED;
    const whole = Math.PI - 2 * PARTED;
    const arc = (from: number, to: number, width: number, colour: string) => {
      context.lineWidth = width;
      context.strokeStyle = colour;
      context.beginPath();
      context.arc(0, 0, at, start + turn * from, start + turn * to, turn < 0);
      context.stroke();
    };
    context.lineCap = 'butt';
    arc(-0.05, whole + 0.05, r * 0.2, 'rgba(8,9,12,0.82)');
    if (load <= 0) continue;
    const colour = load > 1 ? colours.danger : load >= 1 ? colours.now : colours.tokenInk;
    arc(0, Math.min(1, load) * whole, r * (load > 1 ? 0.18 : 0.12), colour);
    if (load > 1) arc(whole * 0.78, whole * 0.86, r * 0.2, 'rgba(8,9,12,1)');
  }
}

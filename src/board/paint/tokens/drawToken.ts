/** Draws a token as one bitmap: face, side, health, badges. Done once for each key; what changes with turns and questions lies about it (drawAura). */
import { ICON_BOX, iconPath } from '../../../ui/icons/icons.ts';
import type { BitmapLook } from '../../layout/tokenKey.ts';
import type { BoardToken } from '../../types.ts';
import { type Palette, palette } from '../palette.ts';
import { drawBadges, drawHidden, drawStanding } from './drawTokenParts.ts';
import { circle, sideShape } from './tokenShapes.ts';

/** A finished picture; the token's middle is so far from its left and its top edge. */
export interface TokenBitmap {
  canvas: HTMLCanvasElement;
  /** Radius of the token in the canvas's pixels. */
  radius: number;
  left: number;
  top: number;
}

/** Draws the token. `portrait` fills the face when given; the icon does otherwise. */
export function drawToken(token: BoardToken, look: BitmapLook, portrait?: CanvasImageSource): TokenBitmap {
  const r = look.radius;
  const left = Math.ceil(r * 1.5);
  const top = Math.ceil(r * 1.5);
  const canvas = document.createElement('canvas');
  canvas.width = left + Math.ceil(r * (token.badges.length > 0 ? 2.8 : 1.5));
  canvas.height = top + Math.ceil(r * (token.badges.length > 2 ? 1.75 : 1.5));
  const context = canvas.getContext('2d')!;
  context.translate(left, top);
  const colours = palette(look.theme);
  if (token.hidden) context.globalAlpha = 0.55;
  drawFace(context, token, r, colours, portrait);
  drawStanding(context, token, r, (look.least ?? 0) * look.pixelRatio);
  if (token.loads) drawLoads(context, token.loads, r, colours);
  else drawHealth(context, token, r, colours);
  drawRing(context, token, r, colours);
  if (r >= 11) drawBadges(context, token, { r, ratio: look.pixelRatio, least: look.least, colours });
  if (token.hidden) drawHidden(context, r);
  return { canvas, radius: r, left, top };
}

function drawFace(
  context: CanvasRenderingContext2D,
  token: BoardToken,
  r: number,
  colours: Palette,
  portrait: CanvasImageSource | undefined,
): void {
  const outline = circle(r);
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

function drawRing(context: CanvasRenderingContext2D, token: BoardToken, r: number, colours: Palette): void {
  const outline = circle(r);
  const shape = sideShape(token.stance, r);
  const corners = new Path2D(shape);
  corners.addPath(circle(r));
  context.lineJoin = 'round';
  context.lineWidth = r * 0.2;
  context.strokeStyle = 'rgba(8,9,12,0.9)';
  context.stroke(shape);
  context.fillStyle = colours.sides[token.stance].ring;
  context.fill(corners, 'evenodd');
  context.lineWidth = r * 0.2;
  context.strokeStyle = 'rgba(8,9,12,0.9)';
  context.stroke(outline);
  context.lineWidth = r * 0.115;
  context.strokeStyle = colours.sides[token.stance].ring;
  context.stroke(outline);
}

/** What is left, as an arc from the top clockwise: its length tells; the colour only helps. */
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
 * Up to two loads, as halves of a ring that fill from the foot: the first at the left, the second at the right.
 * A full one is amber, one that is over its tolerance is thick and cut in two besides being red.
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

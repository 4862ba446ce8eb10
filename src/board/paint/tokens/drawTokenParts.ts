/** The small parts of a token's bitmap: badges, standing, and the sign of who is hidden. */
import { ICON_BOX, iconPath } from '../../../ui/icons/icons.ts';
import { badgesShown } from '../../layout/words/plates.ts';
import type { BoardToken } from '../../types.ts';
import type { Palette } from '../palette.ts';
import { BOARD_FONT } from '../pen.ts';
import { circle } from './tokenShapes.ts';

interface Room {
  r: number;
  ratio: number;
  least: number | undefined;
  colours: Palette;
}

/** The states as small plates down the right side. */
export function drawBadges(
  context: CanvasRenderingContext2D,
  token: BoardToken,
  { r, ratio, least, colours }: Room,
): void {
  const measure = (text: string, size: number) => {
    context.font = `650 ${size * ratio}px ${BOARD_FONT}`;
    return context.measureText(text).width / ratio;
  };
  const { size: letters, words } = badgesShown(token.badges, r / ratio, least, measure);
  const size = letters * ratio;
  context.font = `650 ${size}px ${BOARD_FONT}`;
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  const high = size * 1.34;
  words.forEach((text, index) => {
    const width = Math.max(high, context.measureText(text).width + size * 0.7);
    const left = r * 0.62;
    const top = -r * 0.98 + index * (high + ratio);
    context.fillStyle = '#f2ede2';
    context.beginPath();
    context.roundRect(left, top, width, high, high * 0.32);
    context.fill();
    context.lineWidth = Math.max(1, ratio);
    context.strokeStyle = colours.wall;
    context.stroke();
    context.fillStyle = '#1a1b1f';
    context.fillText(text, left + width / 2, top + high / 2 + size * 0.05);
  });
}

/** Down or out: the face fades and the word stands across it. */
export function drawStanding(context: CanvasRenderingContext2D, token: BoardToken, r: number, least: number): void {
  if (token.standing === 'up') return;
  const out = token.standing === 'out';
  context.fillStyle = out ? 'rgba(12,13,16,0.78)' : 'rgba(40,10,10,0.58)';
  context.fill(circle(r));
  if (out) {
    context.strokeStyle = '#d9d4c8';
    context.lineWidth = r * 0.14;
    context.lineCap = 'round';
    context.beginPath();
    context.moveTo(-r * 0.45, -r * 0.45);
    context.lineTo(r * 0.45, r * 0.45);
    context.moveTo(r * 0.45, -r * 0.45);
    context.lineTo(-r * 0.45, r * 0.45);
    context.stroke();
    return;
  }
  context.fillStyle = 'rgba(12,13,16,0.88)';
  const half = Math.max(r * 0.24, Math.min(least, r * 0.62) * 0.62);
  context.fillRect(-r * 0.86, -half, r * 1.72, 2 * half);
  context.fillStyle = '#ffd9d4';
  context.font = `750 ${Math.max(r * 0.36, Math.min(least, r * 0.62))}px ${BOARD_FONT}`;
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  context.fillText('down', 0, r * 0.02);
}

/** The sign of who is hidden from the players. */
export function drawHidden(context: CanvasRenderingContext2D, r: number): void {
  const before = context.globalAlpha;
  context.globalAlpha = 1;
  disc(context, { x: r * 0.76, y: r * 0.7, r: r * 0.36 }, '#14161b');
  const size = r * 0.46;
  context.save();
  context.translate(r * 0.76 - size / 2, r * 0.7 - size / 2);
  context.scale(size / ICON_BOX, size / ICON_BOX);
  context.fillStyle = '#f3efe6';
  context.fill(new Path2D(iconPath('sight-disabled')));
  context.restore();
  context.globalAlpha = before;
}

/** A filled circle. */
export function disc(
  context: CanvasRenderingContext2D,
  at: { x: number; y: number; r: number },
  colour: string | CanvasGradient,
): void {
  context.fillStyle = colour;
  context.beginPath();
  context.arc(at.x, at.y, at.r, 0, Math.PI * 2);
  context.fill();
}

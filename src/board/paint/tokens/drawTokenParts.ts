/** The small parts of a token's bitmap: badges, standing, and the sign of a hidden token. */
import { ICON_BOX, iconPath } from '../../../ui/icons/icons.ts';
import { badgeCount, badgesShown, badgeWidth } from '../../layout/words/plates.ts';
import type { BoardToken } from '../../types.ts';
import { BOARD_FONT } from '../paintContext.ts';
import type { Palette } from '../palette.ts';
import { circlePath } from './tokenShapes.ts';

interface TokenDisc {
  r: number;
  ratio: number;
  least: number | undefined;
  colours: Palette;
}

/** Draws the badges as small pictures down the right side, with their counts. */
export function drawBadges(
  context: CanvasRenderingContext2D,
  token: BoardToken,
  { r, ratio, least, colours }: TokenDisc,
): void {
  const measure = (text: string, size: number) => {
    context.font = `700 ${size}px ${BOARD_FONT}`;
    return context.measureText(text).width;
  };
  const { side: high, letters, shown } = badgesShown(token.badges, r / ratio, least);
  const [side, size] = [high * ratio, letters * ratio];
  context.textAlign = 'left';
  context.textBaseline = 'middle';
  shown.forEach((badge, index) => {
    const width = badgeWidth(badge, side, size, measure);
    const left = r * 0.62;
    const top = -r * 0.98 + index * (side + ratio);
    context.fillStyle = '#f2ede2';
    context.beginPath();
    context.roundRect(left, top, width, side, side * 0.28);
    context.fill();
    context.lineWidth = Math.max(1, ratio);
    context.strokeStyle = colours.wall;
    context.stroke();
    // The picture's colour only helps: each state has its own picture.
    context.fillStyle = badge.tone === 'bad' ? '#8f1d15' : badge.tone === 'good' ? '#14508f' : '#1a1b1f';
    context.save();
    context.translate(left + side * 0.1, top + side * 0.1);
    context.scale((side * 0.8) / ICON_BOX, (side * 0.8) / ICON_BOX);
    context.fill(new Path2D(iconPath(badge.icon)));
    context.restore();
    context.font = `700 ${size}px ${BOARD_FONT}`;
    context.fillText(badgeCount(badge), left + side * 0.98, top + side / 2 + size * 0.05);
  });
}

/**
 * Draws the number of a copy on the upper left of its rim, in its side's colour. Sizes are canvas
 * pixels.
 */
export function drawNumber(
  context: CanvasRenderingContext2D,
  number: string,
  r: number,
  { ring, least }: { ring: string; least: number },
): void {
  const size = Math.max(r * 0.5, Math.min(least, r * 0.7));
  context.font = `800 ${size}px ${BOARD_FONT}`;
  const half = { x: Math.max(size * 0.62, context.measureText(number).width / 2 + size * 0.26), y: size * 0.62 };
  const [x, y] = [-r * 0.74, -r * 0.62];
  context.beginPath();
  context.roundRect(x - half.x, y - half.y, 2 * half.x, 2 * half.y, half.y);
  context.fillStyle = '#101318';
  context.fill();
  context.lineWidth = size * 0.13;
  context.strokeStyle = ring;
  context.stroke();
  context.fillStyle = '#f6f3ec';
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  context.fillText(number, x, y + size * 0.05);
}

/** For a token that is down or out: fades the face and writes the word across it. */
export function drawStanding(context: CanvasRenderingContext2D, token: BoardToken, r: number, least: number): void {
  if (token.standing === 'up') return;
  const out = token.standing === 'out';
  context.fillStyle = out ? 'rgba(12,13,16,0.78)' : 'rgba(40,10,10,0.58)';
  context.fill(circlePath(r));
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

/** Draws the sign of a token that the players do not see. */
export function drawHidden(context: CanvasRenderingContext2D, r: number): void {
  const before = context.globalAlpha;
  context.globalAlpha = 1;
  drawDisc(context, { x: r * 0.76, y: r * 0.7, r: r * 0.36 }, '#14161b');
  const size = r * 0.46;
  context.save();
  context.translate(r * 0.76 - size / 2, r * 0.7 - size / 2);
  context.scale(size / ICON_BOX, size / ICON_BOX);
  context.fillStyle = '#f3efe6';
  context.fill(new Path2D(iconPath('sight-disabled')));
  context.restore();
  context.globalAlpha = before;
}

/** Draws a filled circle. */
export function drawDisc(
  context: CanvasRenderingContext2D,
  at: { x: number; y: number; r: number },
  colour: string | CanvasGradient,
): void {
  context.fillStyle = colour;
  context.beginPath();
  context.arc(at.x, at.y, at.r, 0, Math.PI * 2);
  context.fill();
}

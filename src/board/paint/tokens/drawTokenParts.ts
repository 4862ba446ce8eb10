/** The small parts of a token's bitmap: number, badges, turn, standing, and marks of a question. */
import { ICON_BOX, iconPath } from '../../../ui/icons/icons.ts';
import type { BoardToken } from '../../types.ts';
import type { Palette } from '../palette.ts';
import { circle } from './tokenShapes.ts';

export const BOARD_FONT = "'Inter Variable', Inter, system-ui, sans-serif";

interface Room {
  r: number;
  ratio: number;
  colours: Palette;
}

/** As much of the words as fits the width, with an ellipsis where it was cut. */
export function fitted(context: CanvasRenderingContext2D, text: string, width: number): string {
  if (context.measureText(text).width <= width) return text;
  let length = text.length;
  while (length > 1 && context.measureText(`${text.slice(0, length).trimEnd()}…`).width > width) length--;
  return `${text.slice(0, length).trimEnd()}…`;
}

/** The number of a copy, top left. */
export function drawNumber(
  context: CanvasRenderingContext2D,
  number: string,
  token: BoardToken,
  r: number,
  colours: Palette,
): void {
  disc(context, { x: -r * 0.78, y: -r * 0.78, r: r * 0.34 }, colours.sides[token.stance].deep);
  context.lineWidth = r * 0.06;
  context.strokeStyle = colours.sides[token.stance].ring;
  context.stroke();
  context.fillStyle = '#ffffff';
  context.font = `750 ${r * (number.length > 2 ? 0.3 : 0.42)}px ${BOARD_FONT}`;
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  context.fillText(number, -r * 0.78, -r * 0.755);
}

/** Up to four states as small plates down the right side. */
export function drawBadges(context: CanvasRenderingContext2D, token: BoardToken, { r, ratio, colours }: Room): void {
  const size = Math.max(8.5 * ratio, Math.min(Math.max(13 * ratio, r * 0.24), r * 0.3));
  context.font = `650 ${size}px ${BOARD_FONT}`;
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  const high = size * 1.34;
  // On a small token whole words would lie on its neighbours: their first letters say that there is something to look at.
  const small = r < 24 * ratio;
  token.badges.slice(0, 4).forEach((badge, index) => {
    const text = small ? badge.slice(0, 1).toUpperCase() : fitted(context, badge, r * 1.55);
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

/** Whose turn: a pointer above the one who acts, a dashed ring around who may, a tick on who has. */
export function drawTurn(context: CanvasRenderingContext2D, token: BoardToken, r: number, colours: Palette): void {
  if (token.turn === 'acting') {
    context.fillStyle = colours.now;
    context.strokeStyle = 'rgba(8,9,12,0.85)';
    context.lineWidth = r * 0.07;
    context.beginPath();
    context.moveTo(-r * 0.26, -r * 1.84);
    context.lineTo(r * 0.26, -r * 1.84);
    context.lineTo(0, -r * 1.44);
    context.closePath();
    context.fill();
    context.stroke();
  } else if (token.turn === 'may' && !token.mark) {
    context.setLineDash([r * 0.22, r * 0.2]);
    context.lineWidth = r * 0.075;
    context.strokeStyle = colours.now;
    context.stroke(circle(r * (token.selected ? 1.36 : 1.19)));
    context.setLineDash([]);
  } else if (token.turn === 'done' && token.standing === 'up') {
    disc(context, { x: r * 0.74, y: r * 0.74, r: r * 0.27 }, '#2a2e36');
    context.strokeStyle = '#e9e6de';
    context.lineWidth = r * 0.09;
    context.lineCap = 'round';
    context.beginPath();
    context.moveTo(r * 0.62, r * 0.75);
    context.lineTo(r * 0.71, r * 0.84);
    context.lineTo(r * 0.87, r * 0.65);
    context.stroke();
  }
}

/** Down or out: the face fades and the word stands across it. */
export function drawStanding(context: CanvasRenderingContext2D, token: BoardToken, r: number): void {
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
  context.fillRect(-r * 0.86, -r * 0.24, r * 1.72, r * 0.48);
  context.fillStyle = '#ffd9d4';
  context.font = `750 ${r * 0.36}px ${BOARD_FONT}`;
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  context.fillText('down', 0, r * 0.02);
}

/** Crossed out from corner to corner: it cannot be aimed at. */
function drawCross(context: CanvasRenderingContext2D, r: number, colours: Palette): void {
  const arm = r * 0.86;
  context.lineCap = 'round';
  for (const [width, colour] of [
    [r * 0.34, 'rgba(8,9,12,0.85)'],
    [r * 0.18, colours.danger],
  ] as const) {
    context.lineWidth = width;
    context.strokeStyle = colour;
    context.beginPath();
    context.moveTo(-arm, -arm);
    context.lineTo(arm, arm);
    context.moveTo(arm, -arm);
    context.lineTo(-arm, arm);
    context.stroke();
  }
}

/** What a question wants of this token, and the sign of who is hidden. */
export function drawMark(context: CanvasRenderingContext2D, token: BoardToken, r: number, colours: Palette): void {
  if (token.mark === 'pick') {
    const at = r * 1.34;
    const arm = r * 0.42;
    context.strokeStyle = colours.now;
    context.lineCap = 'round';
    context.lineWidth = r * 0.13;
    context.beginPath();
    for (const [sx, sy] of [
      [-1, -1],
      [1, -1],
      [1, 1],
      [-1, 1],
    ] as const) {
      context.moveTo(sx * at, sy * (at - arm));
      context.lineTo(sx * at, sy * at);
      context.lineTo(sx * (at - arm), sy * at);
    }
    context.stroke();
  } else if (token.mark === 'asked') {
    disc(context, { x: -r * 0.84, y: r * 0.6, r: r * 0.4 }, colours.now);
    context.fillStyle = '#1c1400';
    context.font = `800 ${r * 0.58}px ${BOARD_FONT}`;
    context.textAlign = 'center';
    context.textBaseline = 'middle';
    context.fillText('?', -r * 0.84, r * 0.63);
  } else if (token.mark === 'blocked') {
    context.strokeStyle = '#c9c7c2';
    context.lineWidth = r * 0.12;
    context.lineCap = 'round';
    context.beginPath();
    context.moveTo(-r * 0.6, r * 0.6);
    context.lineTo(r * 0.6, -r * 0.6);
    context.stroke();
  } else if (token.mark === 'barred') drawCross(context, r, colours);
  if (!token.hidden) return;
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

function disc(context: CanvasRenderingContext2D, at: { x: number; y: number; r: number }, colour: string): void {
  context.fillStyle = colour;
  context.beginPath();
  context.arc(at.x, at.y, at.r, 0, Math.PI * 2);
  context.fill();
}

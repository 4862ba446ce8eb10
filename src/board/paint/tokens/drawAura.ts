/**
 * Draws what lies around a token's picture for a while: whose turn it is, who is selected, what a
 * question says of the token. This is kept apart from the picture, so that a new turn draws no
 * picture again.
 */
import type { BoardToken } from '../../types.ts';
import { BOARD_FONT } from '../paintContext.ts';
import { type Palette, paletteOf } from '../palette.ts';
import type { FigureBitmap } from './drawToken.ts';
import { drawDisc } from './drawTokenParts.ts';
import { circlePath, sideShape } from './tokenShapes.ts';

/** The dark edge of lines around a token, which parts them from any ground. */
export const AURA_RIM = 'rgba(8,9,12,0.85)';

/** How a token stands out at present. Tokens with equal values share one drawing. */
export type Aura = Pick<BoardToken, 'stance' | 'turn' | 'selected' | 'mark'> & { up: boolean };

/** How far the aura reaches from the token's middle, in radii. */
const REACH = 1.95;

export const auraOf = ({ stance, turn, selected, mark, standing }: BoardToken): Aura => ({
  stance,
  turn,
  selected,
  ...(mark ? { mark } : {}),
  up: standing === 'up',
});

/**
 * A key for one side of an aura: auras with equal keys look the same. Undefined when nothing has to
 * be drawn on that side.
 */
export function auraKey({ stance, turn, selected, mark, up }: Aura, side: 'under' | 'over'): string | undefined {
  const parts =
    side === 'under'
      ? [
          turn === 'acting' && 'acting',
          turn === 'may' && !mark && `may ${selected}`,
          selected && `selected ${stance}`,
          mark === 'pick' && 'pick',
        ]
      : [
          turn === 'done' && up && 'done',
          (turn === 'done' || mark === 'blocked' || mark === 'barred') && 'dim',
          mark !== 'pick' && mark,
        ];
  const said = parts.filter((part) => typeof part === 'string');
  return said.length > 0 ? `${side} ${said.join()}` : undefined;
}

/** Draws one side of an aura for a token of this radius, in canvas pixels. */
export function drawAura(aura: Aura, side: 'under' | 'over', radius: number, theme: 'dark' | 'light'): FigureBitmap {
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = Math.ceil(2 * REACH * radius);
  const context = canvas.getContext('2d')!;
  context.translate(canvas.width / 2, canvas.height / 2);
  (side === 'under' ? drawUnder : drawOver)(context, aura, radius, paletteOf(theme));
  return { canvas, radius, left: canvas.width / 2, top: canvas.height / 2 };
}

/**
 * Draws the glow and the pointer of the acting token, the dashes of one that may act, the outline
 * of a selected one, and the corners of one that can be picked.
 */
function drawUnder(context: CanvasRenderingContext2D, aura: Aura, r: number, colours: Palette): void {
  if (aura.turn === 'acting') drawActing(context, r, colours);
  if (aura.selected) {
    const outer = sideShape(aura.stance, r * 1.17);
    context.lineJoin = 'round';
    context.lineWidth = r * 0.16;
    context.strokeStyle = AURA_RIM;
    context.stroke(outer);
    context.lineWidth = r * 0.11;
    context.strokeStyle = colours.focus;
    context.stroke(outer);
  }
  if (aura.turn === 'may' && !aura.mark) {
    const circle = circlePath(r * (aura.selected ? 1.36 : 1.19));
    context.setLineDash([r * 0.22, r * 0.2]);
    for (const [width, colour] of [
      [r * 0.15, AURA_RIM],
      [r * 0.075, colours.now],
    ] as const) {
      context.lineWidth = width;
      context.strokeStyle = colour;
      context.stroke(circle);
    }
    context.setLineDash([]);
  }
  if (aura.mark === 'pick') drawCorners(context, r, colours);
}

function drawActing(context: CanvasRenderingContext2D, r: number, colours: Palette): void {
  const glow = context.createRadialGradient(0, 0, r * 0.8, 0, 0, r * 1.6);
  glow.addColorStop(0, `${colours.now}e6`);
  glow.addColorStop(0.45, `${colours.now}70`);
  glow.addColorStop(1, `${colours.now}00`);
  drawDisc(context, { x: 0, y: 0, r: r * 1.6 }, glow);
  context.fillStyle = colours.now;
  context.strokeStyle = AURA_RIM;
  context.lineWidth = r * 0.07;
  context.beginPath();
  context.moveTo(-r * 0.26, -r * 1.84);
  context.lineTo(r * 0.26, -r * 1.84);
  context.lineTo(0, -r * 1.44);
  context.closePath();
  context.fill();
  context.stroke();
}

function drawCorners(context: CanvasRenderingContext2D, r: number, colours: Palette): void {
  const at = r * 1.34;
  const arm = r * 0.42;
  context.lineCap = 'round';
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
  for (const [width, colour] of [
    [r * 0.22, AURA_RIM],
    [r * 0.13, colours.now],
  ] as const) {
    context.lineWidth = width;
    context.strokeStyle = colour;
    context.stroke();
  }
}

/**
 * Draws the shade and the tick of a token that has acted, and what a question says of the token.
 */
function drawOver(context: CanvasRenderingContext2D, { turn, mark, up }: Aura, r: number, colours: Palette): void {
  // The shade stays inside the ring of health, so that the ring is as bright as on other tokens.
  if (turn === 'done' || mark === 'blocked' || mark === 'barred')
    drawDisc(context, { x: 0, y: 0, r: r * 0.69 }, 'rgba(10,12,16,0.52)');
  if (turn === 'done' && up) drawTick(context, r);
  if (mark === 'asked') {
    drawDisc(context, { x: -r * 0.84, y: r * 0.6, r: r * 0.4 }, colours.now);
    context.fillStyle = '#1c1400';
    context.font = `800 ${r * 0.58}px ${BOARD_FONT}`;
    context.textAlign = 'center';
    context.textBaseline = 'middle';
    context.fillText('?', -r * 0.84, r * 0.63);
  } else if (mark === 'blocked') {
    context.strokeStyle = '#c9c7c2';
    context.lineWidth = r * 0.12;
    context.lineCap = 'round';
    context.beginPath();
    context.moveTo(-r * 0.6, r * 0.6);
    context.lineTo(r * 0.6, -r * 0.6);
    context.stroke();
  } else if (mark === 'barred') drawCross(context, r, colours);
}

function drawTick(context: CanvasRenderingContext2D, r: number): void {
  drawDisc(context, { x: r * 0.74, y: r * 0.74, r: r * 0.27 }, '#2a2e36');
  context.strokeStyle = '#e9e6de';
  context.lineWidth = r * 0.09;
  context.lineCap = 'round';
  context.beginPath();
  context.moveTo(r * 0.62, r * 0.75);
  context.lineTo(r * 0.71, r * 0.84);
  context.lineTo(r * 0.87, r * 0.65);
  context.stroke();
}

/** Draws a cross from corner to corner: the token cannot be a target. */
function drawCross(context: CanvasRenderingContext2D, r: number, colours: Palette): void {
  const arm = r * 0.86;
  context.lineCap = 'round';
  for (const [width, colour] of [
    [r * 0.34, AURA_RIM],
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

/** Draws the label of a lit place, in the colour of its light. */
import type { Box } from '../../layout/viewMath.ts';
import type { BoardMark } from '../../types.ts';
import { BOARD_FONT, type PaintContext } from '../paintContext.ts';

const fontOf = (letters: number): string => `750 ${letters}px ${BOARD_FONT}`;

/** How large a label is with letters of this height, in map pixels. */
export function markTagSize(
  { context }: PaintContext,
  text: string,
  letters: number,
): { width: number; height: number } {
  context.font = fontOf(letters);
  const height = letters * 1.3;
  return { width: Math.max(height, context.measureText(text).width + letters * 0.7), height };
}

/** Draws the label into its box: light letters on a dark ground. */
export function drawMarkTag(
  { context, colours, unit }: PaintContext,
  text: string,
  { x, y, width, height, letters }: Box & { letters: number },
  tone: BoardMark['tone'],
): void {
  context.beginPath();
  context.roundRect(x, y, width, height, height * 0.34);
  context.fillStyle = 'rgba(8,9,12,0.82)';
  context.fill();
  context.lineWidth = 1.6 * unit;
  context.strokeStyle = colours.marks[tone].edge;
  context.stroke();
  context.font = fontOf(letters);
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  context.fillStyle = '#f6f3ec';
  context.fillText(text, x + width / 2, y + height / 2 + letters * 0.04);
}

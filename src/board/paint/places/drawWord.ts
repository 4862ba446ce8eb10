/**
 * Draws a word of the scene as a bitmap: the name of a place, a feature as a plate with its icon,
 * or a height.
 */
import { ICON_BOX, iconPath } from '../../../ui/icons/icons.ts';
import type { SetWord } from '../../layout/words/planWords.ts';
import { BOARD_FONT } from '../paintContext.ts';
import { paletteOf } from '../palette.ts';

interface Look {
  pixelRatio: number;
  theme: 'dark' | 'light';
}

/** A key for a word's bitmap: words with equal keys look the same. */
export const wordKey = ({ kind, icon, danger, secret, lines, size, width }: SetWord, look: Look): string =>
  JSON.stringify([kind, icon, danger, secret, lines, size, width, look.pixelRatio, look.theme]);

/**
 * Draws a word with one window pixel of space around it. `pixelRatio` is bitmap pixels for each
 * window pixel.
 */
export function drawWord(word: SetWord, { pixelRatio, theme }: Look): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  canvas.width = Math.ceil((word.width + 2) * pixelRatio);
  canvas.height = Math.ceil((word.height + 2) * pixelRatio);
  const context = canvas.getContext('2d')!;
  context.scale(pixelRatio, pixelRatio);
  context.translate(1, 1);
  context.textBaseline = 'middle';
  context.lineJoin = 'round';
  if (word.kind === 'feature') drawChip(context, word, theme);
  else drawOutlined(context, word);
  return canvas;
}

/**
 * The colours of letters on the ground, and of their rim. Names must be readable on any painted
 * ground.
 */
export const wordInks = { place: '#f6f1e4', other: '#f4ead0', chip: '#eae6dc', rim: 'rgba(6,7,10,0.68)' } as const;

/** Draws letters with a dark rim, because they stand directly on the ground. */
function drawOutlined(context: CanvasRenderingContext2D, { kind, lines, size, width }: SetWord): void {
  const place = kind === 'place';
  context.font = `${place ? 680 : 650} ${size}px ${BOARD_FONT}`;
  context.letterSpacing = place ? `${size * 0.05}px` : '0px';
  context.textAlign = 'center';
  context.strokeStyle = wordInks.rim;
  context.fillStyle = place ? wordInks.place : wordInks.other;
  context.lineWidth = size * 0.26;
  lines.forEach((line, at) => {
    const y = size * ((place ? 0.7 : 0.58) + 1.12 * at);
    context.strokeText(line, width / 2, y);
    context.fillText(line, width / 2, y);
  });
}

function drawChip(context: CanvasRenderingContext2D, word: SetWord, theme: 'dark' | 'light'): void {
  const { size, width, height, icon, danger, secret, lines } = word;
  const colours = paletteOf(theme);
  context.fillStyle = danger ? '#5a1512' : colours.plate;
  context.beginPath();
  context.roundRect(0, 0, width, height, height / 2);
  context.fill();
  context.strokeStyle = danger ? colours.danger : colours.plateEdge;
  context.lineWidth = 1;
  context.setLineDash(secret ? [3, 3] : []);
  context.stroke();
  if (icon !== undefined) {
    context.save();
    context.translate(size * 0.45, height / 2 - size * 0.6);
    context.scale((size * 1.2) / ICON_BOX, (size * 1.2) / ICON_BOX);
    context.fillStyle = '#d9d2c0';
    context.fill(new Path2D(iconPath(icon)));
    context.restore();
  }
  context.font = `560 ${size}px ${BOARD_FONT}`;
  context.fillStyle = wordInks.chip;
  context.textAlign = 'left';
  context.fillText(lines[0] ?? '', size * 0.48 + (icon === undefined ? 0 : size * 1.35), height / 2 + size * 0.05);
}

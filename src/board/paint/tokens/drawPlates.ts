/** Draws the names of tokens, each as a small bitmap that is kept while the name looks the same. */
import type { Point } from '../../../space/scene.ts';
import type { Measure, Plate } from '../../layout/words/plates.ts';
import type { BoardToken } from '../../types.ts';
import { BOARD_FONT } from '../paintContext.ts';
import { type Palette, paletteOf } from '../palette.ts';

/** Measures words in the board's own font. Widths are remembered until `forget` is called. */
export function makeMeasure(): { measure: Measure; forget(): void } {
  const context = document.createElement('canvas').getContext('2d')!;
  const known = new Map<string, number>();
  return {
    measure(text, size) {
      let width = known.get(text);
      if (width === undefined) {
        context.font = `650 20px ${BOARD_FONT}`;
        width = context.measureText(text).width / 20;
        known.set(text, width);
      }
      return width * size;
    },
    forget: () => known.clear(),
  };
}

/** The conditions under which names are drawn. */
interface PlateLook {
  pixelRatio: number;
  theme: 'dark' | 'light';
}

/** A key made of everything that a name's bitmap depends on. */
export const plateKey = (plate: Plate, token: BoardToken, { pixelRatio, theme }: PlateLook): string =>
  JSON.stringify([plate.lines, Math.round(plate.size * 4), mood(token), token.hidden, pixelRatio, theme]);

/** The letters of names by their plate. */
export const plateInks = { acting: '#1c1400', done: '#c3c1ba', plain: '#f6f3ec' } as const;
/** How strongly the name of a hidden combatant is drawn. */
export const HIDDEN = 0.85;

type Mood = 'acting' | 'done' | 'plain';
const mood = ({ turn, standing }: BoardToken): Mood =>
  turn === 'acting' ? 'acting' : turn === 'done' || standing !== 'up' ? 'done' : 'plain';

/** Draws a name as a bitmap. `pixelRatio` is bitmap pixels for each window pixel. */
export function drawPlate(plate: Plate, token: BoardToken, { pixelRatio, theme }: PlateLook): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  canvas.width = Math.ceil((plate.width + 2) * pixelRatio);
  canvas.height = Math.ceil((plate.height + 2) * pixelRatio);
  const context = canvas.getContext('2d')!;
  context.scale(pixelRatio, pixelRatio);
  if (token.hidden) context.globalAlpha = HIDDEN;
  paint(context, plate, mood(token), paletteOf(theme));
  return canvas;
}

function paint(context: CanvasRenderingContext2D, plate: Plate, mood: Mood, colours: Palette): void {
  const { width, height, size, lines } = plate;
  context.fillStyle = mood === 'acting' ? colours.now : colours.plate;
  context.beginPath();
  context.roundRect(1, 1, width, height, size * 0.36);
  context.fill();
  if (mood !== 'acting') {
    context.lineWidth = 1;
    context.strokeStyle = colours.plateEdge;
    context.stroke();
  }
  context.font = `650 ${size}px ${BOARD_FONT}`;
  context.fillStyle = plateInks[mood];
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  lines.forEach((line, at) => {
    context.fillText(line, 1 + width / 2, 1 + height / 2 + size * (0.04 + 1.12 * (at - (lines.length - 1) / 2)));
  });
}

/**
 * Draws a name at its figure. With `sharp` the name goes on whole pixels of the canvas, because
 * letters between two pixels are blurred. A carried name goes wherever its figure is.
 */
export function drawNameAt(
  context: CanvasRenderingContext2D,
  { plate, bitmap, far }: { plate: Plate; bitmap: HTMLCanvasElement; far: boolean },
  at: Point & { radius: number },
  { scale, pixelRatio, theme }: PlateLook & { scale: number },
  how: 'sharp' | 'carried',
): void {
  const unit = 1 / scale;
  if (far) drawLeader(context, at, at.radius, { x: plate.x * unit, y: (plate.y + plate.height / 2) * unit }, theme);
  if (how === 'sharp') {
    const { a, d, e, f } = context.getTransform();
    const left = Math.round(at.x * a + e + (plate.x - plate.width / 2 - 1) * pixelRatio);
    const top = Math.round(at.y * d + f + (plate.y - 1) * pixelRatio);
    context.save();
    context.setTransform(1, 0, 0, 1, 0, 0);
    context.drawImage(bitmap, left, top);
    context.restore();
    return;
  }
  context.drawImage(
    bitmap,
    at.x + (plate.x - plate.width / 2 - 1) * unit,
    at.y + (plate.y - 1) * unit,
    (bitmap.width / pixelRatio) * unit,
    (bitmap.height / pixelRatio) * unit,
  );
}

/**
 * Draws the line from a figure to its name, where the name stands apart. The context is in map
 * pixels around the figure's middle.
 */
function drawLeader(
  pen: CanvasRenderingContext2D,
  at: Point,
  radius: number,
  name: Point,
  theme: 'dark' | 'light',
): void {
  const length = Math.hypot(name.x, name.y) || 1;
  pen.lineCap = 'round';
  for (const [width, colour] of [
    [radius * 0.16, 'rgba(8,9,12,0.75)'],
    [radius * 0.07, paletteOf(theme).ink],
  ] as const) {
    pen.lineWidth = width;
    pen.strokeStyle = colour;
    pen.beginPath();
    pen.moveTo(at.x + (name.x / length) * radius * 1.1, at.y + (name.y / length) * radius * 1.1);
    pen.lineTo(at.x + name.x, at.y + name.y);
    pen.stroke();
  }
}

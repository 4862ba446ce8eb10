/** The width of words in the screen's own letters. The browser measures each word once. */
import type { Measure } from './names.ts';

/** The height at which letters are measured, so that a pixel is a hundredth of the height. */
const HEIGHT = 100;
/** Names in the order are written in this weight. */
const FONT = `600 ${HEIGHT}px "Inter Variable", ui-sans-serif, system-ui, sans-serif`;

let pen: CanvasRenderingContext2D | null | undefined;
const known = new Map<string, number>();

/**
 * The width of a text in heights of its letters; a guess where there is no canvas to measure on.
 */
export const letterWidth: Measure = (text) => {
  const before = known.get(text);
  if (before !== undefined) return before;
  if (pen === undefined && typeof document !== 'undefined') pen = document.createElement('canvas').getContext('2d');
  if (!pen) return text.length * 0.58;
  pen.font = FONT;
  const width = pen.measureText(text).width / HEIGHT;
  // Words change from fight to fight. When many are stored, all are forgotten and measured again.
  if (known.size > 2000) known.clear();
  known.set(text, width);
  return width;
};

/**
 * Calls back once the screen's own font has been loaded: earlier measurements were of another font.
 */
export function whenLettersCome(came: () => void): () => void {
  let wanted = true;
  void document.fonts.load(FONT).then((faces) => {
    if (!wanted || faces.length === 0) return;
    known.clear();
    came();
  });
  return () => {
    wanted = false;
  };
}

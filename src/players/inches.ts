/** Real inches: how many pixels of a display make an inch, from its diagonal or a ruler, remembered for each display. */
import * as z from 'zod/mini';

const KEY = 'affray-inches';
/** From a stadium's screen to a phone's. */
export const PER_INCH = { least: 5, most: 600, usual: 96 } as const;
const keptSchema = z.record(z.string(), z.number().check(z.gte(PER_INCH.least), z.lte(PER_INCH.most)));

export interface Display {
  width: number;
  height: number;
  /** The browser's device pixel ratio. */
  density: number;
}

/** What a display is remembered by: displays of one size and density are taken for the same. */
export const displayKey = ({ width, height, density }: Display): string =>
  `${Math.round(width)}x${Math.round(height)}@${Math.round(density * 100) / 100}`;

/** Pixels per inch of a display from its diagonal in inches. Undefined when no display is so small or so large: 3 to 300 inches. */
export function perInchOf({ width, height }: Pick<Display, 'width' | 'height'>, diagonal: number): number | undefined {
  if (!(diagonal >= 3 && diagonal <= 300)) return undefined;
  return Math.hypot(width, height) / diagonal;
}

function kept(store: Pick<Storage, 'getItem'>): Record<string, number> {
  try {
    const parsed = keptSchema.safeParse(JSON.parse(store.getItem(KEY) ?? '{}'));
    return parsed.success ? parsed.data : {};
  } catch {
    // Nothing readable is kept, or the browser keeps nothing at all: then nothing is remembered, which is all that is lost.
    return {};
  }
}

/** The pixels per inch that were measured on this display; undefined when none were. */
export const rememberedPerInch = (store: Pick<Storage, 'getItem'>, display: Display): number | undefined =>
  kept(store)[displayKey(display)];

/** Remembers pixels per inch for a display; undefined forgets them. Other displays keep theirs. */
export function rememberPerInch(
  store: Pick<Storage, 'getItem' | 'setItem'>,
  display: Display,
  perInch: number | undefined,
): void {
  const { [displayKey(display)]: _old, ...others } = kept(store);
  const next = perInch === undefined ? others : { ...others, [displayKey(display)]: perInch };
  try {
    store.setItem(KEY, JSON.stringify(next));
  } catch {
    // The browser keeps nothing: the measure holds until the window closes.
  }
}

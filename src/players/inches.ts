/**
 * Real inches: how many pixels of a display make an inch. The number comes from the display's
 * diagonal or from a ruler, and is remembered for each display.
 */
import * as z from 'zod/mini';

const KEY = 'affray-inches';
/** The limits reach from the screen of a stadium to that of a phone. */
export const PER_INCH = { least: 5, most: 600, usual: 96 } as const;
const keptSchema = z.record(z.string(), z.number().check(z.gte(PER_INCH.least), z.lte(PER_INCH.most)));

export interface Display {
  width: number;
  height: number;
  /** The browser's device pixel ratio. */
  density: number;
}

/** The display that this window is on. */
export const thisDisplay = (): Display => ({
  width: window.screen.width,
  height: window.screen.height,
  density: window.devicePixelRatio,
});

/**
 * The key under which a display is remembered: displays of one size and density count as the same.
 */
export const displayKey = ({ width, height, density }: Display): string =>
  `${Math.round(width)}x${Math.round(height)}@${Math.round(density * 100) / 100}`;

/**
 * The pixels in an inch of a display, from its diagonal in inches. Undefined for a diagonal outside
 * 3 to 300 inches, which no display has.
 */
export function perInchOf({ width, height }: Pick<Display, 'width' | 'height'>, diagonal: number): number | undefined {
  if (!(diagonal >= 3 && diagonal <= 300)) return undefined;
  return Math.hypot(width, height) / diagonal;
}

function kept(store: Pick<Storage, 'getItem'>): Record<string, number> {
  try {
    const parsed = keptSchema.safeParse(JSON.parse(store.getItem(KEY) ?? '{}'));
    return parsed.success ? parsed.data : {};
  } catch {
    // The stored text cannot be read, or the browser stores nothing. Only the measurements are
    // lost.
    return {};
  }
}

/** The pixels in an inch that were measured on this display; undefined when nobody has measured. */
export const rememberedPerInch = (store: Pick<Storage, 'getItem'>, display: Display): number | undefined =>
  kept(store)[displayKey(display)];

/**
 * Remembers the pixels in an inch of a display; undefined forgets them. Other displays keep theirs.
 */
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
    // The browser stores nothing. The measurement lasts until the window closes.
  }
}

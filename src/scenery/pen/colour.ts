/** Colours as three numbers from 0 to 255, and as the strings that a canvas takes. */
export type Rgb = readonly [number, number, number];

export const mixNumber = (a: number, b: number, share: number): number => a + (b - a) * share;
export const within01 = (n: number): number => Math.max(0, Math.min(1, n));
/** Eases a number from 0 to 1, with a soft start and a soft end. */
export const easeOf = (t: number): number => t * t * (3 - 2 * t);

export const mixColour = (a: Rgb, b: Rgb, share: number): Rgb => [
  mixNumber(a[0], b[0], share),
  mixNumber(a[1], b[1], share),
  mixNumber(a[2], b[2], share),
];

/** Multiplies a colour's brightness. */
export const litColour = ([r, g, b]: Rgb, times: number): Rgb => [r * times, g * times, b * times];

/** A colour as a string for a canvas. */
export const inkOf = ([r, g, b]: Rgb, alpha = 1): string => {
  const part = (n: number) => Math.max(0, Math.min(255, n | 0));
  return `rgba(${part(r)},${part(g)},${part(b)},${alpha})`;
};

/** Names of ground with a meaning: low cover, over which people shoot; darkness; light. */

/** Names of low cover, as the map editor offers them. */
export const LOW_COVER_NAMES = [
  'low wall',
  'hedge',
  'fence',
  'crates',
  'barrels',
  'bush',
  'parapet',
  'barricade',
] as const;

const LOW_COVER = /\b(low|hedges?|fences?|crates?|barrels?|parapets?|barricades?|bush(es)?)\b/i;

/**
 * Whether ground of this name is breast-high: it covers people who crouch behind it, and bars no
 * shot.
 */
export const isLowCoverName = (name: string): boolean => LOW_COVER.test(name);

const DARK = /\bdark(ness)?\b/i;
const BRIGHT = /\b(fire|torch|torches|lamp|lantern|light)\b/i;

/** Whether ground of this name lies in the dark, whatever the hour. */
export const isDarkName = (name: string): boolean => DARK.test(name);

/** Whether ground of this name sheds light. */
export const isBrightName = (name: string): boolean => BRIGHT.test(name);

/** Names of ground that is low cover: people crouch behind it and shoot over it. */

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

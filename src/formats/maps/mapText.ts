/** Tells by the keys of a text which kind of map it is, without reading it. */

const hasKey = (text: string, key: string): boolean => new RegExp(`"${key}"\\s*:`).test(text);

/** The kinds of maps, each with the keys that it alone has. */
const KINDS = [
  ['universal', ['pixels_per_grid']],
  ['universal', ['line_of_sight']],
  ['alchemist', ['pixelsPerTile', 'walls']],
  ['alchemist', ['wallSection']],
  ['dungeondraft', ['creation_build', 'world']],
  ['dungeon', ['rects']],
  ['tiled', ['tilewidth', 'layers']],
  ['city', ['features', 'coordinates']],
  ['city', ['features', 'geometries']],
  ['foundry', ['walls', 'grid', 'width']],
] as const satisfies readonly (readonly [string, readonly string[]])[];

/** How far into XML its first element begins at most. */
const HEAD = 10_000;

export type MapTextKind = (typeof KINDS)[number][0];

/** The kind of map that a text holds, by its keys and not by the name of its file. */
export function kindOfMapText(text: string): MapTextKind | undefined {
  if (/^\s*</.test(text)) return /<map\s[^>]*\btilewidth=/.test(text.slice(0, HEAD)) ? 'tiled' : undefined;
  if (!/^\s*[{[]/.test(text)) return undefined;
  // What Affray wrote is a map of another program only where it wrote one for others.
  const own = hasKey(text, 'affray') || hasKey(text, 'ruleset');
  return KINDS.find(([kind, keys]) => (kind === 'universal' || !own) && keys.every((key) => hasKey(text, key)))?.[0];
}

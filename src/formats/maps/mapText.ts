/** Tells by the keys of a text which kind of map it is, without reading it. */

const hasKey = (text: string, key: string): boolean => new RegExp(`"${key}"\\s*:`).test(text);

/** The kind of map that a text holds, by its keys and not by the name of its file. */
export function kindOfMapText(text: string): 'universal' | 'dungeon' | 'foundry' | undefined {
  if (!/^\s*\{/.test(text)) return undefined;
  if (hasKey(text, 'pixels_per_grid') || hasKey(text, 'line_of_sight')) return 'universal';
  if (hasKey(text, 'rects')) return 'dungeon';
  if (hasKey(text, 'walls') && hasKey(text, 'grid') && hasKey(text, 'tokens')) return 'foundry';
  return undefined;
}

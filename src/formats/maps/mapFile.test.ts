/** Tests that a map file finds its reader. */
import { describe, expect, it } from 'vitest';
import { MAP_EXTENSIONS } from './mapExtensions.ts';
import { readMapFile } from './mapFile.ts';

const universal = JSON.stringify({ resolution: { map_size: { x: 5, y: 4 }, pixels_per_grid: 50 } });
const dungeon = JSON.stringify({ title: 'A Cave', rects: [{ x: 0, y: 0, w: 3, h: 3 }] });
const named = (file: string, text: string): string => {
  const map = readMapFile(file, text);
  return map.ok ? map.value.scene.name : map.refusal.text;
};

describe('a map file', () => {
  it('is read by its content, and named', () => {
    for (const extension of MAP_EXTENSIONS)
      expect(named(`old_mill-night${extension}`, universal)).toBe('old mill night');
    expect(named('Old Mill.DD2VTT', universal)).toBe('Old Mill');
    // The content counts and not the name.
    expect(named('map.dd2vtt', dungeon)).toBe('A Cave');
    expect(named('old_mill.txt', universal)).toBe('old mill');
    expect(named('whatever.json', dungeon)).toBe('A Cave');
  });
  it('of another kind is refused with a sentence', () => {
    expect(named('map.png', 'PNG')).toContain('“map.png” is text without a stat block');
    expect(named('map', '')).toBe('“map” is empty: choose another copy of it.');
    expect(named('notes.json', '{"a":1}')).toContain('“notes.json” is JSON of no kind that is known here');
    expect(named('camp.json', '{"walls": [], "grid": {}, "width": 0}')).toContain('This file is no scene of Foundry');
  });
});

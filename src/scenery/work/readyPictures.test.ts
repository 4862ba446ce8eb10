/** Tests that the small pictures of the ready maps show the present maps. */
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readyScenes } from '../../space/scenes/index.ts';
import { mapPaintingOf, paintingKey } from '../mapPainting.ts';
import pictures from './readyPictures.json';

const folder = join(import.meta.dirname, '../../../public/maps');
/** The names of the pictures, each with the first scene that it shows. */
const painted = new Map<string, string>();
for (const [id, scene] of Object.entries(readyScenes)) {
  const painting = mapPaintingOf(scene);
  const key = painting && paintingKey(painting);
  if (key !== undefined && !painted.has(key)) painted.set(key, id);
}

describe('the small pictures of ready maps', () => {
  it('show what the maps are now: otherwise run `npm run paint-maps`', () => {
    expect(pictures).toEqual(Object.fromEntries(painted));
  });

  it('lie where the app fetches them, each once, none too large', () => {
    expect(readdirSync(folder).sort()).toEqual([...painted].map(([key, id]) => `${id}.${key}.webp`).sort());
    for (const name of readdirSync(folder)) expect(statSync(join(folder, name)).size).toBeLessThan(30_000);
  });
});

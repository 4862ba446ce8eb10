/** Tests which files are ground to fight on. */
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { isGround } from './isGround.ts';

const file = (name: string, text = '', type = '') => isGround(new File([text], name, { type }));

it('pictures, Universal VTT maps and one-page dungeons count as ground, and encounters and scripts do not', async () => {
  const dungeon = readFileSync(`${import.meta.dirname}/../formats/samples/crypt_of_keverr.json`, 'utf8');
  expect(await file('crypt.json', dungeon)).toBe(true);
  expect(await file('map.json', '{"resolution": {"pixels_per_grid": 70}}')).toBe(true);
  expect(await file('Inn.DD2VTT')).toBe(true);
  expect(await file('yard_30x20.png', '', 'image/png')).toBe(true);
  expect(await file('dungeon.txt', dungeon)).toBe(true);
  expect(await file('fight.affray', dungeon)).toBe(false);
  expect(await file('script.json', '{"title": "A fight", "cast": [], "lines": []}')).toBe(false);
  expect(await file('notes.json', '{"doors": 3}')).toBe(false);
});

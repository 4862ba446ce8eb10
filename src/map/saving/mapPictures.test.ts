/** Tests the file names of saved map pictures. */
import { expect, test } from 'vitest';
import { fileNameOf } from './mapPictures.ts';

test.each([
  ['The gallows crossroads', 'png', 'The gallows crossroads.png'],
  ['Über/unter: “the” mill?', 'webp', 'Über unter the mill.webp'],
  ['  ...  ', 'png', 'map.png'],
  ['x'.repeat(200), 'png', `${'x'.repeat(80)}.png`],
] as const)('a map called %j as %s is the file %j', (name, kind, file) => {
  expect(fileNameOf(name, kind)).toBe(file);
});

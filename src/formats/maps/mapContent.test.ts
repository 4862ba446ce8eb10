/** Tests that a file is known by its content, whatever it is called. */
import { expect, it } from 'vitest';
import { mapContentOf } from './mapContent.ts';

const png = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0]);

it('a file is a picture, a map, or neither, by its content alone', async () => {
  const of = (part: BlobPart, name = 'thing.dat') => mapContentOf(new File([part], name));
  expect(await of(png, 'crypt.dd2vtt')).toBe('picture');
  expect(await of('{"rects": [], "doors": []}', 'crypt.png')).toBe('map');
  expect(await of('\uFEFF  {"resolution": {"pixels_per_grid": 70}}')).toBe('map');
  // The picture may come first and be large; the geometry then lies at the end.
  expect(await of(`{"image": "${'A'.repeat(3_000_000)}", "line_of_sight": []}`)).toBe('map');
  expect(await of('{"bread": 2}', 'map.uvtt')).toBe('other');
  expect(await of('', 'map.png')).toBe('other');
  expect(await of('PK\u0003\u0004', 'all.affray')).toBe('other');
});

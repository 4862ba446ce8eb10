/** Unpacking files from elsewhere, and telling kinds of pictures apart. */
import { strToU8, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { json, PNG } from './encounterFile.testing.ts';
import { unpack } from './encounterFile.ts';
import { kindOfPicture } from './pictures.ts';

describe('unpacking', () => {
  it('takes out of a zip only what an encounter has', () => {
    const hash = 'b'.repeat(64);
    const bytes = zipSync({
      'encounter.json': json({ version: 1 }),
      'pictures/../../evil.png': PNG,
      [`pictures/${hash}.exe`]: PNG,
      [`pictures/${hash}.png`]: PNG,
      'run.js': strToU8('boom'),
    });
    const result = unpack(bytes);
    expect(result.ok && [...result.value.pictures.keys()]).toEqual([hash]);
  });
});

describe('kinds of pictures', () => {
  it('are known by their bytes, not their names', () => {
    expect(kindOfPicture(PNG)?.type).toBe('image/png');
    expect(kindOfPicture(new Uint8Array([0xff, 0xd8, 0xff, 0xe0]))?.extension).toBe('jpg');
    expect(kindOfPicture(strToU8('RIFF0000WEBPVP8 '))?.extension).toBe('webp');
    expect(kindOfPicture(strToU8('GIF89a'))?.extension).toBe('gif');
    expect(kindOfPicture(strToU8('0000ftypavif'))?.extension).toBe('avif');
    expect(kindOfPicture(strToU8('<svg xmlns="…">'))).toBeUndefined();
    expect(kindOfPicture(new Uint8Array(0))).toBeUndefined();
  });
});

/** Tests of unpacking foreign files, and of recognising kinds of pictures. */
import { strToU8, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { jsonBytes, PNG } from './encounterFile.testing.ts';
import { unpackFile } from './encounterFile.ts';
import { kindOfPicture } from './pictures.ts';

describe('unpacking', () => {
  it('takes only the parts of an encounter out of a zip', () => {
    const hash = 'b'.repeat(64);
    const bytes = zipSync({
      'encounter.json': jsonBytes({ version: 1 }),
      'pictures/../../evil.png': PNG,
      [`pictures/${hash}.exe`]: PNG,
      [`pictures/${hash}.png`]: PNG,
      'run.js': strToU8('boom'),
    });
    const result = unpackFile(bytes);
    expect(result.ok && [...result.value.pictures.keys()]).toEqual([hash]);
  });
});

describe('kinds of pictures', () => {
  it('are recognised by their bytes, not by their names', () => {
    expect(kindOfPicture(PNG)?.type).toBe('image/png');
    expect(kindOfPicture(new Uint8Array([0xff, 0xd8, 0xff, 0xe0]))?.extension).toBe('jpg');
    expect(kindOfPicture(strToU8('RIFF0000WEBPVP8 '))?.extension).toBe('webp');
    expect(kindOfPicture(strToU8('GIF89a'))?.extension).toBe('gif');
    expect(kindOfPicture(strToU8('0000ftypavif'))?.extension).toBe('avif');
    expect(kindOfPicture(strToU8('<svg xmlns="…">'))).toBeUndefined();
    expect(kindOfPicture(new Uint8Array(0))).toBeUndefined();
  });
});

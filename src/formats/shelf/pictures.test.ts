/**
 * Tests of what counts as a picture on the shelf: the bytes decide, and anything else is refused
 * with one sentence.
 */
import { expect, it } from 'vitest';
import { readPicture } from '../pictures.ts';
import { unpackShelf } from './shelfFile.ts';

const said = async (bytes: BlobPart): Promise<string | undefined> => {
  const read = await readPicture(new File([bytes], 'face.png', { type: 'image/png' }));
  return read.ok ? undefined : read.refusal.text;
};

it('a file is no picture just because of its name', async () => {
  const none = 'This file is no picture that can be shown: choose a PNG, JPEG, WebP, GIF or AVIF.';
  expect(await said('words')).toBe(none);
  expect(await said('')).toBe(none);
});
it('a picture of forty megabytes or more is refused with the largest size', async () => {
  const most = new Uint8Array(40 * 1024 * 1024 + 1);
  expect(await said(most)).toBe('This picture has 40 megabytes; at most 40 fit. Make it smaller and add it again.');
  expect(await said(most.subarray(1))).toContain('is no picture');
});
it('a file that begins like a picture but cannot be drawn is refused', async () => {
  expect(await said(new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 7]))).toBe(
    'This picture is damaged and cannot be drawn: choose another.',
  );
});
it('a picture that is opened as a file of the shelf is refused with the place where it belongs', async () => {
  const read = await unpackShelf(new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 7]));
  expect(!read.ok && read.refusal.text).toBe(
    'This is a picture, and no file of the shelf: choose it as the look of somebody here, or as the ground of a new encounter.',
  );
});
it('a text with a picture’s name is refused as a picture, and read as a table under any other name', async () => {
  const text = new TextEncoder().encode('a face');
  for (const name of ['face.png', 'Face.JPEG']) {
    const read = await unpackShelf(text, name);
    expect(!read.ok && read.refusal.text).toBe('This file is called a picture and is none: choose another copy of it.');
  }
  expect((await unpackShelf(text, 'png.csv')).ok).toBe(true);
});

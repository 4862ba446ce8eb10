/**
 * Tests of files of everything that could freeze a page: parts that are named often, parts that
 * share bytes, damaged parts.
 */
import { strToU8, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { packEverything, unpackEverything } from './everythingFile.ts';

const list = (files: readonly string[]) =>
  strToU8(
    JSON.stringify({ affray: 'everything', version: 1, encounters: files.map((file) => ({ file, name: file })) }),
  );

/** A zip whose directory repeats its last entry, so that all these entries share the same bytes. */
function onEachOther(zip: Uint8Array, times: number, nameOf: (n: number) => string): Uint8Array {
  const end = zip.length - 22;
  const view = new DataView(zip.buffer, zip.byteOffset);
  const start = view.getUint32(end + 16, true);
  const nameLength = view.getUint16(start + 28, true);
  const entry = zip.slice(start, start + 46 + nameLength);
  const entries = Array.from({ length: times }, (_, n) => {
    const copy = entry.slice();
    copy.set(strToU8(nameOf(n).padEnd(nameLength, '_')), 46);
    return copy;
  });
  const rest = zip.slice(start + 46 + nameLength, end);
  const tail = zip.slice(end);
  const size = entries.length * entry.length + rest.length;
  const count = view.getUint16(end + 10, true) - 1 + times;
  const tailView = new DataView(tail.buffer);
  tailView.setUint16(8, count, true);
  tailView.setUint16(10, count, true);
  tailView.setUint32(12, size, true);
  return new Uint8Array([...zip.slice(0, start), ...entries.flatMap((one) => [...one]), ...rest, ...tail]);
}

const packed = (text: string) => ({ name: text, bytes: new Uint8Array(strToU8(text)) });

describe('a file of everything', () => {
  it('gives each part that it was made of', () => {
    const made = packEverything(
      { encounters: [packed('one'), packed('two')], shelf: packed('shelf').bytes },
      { left: 1 },
    );
    expect(unpackEverything(made)).toEqual({
      ok: true,
      value: { encounters: [packed('one'), packed('two')], shelf: packed('shelf').bytes },
    });
  });
  it('is refused when its list names a part many times, and no part is unpacked', () => {
    const file = 'encounters/1.affray';
    const zip = zipSync({ [file]: new Uint8Array(2_000_000), 'everything.json': list(Array(2000).fill(file)) });
    const read = unpackEverything(zip);
    expect(read).toMatchObject({
      ok: false,
      refusal: { text: expect.stringContaining('names one of its parts twice') },
    });
  });
  it('is refused when parts of many names share the same bytes: all of them are counted together', () => {
    const name = (n: number) => `encounters/${String(n).padStart(4, '0')}.affray`;
    const names = Array.from({ length: 500 }, (_, n) => name(n));
    const zip = zipSync({ [name(0)]: new Uint8Array(2_000_000), 'everything.json': list(names) });
    const read = unpackEverything(onEachOther(zip, 500, name));
    expect(read).toMatchObject({ ok: false, refusal: { text: expect.stringContaining('unpacks to more than') } });
  });
  it('opens without a damaged part', () => {
    const good = strToU8('good '.repeat(50));
    const zip = zipSync({ 'a.affray': good, 'b.affray': good, 'everything.json': list(['a.affray', 'b.affray']) });
    const start = new DataView(zip.buffer).getUint16(26, true) + 30;
    zip.fill(0xff, start, start + 8);
    const read = unpackEverything(zip);
    expect(read?.ok && read.value.encounters.map(({ bytes }) => bytes.length)).toEqual([0, good.length]);
  });
  it('is treated as another kind of file when it has no list', () => {
    expect(unpackEverything(zipSync({ 'encounter.json': strToU8('{}') }))).toBeUndefined();
    expect(unpackEverything(strToU8('no zip at all'))).toBeUndefined();
  });
});

/** Tests that a file that nothing reads is named for what it is, and what would do is said. */
import { strToU8, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { isOwnFile, namedFile } from './namedFile.ts';

const bytes = (start: string) => Uint8Array.from(start, (letter) => letter.charCodeAt(0));
const zip = (name: string) => zipSync({ [name]: strToU8('x') });

describe('a file that nothing reads', () => {
  it.each([
    ['a PDF', bytes('%PDF-1.7'), 'a PDF: save the page'],
    ['a Photoshop picture', bytes('8BPS\0\x01'), 'save it as PNG'],
    ['a photo of a phone', bytes('\0\0\0\x18ftypheic'), 'save it as PNG'],
    ['a film', bytes('\0\0\0\x18ftypisom'), 'a film: save one picture'],
    ['an archive', bytes('7z\xbc\xaf\x27\x1c'), 'a packed archive: unpack it'],
    [
      'a pointer',
      bytes('version https://git-lfs.github.com/spec/v1\noid sha256:1\n'),
      'a pointer of Git LFS, not the file itself',
    ],
    ['a web page', bytes('<!DOCTYPE html><html>'), 'a web page'],
    ['a part of Tiled', bytes('<?xml version="1.0"?><tileset name="a"/>'), 'of another program'],
    ['an item of Foundry', bytes('{"name":"Rope","_stats":{}}'), 'a document of Foundry that is neither'],
    ['a document', zip('word/document.xml'), 'a document of Word'],
    ['a zip with a map', zip('crypt.dd2vtt'), 'a zip with a map in it: unpack it'],
    ['any zip', zip('readme.txt'), 'a zip that Affray did not save'],
    ['creatures', bytes('[{"name": "Cat", "hit_points": 3}]'), 'a file of creatures and no map'],
    ['a stat block', bytes('Frost Cat\nLarge beast\nArmor Class 14'), 'a stat block and no map'],
    ['any JSON', bytes('{"bread": 2}'), 'JSON of no kind that is known here'],
    ['words', bytes('Dear diary'), 'text without a stat block'],
    ['noise', bytes('\x01\x02\x03'), 'of no kind that is known here'],
    ['nothing', bytes(''), 'empty'],
  ])('such as %s is named', (_, file, words) => {
    expect(namedFile(file, 'thing')).toMatch(/^“thing” is .*\.$/);
    expect(namedFile(file)).toContain(words);
    expect(namedFile(file)).not.toMatch(/not an encounter|no encounter/);
    expect(isOwnFile(file)).toBe(false);
  });
  it('of ours is known, however damaged', () => {
    expect(isOwnFile(zip('encounter.json').slice(0, 60))).toBe(true);
    expect(isOwnFile(zip('everything.json'))).toBe(true);
    expect(isOwnFile(bytes('{"version": 5, "ruleset": "thrum", "fi'))).toBe(true);
  });
});

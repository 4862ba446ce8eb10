/** Tests that the program's words use no letter that its font lacks: another font would show it. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

/** The hyphen that does not break, and the one that is seen only at a line's end. */
const LACKING = /[\u2011\u00ad]/u;

it('no source has a hyphen that falls to another font', () => {
  const src = join(import.meta.dirname, '../../src');
  const sources = readdirSync(src, { recursive: true, encoding: 'utf8' }).filter((path) => /\.tsx?$/.test(path));
  expect(sources.length).toBeGreaterThan(500);
  expect(sources.filter((path) => LACKING.test(readFileSync(join(src, path), 'utf8')))).toEqual([]);
});

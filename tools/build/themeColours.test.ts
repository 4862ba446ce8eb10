/** Tests that the style sheet of the page gets its colours from the one palette. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { withColours } from './themeColours.ts';

const sheet = readFileSync(join(import.meta.dirname, '../../src/ui/theme.css'), 'utf8');
/**
 * The custom properties that the page's rules read, without those that the sheet or a script sets
 * itself.
 */
const read = [...sheet.matchAll(/var\(--([\w-]+)\)/g)].map(([, name = '']) => name);
const own = new Set([...sheet.matchAll(/^\s*--([\w-]+):/gm)].map(([, name = '']) => name));

/** The custom properties that a theme sets. */
const setIn = (theme: string): Set<string> =>
  new Set([...withColours(`--colours: ${theme};`).matchAll(/--([\w-]+): [^;]+;/g)].map(([, name = '']) => name));

describe('the colours of the style sheet', () => {
  it('are all set in both themes', () => {
    for (const theme of ['dark', 'light'])
      expect(read.filter((name) => !own.has(name) && !setIn(theme).has(name))).toEqual([]);
    expect(read.length).toBeGreaterThan(20);
  });
  it('leave no mark in the finished sheet, and nothing else changed', () => {
    const done = withColours(sheet);
    expect(done).not.toMatch(/--colours:/);
    expect(withColours('a { color: red; }')).toBe('a { color: red; }');
  });
  it('are refused where no theme has the name, with the place to look', () => {
    expect(() => withColours('--colours: dusk;')).toThrow(/“dusk”.*src\/ui\/colours\.ts/);
  });
});

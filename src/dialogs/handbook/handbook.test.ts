/**
 * Tests the handbook's files: each page is listed, is short and has its picture, and every button
 * that it names exists in the program.
 */
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { fixedTable, keyInWords, keyTable } from '../../keys/keys.ts';
import { belowTitle, findPages, listedPages } from './pages.ts';

const root = join(import.meta.dirname, '../../..');
const folder = join(root, 'docs/handbook');
const textOf = (id: string): string => readFileSync(join(folder, `${id}.md`), 'utf8');
const listed = listedPages(textOf('README'));
const pages = listed.map((page) => ({ ...page, text: belowTitle(textOf(page.id)) }));

/** All words of the program, without its tests and without the handbook's own code. */
const said = readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' })
  .filter((path) => /\.tsx?$/.test(path) && !/\.(test|testing)\.tsx?$|handbook/.test(path))
  .map((path) => readFileSync(join(root, 'src', path), 'utf8'))
  .join('\n');

/**
 * The longest page, in words and in lines: with its picture it fills one and a half screens at
 * 1366×768.
 */
const MOST = { words: 260, lines: 46 };
/** The largest picture, in bytes. It is limited because all pictures are stored for offline use. */
const LARGEST = 90_000;

describe('the handbook', () => {
  it('lists every page, under the title that the page has, and no other', () => {
    const files = readdirSync(folder).flatMap((name) => (/^[a-z].*\.md$/.test(name) ? [name.replace('.md', '')] : []));
    expect(listed.map(({ id }) => id).sort()).toEqual(files.sort());
    for (const { id, title, group } of listed) {
      expect(textOf(id).startsWith(`# ${title}\n`), title).toBe(true);
      expect(group).not.toBe('');
    }
  });
  it('has no picture that no page shows', () => {
    expect(readdirSync(join(folder, 'pictures')).sort()).toEqual(listed.map(({ id }) => `${id}.webp`).sort());
  });
  it.each(pages.map((page) => [page.title, page] as const))('%s: has its picture, and is short', (_, { id, text }) => {
    const pictures = [...text.matchAll(/!\[(.+?)\]\((.+?)\)/g)];
    expect(pictures.map(([, , href]) => href)).toEqual([`pictures/${id}.webp`]);
    expect(pictures[0]?.[1]?.length).toBeGreaterThan(10);
    expect(statSync(join(folder, `pictures/${id}.webp`)).size).toBeLessThan(LARGEST);
    expect(text.split(/\s+/).length).toBeLessThanOrEqual(MOST.words);
    expect(text.split('\n').filter(Boolean).length).toBeLessThanOrEqual(MOST.lines);
  });
  it.each(pages.map((page) => [page.title, page] as const))(
    '%s: its links lead somewhere, and what it names is on the screen',
    (_, { text }) => {
      for (const [, href = ''] of text.matchAll(/(?<!!)\[.+?\]\((.+?)\)/g))
        expect(existsSync(join(folder, href)), href).toBe(true);
      for (const [, bold = ''] of text.matchAll(/\*\*(.+?)\*\*/g)) {
        const name = bold.replace(/[.:…]$/, '');
        // A name with a gap (“ … ”) stands for a text of the program with any words in the gap, so
        // its parts are sought separately.
        for (const part of name.split(' … ')) expect(said.includes(part), `“${part}”`).toBe(true);
      }
    },
  );
  it.each(pages.map((page) => [page.title, page] as const))('%s: its keys do something', (_, { text }) => {
    const keys = new Set([
      ...keyTable.flatMap(({ keys }) => keys.map(keyInWords)),
      ...fixedTable.flatMap(({ keys }) => keys),
    ]);
    const named = [...text.matchAll(/`(.+?)`/g)].flatMap(([, code = '']) =>
      /^([A-Z0-9?]|Ctrl.*|Shift.*|Enter|Esc|Delete|Space|F\d)$/.test(code) ? [code] : [],
    );
    for (const key of named) expect(keys.has(key), key).toBe(true);
  });
  it('finds pages by all words, those with the words in their title first', () => {
    expect(findPages(pages, 'fog').map(({ id }) => id)[0]).toBe('fog');
    expect(findPages(pages, 'printer').map(({ id }) => id)).toContain('paper');
    expect(findPages(pages, 'zebra')).toEqual([]);
    expect(findPages(pages, ' ')).toEqual(pages);
  });
});

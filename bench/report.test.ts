/** What a measurement writes into the page of figures. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { tablesAsMarkdown, withSection } from './report.ts';

const page = [
  'By hand.',
  '<!-- bench: steps -->',
  'old steps',
  '<!-- end -->',
  'Between.',
  '<!-- bench: odds -->',
  '<!-- end -->',
  'Last.',
].join('\n');

describe('the page of figures', () => {
  it('gets a section in place of the old one, and keeps all others', () => {
    const after = withSection(page, 'steps', 'new steps');
    expect(after).toBe(page.replace('old steps\n', '\nnew steps\n\n'));
    expect(withSection(after, 'steps', 'newer')).toBe(after.replace('new steps', 'newer'));
  });
  it('gets a section where the section was empty', () => {
    const after = withSection(page, 'odds', 'new odds');
    expect(after).toContain('old steps');
    expect(after).toContain('<!-- bench: odds -->\n\nnew odds\n\n<!-- end -->\nLast.');
  });
  it('takes no section that it has no marks for', () => {
    expect(() => withSection(page, 'sight', 'x')).toThrow('no section between “<!-- bench: sight -->”');
    expect(() => withSection('<!-- bench: steps -->\nopen', 'steps', 'x')).toThrow('no section');
    const open = page.replace('old steps\n<!-- end -->\n', '');
    expect(() => withSection(open, 'steps', 'x')).toThrow('no section');
  });
  it('has a section for each measurement', () => {
    const written = readFileSync('docs/measured.md', 'utf8');
    for (const name of [
      'steps',
      'previews',
      'board',
      'rules',
      'odds',
      'sight',
      'load',
      'evening',
      'shelf',
      'maps',
      'painting',
    ])
      expect(withSection(written, name, 'x')).toContain(`<!-- bench: ${name} -->\n\nx\n\n<!-- end -->`);
  });
});

describe('a section', () => {
  it('has each table under its words, with a line below the head', () => {
    const tables = [
      {
        about: 'Milliseconds.',
        rows: [
          ['step', 'ms'],
          ['open', 4],
        ],
        after: 'The mark is 8.',
      },
      { about: 'Megabytes.', rows: [['game', 'MB']] },
    ];
    expect(tablesAsMarkdown(tables)).toBe(
      'Milliseconds.\n\n| step | ms |\n| --- | --- |\n| open | 4 |\n\nThe mark is 8.\n\nMegabytes.\n\n| game | MB |\n| --- | --- |',
    );
  });
});

/**
 * Tests how notes are shown: Markdown becomes elements only, and a search finds each note by its
 * words.
 */
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { playLines, setUpOrThrow } from '../../engine/play.testing.ts';
import { toy, toyScenes, toyScript } from '../../engine/toy.testing.ts';
import Markdown from './Markdown.tsx';
import { notesOf } from './notesOf.ts';

const html = (text: string) => renderToStaticMarkup(createElement(Markdown, { text }));

describe('Markdown', () => {
  it('becomes elements: headings, lists, emphasis, tables, links to pages', () => {
    const drawn = html(
      '# Crypt\n- **two** ghouls\n- [x] found\n\n| a | b |\n|-|-|\n| 1 | 2 |\n\n[map](https://example.org)',
    );
    for (const part of ['<h4', 'Crypt', '<li>', '<strong', '☑', '<td', 'href="https://example.org"'])
      expect(drawn).toContain(part);
  });
  it.each([
    '<script>alert(1)</script>',
    '<img src=x onerror=alert(1)>',
    '[x](javascript:alert(1))',
    '[x](data:text/html,<script>)',
    '![x](https://example.org/beacon.png)',
    '<a href="https://example.org">x</a>',
  ])('“%s” makes no element of its own, fetches nothing and leads nowhere', (text) => {
    expect(html(`words ${text}\n\n${text}`)).not.toMatch(/<(script|img|a|iframe)\b/);
  });
});

describe('notes', () => {
  it('are found by every word, on the encounter, on the map and on a combatant', () => {
    const note = (id: string, name: string, text: string, other: object = {}) => ({
      edit: [{ edit: 'note' as const, id, note: { id, name, text, seen: 'gm' as const, ...other } }],
      label: name,
    });
    const { fight } = playLines(toy, setUpOrThrow(toy, toyScenes, toyScript), [
      note('note-1', 'The well', '# Deep\n\n- [ ] drowned **bell**, see [the map](https://example.org)', {
        at: { x: 5, y: 5 },
      }),
      note('note-2', 'Plan', 'steal the bell'),
      { edit: [{ edit: 'combatant', combatant: 'ash', note: 'rings the Béll' }], label: 'Ash' },
    ]);
    const found = (words: string) => notesOf(fight, words).map(({ kind, name }) => `${kind} ${name}`);
    expect(found('')).toEqual(['encounter Plan', 'pin The well', 'combatant Ash']);
    expect(found('bell')).toEqual(found(''));
    expect(found('BELL drowned')).toEqual(['pin The well']);
    expect(found('bells')).toEqual([]);
    // The list shows only the words, without markup.
    expect(notesOf(fight, 'drowned')[0]?.line).toBe('Deep drowned bell, see the map');
  });
  it('can be undone like a move, and add nothing to the log of a running fight', () => {
    const begun = playLines(toy, setUpOrThrow(toy, toyScenes, toyScript), [{ begin: true }]);
    const noted = playLines(toy, begun, [
      {
        edit: [{ edit: 'note', id: 'note-1', note: { id: 'note-1', name: 'Plan', text: '', seen: 'gm' } }],
        label: 'Plan',
      },
    ]);
    expect(noted.fight.log).toEqual(begun.fight.log);
    expect(playLines(toy, noted, [{ undo: 1 }]).fight).toEqual(begun.fight);
    expect(() =>
      playLines(toy, begun, [{ edit: [{ edit: 'note', id: 'note-9', note: null }], label: 'Gone' }]),
    ).toThrow('There is no note');
  });
});

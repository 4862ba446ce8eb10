/**
 * Tests that every rule number of every game stands in the title of a test or of a scripted fight,
 * and that the game's book has a text for it.
 */

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { withBook } from '../engine/ruleset.ts';
import { loadAllGames } from './index.ts';

const rulesets = await Promise.all((await loadAllGames()).map(withBook));

const titles = (folder: string): string =>
  readdirSync(folder, { withFileTypes: true })
    .map((entry) => {
      const path = join(folder, entry.name);
      if (entry.isDirectory()) return titles(path);
      if (!/\.test\.tsx?$/.test(entry.name) || entry.name === 'numbers.test.ts') return '';
      return [
        ...readFileSync(path, 'utf8').matchAll(
          /\b(?:it|test|describe)(?:\.each\([\s\S]*?\))?\(\s*(['"`])([\s\S]*?)\1/g,
        ),
      ]
        .map((match) => match[2])
        .join('\n');
    })
    .join('\n');

const tested = titles(join(import.meta.dirname, '..'));

describe.each(rulesets.map((ruleset) => ({ name: ruleset.name, ruleset })))('$name', ({ ruleset }) => {
  // The list is the game's own rule texts. Authors compare the chapter's numbers with these texts
  // when they write a game.
  const numbers = ruleset.rules.map(({ id }) => id).filter((id) => /^[A-Z]+-\d+$/.test(id));
  it('numbers its rules from 01 on with no hole', () => {
    const whole = numbers.map((_, at) => `${ruleset.prefix}-${String(at + 1).padStart(2, '0')}`);
    expect(whole.length).toBeGreaterThan(0);
    expect(numbers.toSorted()).toEqual(whole);
  });
  it('has a test, or a fight that is played as told, whose title has each number', () => {
    const told = ruleset.examples.map(({ title, about }) => `${title} ${about ?? ''}`).join('\n');
    expect(numbers.filter((number) => !tested.includes(number) && !told.includes(number))).toEqual([]);
  });
  it('has a text in our words for each number', () => {
    const texts = new Map(ruleset.rules.map(({ id, text }) => [id, text]));
    expect(numbers.filter((number) => (texts.get(number)?.length ?? 0) < 20)).toEqual([]);
  });
});

/**
 * Every rule number has its page in our words. The look-up also finds conditions, skills and
 * powers.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { conditionSpecs } from '../sheet/conditions.ts';
import { ruleTexts } from './rules.ts';

const numbers = Array.from({ length: 53 }, (_, at) => `MU-${String(at + 1).padStart(2, '0')}`);

describe('the look-up', () => {
  it.each(numbers)('%s has one page, of one to eight sentences', (number) => {
    const pages = ruleTexts.filter(({ id }) => id === number);
    expect(pages).toHaveLength(1);
    const sentences = pages[0]?.text.split(/[.!?](?:\s|$)/).filter((part) => part.trim() !== '') ?? [];
    expect(sentences.length).toBeGreaterThan(0);
    expect(sentences.length).toBeLessThan(9);
    expect(pages[0]?.words?.length).toBeGreaterThan(0);
  });
  it('has no id twice, and numbers nothing that the list does not', () => {
    const ids = ruleTexts.map(({ id }) => id);
    expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([]);
    expect(ids.filter((id) => /^MU-\d+$/.test(id)).sort()).toEqual(numbers);
  });
  it('has every text end as a sentence does', () => {
    expect(ruleTexts.filter(({ text }) => !/[.)]$/.test(text)).map(({ id }) => id)).toEqual([]);
  });
  it.each(['dying', 'frenzied', 'cleave', 'eldritch blast', 'scorpion oil', 'regeneration'])('finds “%s”', (word) => {
    const found = ruleTexts.filter(({ title, words }) =>
      [title, ...(words ?? [])].some((text) => text.toLowerCase().includes(word)),
    );
    expect(found.length).toBeGreaterThan(0);
  });
  it('has a page behind the rule of each condition', () => {
    const ids = new Set(ruleTexts.map(({ id }) => id));
    expect(Object.values(conditionSpecs).filter(({ rule }) => !ids.has(rule))).toEqual([]);
  });
  it('has a page behind every rule that the procedures name', () => {
    const ids = new Set(ruleTexts.map(({ id }) => id));
    const folder = import.meta.dirname;
    const named = readdirSync(folder)
      .filter((name) => name.endsWith('.ts'))
      .flatMap((name) => [...readFileSync(join(folder, name), 'utf8').matchAll(/'(MU(?:-\d+)?)'/g)])
      .map((match) => match[1] ?? '');
    expect(named.length).toBeGreaterThan(0);
    expect(named.filter((id) => !ids.has(id))).toEqual([]);
  });
});

/** Moves keep their numbers: what is spent leaves its number free, and what comes later takes the next. */
import { describe, expect, test } from 'vitest';
import type { Offer } from '../../engine/ruleset.ts';
import { offerOnKey, withKeys } from './sureKeys.ts';

const offer = (action: string, group = 'Main', blocked = false): Offer => ({
  actor: 'a',
  action,
  label: action,
  group,
  rule: 'TO-01',
  help: '',
  ...(blocked ? { blocked: { rule: 'TO-01', text: 'Spent.' } } : {}),
});

describe('sure keys', () => {
  const first = [offer('sword'), offer('bow'), offer('end', 'Turn')];
  const row = withKeys([], first);

  test('a spent move leaves its number to nobody, and has it again', () => {
    const spent = [offer('sword', 'Main', true), offer('bow'), offer('end', 'Turn')];
    expect(withKeys(row, spent)).toBe(row);
    expect(offerOnKey(row, spent, 1)).toBeUndefined();
    expect(offerOnKey(row, spent, 2)?.action).toBe('bow');
    expect(offerOnKey(withKeys(row, first), first, 1)?.action).toBe('sword');
  });

  test('a move that comes later takes the next number', () => {
    const more = [offer('dart'), ...first];
    expect(offerOnKey(withKeys(row, more), more, 4)?.action).toBe('dart');
    expect(offerOnKey(withKeys(row, more), more, 1)?.action).toBe('sword');
  });

  test('nine have numbers, a tenth has none', () => {
    const many = Array.from({ length: 5 }, (_, at) => [offer(`a${at}`, 'A'), offer(`b${at}`, 'B')]).flat();
    const full = withKeys([], many);
    expect(full).toHaveLength(9);
    expect(withKeys(full, [...many, offer('late', 'C')])).toBe(full);
    expect(offerOnKey(full, many, 10)).toBeUndefined();
  });
});

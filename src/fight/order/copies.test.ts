/** Tests which cards a long turn order has, and where the order stands. */
import { describe, expect, it } from 'vitest';
import type { Fight } from '../../engine/fight.ts';
import type { OrderRow } from '../../engine/ruleset.ts';
import { fitsAcross, foldCopies } from './copies.ts';

type People = Fight['combatants'];

/** Bandits with their numbers, and the heroes among them. */
const people = (names: readonly string[]): People =>
  Object.fromEntries(
    names.map((name) => {
      const [word = '', number] = name.split(' ');
      const one = {
        id: name,
        name: word,
        side: number ? 'foes' : 'party',
        ...(number ? { copy: Number(number) } : {}),
      };
      return [name, one as People[string]];
    }),
  );
const rowsOf = (names: readonly string[], state: (name: string) => OrderRow['state'] = () => 'waiting') =>
  names.map((name): OrderRow => ({ id: `row ${name}`, combatant: name, state: state(name) }));
const shown = (names: readonly string[], state?: (name: string) => OrderRow['state']) =>
  foldCopies(rowsOf(names, state), { combatants: people(names) }).map(({ combatant, copies }) =>
    copies.length > 0 ? copies.map((one) => one.combatant) : combatant,
  );

const bandits = (count: number, from = 1) => Array.from({ length: count }, (_, at) => `Bandit ${from + at}`);

describe('copies in the order', () => {
  it('share a card with their neighbours of one name and side, and nobody else does', () => {
    expect(shown(['Anna', ...bandits(3), 'Bo', 'Wolf 1', 'Wolf 2'])).toEqual([
      'Anna',
      bandits(3),
      'Bo',
      ['Wolf 1', 'Wolf 2'],
    ]);
  });
  it('that somebody stands between share none, so that the order stays the order', () => {
    expect(shown(['Bandit 1', 'Anna', 'Bandit 2'])).toEqual(['Bandit 1', 'Anna', 'Bandit 2']);
  });
  it('leave a card of its own to the one who acts', () => {
    expect(shown(bandits(4), (name) => (name === 'Bandit 3' ? 'acting' : 'may'))).toEqual([
      'Bandit 3',
      ['Bandit 1', 'Bandit 2', 'Bandit 4'],
    ]);
  });
  it('of two groups stay in their groups', () => {
    const rows = rowsOf(bandits(4)).map((row, at) => ({ ...row, group: at < 2 ? 'fast' : 'slow' }));
    expect(foldCopies(rows, { combatants: people(bandits(4)) })).toHaveLength(2);
  });
});

describe('the order stands across the top', () => {
  const across = (names: readonly string[]) => fitsAcross(rowsOf(names), { combatants: people(names) });
  const heroes = (count: number) => Array.from({ length: count }, (_, at) => `Hero${at}`);
  it('for up to a dozen, and for forty whose copies fold to a dozen cards', () => {
    expect(across(heroes(12))).toBe(true);
    expect(across([...heroes(11), ...bandits(29)])).toBe(true);
  });
  it('and beside the map for more', () => {
    expect(across(heroes(13))).toBe(false);
    expect(across([...heroes(12), ...bandits(28)])).toBe(false);
  });
});

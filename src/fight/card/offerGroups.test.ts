/** Tests in which order the card lists moves, and which moves have number keys. */
import { describe, expect, test } from 'vitest';
import { BY_RULING } from '../../engine/legality.ts';
import type { Offer } from '../../engine/ruleset.ts';
import { inGroups, numbered } from './offerGroups.ts';

const offer = (action: string, group: string, blocked?: string): Offer => ({
  actor: 'a',
  action,
  label: action,
  group,
  rule: 'TO-01',
  help: '',
  ...(blocked === undefined ? {} : { blocked: { rule: 'TO-01', text: blocked } }),
});
const labels = (offers: readonly Offer[]) => offers.map(({ label }) => label);

describe('the order of the card', () => {
  test('the group for moving is second, and the others are in the game’s order', () => {
    const groups = inGroups([
      offer('strike', 'Main'),
      offer('taunt', 'Special'),
      offer('end', 'Turn'),
      offer('move', 'Movement'),
    ]);
    expect(groups.map(({ group }) => group)).toEqual(['Main', 'Movement', 'Special', 'Turn']);
  });

  test('a group without an allowed move goes below the others', () => {
    const groups = inGroups([offer('strike', 'Main', 'Spent.'), offer('end', 'Turn'), offer('move', 'Movement')]);
    expect(groups.map(({ group }) => group)).toEqual(['Movement', 'Turn', 'Main']);
  });

  test('without a move, everything stays as listed', () => {
    const groups = inGroups([offer('strike', 'Main'), offer('talk', 'Free'), offer('end', 'Turn')]);
    expect(groups.map(({ group }) => group)).toEqual(['Main', 'Free', 'Turn']);
  });
});

describe('number keys', () => {
  test('go down the card and skip moves that are not allowed', () => {
    const offers = [offer('strike', 'Main'), offer('shoot', 'Main', 'No arrows.'), offer('move', 'Movement')];
    expect(labels(numbered(offers))).toEqual(['strike', 'move']);
  });

  test('belong to no ruling, and to nothing that puts its actor out of the fight', () => {
    const flee: Offer = { ...offer('flee', 'Main'), grave: true };
    const offers = [offer('strike', 'Main'), flee, offer('dies', BY_RULING), offer('move', 'Movement')];
    expect(labels(numbered(offers))).toEqual(['strike', 'move']);
  });

  test('only six of a long group have one, so that moving has one too', () => {
    const long = Array.from({ length: 8 }, (_, at) => offer(`main ${at}`, 'Main'));
    const keys = labels(numbered([...long, offer('move', 'Movement')]));
    expect(keys.slice(5)).toEqual(['main 5', 'move']);
  });
});

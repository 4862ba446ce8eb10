/**
 * Tests of bringing in the people who were found: sides by kind, numbers over the whole line,
 * persons once, free places.
 */
import { describe, expect, it } from 'vitest';
import { type Encounter, newEncounter } from '../../engine/encounter.ts';
import { everyone, fullName } from '../../engine/fight.ts';
import { dispatch } from '../../engine/history.ts';
import type { Ruleset } from '../../engine/ruleset.ts';
import { usualSides } from '../../engine/script.ts';
import { toy } from '../../engine/toy.testing.ts';
import { type Figure, ITEM_VERSION } from '../../formats/shelf/item.ts';
import { plainSquares } from '../../map/scenes/plainScenes.ts';
import { placeKey } from '../../space/scene.ts';
import type { ShelfEntry } from '../shelf/types.ts';
import { findLine } from './find.ts';
import { candidatesOf, editsForNewcomers, LAST_PARTY, newcomersOf, partyOf, shelfIdsOf } from './newcomers.ts';

const { sheet } = toy.blank();
const creature = (id: string, name: string, kind: string) => ({
  id,
  name,
  kind,
  summary: '',
  icon: 'wolf-head',
  sheet,
});
const game: Ruleset = {
  ...toy,
  heroes: ['hero'],
  creatures: [creature('wolf', 'Wolf', 'beast'), creature('knight', 'Knight', 'hero')],
};
const torvald: Figure = {
  version: ITEM_VERSION,
  id: 't',
  kind: 'character',
  game: toy.id,
  name: 'Torvald',
  player: 'Ann',
  folder: '',
  tags: [],
  note: 'owes money',
  look: { picture: 'abc' },
  sheet,
};
const entry: ShelfEntry = {
  id: 't',
  kind: 'character',
  game: toy.id,
  name: 'Torvald',
  about: 'Ann',
  folder: '',
  tags: [],
  look: {},
  summary: '',
  rev: 1,
  changed: 0,
  removed: null,
};

const start = (): Encounter =>
  newEncounter(game, {
    id: 'e',
    name: 'E',
    seed: 1,
    scene: plainSquares({ name: 'Hall', columns: 5, rows: 5, ground: { kind: 'plain', look: 'stone' } }),
    sides: usualSides,
  });

function bring(encounter: Encounter, line: string, last: string[] = []): Encounter {
  const meant = findLine(line, candidatesOf(game, [entry], last));
  if (!meant.all) throw new Error(meant.text);
  const coming = newcomersOf(
    game,
    encounter.fight,
    meant.taken,
    shelfIdsOf(meant.taken).includes('t') ? [torvald] : [],
  );
  if (!coming.ok) throw new Error(coming.refusal.text);
  const at = { kind: 'square', column: 0, row: 0 } as const;
  const edits = editsForNewcomers(game, encounter.fight, coming.value, { lastSides: {}, at });
  const next = dispatch(game, encounter, { type: 'edit', label: 'They come', edits });
  if (!next.ok) throw new Error(next.refusal.text);
  return next.value;
}
const told = ({ fight }: Encounter) => everyone(fight).map((one) => `${fullName(one)}: ${one.side}`);

describe('bringing people in', () => {
  it('brings heroes to the party and others to the foes, with everything that they have', () => {
    const { fight } = bring(start(), 'wolf, knight, Torvald');
    expect(everyone(fight).map(({ name, side }) => [name, side])).toEqual([
      ['Wolf', 'foes'],
      ['Knight', 'party'],
      ['Torvald', 'party'],
    ]);
    expect(fight.combatants.torvald).toMatchObject({
      player: 'Ann',
      note: 'owes money',
      shelf: 't',
      look: { picture: 'abc' },
    });
  });
  it('brings somebody new to the side of whom they are like', () => {
    expect(told(bring(start(), 'Shadowfang as wolf, Ada as knight'))).toEqual(['Shadowfang: foes', 'Ada: party']);
  });
  it('continues the numbers over several lines, and gives each combatant a square', () => {
    const after = bring(bring(start(), 'wolf'), '2 wolves, knight');
    expect(told(after)).toEqual(['Wolf 1: foes', 'Wolf 2: foes', 'Wolf 3: foes', 'Knight: party']);
    expect(new Set(everyone(after.fight).map(({ place }) => placeKey(place))).size).toBe(4);
  });
  it('leaves a person who is already in the fight as they are, and refuses when nobody else comes', () => {
    const here = bring(start(), 'Torvald');
    expect(told(bring(here, 'Torvald, wolf'))).toEqual(['Torvald: party', 'Wolf: foes']);
    expect(() => bring(here, 'Torvald')).toThrow('Torvald is in this fight already.');
  });
  it('finds the party of the last fight by its name', () => {
    const last = partyOf(game, bring(start(), 'wolf, knight, Torvald').fight);
    expect(told(bring(start(), 'the party, wolf', last))).toEqual(['Knight: party', 'Torvald: party', 'Wolf: foes']);
    expect(candidatesOf(game, [], []).some(({ id }) => id === LAST_PARTY)).toBe(false);
  });
});

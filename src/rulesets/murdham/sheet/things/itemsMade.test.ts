/**
 * Weapons, armour and other items that a table has made in its house rules are used and worn like
 * those of the game (MU-09, MU-12, MU-28, MU-48, MU-49).
 */
import { describe, expect, it } from 'vitest';
import { nowIs, oneAt, partyBegins, playOut, stillOne } from '../../edges.testing.ts';
import { houseRules } from '../../house/house.ts';
import { murdham } from '../../index.ts';
import { itemCatalogue } from '../../view/itemsCatalogue.ts';
import { murdhamSheet } from '../sheet.ts';

const flail = {
  id: 'war-flail',
  name: 'War flail',
  category: 'weapon' as const,
  hands: 1 as const,
  weapon: { way: 'melee' as const, die: 10 as const, range: 0, words: ['blunt' as const] },
};
const scales = { id: 'wyrm-scales', name: 'Wyrm scales', category: 'armour', hands: 0, armour: 3, bulk: 4 };
const frost = {
  id: 'frost-vial',
  name: 'Frost vial',
  category: 'weapon',
  hands: 1,
  thrown: true,
  weapon: { way: 'ranged', die: 6, range: 2, words: ['blast'] },
};
const tonic = { id: 'tonic', name: 'Tonic', category: 'consumable', hands: 0, like: 'healing-draught' };
const brittle = { ...flail, id: 'brittle-flail', name: 'Brittle flail', quality: 'fragile' };
/** Makes house rules with these items. */
const withItems = (...items: object[]) => houseRules.schema.parse({ ...houseRules.start(), items });
const made = (...things: object[]) => ({ gear: things.map((thing) => ({ made: thing })) });

describe('things of the table’s own', () => {
  it('MU-12: a weapon strikes with its own die, and is readied like any other', () => {
    playOut({
      cast: [oneAt('p', 'a', 'human', made(flail)), oneAt('f', 'a', 'bandit', stillOne)],
      lines: [
        ...partyBegins,
        { do: 'attack', by: 'p', with: 'war-flail' },
        { answer: 'f' },
        { answer: 3 },
        nowIs({ tracks: { f: { health: 5 } }, log: ['War flail'] }),
        // MU-34: the flail is blunt. MU-09: it is stowed and put down like a mace.
        { do: 'put-down', by: 'p', with: 'war-flail' },
        { end: true },
        { answer: { dice: { 'lying-1.war-flail': [1] } } },
        nowIs({ log: ['War flail on the ground (A) is damaged'] }),
      ],
    });
  });
  it('MU-28: a suit gives its own armour', () => {
    playOut({
      cast: [oneAt('p', 'a', 'human', made(flail)), oneAt('f', 'a', 'human', { ...stillOne, ...made(scales) })],
      lines: [
        ...partyBegins,
        { do: 'attack', by: 'p', with: 'war-flail' },
        { answer: 'f' },
        { answer: 5 },
        nowIs({ tracks: { f: { health: 6 } } }),
      ],
    });
  });
  it('MU-09, MU-30: a vial is thrown and gone; a tonic works like the draught that it is like', () => {
    playOut({
      cast: [
        oneAt('p', 'a', 'human', { ...made(frost, tonic), harm: 4 }),
        oneAt('f', 'b', 'bandit', stillOne),
        oneAt('f2', 'b', 'bandit', stillOne),
      ],
      lines: [
        ...partyBegins,
        { do: 'use', by: 'p', with: 'tonic' },
        nowIs({ tracks: { p: { health: 8 } } }),
        { do: 'attack', by: 'p', with: 'frost-vial' },
        { answer: 'b' },
        { answer: 2 },
        nowIs({ tracks: { f: { health: 6 }, f2: { health: 6 } } }),
        { do: 'end-turn', by: 'p' },
        { do: 'attack', by: 'p', with: 'frost-vial', refused: 'form' },
      ],
    });
  });
  it('MU-49: a fragile one breaks on a 1', () => {
    playOut({
      cast: [oneAt('p', 'a', 'human', made(brittle)), oneAt('f', 'a', 'bandit', stillOne)],
      lines: [
        ...partyBegins,
        { do: 'attack', by: 'p', with: 'brittle-flail' },
        { answer: 'f' },
        { answer: 1 },
        nowIs({ log: ['was damaged and breaks'] }),
      ],
    });
  });
  it('is what the catalogue says of it now, wherever it is carried; a thing of the game keeps its figures', () => {
    const house = withItems({ ...flail, weapon: { ...flail.weapon, die: 4 } });
    playOut({
      house,
      cast: [oneAt('p', 'a', 'human', made(flail)), oneAt('f', 'a', 'bandit', stillOne)],
      lines: [
        ...partyBegins,
        { label: 'Looked at', edit: [{ edit: 'sheet', combatant: 'p', path: 'omens', value: 0 }] },
        { do: 'attack', by: 'p', with: 'war-flail' },
        { answer: 'f' },
        { answer: { dice: [4, 1] } },
        nowIs({ tracks: { f: { health: 4 } } }),
      ],
    });
  });
});

describe('the catalogue of things', () => {
  it('MU-12: what does not belong to the sort that was chosen is dropped, and numbers come from words', () => {
    const half = {
      name: 'Wall of oak',
      category: 'shield',
      weapon: { way: 'ranged', die: '8' },
      armour: 4,
      like: 'tonic',
    };
    expect(itemCatalogue.finish(half, [])).toEqual({
      data: {
        id: 'wall-of-oak',
        name: 'Wall of oak',
        category: 'shield',
        hands: 1,
        weapon: { way: 'melee', die: 4, range: 0, words: ['blunt'] },
      },
      faults: [],
    });
    expect(
      itemCatalogue.finish({ name: 'Flail', category: 'weapon', hands: '2', weapon: { die: '10' } }, []).data,
    ).toMatchObject({
      hands: 2,
      weapon: { way: 'melee', die: 10, range: 0, words: [] },
    });
  });
  it('MU-09: it is read from text, a fault by its line; what is used up needs to say what it is like', () => {
    const text = '[\n{ "name": "Tonic", "category": "consumable", "hands": 0,\n"like": "beer" }]';
    const read = itemCatalogue.read(text);
    expect(read.ok === false && read.faults.map(({ line }) => line)).toEqual([3]);
    expect(itemCatalogue.read(text.replace('beer', 'healing-draught')).ok).toBe(true);
    expect(itemCatalogue.finish({ name: 'Tonic', category: 'consumable' }, []).faults.map(({ path }) => path)).toEqual([
      ['like'],
    ]);
    expect(itemCatalogue.finish({ name: 'Sword', category: 'weapon', id: 'sword' }, []).faults[0]?.text).toContain(
      'sword',
    );
  });
  it('stands among the gear of a sheet, and a sheet takes nothing that nobody knows', () => {
    const house = withItems(flail);
    const field = murdham.fieldsWith?.(house).find(({ path }) => path === 'gear');
    const option = field?.kind === 'choices' && typeof field.options === 'object' ? field.options[0] : undefined;
    expect(option).toMatchObject({ id: 'war-flail', label: 'War flail' });
    const borne = murdhamSheet.schema.parse({ ...murdhamSheet.start(), gear: [option?.value] });
    expect(borne.gear[0]).toMatchObject({ id: 'war-flail', item: 'war-flail', held: 'main' });
    expect(murdhamSheet.schema.safeParse({ ...murdhamSheet.start(), gear: ['war-flail'] }).success).toBe(false);
  });
});

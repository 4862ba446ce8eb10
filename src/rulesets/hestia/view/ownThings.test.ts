/**
 * A table's own weapons and spells: made, told in words, refused with their line, put on a sheet
 * and used.
 */
import { describe, expect, it } from 'vitest';
import { setPath } from '../../../engine/forms/schema.ts';
import { optionsIn, whyGrey } from '../edges.testing.ts';
import { houseRules } from '../house.ts';
import { hestia } from '../index.ts';
import { hestiaSheet } from '../sheet/sheet.ts';
import { ARMOURY } from '../sheet/weapons.ts';
import { badgesOf, fightOf, fightOn, playOn, tableOf, trackOf } from '../table.testing.ts';
import { fieldsWith } from './form.ts';
import { spellCatalogue, weaponCatalogue } from './ownThings.ts';

const made = (catalogue: typeof weaponCatalogue, data: object) => {
  const { data: whole, faults } = catalogue.finish({ ...(catalogue.blank() as object), ...data }, []);
  expect(faults).toEqual([]);
  return whole;
};
const flail = made(weaponCatalogue, { name: 'Star flail', sides: 8, tag: 'crushing', uses: ['piercing'], adds: 'mig' });
const hex = made(spellCatalogue, { name: 'Hex of sleep', range: 60, effect: 'out' });

/**
 * A fight of Ann with the table's own things, chosen on the form of her sheet as the app does it.
 */
const table2 = () => {
  const at = playOn(
    tableOf([
      { id: 'ann', sheet: { violence: 9 } },
      { id: 'foe', sheet: { grit: { now: 30, max: 30 } } },
    ]),
    {
      edit: [
        { edit: 'house', path: 'weapons', value: [flail] },
        { edit: 'house', path: 'spells', value: [hex] },
      ],
      label: 'Of our own',
    },
  );
  const fields = hestia.fieldsWith?.(fightOf(at).house) ?? [];
  const given = (path: string, id: string) => {
    const field = fields.find((one) => one.path === path && one.kind === 'choices');
    const found = field?.kind === 'choices' && Array.isArray(field.options) ? field.options : [];
    return found.find((option: { id: string }) => option.id === id)?.value;
  };
  const put = (path: string, id: string) =>
    ({ edit: 'sheet', combatant: 'ann', path, value: [given(path, id)] }) as const;
  return fightOn(
    playOn(at, { edit: [put('weapons', 'star-flail'), put('spells', 'hex-of-sleep')], label: 'Ann has them' }),
    {
      ann: [20],
    },
  );
};

describe('weapons of our own', () => {
  it('HE-13 a weapon is made with a name alone, told in words, and strikes as its figures say', () => {
    expect(weaponCatalogue.words(flail)).toEqual({
      head: '1d8 and Might, crushing, 5 ft',
      lines: ['Held in hand.', 'Can be used piercing as well.'],
    });
    const at = playOn(
      table2(),
      { do: 'attack', by: 'ann', with: 'star-flail:piercing' },
      { answer: 'foe' },
      { answer: { dice: [15] } },
      { answer: { dice: [8] } },
    );
    expect(optionsIn(at).find(({ id }) => id === 'effect')?.label).toContain('pinned');
    expect([
      trackOf(playOn(at, { answer: 'effect' }), 'foe', 'grit'),
      badgesOf(playOn(at, { answer: 'effect' }), 'foe'),
    ]).toEqual([22, ['pinned']]);
  });
  it('HE-11 a new missile weapon has a full quiver, a melee weapon has none; no new weapon has Notches', () => {
    expect(made(weaponCatalogue, { name: 'Long bow', kind: 'bow', range: 150, notches: 2 })).toMatchObject({
      ...{ id: 'long-bow', ammunition: 'some', notches: 0, mastercrafted: false },
    });
    expect(flail).toMatchObject({ ammunition: 'none', loaded: true, where: 'hand' });
  });
  it('HE-13 a figure out of bounds is a fault with its path, and with its line where it was read', () => {
    const bad = weaponCatalogue.finish({ ...(weaponCatalogue.blank() as object), name: 'Moon', sides: 90 }, []);
    expect(bad.faults.map(({ path }) => path)).toEqual([['sides']]);
    const read = weaponCatalogue.read(
      '[\n  { "name": "Moon", "kind": "melee",\n    "sides": 90, "dice": 1, "adds": "none", "tag": "crushing", "range": 5 }\n]',
    );
    expect(read.ok ? [] : read.faults.map(({ line, path }) => [line, path.at(-1)])).toEqual([[3, 'sides']]);
  });
  it('HE-13 the armoury’s names stay the armoury’s, and all of it can be copied', () => {
    expect(weaponCatalogue.stock.map(({ id }) => id)).toEqual(ARMOURY.map(({ id }) => id));
    expect(weaponCatalogue.copyOf(ARMOURY[0], [])).toMatchObject({ id: 'fists-of-ours', name: 'Fists of ours' });
    expect(made(weaponCatalogue, { name: 'Sword' })).toMatchObject({ id: 'sword-2' });
  });
});

describe('spells of our own', () => {
  it('HE-12 a spell is made, told in words, and does what its words say', () => {
    expect(spellCatalogue.words(hex)).toEqual({
      head: '60 ft',
      lines: ['Asks for no test.', 'Its target: out of action.'],
    });
    const at = table2();
    expect(whyGrey(at, 'ann', 'cast', 'hex-of-sleep')).toBeUndefined();
    const cast = playOn(at, { do: 'cast', by: 'ann', with: 'hex-of-sleep' }, { answer: 'foe' });
    expect(hestia.standing(fightOf(cast), 'foe').word).toBe('out of action');
  });
  it('HE-12 the game’s spells are put on a sheet by their ids, and an unknown id is refused', () => {
    const given = (value: unknown) => {
      let found = hestia.blank().sheet;
      const fault = setPath(hestiaSheet.schema, found, 'spells', value, (next) => {
        found = next;
      });
      return fault ?? found.spells.map(({ name }) => name);
    };
    expect(given(['dart', 'lull'])).toEqual(['Burning dart', 'Lull']);
    expect(given(['wish'])).toContain('“spells” cannot be set so');
  });
});

describe('saved before', () => {
  it('HE-12 HE-13 house rules of older files have nothing of their own, and the form nothing of it', () => {
    const { weapons: _weapons, spells: _spells, ...older } = houseRules.start();
    expect(houseRules.schema.parse(older)).toEqual(houseRules.start());
    const ours = fieldsWith(houseRules.start()).flatMap((field) =>
      field.kind === 'choices' && Array.isArray(field.options)
        ? field.options.filter(({ group }: { group?: string }) => group === 'Of our own')
        : [],
    );
    expect(ours).toEqual([]);
  });
});

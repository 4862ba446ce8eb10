/** Weapons and spells that a table makes itself: made, refused, put on a sheet and used. */
import { describe, expect, it } from 'vitest';
import { fieldsOf } from '../../../engine/ruleset.ts';
import { einfelst } from '../index.ts';
import {
  begunOn,
  detailOf,
  fightOf,
  offerOf,
  playOn,
  questionOf,
  sixesOf,
  strikeAt,
  tableOf,
  trackOf,
} from '../table.testing.ts';
import { spellCatalogue } from './ownSpells.ts';
import { weaponCatalogue } from './ownWeapons.ts';

const hook = {
  id: 'hook',
  name: 'Boathook',
  skill: 'strike',
  damage: 3,
  near: 0,
  far: 1,
  hands: 2,
  where: 'hand',
  loaded: 'always',
};
const chill = {
  id: 'chill',
  name: 'Chill',
  about: '',
  far: 1,
  harm: 2,
  kind: 'mental',
  resist: 'none',
  whom: 'others',
};
const duel = (house: Record<string, unknown> = {}) => begunOn(tableOf([{ id: 'ann' }, { id: 'foe' }], house), 1, 2);
const choose = (at: ReturnType<typeof tableOf>, path: string, id: string) => {
  const field = fieldsOf(einfelst, fightOf(at)).find((one) => one.path === path && one.kind === 'choices');
  const option =
    field?.kind === 'choices' && Array.isArray(field.options)
      ? field.options.find((one: { id: string }) => one.id === id)
      : undefined;
  return playOn(at, {
    edit: [{ edit: 'sheet', combatant: 'ann', path, value: [option?.value ?? option?.id] }],
    label: 'Given.',
  });
};

describe('weapons of the table’s own', () => {
  it('EW-20 one that is made is given by the form, and used like any', () => {
    const at = choose(duel({ ownWeapons: [hook] }), 'weapons', 'hook');
    expect(detailOf(at, 'ann', 'attack', 'hook')).toBe('Strike, 4 dice; Harm 3; zones 0–1');
    expect(trackOf(strikeAt(at, 'ann', 'foe', 'pass', sixesOf(1), undefined, 'hook'), 'foe', 'points')).toBe(3);
  });
  it('EW-20 what the table changes about it changes it on every sheet; without it, it keeps what it was', () => {
    const at = choose(duel({ ownWeapons: [hook] }), 'weapons', 'hook');
    const set = (value: unknown) =>
      playOn(at, { edit: [{ edit: 'house', path: 'ownWeapons', value }], label: 'Changed.' });
    expect(detailOf(set([{ ...hook, damage: 5 }]), 'ann', 'attack', 'hook')).toContain('Harm 5');
    expect(detailOf(set([]), 'ann', 'attack', 'hook')).toContain('Harm 3');
  });
  it('EW-18 its hands count: two of them leave none for a sword', () => {
    const at = choose(duel({ ownWeapons: [hook] }), 'weapons', 'hook');
    const both = playOn(at, {
      edit: [
        { edit: 'sheet', combatant: 'ann', path: 'weapons.1', value: { ...hook, id: 'dirk', hands: 1, where: 'belt' } },
      ],
      label: 'A dirk.',
    });
    expect(detailOf(both, 'ann', 'draw', 'dirk')).toBe('puts away Boathook');
  });
  it('EW-20 is told in words, has its id from its name, and faults are sentences', () => {
    expect(weaponCatalogue.words(hook)).toEqual({
      head: 'Strike · Harm 3 · up to 1 zone away',
      lines: ['2 hands.', 'Beyond one’s own zone it is thrown.'],
    });
    const made = (more: object) =>
      weaponCatalogue.finish({ ...(weaponCatalogue.blank() as object), name: 'Sword', ...more }, []);
    expect(made({}).data).toMatchObject({ id: 'sword-2' });
    expect(made({ near: 3, far: 1 }).faults.map(({ text }) => text)).toEqual([
      'must not be nearer than where it begins.',
    ]);
    expect(made({ where: 'body', hands: 2 }).data).toMatchObject({ hands: 0 });
    expect(weaponCatalogue.finish(weaponCatalogue.blank(), []).faults.map(({ text }) => text)).toEqual([
      'it needs a name.',
    ]);
  });
});

describe('spells of the table’s own', () => {
  it('EW-25 one that is made is given by the form, and cast', () => {
    const at = choose(duel({ ownSpells: [chill] }), 'spells', 'chill');
    expect(offerOf(at, 'ann', 'cast', 'chill')).toBe(true);
    const cast = playOn(at, { do: 'cast', by: 'ann', with: 'chill' });
    expect(questionOf(cast)).toMatchObject({ options: [{ id: 'foe' }] });
    expect(trackOf(playOn(cast, { answer: 'foe' }, { answer: { dice: sixesOf(1) } }), 'foe', 'points')).toBe(2);
  });
  it('EW-25 those that come with the game are among the choices too', () => {
    expect(offerOf(choose(duel(), 'spells', 'spark'), 'ann', 'cast', 'spark')).toBe(true);
  });
  it('EW-25 is told in words, and read from text with its faults by line', () => {
    expect(spellCatalogue.words(chill)).toEqual({
      head: 'on others, to 1 zone · 2 Mental Harm',
      lines: ['Nobody can resist it.'],
    });
    const read = spellCatalogue.read(
      `[{"name":"Chill","about":"","far":1,\n"harm":99,"kind":"mental","resist":"none","whom":"others"}]`,
    );
    expect(read.ok ? [] : read.faults.map(({ line, path }) => [line, path.join('.')])).toEqual([[2, '0.harm']]);
  });
});

/**
 * Items held, worn and packed (IN-09), in two hands at most; and items taken from the ground and
 * from the fallen.
 */
import { describe, expect, it } from 'vitest';
import { playLine } from '../../../../engine/scripts/lines.ts';
import { ingenuity } from '../../index.ts';
import { kitItems } from '../../sheet/armoury.ts';
import { ingenuitySheet } from '../../sheet/sheet.ts';
import {
  bowOf,
  endTurn,
  fightOf,
  fightOn,
  lastOf,
  offerOf,
  optionsOf,
  playOn,
  poolOf,
  shieldOf,
  spearOf,
  tableOf,
} from '../../table.testing.ts';
import { heldFields } from '../../view/form.ts';

const whereOf = (at: ReturnType<typeof playOn>, who: string) =>
  Object.fromEntries((fightOf(at).combatants[who]?.sheet.items ?? []).map(({ id, where }) => [id, where]));
/** A hand edit puts item `n` of Ann somewhere. */
const puts = (n: number, where: string) => ({
  edit: [{ edit: 'sheet' as const, combatant: 'ann', path: `items.${n}.where`, value: where }],
  label: 'Put',
});

describe('two hands', () => {
  it('IN-09 of what a sheet is given by name two hands are filled, and the rest is worn', () => {
    const items = ['greatsword', 'longbow', 'crossbow', 'fists'];
    const sheet = ingenuitySheet.schema.parse({ ...ingenuitySheet.start(), items });
    expect(sheet.items.map(({ id, where }) => [id, where])).toEqual([
      ['greatsword', 'hand'],
      ['longbow', 'worn'],
      ['crossbow', 'worn'],
      ['fists', 'hand'],
    ]);
    const set = playOn(tableOf([{ id: 'ann' }]), {
      edit: [{ edit: 'sheet', combatant: 'ann', path: 'items', value: ['sword', 'longbow', 'buckler'] }],
      label: 'Items',
    });
    expect(whereOf(set, 'ann')).toEqual({ sword: 'hand', longbow: 'worn', buckler: 'hand' });
  });
  it('IN-09 what is held already keeps its hand when more is given', () => {
    const sheet = ingenuitySheet.schema.parse({ ...ingenuitySheet.start(), items: ['sword', bowOf()] });
    expect(sheet.items.map(({ where }) => where)).toEqual(['worn', 'hand']);
  });
  it('IN-09 three hands’ worth is refused with a sentence, by hand too, and nothing changes', () => {
    const start = tableOf([
      { id: 'ann', sheet: { items: [spearOf(), shieldOf(), bowOf({ where: 'worn' })] } },
      { id: 'foe' },
    ]);
    const tried = playLine(ingenuity, start, puts(2, 'hand'));
    expect(tried.ok ? '' : tried.refusal.text).toContain('two hands cannot hold Spear, Shield, Bow at once');
    expect(whereOf(start, 'ann')).toEqual({ spear: 'hand', shield: 'hand', bow: 'worn' });
    const swapped = playOn(start, puts(0, 'worn'), puts(1, 'carried'), puts(2, 'hand'));
    expect(whereOf(swapped, 'ann')).toEqual({ spear: 'worn', shield: 'carried', bow: 'hand' });
    expect(whereOf(swapped, 'foe')).toEqual({ spear: 'hand' });
  });
  it('IN-09 who has more hands than two, or fewer, holds so much', () => {
    const able = (hands: number) =>
      ingenuitySheet.schema.safeParse({
        ...ingenuitySheet.start(),
        hands,
        items: [spearOf(), shieldOf(), spearOf({ id: 'other' })],
      }).success;
    expect([able(2), able(3)]).toEqual([false, true]);
    const four = playOn(
      fightOn([{ id: 'ann', sheet: { hands: 4, items: kitItems('spear shield / longbow') } }, { id: 'foe' }]),
      {
        do: 'brandish',
        by: 'ann',
      },
    );
    expect(optionsOf(four)).toHaveProperty(['spear+shield+longbow']);
    const one = playOn(
      fightOn([{ id: 'ann', sheet: { hands: 1, items: kitItems('spear / shield longbow') } }, { id: 'foe' }]),
      {
        do: 'brandish',
        by: 'ann',
      },
    );
    expect(Object.keys(optionsOf(one))).toEqual(['nothing', 'spear', 'shield']);
  });
  it('IN-09 where a thing is, is in the form: held, worn, packed or on the ground, and whether it is loaded', () => {
    const [where, loaded] = heldFields({ items: [bowOf({ reload: 2 })] });
    expect(where).toMatchObject({
      path: 'items.0.where',
      options: [{ label: 'in hand' }, { label: 'worn' }, { label: 'packed' }, { label: 'on the ground' }],
    });
    expect(loaded).toMatchObject({ path: 'items.0.loaded', kind: 'switch' });
    const start = fightOn([{ id: 'ann', sheet: { items: [bowOf({ reload: 2 })] } }, { id: 'foe' }]);
    const empty = playOn(start, {
      edit: [{ edit: 'sheet', combatant: 'ann', path: 'items.0.loaded', value: false }],
      label: 'Empty',
    });
    expect([offerOf(start, 'ann', 'attack'), offerOf(empty, 'ann', 'attack')]).toEqual(['free', 'IN-20']);
  });
  it('IN-09 Brandish wears what it puts away, and leaves in the pack what was there', () => {
    const at = playOn(
      fightOn([
        { id: 'ann', sheet: { items: [spearOf(), shieldOf({ where: 'carried' }), bowOf({ where: 'worn' })] } },
        { id: 'foe' },
      ]),
      { do: 'brandish', by: 'ann' },
      { answer: 'bow' },
    );
    expect(whereOf(at, 'ann')).toEqual({ spear: 'worn', shield: 'carried', bow: 'hand' });
  });
  it('IN-09 by the house rule Interact takes things out of the pack first: to a free hand, else to the belt', () => {
    const items = [spearOf(), shieldOf({ where: 'carried' }), bowOf({ where: 'carried' })];
    const start = fightOn([{ id: 'ann', sheet: { items } }, { id: 'foe' }], { house: { packed: 'interact' } });
    const asks = playOn(start, { do: 'interact', by: 'ann' });
    expect(Object.keys(optionsOf(asks))).toEqual(['unpack:shield', 'unpack:bow', 'other']);
    expect(whereOf(playOn(asks, { answer: 'unpack:shield' }), 'ann')).toMatchObject({ shield: 'hand' });
    expect(whereOf(playOn(asks, { answer: 'unpack:bow' }), 'ann')).toMatchObject({ bow: 'worn', spear: 'hand' });
  });
  it('IN-09 a sheet from before hands were counted opens, and wears what two hands cannot hold', () => {
    const { hands: _hands, ...old } = ingenuitySheet.start();
    const sheet = ingenuitySheet.schema.parse({
      ...old,
      items: [bowOf(), spearOf(), bowOf({ id: 'other' }), shieldOf()],
    });
    expect([sheet.hands, sheet.items.map(({ where }) => where)]).toEqual([2, ['hand', 'worn', 'worn', 'worn']]);
  });
});

describe('objects in the area', () => {
  const cold = { states: ['unconscious' as const], health: { now: 0, max: 10 } };
  const start = (fallen: object, here: [number, number] = [3, 2]) =>
    fightOn([
      { id: 'ann', on: [2, 2] },
      {
        id: 'foe',
        on: here,
        sheet: { items: [spearOf({ id: 'axe', name: 'Axe' }), ...kitItems('/ dagger')], ...fallen },
      },
      { id: 'foe-2', on: [9, 2] },
    ]);
  const takes = (at: ReturnType<typeof playOn>) => playOn(at, { do: 'interact', by: 'ann' });
  it('IN-09 what the fallen hold, wear and carry is taken from them, and nothing of their body', () => {
    const asks = takes(start(cold));
    expect(optionsOf(asks)).toEqual({ 'take:foe:axe': 'free', 'take:foe:dagger': 'free', other: 'free' });
    const at = playOn(asks, { answer: 'take:foe:axe' });
    expect([whereOf(at, 'ann'), whereOf(at, 'foe')]).toEqual([
      { spear: 'hand', axe: 'hand' },
      { dagger: 'carried', fists: 'hand' },
    ]);
    expect(lastOf(at, 'IN-09')).toBe('Ann takes Axe from Foe.');
    expect(offerOf(at, 'ann', 'attack', 'axe')).toBe('free');
  });
  it('IN-09 the dead too; nobody who is awake, nobody two metres off', () => {
    expect(optionsOf(takes(start({ gone: 'dead' })))).toHaveProperty(['take:foe:axe']);
    expect(Object.keys(optionsOf(takes(start({}))))).toEqual(['other']);
    expect(Object.keys(optionsOf(takes(start(cold, [4, 2]))))).toEqual(['other']);
    expect(Object.keys(optionsOf(takes(start({ ...cold, gone: 'fled' }))))).toEqual(['other']);
  });
  it('IN-09 nor through a wall', () => {
    const at = fightOn([
      { id: 'ann', on: [8, 5] },
      { id: 'foe', on: [9, 5], sheet: cold },
      { id: 'foe-2', on: [0, 0] },
    ]);
    expect(Object.keys(optionsOf(takes(at)))).toEqual(['other']);
  });
  it('IN-09 who comes round finds gone what was taken', () => {
    const at = playOn(
      start({ ...cold, health: { now: 5, max: 10 }, endurance: poolOf(5) }),
      { do: 'interact', by: 'ann' },
      { answer: 'take:foe:axe' },
      endTurn('ann'),
      { do: 'bring-back' },
      { answer: 'foe' },
    );
    expect(offerOf(at, 'foe', 'attack', 'axe')).toBeUndefined();
  });
});

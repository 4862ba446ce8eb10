/**
 * A table's own items and maneuvers (IN-22, IN-26, IN-29, IN-32): made by form, JSON and file, put
 * on a sheet, and used in a fight.
 */
import { describe, expect, it } from 'vitest';
import { fieldsOf } from '../../../engine/ruleset.ts';
import { houseRules } from '../house/house.ts';
import { ingenuity } from '../index.ts';
import { armouryItems } from '../sheet/armoury.ts';
import { maneuvers } from '../sheet/effects.ts';
import { madeFrom, unplaced } from '../sheet/made.ts';
import { badgesOf, diceOf, fightOf, fightOn, offerOf, playOn, poolOf, strikeBy, trackOf } from '../table.testing.ts';
import { itemCatalogue, maneuverCatalogue } from './catalogue.ts';

const whip = {
  ...(itemCatalogue.blank() as object),
  name: 'Thorn whip',
  attributes: ['dexterity'],
  damage: 2,
  critical: 6,
  threshold: 18,
  reach: 2,
  effects: [{ name: 'Entangled', kind: 'physical', reach: 6, does: 'prone', when: 'hit' }],
};
const lunge = { ...(maneuverCatalogue.blank() as object), name: 'Lunge', bonus: 1, damage: 2 };
const made = (catalogue: typeof itemCatalogue, data: unknown) => {
  const { data: whole, faults } = catalogue.finish(data, []);
  expect(faults).toEqual([]);
  return whole;
};
/** A fight in which the table has a whip and a lunge of its own. */
const start = () =>
  playOn(
    fightOn([
      { id: 'ann', sheet: { stamina: poolOf(2) } },
      { id: 'foe', on: [4, 2], sheet: { endurance: poolOf(30) } },
      { id: 'foe-2', on: [9, 2] },
    ]),
    {
      edit: [
        { edit: 'house', path: 'items', value: [made(itemCatalogue, whip)] },
        { edit: 'house', path: 'maneuvers', value: [made(maneuverCatalogue, lunge)] },
      ],
      label: 'Our own',
    },
  );
/** Adds to a sheet the thing that its form offers under this id. */
const gives = (at: ReturnType<typeof playOn>, path: 'items' | 'maneuvers', id: string) => {
  const field = fieldsOf(ingenuity, fightOf(at)).find((one) => one.path === path && one.kind === 'choices');
  const options = field?.kind === 'choices' && typeof field.options === 'object' ? field.options : [];
  const value = options.find((option) => option.id === id)?.value;
  const now = fightOf(at).combatants.ann?.sheet[path] ?? [];
  return playOn(at, {
    edit: [{ edit: 'sheet', combatant: 'ann', path, value: [...now, value] }],
    label: 'Given',
  });
};

describe('things of our own', () => {
  it.each([
    ['item', itemCatalogue],
    ['maneuver', maneuverCatalogue],
  ])('IN-22, IN-26 a new %s lacks nothing but its name', (_one, catalogue) => {
    expect(catalogue.finish(catalogue.blank(), []).faults.map(({ path }) => path)).toEqual([['name']]);
    const named = { ...(catalogue.blank() as object), name: 'Fine thing' };
    expect(catalogue.finish(named, [])).toMatchObject({ data: { id: 'fine-thing' }, faults: [] });
    expect(catalogue.finish(named, ['fine-thing'])).toMatchObject({ data: { id: 'fine-thing-2' } });
    expect(catalogue.words(named).lines.length).toBeGreaterThan(0);
    for (const { data } of catalogue.stock) expect(catalogue.words(data).head.length).toBeGreaterThan(3);
  });
  it('IN-22 the game’s own things are there to start from, and come back unchanged', () => {
    expect(itemCatalogue.stock).toHaveLength(armouryItems.length);
    for (const thing of armouryItems)
      expect(unplaced(madeFrom(thing))).toEqual((({ where: _where, ...rest }) => rest)(thing));
    expect(maneuverCatalogue.stock.map(({ data }) => data)).toEqual(maneuvers);
  });
  it('IN-22 it is given on a sheet under its name, into a free hand, and fought with', () => {
    const held = gives(start(), 'items', 'thorn-whip');
    expect(fightOf(held).combatants.ann?.sheet.items.map(({ id, where }) => [id, where])).toEqual([
      ['spear', 'hand'],
      ['thorn-whip', 'hand'],
    ]);
    const hit = playOn(held, ...strikeBy('ann', 'foe', [4, 4, 10], 'thorn-whip'));
    expect([trackOf(hit, 'foe', 'endurance'), badgesOf(hit, 'foe').includes('prone')]).toEqual([20, true]);
    const more = gives(held, 'items', 'thorn-whip');
    expect(fightOf(more).combatants.ann?.sheet.items.map(({ where }) => where)).toEqual(['hand', 'hand', 'worn']);
    expect(trackOf(hit, 'foe-2', 'endurance')).toBe(10);
  });
  it('IN-26 a maneuver of our own is offered with its bonuses', () => {
    const learnt = playOn(gives(start(), 'maneuvers', 'lunge'), {
      edit: [{ edit: 'combatant', combatant: 'foe', place: { kind: 'square', column: 3, row: 2 } }],
      label: 'Nearer',
    });
    expect(offerOf(learnt, 'ann', 'maneuver', 'lunge:spear')).toBe('free');
    const hit = playOn(learnt, { do: 'maneuver', by: 'ann', with: 'lunge:spear' }, { answer: 'foe' }, diceOf(3, 3, 10));
    // 6 and 1, plus 4 and 2 of damage.
    expect(trackOf(hit, 'foe', 'endurance')).toBe(17);
  });
  it('IN-29 what does not fit is named with its line, and nothing is read', () => {
    const text = JSON.stringify(
      [
        { ...whip, damage: 99 },
        { ...whip, name: 'Spoon', kind: 'spoon' },
      ],
      null,
      1,
    );
    const read = itemCatalogue.read(text);
    expect(read.ok).toBe(false);
    const faults = read.ok ? [] : read.faults;
    expect(faults.map(({ path }) => path)).toEqual([
      [0, 'damage'],
      [1, 'kind'],
    ]);
    const lines = text.split('\n');
    for (const { path, line } of faults) expect(lines[(line ?? 0) - 1]).toContain(`"${String(path[1])}"`);
    expect(itemCatalogue.read(JSON.stringify({ ...whip, id: 'spear' })).ok).toBe(false);
    expect(itemCatalogue.read(JSON.stringify(whip)).ok).toBe(true);
    expect(itemCatalogue.finish({ ...whip, attributes: [] }, []).faults).toMatchObject([{ path: ['attributes'] }]);
  });
  it('IN-32 a fight from before there were any opens with none', () => {
    const { items, maneuvers: own, ...older } = houseRules.start();
    expect([items, own, houseRules.schema.parse(older)]).toEqual([[], [], houseRules.start()]);
  });
});

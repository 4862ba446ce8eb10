/**
 * Tables of the book that are lost: tiers of foes, armour, weapons and shields as house rules that
 * every sheet follows.
 */
import { describe, expect, it } from 'vitest';
import type { Encounter } from '../../../engine/encounter.ts';
import { dispatch } from '../../../engine/history.ts';
import { playLine } from '../../../engine/scripts/lines.ts';
import { ingenuity } from '../index.ts';
import { armouryItems } from '../sheet/armoury.ts';
import {
  badgesOf,
  bowOf,
  endTurn,
  fightOf,
  fightOn,
  lastOf,
  playOn,
  poolOf,
  spearOf,
  strikeBy,
  tableOf,
  trackOf,
} from '../table.testing.ts';
import { houseRules } from './house.ts';

describe('tables of the book that are lost', () => {
  const said = (path: string, value: unknown) => ({
    edit: [{ edit: 'house' as const, path, value }],
    label: 'House rule',
  });
  it.each(armouryItems.filter(({ id, kind }) => id !== 'spear' && kind !== 'shield').map(({ id }) => ({ id })))(
    'IN-23, IN-24 $id strikes with the figures of the table, also one that was changed by hand',
    ({ id }) => {
      const thing = armouryItems.find((one) => one.id === id) ?? spearOf();
      const start = fightOn([
        { id: 'ann', sheet: { items: [{ ...thing, damage: thing.damage + 1, where: 'hand' }] } },
        { id: 'foe', sheet: { endurance: poolOf(90), evasion: 2 } },
      ]);
      const told = playOn(start, said(`weapons.${id}`, '9/15 at 12'));
      const left = (at: Encounter, luck: number) =>
        trackOf(playOn(at, ...strikeBy('ann', 'foe', [1, 1, luck], id)), 'foe', 'endurance');
      expect(left(start, 11)).toBe(90 - 2 - thing.damage - 1);
      expect(left(told, 11)).toBe(90 - 2 - 9 - 1);
      expect(left(told, 12)).toBe(90 - 2 - 15);
      expect(fightOf(told).combatants.ann?.sheet.items[0]?.damage).toBe(thing.damage + 1);
    },
  );
  it('the spear is the chapter’s and no house rule', () => {
    expect(ingenuity.houseRules.map(({ path }) => path)).not.toContain('weapons.spear');
  });
  it.each([
    ['weapons.sword', 'strong'],
    ['armour.mail', '5'],
    ['tiers.guard', 'd7+d6+1'],
    ['shields.shield', 0],
  ])('%s is refused as %s, and nothing changes', (path, value) => {
    const start = tableOf([{ id: 'ann' }, { id: 'foe' }]);
    const result = playLine(ingenuity, start, said(path, value));
    expect(result.ok ? '' : result.refusal.text).toContain('cannot be set so');
    expect(start.fight.house).toEqual(houseRules.start());
  });
  const guards = () =>
    tableOf([], {
      cast: [
        { id: 'guard', name: 'Guard', side: 'foes', creature: 'guard', sheet: { evasion: 7, 'endurance.now': 4 } },
        { id: 'goblin', name: 'Goblin', side: 'foes', creature: 'goblin' },
        { id: 'ogre', name: 'Ogre', side: 'foes', creature: 'ogre' },
      ],
    });
  const hard = 'd8+d10+3, evasion 8, deflection 5/3, endurance 14, health 9, constitution 6, stamina 3, focus 0';
  it('IN-22 all foes of a tier follow what the table says of it, each with its own difference', () => {
    const at = playOn(guards(), said('tiers.guard', hard));
    const sheet = (id: string) => fightOf(at).combatants[id]?.sheet;
    expect(sheet('guard')).toMatchObject({
      attributes: { strength: 8, dexterity: 8, wits: 6 },
      skills: { combat: 10, athletics: 4 },
      proficiencies: { martial: 3, marksmanship: 3, sleight: 0 },
      evasion: 9,
      deflection: { physical: 5, elemental: 3 },
      constitution: 6,
      endurance: { now: 8, max: 14 },
      health: { now: 9, max: 9 },
      stamina: { now: 3, max: 3 },
      focus: { now: 0, max: 0 },
    });
    expect(sheet('goblin')).toMatchObject({ evasion: 9, size: 3, endurance: { max: 14 } });
    expect(sheet('ogre')).toEqual(guards().fight.combatants.ogre?.sheet);
  });
  it('and come back to where they were when it is set back; who is added later has them too', () => {
    const start = guards();
    const line = houseRules.start().tiers.guard;
    const back = playOn(start, said('tiers.guard', hard), said('tiers.guard', line));
    expect(back.fight.combatants.goblin).toEqual(start.fight.combatants.goblin);
    const captain = ingenuity.creatures.find(({ id }) => id === 'captain');
    const said2 = 'd8+d8+2, evasion 11, deflection 6/3, endurance 14, health 12, constitution 5, stamina 4, focus 4';
    const later = dispatch(ingenuity, playOn(start, said('tiers.veteran', said2)), {
      type: 'edit',
      label: 'Add',
      edits: [
        {
          edit: 'add',
          combatant: {
            id: 'captain',
            name: 'Captain',
            side: 'foes',
            hidden: false,
            place: { kind: 'off' },
            look: {},
            note: '',
            sheet: captain?.sheet,
          },
        },
      ],
    });
    expect(later.ok && fightOf(later.value).combatants.captain?.sheet.evasion).toBe(11);
  });
  it('IN-22, IN-23 armour is worn on top of what the sheet has, and explained', () => {
    const at = fightOn([
      { id: 'ann' },
      { id: 'foe', sheet: { armour: 'mail', deflection: { physical: 1, elemental: 0 }, endurance: poolOf(30) } },
    ]);
    const hit = playOn(at, ...strikeBy('ann', 'foe', [3, 2, 10]));
    // A result of 5 reaches 6 − 1; the damage is 5 + 4 minus 1 + 5.
    expect(lastOf(hit, 'IN-22')).toContain('5 against 5');
    expect(trackOf(hit, 'foe', 'endurance')).toBe(27);
    const figure = ingenuity.figures(fightOf(at), 'foe').find(({ id }) => id === 'deflection');
    expect(figure?.tally?.parts.map(({ label, value }) => [label, value])).toEqual([
      ['physical deflection', 1],
      ['mail', 5],
    ]);
    expect(badgesOf(playOn(hit, endTurn('ann')), 'ann')).toContain('attacks');
  });
  it('IN-25 a bow that was made weaker by hand stays weaker by as much', () => {
    const weak = fightOn([
      { id: 'ann', sheet: { items: [bowOf({ id: 'longbow', damage: 2, critical: 9 })] } },
      { id: 'foe', on: [7, 2], sheet: { endurance: poolOf(30) } },
    ]);
    const told = playOn(weak, said('weapons.longbow', '6/9 at 19'), ...strikeBy('ann', 'foe', [3, 3, 10], 'longbow'));
    // The armoury's 4 becomes 6, so this item's 2 becomes 4.
    expect(trackOf(told, 'foe', 'endurance')).toBe(20);
  });
});

/**
 * Notches: the parts of a combatant’s armour that can be Notched, and the effect of a 1 on thrown
 * weapons.
 */

import { describe, expect, it } from 'vitest';
import { readLog } from '../../../../engine/log/read.ts';
import { optionsIn, pairOf } from '../../edges.testing.ts';
import { hestia } from '../../index.ts';
import type { HestiaSheet } from '../../sheet/sheet.ts';
import { armouryWeapon } from '../../sheet/weapons.ts';
import {
  asSheet,
  badgesOf,
  fightOf,
  fightOn,
  lastOf,
  playOn,
  questionOf,
  standingOf,
  tableOf,
} from '../../table.testing.ts';

const defense = (at: ReturnType<typeof pairOf>) =>
  hestia.figures(fightOf(at), 'foe').find(({ id }) => id === 'defense')?.value;
/** Ann’s axe rolls its highest face. */
const top = (foe: Partial<HestiaSheet>, house: Record<string, unknown> = {}) =>
  playOn(
    pairOf({}, { grit: { now: 30, max: 30 }, ...foe }, house),
    { do: 'attack', by: 'ann', with: 'axe' },
    { answer: 'foe' },
    { answer: { dice: [18] } },
    { answer: { dice: [8] } },
  );
const armour = (at: ReturnType<typeof pairOf>) => optionsIn(at).find(({ id }) => id === 'armour');

describe('what can be Notched', () => {
  const hide = { armour: 'natural' as const, hide: 3 };
  it('HE-14 a hide can be Notched as any armour; by house rule it cannot, and what it lost is whole', () => {
    const at = top(hide);
    expect(armour(at)).toMatchObject({ label: 'A Notch in the hide, for a Notch in the Axe' });
    expect(defense(playOn(at, { answer: 'armour' }))).toBe('12');
    expect(armour(top(hide, { hideNotches: false }))?.blocked?.rule).toBe('HE-14');
    expect(defense(pairOf({}, { ...hide, armourNotches: 2 }, { hideNotches: false }))).toBe('13');
  });
  it('HE-14 where Notches cost nothing they end at the most that a sheet holds', () => {
    const house = { notchCosts: 0 };
    expect(armour(top({ ...hide, armourNotches: 11 }, house))?.blocked).toBeUndefined();
    expect(armour(top({ ...hide, armourNotches: 12 }, house))?.blocked?.text).toBe(
      'The hide of Foe has 12 Notches, the most there are.',
    );
  });
  it('HE-14 a shield alone can be Notched until it gives nothing; by house rule it cannot', () => {
    const shield = { shield: 'held' as const };
    const at = playOn(top(shield), { answer: 'armour' });
    expect([defense(at), lastOf(at, 'HE-14')]).toEqual(['10', 'The shield of Foe takes a Notch: Defense 10.']);
    expect(armour(top({ ...shield, armourNotches: 1 }))?.blocked?.text).toBe(
      'The shield of Foe gives no Defense any more.',
    );
    expect(armour(top(shield, { shieldNotches: false }))?.blocked?.rule).toBe('HE-14');
    expect(armour(top({ shield: 'splintered' }))?.blocked?.rule).toBe('HE-14');
  });
  it('HE-14 with both the armour goes first, then the shield, and no lower than bare', () => {
    const worn = (armourNotches: number) => defense(pairOf({}, { armour: 'light', shield: 'held', armourNotches }));
    expect([worn(0), worn(2), worn(3), worn(9)]).toEqual(['13', '11', '10', '10']);
  });
});

describe('a blow that kills anyway', () => {
  const dying = { grit: { now: 0, max: 9 }, flesh: { now: 8, max: 8 }, armour: 'light' as const };
  it('HE-14 is not asked of a blow that takes the last Flesh, and the weapon takes no Notch', () => {
    const at = top(dying);
    expect([questionOf(at)?.rule, standingOf(at, 'foe')]).not.toContain('HE-14');
    expect(standingOf(at, 'foe')).toBe('dead');
    expect(fightOf(at).combatants.ann?.sheet.weapons[0]?.notches).toBe(0);
  });
  it('HE-14 is asked where one point of Flesh is left, or Grit is in the way', () => {
    for (const foe of [
      { ...dying, flesh: { now: 9, max: 9 } },
      { ...dying, grit: { now: 1, max: 9 } },
    ])
      expect(questionOf(top(foe))?.rule).toBe('HE-14');
  });
  it('HE-14 is not asked of the weak whom the doubled damage kills, and is of the resistant', () => {
    const sixteen = { ...dying, flesh: { now: 16, max: 16 } };
    expect(questionOf(top({ ...sixteen, weak: ['slashing'] }))?.rule).not.toBe('HE-14');
    expect(questionOf(top({ ...dying, resistant: ['slashing'] }))?.rule).toBe('HE-14');
  });
  it('HE-14 is asked where a house rule lets the attacker spare the one who falls', () => {
    expect(questionOf(top(dying, { lastFlesh: 'asked' }))?.rule).toBe('HE-14');
  });
});

describe('a 1 with what is thrown', () => {
  const knife = { ...armouryWeapon('javelin'), id: 'axe' };
  const one = (where: 'yard' | 'hall', house: Record<string, unknown> = {}) =>
    playOn(
      fightOn(
        tableOf(
          [
            { id: 'ann', sheet: asSheet({ weapons: [knife] }) },
            { id: 'foe', place: { kind: 'zone', zone: where } },
          ],
          {
            house,
          },
        ),
        { ann: [20] },
      ),
      { do: 'attack', by: 'ann', with: 'axe' },
      { answer: 'foe' },
      { answer: { dice: [1] } },
    );
  it('HE-11 takes a Notch and lies where it fell', () => {
    expect(badgesOf(one('hall'), 'ann')).toEqual(['notch-axe', 'lies-axe']);
    expect(badgesOf(one('yard'), 'ann')).toEqual(['notch-axe']);
  });
  it('HE-11 by house rule it is lost when it was thrown at a distance, and Notched when it was not', () => {
    const lost = one('hall', { thrownOnOne: 'lost' });
    expect([badgesOf(lost, 'ann'), lastOf(lost, 'HE-11')]).toEqual([[], 'Ann misses Foe: a critical miss.']);
    expect(readLog(fightOf(lost)).map(({ text }) => text)).toContain('Javelin of Ann is lost.');
    expect(badgesOf(one('yard', { thrownOnOne: 'lost' }), 'ann')).toEqual(['notch-axe']);
  });
});

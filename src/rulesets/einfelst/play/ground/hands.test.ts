/** Hands: a combatant has two. Drawing again a weapon that was put away costs another maneuver. */

import { describe, expect, it } from 'vitest';
import { readLog } from '../../../../engine/log/read.ts';
import { weaponOf } from '../../sheet/weapons.ts';
import {
  begunOn,
  detailOf,
  fightOf,
  lastOf,
  offerOf,
  playOn,
  questionOf,
  sixesOf,
  strikeAt,
  tableOf,
  trackOf,
} from '../../table.testing.ts';

const blade = weaponOf('blade', 'Blade');
const dirk = weaponOf('dirk', 'Dirk');
const belt = { where: 'belt' as const };
/** A fight in which Ann acts first, with these weapons. */
const armed = (weapons: unknown[], more: Record<string, unknown> = {}) =>
  begunOn(tableOf([{ id: 'ann', sheet: { weapons, ...more } }, { id: 'foe' }]), 1, 2);
const draws = (at: ReturnType<typeof tableOf>, id: string) => playOn(at, { do: 'draw', by: 'ann', with: id });
const ready = (at: ReturnType<typeof tableOf>, ...ids: string[]) => ids.map((id) => offerOf(at, 'ann', 'attack', id));

describe('two hands', () => {
  it('EW-18 what needs both is drawn in place of what is in them, for one fast maneuver', () => {
    const at = armed([blade, weaponOf('maul', 'Maul', { hands: 2, ...belt })]);
    expect(detailOf(at, 'ann', 'draw', 'maul')).toBe('puts away Blade');
    const swapped = draws(at, 'maul');
    expect([ready(swapped, 'maul', 'blade'), trackOf(swapped, 'ann', 'fast'), lastOf(swapped, 'EW-18')]).toEqual([
      [true, false],
      0,
      'Ann has Maul in hand and has put away Blade.',
    ]);
    const struck = strikeAt(swapped, 'ann', 'foe', 'pass', sixesOf(0), undefined, 'maul');
    // A weapon that was put away costs a maneuver again.
    expect(offerOf(struck, 'ann', 'draw', 'blade')).toBe('EW-14');
  });
  it('EW-18 one more in the other hand puts nothing away; with both full it is asked which', () => {
    const at = armed([blade, dirk, weaponOf('hook', 'Hook', belt)], { slow: 2, fast: 2 });
    expect(detailOf(at, 'ann', 'draw', 'hook')).toBe('puts something away');
    const which = draws(at, 'hook');
    expect(questionOf(which)).toMatchObject({
      rule: 'EW-18',
      seat: { combatant: 'ann' },
      options: [{ id: 'blade' }, { id: 'dirk' }],
    });
    const one = playOn(which, { answer: 'dirk' });
    expect(ready(one, 'blade', 'hook', 'dirk')).toEqual([true, true, false]);
    const light = armed([blade, weaponOf('hook', 'Hook', belt)]);
    expect(detailOf(light, 'ann', 'draw', 'hook')).toBeUndefined();
    expect(ready(draws(light, 'hook'), 'blade', 'hook')).toEqual([true, true]);
  });
  it('EW-18 picking up what lies about takes a hand as drawing does', () => {
    const at = draws(
      armed([weaponOf('maul', 'Maul', { hands: 2 }), { ...dirk, where: 'dropped', lies: 'west' }]),
      'dirk',
    );
    expect(ready(at, 'dirk', 'maul')).toEqual([true, false]);
  });
  it('EW-18 whoever begins with more in hand than two hold has the last of it at the belt, teeth and fists aside', () => {
    const at = armed(['longbow', 'sword', weaponOf('bite', 'Bite', { where: 'body' }), 'fists']);
    expect(readLog(fightOf(at)).find(({ rule }) => rule === 'EW-18')?.text).toBe(
      'Ann has no hand free for Sword, which stays at the belt.',
    );
    expect([offerOf(at, 'ann', 'draw', 'sword'), offerOf(at, 'ann', 'draw', 'longbow')]).toEqual([true, false]);
    expect(ready(at, 'bite', 'fists', 'sword')).toEqual([true, true, false]);
  });
  it('EW-18 a creature has as many hands as its sheet says; with too few for a thing it is refused', () => {
    const four = armed(['longbow', 'greataxe'], { hands: 4 });
    expect([offerOf(four, 'ann', 'attack', 'greataxe'), offerOf(four, 'ann', 'draw')]).toEqual([true, false]);
    expect(offerOf(armed([{ ...weaponOf('maul', 'Maul', { hands: 2 }) }], { hands: 1 }), 'ann', 'draw', 'maul')).toBe(
      'EW-18',
    );
  });
  it('EW-26 who has put its blade away for a bow parries with Force', () => {
    const at = playOn(
      draws(armed([blade, weaponOf('arc', 'Arc', { skill: 'shoot', far: 2, hands: 2, ...belt })]), 'arc'),
      { do: 'end-turn', by: 'ann' },
      { do: 'attack', by: 'foe', with: 'sword' },
      { answer: 'ann' },
    );
    expect(questionOf(at)).toMatchObject({ options: [{ id: 'parry', detail: expect.stringMatching(/^Force/) }, {}] });
  });
});

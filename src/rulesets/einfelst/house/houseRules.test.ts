/** Every house rule is read: when it is changed, something at the table changes. */
import { describe, expect, it } from 'vitest';
import {
  begunOn,
  detailOf,
  mayAct,
  offerOf,
  placeOf,
  playOn,
  sixesOf,
  strikeAt,
  tableOf,
  trackOf,
} from '../table.testing.ts';
import { houseRules } from './house.ts';
import { litFoe, READINGS } from './readings.testing.ts';

describe('house rules', () => {
  it.each(houseRules.fields.map(({ path, rule, label }) => [rule, label, path] as const))(
    '%s %s',
    (_rule, _label, path) => {
      const found = READINGS[path];
      expect(found, path).toBeDefined();
      expect(found?.see({})).toEqual(found?.assumed);
      expect(found?.see({ [path]: found.value })).toEqual(found?.changed);
      expect(found?.assumed).not.toEqual(found?.changed);
    },
  );
  it('EW-43 catching fire by both readings is one Harm, and the fire’s less Endure', () => {
    const at = litFoe({ ignition: 'both' }, 1);
    expect(trackOf(at, 'foe', 'points')).toBe(1);
    expect(trackOf(playOn(at, { answer: { dice: sixesOf(1, 3) } }), 'foe', 'points')).toBe(2);
  });
  it('EW-07 by the house rule who gives up its card unspent has had its turn, and new maneuvers come with a fresh one', () => {
    const at = playOn(
      strikeAt(
        begunOn(tableOf([{ id: 'ann' }, { id: 'foe' }, { id: 'ben' }], { actAgain: true }), 3, 8, 9),
        'ann',
        'foe',
        'pass',
        sixesOf(2),
      ),
      { answer: 'card' },
    );
    expect(trackOf(at, 'ann', 'slow')).toBe(1);
    expect(offerOf(at, 'ann', 'attack')).toBe('EW-14');
    const again = playOn(at, { do: 'end-turn', by: 'ann' });
    expect(offerOf(again, 'ann', 'attack')).toBe(true);
    expect(mayAct(playOn(again, { do: 'end-turn', by: 'ann' }))).toEqual(['ben']);
    const next = playOn(again, { do: 'end-turn', by: 'ann' }, { do: 'end-turn', by: 'ben' });
    expect(mayAct(next)).toEqual(['foe']);
    expect([trackOf(next, 'ann', 'slow'), trackOf(next, 'ann', 'fast')]).toEqual([1, 1]);
  });
  it('EW-11 what was not got past with Force stays for the next one', () => {
    const at = playOn(
      begunOn(tableOf([{ id: 'ann', zone: 'east' }, { id: 'foe' }]), 1, 2),
      { do: 'clear', by: 'ann', with: 'east-far' },
      { answer: { dice: sixesOf(0) } },
    );
    expect([placeOf(at, 'ann'), detailOf(at, 'ann', 'clear', 'east-far')]).toEqual(['east', '4 dice']);
  });
});

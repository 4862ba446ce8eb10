/** The house rules of blows, each compared with the book's way. */
import { describe, expect, it } from 'vitest';
import { pairOf } from '../../edges.testing.ts';
import type { HestiaSheet } from '../../sheet/sheet.ts';
import { playOn, questionOf, trackOf } from '../../table.testing.ts';

describe('house rules', () => {
  const held = (house: Record<string, unknown>) => pairOf({ states: ['pinned'] }, {}, house);
  it('HE-19 saves come at the round’s end, or by house rule at the end of each turn, and once either way', () => {
    const sweep = playOn(held({}), { do: 'end-turn', by: 'ann' });
    expect(questionOf(sweep)).toBeUndefined();
    expect(questionOf(playOn(sweep, { do: 'end-turn', by: 'foe' }))?.rule).toBe('HE-19');
    const own = playOn(held({ savesAt: 'turn' }), { do: 'end-turn', by: 'ann' });
    expect(questionOf(own)?.rule).toBe('HE-19');
    const later = playOn(own, { answer: { dice: { 'ann:pinned': [1] } } }, { do: 'end-turn', by: 'foe' });
    expect(questionOf(later)?.rule).toBe('HE-01');
  });
  it('HE-17 bleeding comes at the round’s start, or by house rule at its end, before the save', () => {
    const at = (bleedAt: string) =>
      playOn(
        pairOf({}, {}, { bleedAt }),
        { edit: [{ edit: 'sheet', combatant: 'ann', path: 'states', value: ['bleeding'] }], label: 'Ann bleeds' },
        { do: 'end-turn', by: 'ann' },
        { do: 'end-turn', by: 'foe' },
      );
    expect(questionOf(at('end'))?.rule).toBe('HE-17');
    expect(questionOf(at('start'))?.rule).toBe('HE-19');
  });
  it('HE-13 a fall costs Flesh for each ten feet and Flesh die; the tiny and low falls none', () => {
    const fall = (size: HestiaSheet['size'], feet: number, house = {}) =>
      trackOf(
        playOn(
          pairOf({ size, flesh: { now: 20, max: 20 } }, {}, house),
          { do: 'fall' },
          { answer: 'ann' },
          { answer: feet },
        ),
        'ann',
        'flesh',
      );
    expect([fall('medium', 30), fall('medium', 9), fall('medium', 19)]).toEqual([17, 20, 19]);
    expect([fall('tiny', 60), fall('large', 30), fall('huge', 30)]).toEqual([20, 14, 8]);
    expect(fall('medium', 30, { fallFlesh: 2 })).toBe(14);
  });
});

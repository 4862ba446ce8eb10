/**
 * Boons, banes and points by ruling, made at the question itself: what they change, and what they
 * leave alone.
 */
import { describe, expect, it } from 'vitest';
import { pairOf, plainAxe, sixesIn } from '../../edges.testing.ts';
import {
  asSheet,
  badgesOf,
  fightOf,
  fightOn,
  lastOf,
  playOn,
  questionOf,
  tableOf,
  trackOf,
} from '../../table.testing.ts';

const attacked = () => playOn(pairOf(), { do: 'attack', by: 'ann', with: 'axe' }, { answer: 'foe' });
const ruled = (ruling: string) => ({ answer: { ruling } });

describe('rulings on rolls', () => {
  it('HE-09 a bane by ruling on an attack: 9 and Violence 2 no longer reach 10 with a 2 taken away', () => {
    const at = playOn(attacked(), ruled('bane'));
    expect(sixesIn(at)).toEqual(['bane']);
    expect(lastOf(playOn(at, { answer: { dice: [9, 2] } }), 'HE-09')).toContain('misses');
    expect(lastOf(playOn(at, { answer: { dice: [9, 1] } }), 'HE-09')).toContain('hits');
    expect(sixesIn(playOn(at, ruled('boon')))).toEqual(['none']);
    expect(sixesIn(playOn(at, { undo: 1 }))).toEqual(['none']);
  });
  it('HE-14 a point on the damage by ruling adds to it, and is not the top of the die', () => {
    const hit = playOn(attacked(), { answer: { dice: [15] } }, ruled('more'));
    const seven = playOn(hit, { answer: { dice: [7] } });
    expect([questionOf(seven), trackOf(seven, 'foe', 'grit')]).toEqual([undefined, 1]);
    expect(questionOf(playOn(hit, { answer: { dice: [8] } }))?.rule).toBe('HE-14');
  });
  it('HE-05 a point on the reaction shifts it across a band', () => {
    const met = (...ruling: string[]) =>
      fightOf(
        playOn(tableOf([{ id: 'ann' }, { id: 'foe' }]), { begin: true }, { answer: 'roll' }, ...ruling.map(ruled), {
          answer: { dice: [2, 3] },
        }),
      ).state;
    expect([met(), met('more'), met('more', 'less'), met('less', 'less', 'less')]).toMatchObject([
      { disposition: 'hostile' },
      { disposition: 'uncertain' },
      { disposition: 'hostile' },
      { disposition: 'attack' },
    ]);
  });
  it('HE-21 a bane on the one roll of a side holds for all who compare themselves with it', () => {
    const at = playOn(
      fightOn(
        tableOf([
          { id: 'ann', sheet: asSheet({ weapons: [plainAxe] }) },
          { id: 'foe-1', sheet: asSheet({ morale: 10 }) },
          { id: 'foe-2', sheet: asSheet({ morale: 13 }) },
        ]),
        { ann: [20] },
      ),
      { do: 'frightful' },
      { answer: 'foes' },
    );
    expect(questionOf(playOn(at, { answer: { dice: [10] } }))).toBeUndefined();
    expect(questionOf(playOn(at, ruled('bane'), { answer: { dice: [10, 3] } }))?.about).toEqual(['foe-1']);
    expect(questionOf(playOn(at, ruled('bane'), { answer: { dice: [10, 4] } }))?.about).toEqual(['foe-1', 'foe-2']);
  });
  it('HE-19 a boon on a save, and a point off what bleeds', () => {
    const held = playOn(
      pairOf(),
      { edit: [{ edit: 'sheet', combatant: 'ann', path: 'states', value: ['bleeding'] }], label: 'Ann bleeds' },
      { do: 'end-block' },
      { do: 'end-block' },
      ruled('boon'),
    );
    const bleeding = playOn(held, { answer: { dice: { 'ann:bleeding': [10, 4] } } });
    expect(questionOf(bleeding)?.rule).toBe('HE-17');
    const bled = playOn(bleeding, ruled('less'), { answer: { dice: { ann: [1] } } });
    expect([trackOf(bled, 'ann', 'grit'), badgesOf(bled, 'ann')]).toEqual([9, ['bleeding']]);
    const saved = playOn(held, { answer: { dice: { 'ann:bleeding': [10, 5] } } });
    expect(badgesOf(saved, 'ann')).toEqual([]);
  });
});

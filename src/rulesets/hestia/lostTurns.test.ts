/** Rare cases of lost turns: states that cost a combatant its turn, and how they end. */
import { describe, expect, it } from 'vitest';
import { type At, optionsIn, pairOf, rollsIn, sixesIn, whyGrey } from './edges.testing.ts';
import { hestia } from './index.ts';
import { weaponOf } from './sheet/weapons.ts';
import { asSheet, badgesOf, fightOf, fightOn, mayAct, playOn, questionOf, tableOf } from './table.testing.ts';

describe('lost turns', () => {
  const backfire = (at: At) =>
    playOn(
      at,
      { do: 'gambit', by: 'ann', with: 'might' },
      { answer: 'foe' },
      { answer: 'trip' },
      { answer: '0' },
      {
        answer: { dice: [2] },
      },
    );
  it('HE-20 being hampered lasts through the next turn, and is over after it', () => {
    const hampered = playOn(backfire(pairOf()), { answer: 'hamper' }, { do: 'end-turn', by: 'ann' });
    expect(badgesOf(hampered, 'ann')).toEqual(['hampered']);
    const next = playOn(hampered, { do: 'end-block' }, { answer: { dice: { ann: [20] } } });
    expect(sixesIn(playOn(next, { do: 'attack', by: 'ann', with: 'axe' }, { answer: 'foe' }))).toEqual(['bane']);
    expect(badgesOf(playOn(next, { do: 'speak', by: 'ann' }, { do: 'end-turn', by: 'ann' }), 'ann')).toEqual([]);
    expect(badgesOf(playOn(next, { do: 'end-block' }), 'ann')).toEqual([]);
  });
  const panic = (face: number, savvy = 1) => {
    const at = pairOf({ stress: 9, grit: { now: 1, max: 9 } }, {}, {}, [savvy]);
    // Slow characters are struck before their turn, quick ones after it.
    const mine = savvy === 20 ? playOn(at, { do: 'end-turn', by: 'ann' }) : at;
    return playOn(
      mine,
      { do: 'attack', by: 'foe', with: 'axe' },
      { answer: 'ann' },
      { answer: { dice: [10] } },
      { answer: { dice: [2] } },
      { answer: { dice: [face] } },
    );
  };
  it('HE-13 who freezes in panic loses the turn it has not had, or else the next', () => {
    const before = panic(1);
    expect(badgesOf(before, 'ann')).toEqual(['staggered']);
    const after = playOn(before, { do: 'end-turn', by: 'foe' });
    expect(badgesOf(after, 'ann')).toEqual([]);
    expect(rollsIn(after).map(({ id }) => id)).toEqual(['ann']);
    const late = playOn(panic(1, 20), { do: 'end-turn', by: 'foe' });
    expect(badgesOf(late, 'ann')).toEqual(['staggered']);
    expect(questionOf(late)).toBeUndefined();
    expect(mayAct(late)).toEqual(['foe']);
    expect(badgesOf(playOn(late, { do: 'end-block' }, { answer: { dice: { ann: [1] } } }), 'ann')).toEqual([]);
  });
  it('HE-13 who runs in panic only moves for a turn; who strikes out only at the nearest', () => {
    const runs = playOn(panic(2), { do: 'end-turn', by: 'foe' });
    expect([whyGrey(runs, 'ann', 'attack'), whyGrey(runs, 'ann', 'sprint')]).toEqual(['HE-13', undefined]);
    const recovered = playOn(runs, { do: 'end-turn', by: 'ann' }, { answer: { dice: { ann: [20] } } });
    expect(whyGrey(recovered, 'ann', 'attack')).toBeUndefined();
    const wild = playOn(panic(4), { do: 'end-turn', by: 'foe' });
    expect([whyGrey(wild, 'ann', 'gambit'), whyGrey(wild, 'ann', 'attack')]).toEqual(['HE-13', undefined]);
  });
  it('HE-13 striking out in panic aims at the nearest combatant, friend or foe', () => {
    const place = (column: number) => ({ kind: 'square' as const, column, row: 0 });
    const bow = weaponOf('bow', 'Bow', { kind: 'bow', range: 100, ammunition: 'some' });
    const at = fightOn(
      tableOf(
        [
          { id: 'ann', place: place(0), sheet: asSheet({ weapons: [bow], states: ['wild'] }) },
          { id: 'ben', place: place(2) },
          { id: 'foe', place: place(5) },
        ],
        { scene: 'field' },
      ),
      { ann: [20], ben: [20] },
    );
    const found = optionsIn(playOn(at, { do: 'attack', by: 'ann', with: 'bow' }));
    expect(found.map(({ id, blocked }) => [id, blocked?.rule])).toEqual([
      ['foe', 'HE-13'],
      ['ben', undefined],
    ]);
  });
  it('HE-13 fainting puts on the ground as well; the ground must be left before walking', () => {
    const faint = playOn(panic(6), { do: 'end-turn', by: 'foe' }, { answer: { dice: { ann: [20] } } });
    expect(badgesOf(faint, 'ann')).toEqual(['prone']);
    expect(['move', 'sprint', 'retreat', 'attack'].map((act) => whyGrey(faint, 'ann', act))).toEqual([
      'HE-20',
      'HE-20',
      'HE-20',
      undefined,
    ]);
    const up = playOn(faint, { do: 'stand', by: 'ann' });
    expect(whyGrey(up, 'ann', 'move')).toBeUndefined();
    expect(hestia.order(fightOf(up)).prompt).toContain('20 ft of movement');
  });
});

/**
 * The beginning: who starts the fight and with which act (IN-02), and surprise by one team or
 * several (IN-06).
 */
import { describe, expect, it } from 'vitest';
import {
  badgesOf,
  diceOf,
  endTurn,
  fightOf,
  lastOf,
  mayAct,
  offerOf,
  optionsOf,
  orderOf,
  playOn,
  poolOf,
  questionOf,
  strikeBy,
  tableOf,
  trackOf,
} from '../table.testing.ts';

const four = [
  { id: 'ann' },
  { id: 'bo', on: [2, 4] as [number, number] },
  { id: 'foe-1', on: [3, 2] as [number, number] },
  { id: 'foe-2' },
];
const begins = (by = 'bo', answer = 'expected', members: Parameters<typeof tableOf>[0] = four) =>
  playOn(tableOf(members), { begin: true }, { answer: `by:${by}` }, { answer });

describe('who starts the fight', () => {
  it('IN-02 somebody with an act, or a team that picks', () => {
    expect(Object.keys(optionsOf(playOn(tableOf(four), { begin: true })))).toEqual([
      'by:ann',
      'by:bo',
      'by:foe-1',
      'by:foe-2',
      'party',
      'foes',
      'surprise:party',
      'surprise:foes',
    ]);
    expect(questionOf(playOn(tableOf(four), { begin: true }, { answer: 'party' }))).toBeUndefined();
  });
  it('IN-02 the turn opens with the act that began it, and goes on with what is left of it', () => {
    const with_ = begins('ann');
    expect(questionOf(with_)).toMatchObject({ rule: 'IN-02', seat: { combatant: 'ann' } });
    expect(optionsOf(with_)).toMatchObject({ 'attack:spear': 'free', move: 'free', words: 'free' });
    for (const id of ['guard', 'end-turn', 'sprint', 'stand']) expect(optionsOf(with_)).not.toHaveProperty([id]);
    const struck = playOn(with_, { answer: 'attack:spear' }, { answer: 'foe-1' }, diceOf(4, 4, 10));
    expect([trackOf(struck, 'ann', 'actions'), trackOf(struck, 'foe-1', 'endurance')]).toEqual([2, 0]);
    expect(offerOf(struck, 'bo', 'move')).toBe('IN-03');
    expect(mayAct(playOn(struck, endTurn('ann')))).toEqual(['foe-1', 'foe-2']);
    expect(mayAct(playOn(struck, endTurn('ann'), endTurn('foe-1')))).toEqual(['bo']);
  });
  it('IN-02 another of the team may go first; the first turn of who began the fight opens with its act', () => {
    const later = playOn(begins('ann'), { answer: 'later' }, { answer: 'attack:spear' });
    expect(lastOf(later, 'IN-02')).toBe('The first turn of Ann will open with this: Attack: Spear.');
    expect([mayAct(later), trackOf(later, 'foe-1', 'endurance')]).toEqual([['ann', 'bo'], 10]);
    for (const id of ['move', 'guard', 'drop-prone', 'end-turn']) expect(offerOf(later, 'ann', id)).toBe('IN-02');
    expect([offerOf(later, 'ann', 'attack'), offerOf(later, 'bo', 'move')]).toEqual(['free', 'free']);
    const second = playOn(later, endTurn('bo'), endTurn('foe-1'));
    expect(offerOf(second, 'ann', 'move')).toBe('IN-02');
    const struck = playOn(second, ...strikeBy('ann', 'foe-1', [4, 4, 10]));
    expect([offerOf(struck, 'ann', 'move'), trackOf(struck, 'ann', 'actions')]).toEqual(['free', 2]);
    // Later turns may open with any act.
    const next = playOn(struck, endTurn('ann'), endTurn('foe-2'));
    expect([orderOf(next).round, offerOf(next, 'ann', 'move')]).toEqual([2, 'free']);
  });
  it('IN-02 an act that cannot be done any more bars nothing, and one without a team has nobody to let go first', () => {
    const later = playOn(begins('ann'), { answer: 'later' }, { answer: 'attack:spear' });
    const away = playOn(
      later,
      endTurn('bo'),
      { do: 'drop-prone', by: 'foe-1' },
      endTurn('foe-1'),
      {
        edit: ['foe-1', 'foe-2'].map((combatant, n) => ({
          edit: 'combatant' as const,
          combatant,
          place: { kind: 'square' as const, column: 11, row: n },
        })),
        label: 'Moved off',
      },
      {
        edit: [{ edit: 'combatant' as const, combatant: 'bo', place: { kind: 'square' as const, column: 0, row: 7 } }],
        label: 'Moved off',
      },
    );
    expect([offerOf(away, 'ann', 'attack'), offerOf(away, 'ann', 'move')]).toEqual(['IN-22', 'free']);
    expect(optionsOf(begins('ann', 'expected', [{ id: 'ann' }, { id: 'foe-1' }]))).not.toHaveProperty(['later']);
    const open = playOn(begins('ann'), { answer: 'words' });
    expect([mayAct(open), offerOf(open, 'bo', 'move')]).toEqual([['ann', 'bo'], 'free']);
  });
  it('IN-02 of two teams the other is next; of three the attacked one, before the act is rolled', () => {
    const three = [...four, { id: 'orc', on: [9, 6] as [number, number] }];
    const asks = begins('ann', 'expected', three);
    expect(questionOf(asks)?.title).toBe('Which team is attacked?');
    const act = playOn(asks, { answer: 'orcs' }, { answer: 'words' });
    expect(orderOf(act).groups.map(({ id }) => id)).toEqual(['party', 'orcs', 'foes']);
    expect(orderOf(act).rows.find(({ combatant }) => combatant === 'ann')?.state).toBe('may');
  });
  it('IN-02 an act that takes longer runs on, and who is unconscious starts nothing', () => {
    const work = playOn(begins('bo'), { answer: 'work' }, { answer: { text: 'raise the alarm' } }, { answer: 5 });
    expect([trackOf(work, 'bo', 'actions'), badgesOf(work, 'bo').includes('busy')]).toEqual([0, true]);
    const cold = playOn(tableOf([{ id: 'ann', sheet: { states: ['unconscious'] } }, { id: 'bo' }, { id: 'foe' }]), {
      begin: true,
    });
    expect(optionsOf(cold)).not.toHaveProperty(['by:ann']);
    expect(optionsOf(cold)).toHaveProperty(['by:foe']);
  });
  it('IN-06 unexpected, it opens a round of surprise', () => {
    const at = playOn(begins('foe-1', 'surprise'), { answer: 'move' }, { answer: 'square:4,4' }, endTurn('foe-1'));
    expect(orderOf(at).title).toBe('Surprise round');
    expect(mayAct(at)).toEqual(['foe-2']);
    expect(badgesOf(at, 'ann')).toContain('surprised');
  });
});

describe('several in ambush', () => {
  const lies = (...with_: string[]) =>
    playOn(
      tableOf([{ id: 'ann' }, { id: 'foe', sheet: { stamina: poolOf(1) } }, { id: 'orc' }], {
        house: { surprising: 'several' },
      }),
      { begin: true },
      { answer: 'surprise:foes' },
      { answer: { picked: with_ } },
      { answer: 'orcs' },
    );
  it('IN-06 by the house rule other teams share the surprise, and act in its round', () => {
    const at = lies('orcs');
    expect(badgesOf(at, 'orc')).not.toContain('surprised');
    expect(badgesOf(at, 'ann')).toContain('surprised');
    expect(lastOf(at, 'IN-06')).toBe('A surprise round for the foes and the orcs.');
    const next = playOn(at, endTurn('foe'));
    expect(mayAct(next)).toEqual(['orc']);
    const round = playOn(next, endTurn('orc'));
    expect([orderOf(round).round, fightOf(round).state.surprising]).toEqual([1, []]);
  });
  it('IN-06 with nobody named it is one team’s', () => {
    expect(badgesOf(lies(), 'orc')).toContain('surprised');
    expect(mayAct(playOn(lies(), endTurn('foe')))).toEqual(['foe']);
  });
});

/** The beginning: who starts the fight and with what (IN-02), and surprise by one team or several (IN-06). */
import { describe, expect, it } from 'vitest';
import {
  asked,
  badgesOf,
  dice,
  ends,
  fightOf,
  lastOf,
  may,
  offerOf,
  on,
  optionsOf,
  orderOf,
  pool,
  table,
  trackOf,
} from '../table.testing.ts';

const four = [
  { id: 'ann' },
  { id: 'bo', on: [2, 4] as [number, number] },
  { id: 'foe-1', on: [3, 2] as [number, number] },
  { id: 'foe-2' },
];
const begins = (by = 'bo', answer = 'expected', members: Parameters<typeof table>[0] = four) =>
  on(table(members), { begin: true }, { answer: `by:${by}` }, { answer });

describe('who starts the fight', () => {
  it('IN-02 somebody with an act, or a team that picks', () => {
    expect(Object.keys(optionsOf(on(table(four), { begin: true })))).toEqual([
      'by:ann',
      'by:bo',
      'by:foe-1',
      'by:foe-2',
      'party',
      'foes',
      'surprise:party',
      'surprise:foes',
    ]);
    expect(asked(on(table(four), { begin: true }, { answer: 'party' }))).toBeUndefined();
  });
  it('IN-02 the turn opens with the act that began it, and goes on with what is left of it', () => {
    const with_ = begins('ann');
    expect(asked(with_)).toMatchObject({ rule: 'IN-02', seat: { combatant: 'ann' } });
    expect(optionsOf(with_)).toMatchObject({ 'attack:spear': 'free', move: 'free', words: 'free' });
    for (const id of ['guard', 'end-turn', 'sprint', 'stand']) expect(optionsOf(with_)).not.toHaveProperty([id]);
    const struck = on(with_, { answer: 'attack:spear' }, { answer: 'foe-1' }, dice(4, 4, 10));
    expect([trackOf(struck, 'ann', 'actions'), trackOf(struck, 'foe-1', 'endurance')]).toEqual([2, 0]);
    expect(offerOf(struck, 'bo', 'move')).toBe('IN-03');
    expect(may(on(struck, ends('ann')))).toEqual(['foe-1', 'foe-2']);
    expect(may(on(struck, ends('ann'), ends('foe-1')))).toEqual(['bo']);
  });
  it('IN-02 of two teams the other is next; of three the attacked one, before the act is rolled', () => {
    const three = [...four, { id: 'orc', on: [9, 6] as [number, number] }];
    const asks = begins('ann', 'expected', three);
    expect(asked(asks)?.title).toBe('Which team is attacked?');
    const act = on(asks, { answer: 'orcs' }, { answer: 'words' });
    expect(orderOf(act).groups.map(({ id }) => id)).toEqual(['party', 'orcs', 'foes']);
    expect(orderOf(act).rows.find(({ combatant }) => combatant === 'ann')?.state).toBe('acting');
  });
  it('IN-02 an act that takes longer runs on, and who is unconscious starts nothing', () => {
    const work = on(begins('bo'), { answer: 'work' }, { answer: { text: 'raise the alarm' } }, { answer: 5 });
    expect([trackOf(work, 'bo', 'actions'), badgesOf(work, 'bo').includes('busy')]).toEqual([0, true]);
    const cold = on(table([{ id: 'ann', sheet: { states: ['unconscious'] } }, { id: 'bo' }, { id: 'foe' }]), {
      begin: true,
    });
    expect(optionsOf(cold)).not.toHaveProperty(['by:ann']);
    expect(optionsOf(cold)).toHaveProperty(['by:foe']);
  });
  it('IN-06 unexpected, it opens a round of surprise', () => {
    const at = on(begins('foe-1', 'surprise'), { answer: 'move' }, { answer: 'square:4,4' }, ends('foe-1'));
    expect(orderOf(at).title).toBe('Surprise round');
    expect(may(at)).toEqual(['foe-2']);
    expect(badgesOf(at, 'ann')).toContain('surprised');
  });
});

describe('several in ambush', () => {
  const lies = (...with_: string[]) =>
    on(
      table([{ id: 'ann' }, { id: 'foe', sheet: { stamina: pool(1) } }, { id: 'orc' }], {
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
    const next = on(at, ends('foe'));
    expect(may(next)).toEqual(['orc']);
    const round = on(next, ends('orc'));
    expect([orderOf(round).round, fightOf(round).state.surprising]).toEqual([1, []]);
  });
  it('IN-06 with nobody named it is one team’s', () => {
    expect(badgesOf(lies(), 'orc')).toContain('surprised');
    expect(may(on(lies(), ends('foe')))).toEqual(['foe']);
  });
});

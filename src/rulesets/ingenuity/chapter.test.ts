/**
 * Sentences of the chapter that command something and that no other test names, in the chapter's
 * order.
 */
import { describe, expect, it } from 'vitest';
import { onlyAnswer } from '../../engine/onlyAnswer.ts';
import { ingenuity } from './index.ts';
import type { Effect } from './sheet/effects.ts';
import {
  badgesOf,
  bowOf,
  detailOf,
  diceOf,
  endTurn,
  fightOf,
  fightOn,
  lastOf,
  mayAct,
  offerOf,
  optionsOf,
  orderOf,
  playOn,
  poolOf,
  questionOf,
  shieldOf,
  spearOf,
  strikeBy,
  tableOf,
  trackOf,
  wordOf,
} from './table.testing.ts';

const goes = (by: string, to: string, how = 'move') => [{ do: how, by }, { answer: `square:${to}` }];
const harm = (who: string, amount: number, type = 'unnamed') => [
  { do: 'harm' },
  { answer: who },
  { answer: type },
  { answer: amount },
];
const cold = { states: ['unconscious' as const, 'prone' as const], health: { now: 5, max: 10 } };

describe('turns', () => {
  it('IN-06 while it is asked who starts, no round of surprise is shown', () => {
    expect(orderOf(playOn(tableOf([{ id: 'ann' }, { id: 'foe' }]), { begin: true })).title).toBe('Before the fight');
  });
  it('IN-05 a combatant who is felled in its own turn has had that turn, and its team has given one', () => {
    const at = playOn(
      fightOn([
        { id: 'ann', sheet: { endurance: poolOf(0), health: poolOf(4) } },
        { id: 'foe' },
        { id: 'bo', on: [2, 4] },
      ]),
      { do: 'drop-prone', by: 'ann' },
      ...harm('ann', 4),
    );
    expect([wordOf(at, 'ann'), mayAct(at)]).toEqual(['unconscious', ['foe']]);
    const woken = playOn(at, { do: 'bring-back' }, { answer: 'ann' }, endTurn('foe'));
    expect(mayAct(woken)).toEqual(['bo']);
  });
  it('IN-09 standing up costs an action', () => {
    const at = playOn(fightOn([{ id: 'ann', sheet: { states: ['prone'] } }, { id: 'foe' }]), {
      do: 'stand',
      by: 'ann',
    });
    expect([trackOf(at, 'ann', 'actions'), badgesOf(at, 'ann').includes('prone')]).toEqual([2, false]);
  });
  it('IN-10 another ally can be commanded in the same turn, and the same one in the next', () => {
    const start = fightOn([
      { id: 'ann', sheet: { focus: poolOf(6) } },
      { id: 'foe', on: [8, 2] },
      { id: 'bo', on: [2, 4] },
      { id: 'cy', on: [2, 5] },
    ]);
    const once = playOn(start, { do: 'command', by: 'ann' }, { answer: 'bo' }, endTurn('bo'), {
      do: 'command',
      by: 'ann',
    });
    expect(optionsOf(once)).toEqual({ bo: 'IN-10', cy: 'free' });
    const later = playOn(
      once,
      { answer: 'cy' },
      endTurn('cy'),
      endTurn('ann'),
      endTurn('foe'),
      endTurn('bo'),
      endTurn('cy'),
    );
    expect(optionsOf(playOn(later, { do: 'command', by: 'ann' }))).toEqual({ bo: 'free', cy: 'free' });
  });
  it('IN-11 Guard adds to Fortify, Resist and elemental deflection as well', () => {
    const guards = playOn(
      fightOn([
        {
          id: 'ann',
          sheet: {
            stamina: poolOf(2),
            focus: poolOf(2),
            endurance: poolOf(30),
            deflection: { physical: 0, elemental: 2 },
          },
        },
        { id: 'foe' },
      ]),
      { do: 'guard', by: 'ann' },
    );
    expect(trackOf(playOn(guards, ...harm('ann', 10, 'fire')), 'ann', 'endurance')).toBe(23);
    for (const kind of ['physical', 'mental']) {
      const asks = playOn(
        guards,
        { do: 'effect' },
        { answer: 'ann' },
        { answer: kind },
        { answer: 'other' },
        { answer: 6 },
      );
      expect(detailOf(asks, 'ward')).toContain('+ 1 must reach the difficulty of 6');
      const tries = playOn(asks, { answer: 'ward' });
      expect(questionOf(tries)).toMatchObject({ rolls: [{ tally: { total: 1 } }] });
      expect(lastOf(playOn(tries, diceOf(3, 2, 10)), 'IN-33')).toContain('holds out');
    }
  });
  it('IN-15 a combatant may sprint again for another action and stamina', () => {
    const at = playOn(
      fightOn([
        { id: 'ann', sheet: { stamina: poolOf(2) } },
        { id: 'foe', on: [11, 0] },
      ]),
      ...goes('ann', '3,3'),
      ...goes('ann', '4,4', 'sprint'),
      ...goes('ann', '5,5', 'sprint'),
    );
    expect([trackOf(at, 'ann', 'stamina'), trackOf(at, 'ann', 'actions'), offerOf(at, 'ann', 'sprint')]).toEqual([
      0,
      0,
      'IN-08',
    ]);
  });
  it('IN-17 a combatant can react in its own turn', () => {
    const at = playOn(
      fightOn([{ id: 'ann', sheet: { stamina: poolOf(1), endurance: poolOf(0), constitution: 2 } }, { id: 'foe' }]),
      { do: 'drop-prone', by: 'ann' },
      ...harm('ann', 4),
    );
    expect(questionOf(at)).toMatchObject({ rule: 'IN-37', seat: { combatant: 'ann' } });
    expect(wordOf(playOn(at, { answer: 'ward' }, diceOf(2, 2, 10)), 'ann')).toBe('standing');
  });
});

describe('longer actions', () => {
  it('IN-20 Resuscitate begun with the last action: prone at once, the test when its time has passed', () => {
    const near = playOn(
      fightOn([{ id: 'ann' }, { id: 'foe', on: [8, 2] }, { id: 'bo', on: [2, 3], sheet: cold }]),
      { do: 'drop-prone', by: 'ann' },
      { do: 'stand', by: 'ann' },
      { do: 'drop-prone', by: 'ann' },
      { do: 'stand', by: 'ann' },
      { do: 'resuscitate', by: 'ann' },
      { answer: 'bo' },
    );
    expect([questionOf(near), badgesOf(near, 'ann').includes('prone'), badgesOf(near, 'ann').includes('busy')]).toEqual(
      [undefined, true, true],
    );
    const next = playOn(near, endTurn('ann'), endTurn('foe'), { do: 'go-on', by: 'ann', with: 'it' });
    expect([questionOf(next)?.rule, trackOf(next, 'ann', 'actions')]).toEqual(['IN-13', 2]);
    expect(wordOf(playOn(next, diceOf(3, 3, 10)), 'bo')).toBe('standing');
  });
  it('IN-20 a killing strike runs on over turns and may be abandoned for nothing', () => {
    const begun = playOn(
      fightOn([
        { id: 'ann', on: [2, 2] },
        { id: 'foe', on: [3, 2], sheet: { ...cold, constitution: 3 } },
        { id: 'foe-2', on: [9, 2] },
      ]),
      ...strikeBy('ann', 'foe', [1, 1, 1, 1, 1, 1, 10]),
      { do: 'killing-strike', by: 'ann', with: 'spear' },
      { answer: 'foe' },
    );
    expect([questionOf(begun), badgesOf(begun, 'ann').includes('busy')]).toEqual([undefined, true]);
    const next = playOn(begun, endTurn('ann'), endTurn('foe-2'));
    const goesOn = playOn(next, { do: 'go-on', by: 'ann', with: 'it' });
    expect([questionOf(goesOn)?.rule, trackOf(goesOn, 'ann', 'actions')]).toEqual(['IN-40', 2]);
    const leaves = playOn(next, { do: 'abandon', by: 'ann', with: 'it' });
    expect([trackOf(leaves, 'ann', 'actions'), offerOf(leaves, 'ann', 'attack')]).toEqual([3, 'free']);
  });
});

describe('attacks and defence', () => {
  it('IN-22, IN-40 an enemy alone in reach is struck unasked; a friend or a bystander never, nor is anybody killed so', () => {
    const only = (at: ReturnType<typeof playOn>) => {
      const question = questionOf(at);
      return question && onlyAnswer(ingenuity, fightOf(at), question);
    };
    const start = (foe: [number, number], foeSheet: object = {}) =>
      fightOn([
        { id: 'ann' },
        { id: 'foe', on: foe, sheet: foeSheet },
        { id: 'bo', on: [2, 3] },
        { id: 'foe-2', on: [9, 6] },
      ]);
    const aims = (at: ReturnType<typeof playOn>) => playOn(at, { do: 'attack', by: 'ann', with: 'spear' });
    expect(only(aims(start([8, 2])))).toBeUndefined();
    expect(Object.keys(optionsOf(aims(start([8, 2]))))).toContain('bo');
    const alone = fightOn([{ id: 'ann' }, { id: 'foe' }, { id: 'foe-2', on: [9, 6] }]);
    expect(only(aims(alone))).toMatchObject({ option: 'foe' });
    const kills = playOn(start([3, 2], cold), { do: 'killing-strike', by: 'ann', with: 'spear' });
    expect([only(kills), Object.keys(optionsOf(kills))]).toEqual([undefined, ['foe']]);
  });
  it('IN-25 an attack that strays is finished against whom it finds: its own evasion and deflection', () => {
    const stray = (bo: object) =>
      playOn(
        fightOn([
          { id: 'ann', on: [0, 2], sheet: { items: [bowOf()] } },
          { id: 'foe', on: [5, 2] },
          { id: 'bo', on: [5, 3], sheet: { endurance: poolOf(20), ...bo } },
        ]),
        ...strikeBy('ann', 'foe', [4, 4, 1], 'bow'),
      );
    expect(lastOf(stray({ evasion: 9 }), 'IN-22')).toContain('misses Bo with Bow: 8 against 9');
    // 8 + 3 minus 5.
    expect(trackOf(stray({ deflection: { physical: 5, elemental: 0 } }), 'bo', 'endurance')).toBe(14);
    expect(trackOf(stray({ evasion: 9 }), 'foe', 'endurance')).toBe(10);
  });
  it('IN-28 the whole difference in size counts, both ways', () => {
    const words = (ann: number, foe: number) =>
      ingenuity.aim(
        fightOf(
          fightOn([
            { id: 'ann', sheet: { size: ann } },
            { id: 'foe', on: [6, 2], sheet: { size: foe } },
          ]),
        ),
        'ann',
        'foe',
      ).parts;
    expect(words(4, 4).some(({ rule }) => rule === 'IN-28')).toBe(false);
    const told = (ann: number, foe: number) =>
      lastOf(
        playOn(
          fightOn([
            { id: 'ann', on: [2, 2], sheet: { size: ann } },
            { id: 'foe', on: ann > 4 ? [4 + ann - 5, 2] : [3, 2], sheet: { size: foe, endurance: poolOf(30) } },
          ]),
          ...strikeBy('ann', 'foe', [6, 6, 10]),
        ),
        'IN-22',
      );
    expect(told(6, 3)).toContain('12 against 9');
    expect(told(4, 7)).toContain('12 against 3');
  });
  it('IN-34 the free defensive action of one who stepped in may be Resist or Fortify, against what rides on the hit', () => {
    const fear: Effect = { name: 'Fear', kind: 'mental', reach: 6, does: 'prone', when: 'hit' };
    const asks = playOn(
      fightOn([
        { id: 'foe', sheet: { items: [spearOf({ effects: [fear] })] } },
        { id: 'ann', on: [3, 2], sheet: { endurance: poolOf(20) } },
        {
          id: 'bo',
          on: [5, 4],
          sheet: { stamina: poolOf(2), focus: poolOf(1), endurance: poolOf(20), items: [spearOf(), shieldOf()] },
        },
      ]),
      { do: 'next-team' },
      ...strikeBy('foe', 'ann', [4, 4, 10]),
      { answer: 'intercept:bo' },
      { answer: 'square:4,2' },
    );
    const spare = playOn(asks, { answer: 'none' });
    expect(questionOf(spare)).toMatchObject({ rule: 'IN-33', options: [{ label: 'Resist: 1 focus' }, {}] });
    const held = playOn(spare, { answer: 'ward' }, diceOf(4, 2, 10));
    expect([badgesOf(held, 'bo').includes('prone'), trackOf(held, 'bo', 'endurance')]).toEqual([false, 8]);
    // After the parry the spear is gone, and so is the reaction.
    const used = playOn(asks, { answer: 'parry:spear' });
    expect([questionOf(used), badgesOf(used, 'bo').includes('prone')]).toEqual([undefined, true]);
  });
  it('IN-37 to stay conscious takes the reaction: without one left there is no choice', () => {
    const start = playOn(
      fightOn([
        { id: 'ann', sheet: { stamina: poolOf(3), endurance: poolOf(0), constitution: 2, evasion: 2 } },
        { id: 'foe' },
        { id: 'bo', on: [2, 5] },
      ]),
      endTurn('ann'),
      ...strikeBy('foe', 'ann', [1, 2, 10]),
      { answer: 'dodge' },
      diceOf(1, 1, 10),
    );
    expect([questionOf(start), wordOf(start, 'ann')]).toEqual([undefined, 'unconscious']);
    expect(lastOf(start, 'IN-17')).toContain('cannot fortify');
  });
  it('IN-38 a combatant who fails the luck test is dead and out of the order', () => {
    const at = playOn(
      fightOn([{ id: 'ann' }, { id: 'foe', sheet: { endurance: poolOf(0), health: poolOf(3) } }, { id: 'foe-2' }]),
      ...harm('foe', 9),
      diceOf(1),
    );
    expect(orderOf(at).rows.find(({ combatant }) => combatant === 'foe')).toMatchObject({ state: 'out', note: 'dead' });
  });
});

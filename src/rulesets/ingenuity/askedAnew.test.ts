/** Rulings while a question is open: what is set is what is asked, and where a blow lands. */
import { describe, expect, it } from 'vitest';
import type { Encounter } from '../../engine/encounter.ts';
import { liveStateOf } from '../../engine/history.ts';
import { readLog } from '../../engine/log/read.ts';
import { ingenuity } from './index.ts';
import {
  bowOf,
  diceOf,
  duelOf,
  fightOn,
  lastOf,
  optionsOf,
  playOn,
  poolOf,
  questionOf,
  shieldOf,
  spearOf,
  strikeBy,
  trackOf,
} from './table.testing.ts';

const set = (combatant: string, path: string, value: unknown) => ({
  edit: [{ edit: 'sheet' as const, combatant, path, value }],
  label: 'By hand',
});
const put = (combatant: string, column: number, row = 2) => ({
  edit: [{ edit: 'combatant' as const, combatant, place: { kind: 'square' as const, column, row } }],
  label: 'By hand',
});
const told = (at: Encounter) => readLog(liveStateOf(ingenuity, at).fight).map(({ text }) => text);
const nothing = (by: string, at: string) =>
  expect.stringMatching(new RegExp(`^What ${by} does to ${at} comes to nothing`));

/** A target that can defend, hit by Ann’s spear. */
const able = { stamina: poolOf(2), items: [spearOf(), shieldOf({ where: 'carried' })] };
const hit = [4, 4, 10];
const defending = () => playOn(duelOf(able), ...strikeBy('ann', 'foe', hit));

const mates = () =>
  playOn(
    fightOn([
      { id: 'ann' },
      { id: 'foe', sheet: able },
      { id: 'foe-2', on: [4, 3], sheet: able },
      { id: 'bo', on: [9, 7] },
    ]),
    ...strikeBy('ann', 'foe', hit),
  );
/** The second foe steps in for the first, who is to be pushed aside. */
const steppingIn = () => playOn(mates(), { answer: 'intercept:foe-2' });

describe('what can be done is asked anew', () => {
  it('IN-18 without stamina no Dodge is offered any more', () => {
    expect(optionsOf(defending()).dodge).toBe('free');
    const at = playOn(defending(), set('foe', 'stamina.now', 0));
    expect(questionOf(at)).toBeUndefined();
    expect(told(at)).toContainEqual(expect.stringMatching(/defend\?” is passed over: nothing is left to ask\.$/));
  });
  it('IN-17 whose reaction is marked as used is asked for no defence', () => {
    const spent = { edit: [{ edit: 'state' as const, path: 'reacted.foe', value: 1 }], label: 'By hand' };
    expect(questionOf(playOn(defending(), spent))).toBeUndefined();
  });
  it('IN-30 a shield that is put in hand offers Block', () => {
    expect(optionsOf(defending())).not.toHaveProperty('block:shield');
    const at = playOn(defending(), set('foe', 'items', [spearOf(), shieldOf()]));
    expect(optionsOf(at)['block:shield']).toBe('free');
    expect(told(playOn(at, { answer: 'block:shield' }))).toContainEqual(expect.stringMatching(/blocked/));
  });
  it('IN-34 an old friend does not intercept for a target that changes sides', () => {
    expect(optionsOf(mates())['intercept:foe-2']).toBe('free');
    const over = { edit: [{ edit: 'combatant' as const, combatant: 'foe', side: 'party' }], label: 'By hand' };
    expect(optionsOf(playOn(mates(), over))).not.toHaveProperty('intercept:foe-2');
  });
  it('IN-34 where somebody is pushed to is asked anew when a square is taken by hand', () => {
    const free = Object.keys(optionsOf(steppingIn()));
    const [first = ''] = free;
    const [column = 0, row = 0] = first.replace('square:', '').split(',').map(Number);
    const at = playOn(steppingIn(), put('bo', column, row));
    expect(Object.keys(optionsOf(at))).not.toContain(first);
    expect(Object.keys(optionsOf(at)).length).toBe(free.length - 1);
  });
  it('IN-38 a death that is taken back by hand rolls no luck', () => {
    const dying = () =>
      playOn(duelOf({ health: poolOf(1), endurance: poolOf(1) }), ...strikeBy('ann', 'foe', [6, 6, 20]));
    expect(questionOf(dying())?.rule).toBe('IN-38');
    const at = playOn(dying(), set('foe', 'health.now', 1));
    expect(questionOf(at)?.rule).not.toBe('IN-38');
    expect(told(at)).toContainEqual(expect.stringMatching(/“Foe risks death” is passed over/));
  });
});

describe('numbers are read when the dice fall', () => {
  const aimed = () => playOn(duelOf(), { do: 'attack', by: 'ann', with: 'spear' }, { answer: 'foe' });
  it('IN-22 an evasion and an attribute that are set while the attack die is asked are what it is read with', () => {
    const sides = (at: Encounter) => {
      const question = questionOf(at);
      return question?.kind === 'dice' ? question.rolls[0]?.groups[0]?.sides : undefined;
    };
    expect(sides(playOn(aimed(), set('ann', 'attributes.strength', 12)))).toBe(12);
    const missed = playOn(aimed(), set('foe', 'evasion', 30), diceOf(...hit));
    expect(lastOf(missed, 'IN-22')).toMatch(/misses .*: \d+ against 30 of evasion/);
  });
});

describe('reach and place are looked at once more where the blow lands', () => {
  const open = (arm: string) =>
    playOn(
      duelOf(able, { items: [arm === 'bow' ? bowOf({ range: 5 }) : spearOf()] }),
      { do: 'attack', by: 'ann', with: arm },
      { answer: 'foe' },
    );
  it.each(['spear', 'bow'])(
    'IN-22 the %s strikes nobody who is put out of its reach before or after the dice',
    (arm) => {
      for (const at of [playOn(open(arm), put('foe', 11)), playOn(open(arm), diceOf(...hit), put('foe', 11))]) {
        expect(questionOf(at)).toBeUndefined();
        expect(told(at)).toContainEqual(nothing('Ann', 'Foe'));
        expect(trackOf(at, 'foe', 'endurance')).toBe(trackOf(duelOf(able), 'foe', 'endurance'));
      }
    },
  );
  it('IN-22 another square within reach is no reason, and a bystander who is moved changes nothing', () => {
    for (const at of [playOn(open('spear'), put('foe', 3, 3)), playOn(defending(), put('foe', 2, 3))])
      expect(told(at)).not.toContainEqual(nothing('Ann', 'Foe'));
  });
  it('IN-34 who has stepped in and is put away is not struck', () => {
    const [step = ''] = Object.keys(optionsOf(steppingIn()));
    const at = playOn(steppingIn(), { answer: step });
    expect(questionOf(at)?.rule).toBe('IN-34');
    const gone = playOn(at, put('foe-2', 11, 7));
    expect([questionOf(gone), told(gone)]).toEqual([undefined, expect.arrayContaining([nothing('Ann', 'Foe-2')])]);
  });
});

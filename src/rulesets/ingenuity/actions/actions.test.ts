/** Actions, reactions and free actions: IN-08 to IN-20. */
import { describe, expect, it } from 'vitest';
import {
  badgesOf,
  bowOf,
  diceOf,
  endTurn,
  fightOf,
  fightOn,
  lastOf,
  offerOf,
  optionsOf,
  playOn,
  poolOf,
  questionOf,
  spearOf,
  strikeBy,
  trackOf,
  wordOf,
} from '../table.testing.ts';
import { ableAnn, goesTo, twoOf } from './turn.testing.ts';

describe('the actions of a turn', () => {
  it('IN-08 a turn has three actions', () => {
    let at = playOn(
      fightOn(twoOf, { house: { coverFrom: 'anywhere' } }),
      { do: 'drop-prone', by: 'ann' },
      { do: 'stand', by: 'ann' },
      { do: 'cover', by: 'ann' },
    );
    expect(trackOf(at, 'ann', 'actions')).toBe(1);
    at = playOn(at, ...strikeBy('ann', 'foe', [1, 1, 10]));
    expect(offerOf(at, 'ann', 'attack')).toBe('IN-08');
    expect(offerOf(at, 'ann', 'step')).toBe('free');
  });
  it('IN-09 moving is once a turn, up to the speed', () => {
    const at = ableAnn();
    const asks = playOn(at, { do: 'move', by: 'ann' });
    expect(optionsOf(asks)).toHaveProperty(['square:2,7']);
    const moved = playOn(at, ...goesTo('ann', '1,1'));
    expect(offerOf(moved, 'ann', 'move')).toBe('IN-09');
    expect(fightOf(moved).combatants.ann?.place).toEqual({ kind: 'square', column: 1, row: 1 });
  });
  it('IN-09 an enemy bars the way, an ally is passed and not stopped on', () => {
    const asks = playOn(ableAnn(), { do: 'move', by: 'ann' });
    expect(optionsOf(asks)).not.toHaveProperty(['square:3,2']);
    expect(optionsOf(asks)).not.toHaveProperty(['square:2,3']);
    expect(optionsOf(asks)).toHaveProperty(['square:2,4']);
  });
  it('IN-09 Brandish fills two hands and no more', () => {
    const asks = playOn(ableAnn(), { do: 'brandish', by: 'ann' });
    expect(Object.keys(optionsOf(asks)).sort()).toEqual(['bow', 'nothing', 'shield', 'spear', 'spear+shield'].sort());
    const at = playOn(asks, { answer: 'bow' });
    expect(offerOf(at, 'ann', 'attack', 'bow')).toBe('free');
    expect(offerOf(at, 'ann', 'attack', 'spear')).toBeUndefined();
  });
  it('IN-09 Interact opens and shuts a door beside one', () => {
    const at = fightOn([
      { id: 'ann', on: [8, 6] },
      { id: 'foe', on: [9, 6] },
    ]);
    expect(offerOf(at, 'ann', 'attack')).toBe('IN-22');
    const open = playOn(at, { do: 'interact', by: 'ann' }, { answer: 'door:8,6,e' });
    expect(offerOf(open, 'ann', 'attack')).toBe('free');
    const shut = playOn(open, { do: 'interact', by: 'ann' }, { answer: 'door:8,6,e' });
    expect(offerOf(shut, 'ann', 'attack')).toBe('IN-22');
  });
  it('IN-10 a command costs 2 focus and gives an ally one action now, once a turn each', () => {
    let at = playOn(ableAnn(), { do: 'command', by: 'ann' }, { answer: 'bo' });
    expect([trackOf(at, 'ann', 'focus'), trackOf(at, 'ann', 'actions')]).toEqual([2, 2]);
    expect(offerOf(at, 'ann', 'move')).toBe('IN-10');
    expect(offerOf(at, 'bo', 'guard')).toBe('IN-10');
    at = playOn(at, ...goesTo('bo', '4,3'));
    expect(trackOf(at, 'ann', 'actions')).toBe(2);
    expect(offerOf(at, 'ann', 'command')).toBe('IN-10');
    // The ally's own turn is still to come.
    expect(offerOf(playOn(at, endTurn('ann'), endTurn('foe')), 'bo', 'move')).toBe('free');
  });
  it('IN-10 with less than 2 focus nobody is commanded; the action may be let go', () => {
    expect(offerOf(ableAnn({ focus: poolOf(1) }), 'ann', 'command')).toBe('IN-10');
    const at = playOn(ableAnn(), { do: 'command', by: 'ann' }, { answer: 'bo' }, endTurn('bo'));
    expect(offerOf(at, 'ann', 'move')).toBe('free');
  });
  it('IN-11 Guard ends the turn and adds 1 to evasion, deflection and defence tests until the next turn', () => {
    const at = playOn(ableAnn({ evasion: 6 }), { do: 'guard', by: 'ann' });
    expect(badgesOf(at, 'ann')).toContain('guarding');
    const miss = playOn(at, ...strikeBy('foe', 'ann', [3, 3, 10]));
    expect(lastOf(miss, 'IN-22')).toContain('6 against 7');
    const hit = playOn(at, ...strikeBy('foe', 'ann', [4, 3, 10]));
    // 7 + 4, minus the 1 of Guard.
    expect(questionOf(hit)?.detail).toContain('10 after reduction');
    const dodged = playOn(hit, { answer: 'dodge' });
    expect(questionOf(dodged)).toMatchObject({ rolls: [{ tally: { total: 1 } }] });
    const later = playOn(at, endTurn('foe'), endTurn('bo'), { do: 'drop-prone', by: 'ann' });
    expect(badgesOf(later, 'ann')).not.toContain('guarding');
  });
  it('IN-12 a readied attack is a reaction to its trigger, asked by itself', () => {
    const start = fightOn([{ id: 'ann' }, { id: 'foe', on: [6, 2] }, { id: 'bo', on: [2, 5] }]);
    let at = playOn(start, { do: 'ready', by: 'ann', with: 'attack-spear' }, { answer: 'near' });
    expect(badgesOf(at, 'ann')).toContain('readied');
    at = playOn(at, ...goesTo('foe', '3,2'));
    expect(questionOf(at)?.rule).toBe('IN-12');
    at = playOn(at, { answer: 'now' }, diceOf(4, 4, 10));
    expect(trackOf(at, 'foe', 'endurance')).toBe(0);
    expect(trackOf(at, 'ann', 'reactions')).toBe(0);
    expect(offerOf(at, 'ann', 'spring')).toBeUndefined();
  });
  it('IN-12 it is held for a better moment, sprung by hand, and lapses with the next turn', () => {
    const start = ableAnn();
    const held = playOn(
      start,
      { do: 'ready', by: 'ann', with: 'move' },
      { answer: 'other' },
      { answer: { text: 'the bell' } },
    );
    expect(offerOf(held, 'ann', 'spring')).toBe('free');
    const sprung = playOn(held, { do: 'spring', by: 'ann', with: 'it' }, { answer: 'square:1,1' });
    expect(fightOf(sprung).combatants.ann?.place).toMatchObject({ column: 1, row: 1 });
    const lapsed = playOn(held, endTurn('foe'), endTurn('bo'), { do: 'drop-prone', by: 'ann' });
    expect(badgesOf(lapsed, 'ann')).not.toContain('readied');
    expect(lastOf(lapsed, 'IN-12')).toContain('lapses');
  });
  it('IN-12 with the reaction spent it cannot be sprung', () => {
    const at = playOn(
      ableAnn({ evasion: 1 }),
      { do: 'ready', by: 'ann', with: 'attack-spear' },
      { answer: 'other' },
      { answer: { text: 'the bell' } },
      ...strikeBy('foe', 'ann', [4, 3, 10]),
      { answer: 'parry:spear' },
    );
    expect(offerOf(at, 'ann', 'spring')).toBe('IN-17');
  });
  it('IN-13 Resuscitate takes two actions, leaves one prone, and a test of 6 brings somebody back', () => {
    const start = fightOn([
      { id: 'ann' },
      { id: 'foe', on: [8, 2] },
      { id: 'bo', on: [2, 3], sheet: { states: ['unconscious', 'prone'], health: { now: 0, max: 10 } } },
    ]);
    const tries = playOn(start, { do: 'resuscitate', by: 'ann' }, { answer: 'bo' });
    expect(trackOf(tries, 'ann', 'actions')).toBe(1);
    expect(badgesOf(tries, 'ann')).toContain('prone');
    const back = playOn(tries, diceOf(3, 3, 10));
    expect([wordOf(back, 'bo'), trackOf(back, 'bo', 'health')]).toEqual(['standing', 1]);
    expect(wordOf(playOn(tries, diceOf(3, 2, 10)), 'bo')).toBe('unconscious');
    expect(wordOf(playOn(tries, diceOf(1, 1, 20)), 'bo')).toBe('standing');
    expect(offerOf(back, 'ann', 'resuscitate')).toBe('IN-13');
  });
  it('IN-14 cover gives ranged attackers disadvantage, and none to a blow', () => {
    const start = fightOn(
      [
        { id: 'foe', side: 'party', sheet: { items: [bowOf({ hands: 1 }), spearOf({ id: 'knife' })] } },
        { id: 'foe-2' },
      ],
      { house: { coverFrom: 'anywhere' } },
    );
    const covered = playOn(start, endTurn('foe'), { do: 'cover', by: 'foe-2' }, endTurn('foe-2'));
    const shot = playOn(covered, { do: 'attack', by: 'foe', with: 'bow' });
    expect(questionOf(shot)).toMatchObject({ options: [{ detail: expect.stringContaining('disadvantage') }] });
    const blow = playOn(covered, { do: 'attack', by: 'foe', with: 'knife' });
    expect(questionOf(blow)).toMatchObject({ options: [{ detail: expect.not.stringContaining('advantage') }] });
    // The worse pair counts: 6 and 6 are rolled against 1 and 2.
    const low = playOn(shot, { answer: 'foe-2' }, diceOf(6, 6, 1, 2, 10));
    expect(lastOf(low, 'IN-22')).toContain('3 against 6');
  });
  it('IN-15 a short task takes three actions and a test against what the GM sets', () => {
    const at = playOn(ableAnn(), { do: 'task', by: 'ann' }, { answer: 'handling' });
    expect([trackOf(at, 'ann', 'actions'), questionOf(at)?.seat]).toEqual([0, { kind: 'gm' }]);
    expect(lastOf(playOn(at, { answer: '6' }, diceOf(3, 3, 10)), 'IN-15')).toContain('manages a task');
    expect(lastOf(playOn(at, { answer: '8' }, diceOf(3, 3, 10)), 'IN-15')).toContain('does not');
  });
  it('IN-15 Sprint needs a Move before it and 1 stamina', () => {
    expect(offerOf(ableAnn(), 'ann', 'sprint')).toBe('IN-15');
    const moved = playOn(ableAnn(), ...goesTo('ann', '1,1'));
    const ran = playOn(moved, ...goesTo('ann', '0,0', 'sprint'));
    expect([trackOf(ran, 'ann', 'stamina'), trackOf(ran, 'ann', 'actions')]).toEqual([2, 1]);
    expect(offerOf(playOn(ableAnn({ stamina: poolOf(0) }), ...goesTo('ann', '1,1')), 'ann', 'sprint')).toBe('IN-15');
  });
});

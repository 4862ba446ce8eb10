/** Reactions, free actions and actions that take longer than a turn: IN-09 to IN-20. */
import { describe, expect, it } from 'vitest';
import { ingenuity } from '../index.ts';
import {
  badgesOf,
  bowOf,
  detailOf,
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
  shieldOf,
  spearOf,
  strikeBy,
  trackOf,
} from '../table.testing.ts';
import { ableAnn, goesTo } from './turn.testing.ts';

describe('reactions, free actions, long actions', () => {
  it('IN-16 Wait ends the turn for a second reaction until the next one', () => {
    const at = playOn(ableAnn({ evasion: 1 }), { do: 'wait', by: 'ann' });
    expect(trackOf(at, 'ann', 'reactions')).toBe(2);
    const twice = playOn(
      at,
      ...strikeBy('foe', 'ann', [2, 2, 10]),
      { answer: 'parry:spear' },
      { answer: 'none' },
      ...strikeBy('foe', 'ann', [2, 2, 10]),
      { answer: 'parry:spear' },
    );
    expect(trackOf(twice, 'ann', 'reactions')).toBe(0);
    const later = playOn(at, endTurn('foe'), endTurn('bo'), { do: 'drop-prone', by: 'ann' });
    expect(trackOf(later, 'ann', 'reactions')).toBe(1);
  });
  it('IN-17 one reaction until the own next turn', () => {
    const start = playOn(ableAnn({ evasion: 1, endurance: poolOf(40) }), endTurn('ann'));
    const once = playOn(start, ...strikeBy('foe', 'ann', [2, 2, 10]), { answer: 'parry:spear' });
    const again = playOn(once, ...strikeBy('foe', 'ann', [4, 4, 10]));
    expect(questionOf(again)).toBeUndefined();
    const back = playOn(again, endTurn('foe'), endTurn('bo'), { do: 'drop-prone', by: 'ann' });
    expect(trackOf(back, 'ann', 'reactions')).toBe(1);
  });
  it('IN-18 a reaction costs 1 stamina, Resist 1 focus; without it nothing is asked', () => {
    const hit = strikeBy('foe', 'ann', [2, 2, 10]);
    const paid = playOn(ableAnn({ evasion: 1 }), endTurn('ann'), ...hit, { answer: 'parry:spear' });
    expect(trackOf(paid, 'ann', 'stamina')).toBe(2);
    const poor = playOn(ableAnn({ evasion: 1, stamina: poolOf(0) }), endTurn('ann'), ...hit);
    expect(questionOf(poor)).toBeUndefined();
  });
  it('IN-19 dropping an item, dropping prone and stepping are free; a step is in place of a Move', () => {
    let at = playOn(ableAnn(), { do: 'drop-item', by: 'ann', with: 'shield' }, { do: 'drop-prone', by: 'ann' });
    expect(offerOf(at, 'ann', 'move')).toBe('IN-19');
    at = playOn(at, ...goesTo('ann', '1,1', 'step'));
    expect(trackOf(at, 'ann', 'actions')).toBe(3);
    at = playOn(at, { do: 'stand', by: 'ann' });
    expect([offerOf(at, 'ann', 'move'), offerOf(at, 'ann', 'step')]).toEqual(['IN-19', 'IN-19']);
    expect(offerOf(playOn(ableAnn(), ...goesTo('ann', '1,1')), 'ann', 'step')).toBe('IN-19');
  });
  it('IN-19 a dropped item lies where it fell and is picked up from within a metre', () => {
    const dropped = playOn(ableAnn(), { do: 'drop-item', by: 'ann', with: 'spear' });
    expect(offerOf(dropped, 'ann', 'attack', 'spear')).toBeUndefined();
    const far = playOn(dropped, ...goesTo('ann', '2,5'), { do: 'interact', by: 'ann' });
    expect(optionsOf(far)['take:spear']).toBe('IN-09');
    const near = playOn(dropped, { do: 'interact', by: 'ann' }, { answer: 'take:spear' });
    expect(offerOf(near, 'ann', 'attack', 'spear')).toBe('free');
  });
  it('IN-09 what another let go of within a metre is picked up, and is one’s own from then on', () => {
    const start = fightOn([
      { id: 'ann', on: [3, 2] },
      { id: 'foe', sheet: { items: [spearOf(), shieldOf()] } },
      { id: 'bo', on: [8, 2] },
    ]);
    const lies = playOn(
      start,
      endTurn('ann'),
      { do: 'drop-item', by: 'foe', with: 'spear' },
      { do: 'drop-item', by: 'foe', with: 'shield' },
      endTurn('foe'),
    );
    const far = playOn(lies, { do: 'interact', by: 'bo' });
    expect(Object.keys(optionsOf(far))).toEqual(['other']);
    const asks = playOn(lies, endTurn('bo'), { do: 'interact', by: 'ann' });
    expect(optionsOf(asks)).toEqual({ 'take:foe:spear': 'free', 'take:foe:shield': 'free', other: 'free' });
    const taken = playOn(asks, { answer: 'take:foe:spear' });
    // She has a spear of her own, so the taken spear gets another id.
    expect(offerOf(taken, 'ann', 'attack', 'spear-2')).toBe('free');
    expect(fightOf(taken).combatants.foe?.sheet.items.map(({ id }) => id)).toEqual(['shield']);
    expect(lastOf(taken, 'IN-09')).toBe('Ann picks up Spear.');
  });
  it('IN-19 the prone are struck with advantage and shot at with disadvantage', () => {
    const start = fightOn([
      { id: 'ann', sheet: { items: [spearOf(), bowOf({ hands: 1 })] } },
      { id: 'foe', sheet: { states: ['prone'] } },
    ]);
    const options = (item: string) => questionOf(playOn(start, { do: 'attack', by: 'ann', with: item }));
    expect(options('spear')).toMatchObject({
      options: [{ detail: expect.stringMatching(/, advantage, target prone/) }],
    });
    expect(options('bow')).toMatchObject({
      options: [{ detail: expect.stringMatching(/disadvantage, target prone/) }],
    });
  });
  it('IN-20 what takes longer runs on: nothing else until it is done or abandoned', () => {
    const begun = playOn(ableAnn(), { do: 'work', by: 'ann' }, { answer: { text: 'bar the gate' } }, { answer: 4 });
    expect([trackOf(begun, 'ann', 'actions'), badgesOf(begun, 'ann').includes('busy')]).toEqual([0, true]);
    const next = playOn(begun, endTurn('ann'), endTurn('foe'), endTurn('bo'));
    expect([offerOf(next, 'ann', 'attack'), offerOf(next, 'ann', 'go-on')]).toEqual(['IN-20', 'free']);
    const done = playOn(next, { do: 'go-on', by: 'ann', with: 'it' });
    expect(lastOf(done, 'IN-20')).toContain('is done: bar the gate');
    expect([trackOf(done, 'ann', 'actions'), offerOf(done, 'ann', 'attack')]).toEqual([2, 'free']);
    const dropped = playOn(next, { do: 'abandon', by: 'ann', with: 'it' });
    expect([trackOf(dropped, 'ann', 'actions'), offerOf(dropped, 'ann', 'attack')]).toEqual([3, 'free']);
  });
  it('IN-20 letting go of what was being loaded gives the loading up', () => {
    const begun = playOn(
      ableAnn({ items: [bowOf({ reload: 4, loaded: false })] }),
      { do: 'reload', by: 'ann', with: 'bow' },
      endTurn('ann'),
      endTurn('foe'),
      endTurn('bo'),
    );
    expect(badgesOf(begun, 'ann')).toContain('busy');
    const dropped = playOn(begun, { do: 'drop-item', by: 'ann', with: 'bow' });
    expect([badgesOf(dropped, 'ann').includes('busy'), offerOf(dropped, 'ann', 'move')]).toEqual([false, 'free']);
  });
  it('IN-09 an item will do to attack with as well as a weapon', () => {
    const at = playOn(ableAnn(), ...strikeBy('ann', 'foe', [4, 4, 10], 'shield'));
    // 8, plus 1 for the shield.
    expect(trackOf(at, 'foe', 'endurance')).toBe(1);
    expect(trackOf(at, 'bo', 'endurance')).toBe(10);
    expect(offerOf(at, 'ann', 'attack', 'bow')).toBeUndefined();
  });
  it('IN-14 cover is left with the place, and ends with the next turn', () => {
    const covered = playOn(ableAnn(), { do: 'cover', by: 'ann' });
    expect(offerOf(covered, 'ann', 'cover')).toBe('IN-14');
    expect(badgesOf(playOn(covered, ...goesTo('ann', '1,1', 'step')), 'ann')).not.toContain('cover');
    const round = playOn(covered, endTurn('ann'), endTurn('foe'), endTurn('bo'));
    expect(badgesOf(round, 'ann')).toContain('cover');
    expect(badgesOf(playOn(round, { do: 'drop-prone', by: 'ann' }), 'ann')).not.toContain('cover');
  });
  it('IN-10 a commanded action is no turn: what lasts until the own next turn goes on', () => {
    const start = playOn(ableAnn(), endTurn('ann'), endTurn('foe'), { do: 'guard', by: 'bo' });
    const at = playOn(start, { do: 'command', by: 'ann' }, { answer: 'bo' }, { do: 'cover', by: 'bo' });
    expect(badgesOf(at, 'bo')).toEqual(expect.arrayContaining(['guarding', 'cover']));
    expect(trackOf(at, 'ann', 'actions')).toBe(2);
  });
  it('IN-11 Guard shows in the figures and in what a dodge needs', () => {
    const at = playOn(ableAnn({ evasion: 6 }), { do: 'guard', by: 'ann' });
    const figure = (id: string) => ingenuity.figures(fightOf(at), 'ann').find((one) => one.id === id)?.value;
    expect([figure('evasion'), figure('deflection'), figure('dodge')]).toEqual(['7', '1 / 1', 'd6 + d4 + 1']);
    const hit = playOn(at, ...strikeBy('foe', 'ann', [4, 4, 10]));
    expect(detailOf(hit, 'dodge')).toBe('d6 + d4 + 1 must reach the attack’s result of 8');
  });
  it('IN-17 the panel says what a reaction could still be without stamina or focus', () => {
    const says = (more: object) => ingenuity.reactionsLeft(fightOf(ableAnn(more)), 'ann').why;
    expect(says({})).toBe('1 reaction until the next turn.');
    expect(says({ stamina: poolOf(0) })).toContain('only Resist');
    expect(says({ stamina: poolOf(0), focus: poolOf(0) })).toContain('neither');
  });
  it('IN-18 Resist costs 1 focus and no stamina; neither is paid when nothing is done', () => {
    const touched = playOn(
      ableAnn(),
      { do: 'effect' },
      { answer: 'ann' },
      { answer: 'mental' },
      { answer: 'blinded' },
      { answer: 6 },
    );
    const resists = playOn(touched, { answer: 'ward' }, diceOf(3, 3, 10));
    expect([trackOf(resists, 'ann', 'focus'), trackOf(resists, 'ann', 'stamina')]).toEqual([3, 3]);
    const lets = playOn(touched, { answer: 'none' });
    expect([trackOf(lets, 'ann', 'focus'), trackOf(lets, 'ann', 'reactions')]).toEqual([4, 1]);
  });
});

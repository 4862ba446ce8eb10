/**
 * Readied actions are complete (IN-12): maneuvers, Command, Reload, Resuscitate and Sprint, each
 * with its cost.
 */

import { describe, expect, it } from 'vitest';
import { maneuver as newManeuver } from '../../sheet/effects.ts';
import {
  badgesOf,
  bowOf,
  diceOf,
  fightOf,
  fightOn,
  lastOf,
  offerOf,
  playOn,
  poolOf,
  questionOf,
  strikeBy,
  trackOf,
  wordOf,
} from '../../table.testing.ts';

const goes = (by: string, to: string, how = 'move') => [{ do: how, by }, { answer: `square:${to}` }];
const placeOf = (at: ReturnType<typeof playOn>, who: string) => fightOf(at).combatants[who]?.place;

describe('what is held back whole', () => {
  /** Ann readies an action for the foe's move, and the foe moves; Bo is an ally at 2,3. */
  const held = (form: string, sheet: object = {}, bo: object = {}, ...before: Parameters<typeof playOn>[1][]) =>
    playOn(
      fightOn([
        { id: 'ann', on: [2, 2], sheet: { stamina: poolOf(3), focus: poolOf(4), ...sheet } },
        { id: 'foe', on: [5, 2], sheet: { evasion: 1, endurance: poolOf(40) } },
        { id: 'bo', on: [2, 3], sheet: bo },
      ]),
      ...before,
      { do: 'ready', by: 'ann', with: form },
      { answer: 'moves' },
      ...goes('foe', '3,2'),
    );
  const comes = (...args: Parameters<typeof held>) => playOn(held(...args), { answer: 'now' });
  it('IN-12 a maneuver is held back whole, with its cost', () => {
    const lunge = { id: 'lunge', name: 'Lunge', stamina: 2, damage: 3 };
    const maneuvers = [{ ...newManeuver.start(), ...lunge, focus: 1 }];
    const struck = playOn(comes('maneuver-lunge:spear', { maneuvers }), diceOf(3, 3, 10));
    // 6, plus the spear's 4 and the maneuver's 3, against a deflection of 0.
    expect(trackOf(struck, 'foe', 'endurance')).toBe(27);
    expect([trackOf(struck, 'ann', 'stamina'), trackOf(struck, 'ann', 'focus')]).toEqual([1, 3]);
    expect(lastOf(struck, 'IN-12')).toContain('Ann acts as readied: Lunge with Spear');
    const dear = fightOn([{ id: 'ann', sheet: { maneuvers } }, { id: 'foe' }]);
    expect(offerOf(dear, 'ann', 'ready', 'maneuver-lunge:spear')).toBe('IN-26');
  });
  it('IN-12 a command is held back: the ally acts in the middle of another’s turn, which then goes on', () => {
    const at = playOn(comes('command'), ...(questionOf(comes('command')) ? [{ answer: 'bo' }] : []));
    expect([trackOf(at, 'ann', 'focus'), offerOf(at, 'foe', 'attack'), offerOf(at, 'bo', 'attack')]).toEqual([
      2,
      'IN-10',
      'free',
    ]);
    const struck = playOn(at, ...strikeBy('bo', 'foe', [1, 1, 10]));
    expect([offerOf(struck, 'foe', 'attack'), offerOf(struck, 'bo', 'attack')]).toEqual(['free', 'IN-03']);
    const poor = fightOn([{ id: 'ann' }, { id: 'foe' }]);
    expect(offerOf(poor, 'ann', 'ready', 'command')).toBe('IN-10');
  });
  it('IN-12 a reload and a resuscitation come whole, in one go', () => {
    const crossbow = bowOf({ reload: 2, loaded: false, hands: 1 });
    const loads = comes('reload-bow', { items: [crossbow] });
    expect(lastOf(loads, 'IN-20')).toBe('Ann has reloaded Bow.');
    expect([offerOf(loads, 'ann', 'go-on'), trackOf(loads, 'ann', 'reactions')]).toEqual([undefined, 0]);
    const down = { states: ['unconscious' as const], health: { now: 0, max: 10 } };
    const kneels = comes('resuscitate', {}, down);
    const back = playOn(kneels, ...(questionOf(kneels)?.kind === 'dice' ? [] : [{ answer: 'bo' }]), diceOf(4, 4, 10));
    expect([wordOf(back, 'bo'), badgesOf(back, 'ann').includes('prone')]).toEqual([wordOf(back, 'foe'), true]);
    // Nobody lies there, so nothing is asked.
    expect(questionOf(held('resuscitate'))).toBeUndefined();
  });
  it('IN-12 a sprint is held back by who has moved, and paid as it is made', () => {
    const start = fightOn([
      { id: 'ann', sheet: { stamina: poolOf(1) } },
      { id: 'foe', on: [8, 2] },
    ]);
    expect(offerOf(start, 'ann', 'ready', 'sprint')).toBe('IN-15');
    const runs = playOn(comes('sprint', {}, {}, ...goes('ann', '1,2')), { answer: 'square:0,2' });
    expect([trackOf(runs, 'ann', 'stamina'), placeOf(runs, 'ann')]).toMatchObject([2, { column: 0, row: 2 }]);
    expect(lastOf(runs, 'IN-15')).toBe('Ann sprints 1 m.');
  });
});

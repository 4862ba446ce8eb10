/** Rulings while a question is open: what is set is what is asked, and where a deed lands. */
import { expect, it } from 'vitest';
import { liveStateOf } from '../../engine/history.ts';
import { readLog } from '../../engine/log/read.ts';
import { einfelst } from './index.ts';
import { badgesOf, begunOn, duelOf, playOn, questionOf, tableOf } from './table.testing.ts';

type At = ReturnType<typeof tableOf>;
const set = (combatant: string, path: string, value: unknown) => ({
  edit: [{ edit: 'sheet' as const, combatant, path, value }],
  label: 'By hand',
});
const put = (combatant: string, zone: string) => ({
  edit: [{ edit: 'combatant' as const, combatant, place: { kind: 'zone' as const, zone } }],
  label: 'By hand',
});
const told = (at: At) => readLog(liveStateOf(einfelst, at).fight).map(({ text }) => text);
const striking = () => playOn(duelOf(), { do: 'attack', by: 'ann', with: 'sword' }, { answer: 'foe' });
const rolling = () => playOn(striking(), { answer: 'pass' });
const rollsOf = (at: At) => {
  const question = questionOf(at);
  return question?.kind === 'dice' ? question.rolls : [];
};

it('EW-16 a reaction whose maneuver is marked as used is offered no more, and the log says so', () => {
  expect(questionOf(striking())?.rule).toBe('EW-16');
  const spent = { edit: 'state' as const, path: 'left.foe', value: { slow: 0, fast: 0 } };
  const at = playOn(striking(), { edit: [spent], label: 'By hand' });
  expect(questionOf(at)?.kind).toBe('dice');
  expect(told(at).at(-1)).toMatch(/any reaction\?” is passed over: nothing is left to ask\.$/);
});
it('EW-17 a skill that is set while the dice are asked for changes the pool', () => {
  const at = playOn(rolling(), set('ann', 'skills.strike', 5));
  const dice = (one: At) => rollsOf(one)[0]?.groups[0]?.count ?? 0;
  expect(dice(at)).toBe(dice(rolling()) + 3);
});
it('EW-10 a sword and a chase come to nothing at whoever was put zones away, at any moment before they land', () => {
  for (const open of [striking(), rolling(), playOn(striking(), { answer: 'parry' })]) {
    const at = playOn(open, put('foe', 'far'));
    expect(questionOf(at)).toBeUndefined();
    expect(told(at)).toEqual(
      expect.arrayContaining([expect.stringMatching(/^What Ann does to Foe comes to nothing\./)]),
    );
    expect(told(at).some((text) => /suffers|takes .* Harm/.test(text))).toBe(false);
  }
  const fled = playOn(duelOf(), { do: 'flee', by: 'ann', with: 'finesse' });
  const question = questionOf(fled);
  const way = question?.kind === 'choose' ? question.options.find(({ blocked }) => !blocked)?.id : undefined;
  if (way === undefined) throw new Error('No way of flight is free.');
  const chased = playOn(fled, { answer: way }, { answer: 'finesse:foe' });
  expect(rollsOf(chased)).toHaveLength(2);
  const alone = playOn(chased, put('foe', 'far'));
  expect(rollsOf(alone)).toHaveLength(1);
  expect(told(alone).at(-1)).toMatch(/^What Foe does to Ann comes to nothing\./);
});
it('EW-31 who is let go by hand while the grip is tested rolls no die to break free', () => {
  const held = () =>
    playOn(begunOn(tableOf([{ id: 'ann', sheet: { held: { by: 'foe', gagged: false } } }, { id: 'foe' }]), 1, 2), {
      do: 'break-free',
      by: 'ann',
    });
  for (const open of [held(), playOn(held(), { answer: 'pass' })]) {
    const at = playOn(open, set('ann', 'held', null));
    expect([questionOf(at), badgesOf(at, 'ann').includes('held')]).toEqual([undefined, false]);
  }
});
it('EW-01 who changes sides while the cards are to be dealt draws a card of its own, and not that of the group left behind', () => {
  const people = Array.from({ length: 9 }, (_, n) => ({ id: `hero-${n}` }));
  const bandits = [1, 2].map((copy) => ({ id: `foe-${copy}`, name: 'Bandit', copy }));
  const dealt = (...lines: Parameters<typeof playOn>[1][]) =>
    playOn(
      tableOf([...people, { id: 'last' }, ...bandits]),
      { begin: true },
      { answer: ['foes:Bandit'] },
      ...lines,
      { answer: 'deal' },
      { roll: true },
    );
  const holders = (at: At) => liveStateOf(einfelst, at).fight.state.slots.flatMap((slot) => [slot.holders.length]);
  const changed = { edit: [{ edit: 'combatant' as const, combatant: 'foe-2', side: 'party' }], label: 'By hand' };
  expect(holders(dealt()).filter((many) => many > 1)).toEqual([2]);
  expect(holders(dealt(changed))).toEqual(Array.from({ length: 12 }, () => 1));
});

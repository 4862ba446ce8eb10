/** Teams, rounds and surprise: IN-01 to IN-07. */
import { describe, expect, it } from 'vitest';
import { ends, fightOf, fightOn, lastOf, may, offerOf, on, orderOf, strike, table, wordOf } from './table.testing.ts';

const two = [{ id: 'ann' }, { id: 'foe' }];
const four = [{ id: 'ann' }, { id: 'bo', on: [2, 4] as [number, number] }, { id: 'foe-1' }, { id: 'foe-2' }];

describe('teams and rounds', () => {
  it('IN-01 the fight ends when one team is left, if the table agrees', () => {
    const down = on(
      fightOn([
        { id: 'ann' },
        { id: 'foe', sheet: { endurance: { now: 0, max: 9 }, health: { now: 3, max: 9 }, constitution: 3 } },
      ]),
      ...strike('ann', 'foe', [3, 3, 10]),
    );
    const dead = on(down, { answer: { dice: [1] } });
    expect(wordOf(dead, 'foe')).toBe('dead');
    const over = on(dead, { answer: 'over' });
    expect(fightOf(over).stage).toBe('over');
    const goes = on(dead, { answer: 'on' });
    expect(fightOf(goes).stage).toBe('running');
    // Declined once, it is not asked again.
    expect(fightOf(on(goes, ends('ann'))).stage).toBe('running');
  });
  it('IN-01 a team has an objective that may change, and reaching it ends the fight', () => {
    let at = on(fightOn(two), { do: 'objective', by: 'foes' }, { answer: { text: 'Steal the bell' } });
    expect(orderOf(at).groups.find(({ id }) => id === 'foes')?.note).toBe('Steal the bell');
    at = on(at, { do: 'objective', by: 'foes' }, { answer: { text: 'Get away' } });
    expect(orderOf(at).groups.find(({ id }) => id === 'foes')?.note).toBe('Get away');
    expect(offerOf(at, 'party', 'reach-objective')).toBe('IN-01');
    at = on(at, { do: 'reach-objective', by: 'foes' }, { answer: 'yes' });
    expect(fightOf(at).stage).toBe('over');
    expect(lastOf(at, 'IN-01')).toContain('reached its objective');
  });
  it('IN-02 the starter’s team is first, the attacked second, the rest as the GM says', () => {
    const three = [...two, { id: 'orc' }, { id: 'orc-2' }];
    const at = on(table(three), { begin: true }, { answer: 'orcs' }, { answer: 'foes' });
    expect(orderOf(at).groups.map(({ id }) => id)).toEqual(['orcs', 'foes', 'party']);
    expect(may(at)).toEqual(['orc', 'orc-2']);
  });
  it('IN-03 teams alternate member by member, in any order within a team, anew each round', () => {
    let at = fightOn(four);
    expect(may(at)).toEqual(['ann', 'bo']);
    expect(offerOf(at, 'foe-1', 'move')).toBe('IN-03');
    at = on(at, ends('bo'));
    expect(may(at)).toEqual(['foe-1', 'foe-2']);
    at = on(at, ends('foe-2'));
    expect(may(at)).toEqual(['ann']);
    expect(offerOf(at, 'bo', 'move')).toBe('IN-03');
    at = on(at, ends('ann'), ends('foe-1'));
    expect(orderOf(at).round).toBe(2);
    expect(may(at)).toEqual(['ann', 'bo']);
  });
  it('IN-03 nobody else acts in somebody’s turn', () => {
    const at = on(fightOn(four), { do: 'drop-prone', by: 'ann' });
    expect(offerOf(at, 'bo', 'move')).toBe('IN-03');
    expect(orderOf(at).rows.find(({ combatant }) => combatant === 'ann')).toMatchObject({
      state: 'acting',
      badge: '●●●',
    });
  });
  it('IN-04 a team with nobody left to act is passed over', () => {
    const at = on(
      fightOn([{ id: 'ann' }, { id: 'bo' }, { id: 'cy' }, { id: 'foe' }]),
      ends('ann'),
      ends('foe'),
      ends('bo'),
    );
    expect(may(at)).toEqual(['cy']);
    expect(orderOf(at).round).toBe(1);
    expect(orderOf(on(at, ends('cy'))).round).toBe(2);
  });
  it('IN-05 who is unconscious loses the turn, and gets it back when woken in the same round', () => {
    let at = fightOn([...four.slice(0, 1), { id: 'bo', sheet: { states: ['unconscious'] } }, ...four.slice(2)]);
    expect(may(at)).toEqual(['ann']);
    expect(orderOf(at).rows.find(({ combatant }) => combatant === 'bo')).toMatchObject({
      state: 'out',
      note: expect.stringContaining('may come back in'),
    });
    at = on(at, ends('ann'), { do: 'bring-back' }, { answer: 'bo' });
    expect(may(at)).toEqual(['foe-1', 'foe-2']);
    expect(may(on(at, ends('foe-1')))).toEqual(['bo']);
  });
  it('IN-05 who has acted does not act again when woken', () => {
    const at = on(
      fightOn(four),
      ends('bo'),
      { edit: [{ edit: 'sheet', combatant: 'bo', path: 'states', value: ['unconscious'] }], label: 'Out' },
      { do: 'bring-back' },
      { answer: 'bo' },
      ends('foe-1'),
    );
    expect(may(at)).toEqual(['ann']);
  });
  it('IN-06 in a surprise round only the surprising team acts, and those who cannot be surprised', () => {
    let at = on(
      table([{ id: 'ann', sheet: { alert: true } }, { id: 'bo' }, { id: 'foe-1' }, { id: 'foe-2' }]),
      { begin: true },
      { answer: 'surprise:foes' },
    );
    expect(orderOf(at).title).toBe('Surprise round');
    expect(may(at)).toEqual(['foe-1', 'foe-2']);
    at = on(at, ends('foe-1'));
    expect(may(at)).toEqual(['ann']);
    expect(offerOf(at, 'bo', 'move')).toBe('IN-06');
    at = on(at, ends('ann'), ends('foe-2'));
    expect(orderOf(at).round).toBe(1);
    expect(may(at)).toEqual(['foe-1', 'foe-2']);
    expect(may(on(at, ends('foe-1')))).toEqual(['ann', 'bo']);
  });
  it('IN-07 a round is six seconds', () => {
    const at = fightOn(two);
    expect(orderOf(at).title).toBe('Round 1');
    expect(orderOf(on(at, ends('ann'), ends('foe'))).title).toContain('6 s');
    expect(orderOf(on(at, ends('ann'), ends('foe'), ends('ann'), ends('foe'))).title).toContain('12 s');
  });
  it('IN-03 by ruling a team waits for the next one, and a round can be cut short', () => {
    const at = fightOn(four);
    expect(may(on(at, { do: 'next-team' }))).toEqual(['foe-1', 'foe-2']);
    expect(orderOf(on(at, { do: 'new-round' })).round).toBe(2);
    expect(offerOf(on(at, { do: 'drop-prone', by: 'ann' }), 'table', 'next-team')).toBe('by hand');
  });
});

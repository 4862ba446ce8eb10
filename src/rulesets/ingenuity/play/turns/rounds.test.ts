/** Teams, rounds and surprise: IN-01 to IN-07. */

import { describe, expect, it } from 'vitest';
import { readLog } from '../../../../engine/log/read.ts';
import { publicView } from '../../../../engine/public/publicView.ts';
import { ingenuity } from '../../index.ts';
import {
  endTurn,
  fightOf,
  fightOn,
  lastOf,
  mayAct,
  offerOf,
  optionsOf,
  orderOf,
  playOn,
  questionOf,
  strikeBy,
  tableOf,
  trackOf,
  wordOf,
} from '../../table.testing.ts';

const two = [{ id: 'ann' }, { id: 'foe' }];
const four = [{ id: 'ann' }, { id: 'bo', on: [2, 4] as [number, number] }, { id: 'foe-1' }, { id: 'foe-2' }];

describe('teams and rounds', () => {
  it('IN-01 the fight ends when one team is left, if the table agrees', () => {
    const down = playOn(
      fightOn([
        { id: 'ann' },
        { id: 'foe', sheet: { endurance: { now: 0, max: 9 }, health: { now: 3, max: 9 }, constitution: 3 } },
      ]),
      ...strikeBy('ann', 'foe', [3, 3, 10]),
    );
    const dead = playOn(down, { answer: { dice: [1] } });
    expect(wordOf(dead, 'foe')).toBe('dead');
    const over = playOn(dead, { answer: 'over' });
    expect(fightOf(over).stage).toBe('over');
    const goes = playOn(dead, { answer: 'on' });
    expect(fightOf(goes).stage).toBe('running');
    // The end was declined once, so the GM is not asked again.
    expect(fightOf(playOn(goes, endTurn('ann'))).stage).toBe('running');
  });
  it('IN-01 a team has an objective that may change, and reaching it ends the fight', () => {
    let at = playOn(fightOn(two), { do: 'objective', by: 'foes' }, { answer: { text: 'Steal the bell' } });
    expect(orderOf(at).groups.find(({ id }) => id === 'foes')?.note).toBe('Steal the bell');
    at = playOn(at, { do: 'objective', by: 'foes' }, { answer: { text: 'Get away' } });
    expect(orderOf(at).groups.find(({ id }) => id === 'foes')?.note).toBe('Get away');
    expect(offerOf(at, 'party', 'reach-objective')).toBe('IN-01');
    at = playOn(at, { do: 'reach-objective', by: 'foes' }, { answer: 'yes' });
    expect(fightOf(at).stage).toBe('over');
    expect(lastOf(at, 'IN-01')).toContain('objective of the foes is reached');
  });
  it('IN-02 the starter’s team is first, the attacked second, the rest as the GM says', () => {
    const three = [...two, { id: 'orc' }, { id: 'orc-2' }];
    const at = playOn(tableOf(three), { begin: true }, { answer: 'orcs' }, { answer: 'foes' });
    expect(orderOf(at).groups.map(({ id }) => id)).toEqual(['orcs', 'foes', 'party']);
    expect(mayAct(at)).toEqual(['orc', 'orc-2']);
  });
  it('IN-03 teams alternate member by member, in any order within a team, anew each round', () => {
    let at = fightOn(four);
    expect(mayAct(at)).toEqual(['ann', 'bo']);
    expect(offerOf(at, 'foe-1', 'move')).toBe('IN-03');
    at = playOn(at, endTurn('bo'));
    expect(mayAct(at)).toEqual(['foe-1', 'foe-2']);
    at = playOn(at, endTurn('foe-2'));
    expect(mayAct(at)).toEqual(['ann']);
    expect(offerOf(at, 'bo', 'move')).toBe('IN-03');
    at = playOn(at, endTurn('ann'), endTurn('foe-1'));
    expect(orderOf(at).round).toBe(2);
    expect(mayAct(at)).toEqual(['ann', 'bo']);
  });
  it('IN-03 nobody else acts in somebody’s turn', () => {
    const at = playOn(fightOn(four), { do: 'drop-prone', by: 'ann' });
    expect(offerOf(at, 'bo', 'move')).toBe('IN-03');
    expect(orderOf(at).rows.find(({ combatant }) => combatant === 'ann')).toMatchObject({
      state: 'acting',
      badge: '●●●',
    });
  });
  it('IN-04 a team with nobody left to act is passed over', () => {
    const at = playOn(
      fightOn([{ id: 'ann' }, { id: 'bo' }, { id: 'cy' }, { id: 'foe' }]),
      endTurn('ann'),
      endTurn('foe'),
      endTurn('bo'),
    );
    expect(mayAct(at)).toEqual(['cy']);
    expect(orderOf(at).round).toBe(1);
    expect(orderOf(playOn(at, endTurn('cy'))).round).toBe(2);
  });
  it('IN-05 an unconscious combatant loses the turn, and gets it back when woken in the same round', () => {
    let at = fightOn([...four.slice(0, 1), { id: 'bo', sheet: { states: ['unconscious'] } }, ...four.slice(2)]);
    expect(mayAct(at)).toEqual(['ann']);
    expect(orderOf(at).rows.find(({ combatant }) => combatant === 'bo')).toMatchObject({
      state: 'out',
      note: expect.stringContaining('may come back in'),
    });
    at = playOn(at, endTurn('ann'), { do: 'bring-back' }, { answer: 'bo' });
    expect(mayAct(at)).toEqual(['foe-1', 'foe-2']);
    expect(mayAct(playOn(at, endTurn('foe-1')))).toEqual(['bo']);
  });
  it('IN-05 who has acted does not act again when woken', () => {
    const at = playOn(
      fightOn(four),
      endTurn('bo'),
      { edit: [{ edit: 'sheet', combatant: 'bo', path: 'states', value: ['unconscious'] }], label: 'Out' },
      { do: 'bring-back' },
      { answer: 'bo' },
      endTurn('foe-1'),
    );
    expect(mayAct(at)).toEqual(['ann']);
  });
  it('IN-06 in a surprise round only the surprising team acts, and those who cannot be surprised', () => {
    let at = playOn(
      tableOf([{ id: 'ann', sheet: { alert: true } }, { id: 'bo' }, { id: 'foe-1' }, { id: 'foe-2' }]),
      { begin: true },
      { answer: 'surprise:foes' },
    );
    expect(orderOf(at).title).toBe('Surprise round');
    expect(mayAct(at)).toEqual(['foe-1', 'foe-2']);
    at = playOn(at, endTurn('foe-1'));
    expect(mayAct(at)).toEqual(['ann']);
    expect(offerOf(at, 'bo', 'move')).toBe('IN-06');
    at = playOn(at, endTurn('ann'), endTurn('foe-2'));
    expect(orderOf(at).round).toBe(1);
    expect(mayAct(at)).toEqual(['foe-1', 'foe-2']);
    expect(mayAct(playOn(at, endTurn('foe-1')))).toEqual(['ann', 'bo']);
  });
  it('IN-06 surprised combatants are given no command by an ally who is not surprised', () => {
    const start = playOn(
      tableOf([
        { id: 'ann', sheet: { alert: true, focus: { now: 2, max: 2 } } },
        { id: 'bo' },
        { id: 'cy', sheet: { alert: true } },
        { id: 'foe' },
      ]),
      { begin: true },
      { answer: 'surprise:foes' },
      endTurn('foe'),
    );
    expect(optionsOf(playOn(start, { do: 'command', by: 'ann' }))).toEqual({ bo: 'IN-06', cy: 'free' });
  });
  it('IN-07 a round is six seconds', () => {
    const at = fightOn(two);
    expect(orderOf(at).title).toBe('Round 1');
    expect(orderOf(playOn(at, endTurn('ann'), endTurn('foe'))).title).toContain('6 s');
    expect(orderOf(playOn(at, endTurn('ann'), endTurn('foe'), endTurn('ann'), endTurn('foe'))).title).toContain('12 s');
  });
  it('IN-07 the thousandth round begins like any other', () => {
    const edit = [{ edit: 'state' as const, path: 'round', value: 999 }];
    const late = playOn(fightOn(four), { edit, label: 'It is late', raw: true });
    expect(orderOf(playOn(late, { do: 'new-round' })).round).toBe(1000);
  });
  it('IN-03 by ruling a team waits for the next one, and a round can be cut short', () => {
    const at = fightOn(four);
    expect(mayAct(playOn(at, { do: 'next-team' }))).toEqual(['foe-1', 'foe-2']);
    expect(orderOf(playOn(at, { do: 'new-round' })).round).toBe(2);
    expect(offerOf(playOn(at, { do: 'drop-prone', by: 'ann' }), 'table', 'next-team')).toBe('by hand');
  });
  it('IN-03 letting another team pick first is a ruling and told as one; Next lets the first who waits go instead', () => {
    const at = playOn(fightOn(four), { do: 'next-team' });
    expect(lastOf(at, 'by hand')).toBe('The party pass to the foes.');
    expect(orderOf(fightOn(four)).next).toEqual({ actor: 'ann', action: 'end-turn', label: 'Ann lets the turn go' });
    expect(lastOf(playOn(fightOn(four), { do: 'new-round' }), 'by hand')).toBe(
      'The round is cut short: whoever has not acted loses the turn.',
    );
  });
  it('IN-03 a team of which only the hidden still wait passes, and is passed to, without a word to the players', () => {
    const told = (hidden: boolean, by: string) => {
      const at = fightOn([{ id: 'ann' }, { id: 'bo', on: [2, 4] }, { id: 'foe-1' }, { id: 'foe-2', hidden }]);
      const done = playOn(at, endTurn('ann'), endTurn('foe-1'), ...(by === 'foes' ? [endTurn('bo')] : []), {
        do: 'next-team',
      });
      return readLog(fightOf(done)).findLast(({ text }) => text.includes('pass to'))?.shown;
    };
    expect([told(false, 'party'), told(true, 'party')]).toEqual(['The party pass to the foes.', undefined]);
  });
  it('IN-04 with no other team left to act nobody can be passed to, and Next lets somebody’s turn go', () => {
    const at = playOn(fightOn([{ id: 'ann' }, { id: 'bo' }, { id: 'foe' }]), endTurn('ann'), endTurn('foe'));
    expect(offerOf(at, 'table', 'next-team')).toBe('IN-04');
    expect(orderOf(at).next).toEqual({ actor: 'bo', action: 'end-turn', label: 'Bo lets the turn go' });
    expect(orderOf(playOn(at, endTurn('bo'))).round).toBe(2);
  });
  it('IN-05 who wakes with no health left has the least that keeps one awake', () => {
    const down = { states: ['unconscious' as const], health: { now: 0, max: 9 } };
    const at = playOn(fightOn([...two, { id: 'bo', sheet: down }]), { do: 'bring-back' }, { answer: 'bo' });
    expect([wordOf(at, 'bo'), trackOf(at, 'bo', 'health')]).toEqual(['standing', 1]);
    expect(wordOf(at, 'foe')).toBe('standing');
  });
  it('IN-01 a team that the players have not seen is not named to them at the end', () => {
    const hidden = playOn(
      fightOn([...two, { id: 'orc', hidden: true }], {}, ['foes']),
      { do: 'objective', by: 'orcs' },
      { answer: { text: 'Steal the bell' } },
      { do: 'reach-objective', by: 'orcs' },
      { answer: 'yes' },
    );
    const told = readLog(fightOf(hidden)).at(-1);
    expect(told?.shown).toBe('The fight is over.');
    expect(told?.text).toContain('the objective of the orcs is reached');
    expect(JSON.stringify(readLog(fightOf(hidden)).map(({ shown }) => shown))).not.toContain('orcs');
  });
  it('IN-01 the players’ order does not name a team of which they see nobody', () => {
    const groups = (hidden: boolean) => {
      const at = fightOn([...two, { id: 'orc', hidden }], {}, ['foes']);
      const view = publicView(ingenuity, fightOf(at), undefined, { party: 'exact', others: 'exact' });
      return view.order.groups.map(({ id }) => id);
    };
    expect(groups(false)).toEqual(['party', 'foes', 'orcs']);
    expect(groups(true)).toEqual(['party', 'foes']);
  });
  const sides = [
    { id: 'party', name: 'The party', stance: 'party' as const },
    { id: 'foes', name: 'The foes', stance: 'foe' as const },
    { id: 'folk', name: 'The folk', stance: 'neutral' as const },
    { id: 'watch', name: 'The watch', stance: 'ally' as const },
  ];
  it('IN-02 a team of bystanders is none to attack, and comes next', () => {
    const cast = [
      { id: 'ann' },
      { id: 'foe', on: [5, 5] as [number, number] },
      { id: 'miller', side: 'folk', on: [2, 3] as [number, number] },
      { id: 'guard', side: 'watch', on: [2, 4] as [number, number] },
    ];
    const asked = playOn(tableOf(cast, { sides }), { begin: true }, { answer: 'party' });
    expect([questionOf(asked)?.title, optionsOf(asked)]).toEqual([
      'Which team is attacked?',
      { foes: 'free', watch: 'free' },
    ]);
    const next = playOn(asked, { answer: 'foes' });
    expect([questionOf(next)?.title, optionsOf(next)]).toEqual([
      'Which team comes next?',
      { folk: 'free', watch: 'free' },
    ]);
  });
  it('IN-01 a bystander’s team is nobody’s enemy, nor anybody to command', () => {
    const at = fightOn(
      [
        { id: 'ann', sheet: { focus: { now: 2, max: 2 } } },
        { id: 'foe' },
        { id: 'miller', side: 'folk', on: [2, 3] },
        { id: 'guard', side: 'watch', on: [2, 4] },
      ],
      { sides },
      ['foes', 'folk'],
    );
    expect(optionsOf(playOn(at, { do: 'command', by: 'ann' }))).toEqual({ guard: 'free' });
  });
});

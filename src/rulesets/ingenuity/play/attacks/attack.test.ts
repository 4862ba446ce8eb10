/** Attacks, and the ground on which they are made: IN-21 to IN-28, and exact odds. */
import { describe, expect, it } from 'vitest';
import { ingenuity } from '../../index.ts';
import {
  badgesOf,
  bowOf,
  detailOf,
  diceOf,
  duelOf,
  endTurn,
  fightOf,
  fightOn,
  hitBy,
  lastOf,
  optionsOf,
  playOn,
  poolOf,
  questionOf,
  spearOf,
  strikeBy,
  trackOf,
  wordOf,
} from '../../table.testing.ts';

describe('distances', () => {
  it('IN-21 every second diagonal counts 2 m, in the way and in range', () => {
    const asks = playOn(duelOf(), { do: 'move', by: 'ann' });
    // From 2,2: four steps down the diagonal are 1 + 2 + 1 + 2.
    expect(questionOf(asks)).toMatchObject({ rule: 'IN-09' });
    expect(detailOf(asks, 'square:6,6')).toContain('6 m: 4 diagonal steps');
    expect(optionsOf(asks)).not.toHaveProperty(['square:7,7']);
    const apart = fightOn([
      { id: 'ann', on: [0, 0] },
      { id: 'foe', on: [4, 4] },
    ]);
    expect(ingenuity.aim(fightOf(apart), 'ann', 'foe').text).toContain('6 m');
  });
  it('IN-21 leaving difficult ground costs a metre more by the house rule', () => {
    const asks = playOn(
      fightOn([
        { id: 'ann', on: [0, 7], sheet: { speed: 3 } },
        { id: 'foe', on: [9, 0] },
      ]),
      { do: 'move', by: 'ann' },
    );
    expect(detailOf(asks, 'square:0,6')).toBe('2 m');
    expect(optionsOf(asks)).not.toHaveProperty(['square:0,4']);
    const flat = playOn(
      fightOn(
        [
          { id: 'ann', on: [0, 7], sheet: { speed: 3 } },
          { id: 'foe', on: [9, 0] },
        ],
        { house: { difficultCosts: 0 } },
      ),
      { do: 'move', by: 'ann' },
    );
    expect(optionsOf(flat)).toHaveProperty(['square:0,4']);
    // The map shows a cost only where it is more than the distance: for a square beyond the mud,
    // but none on plain ground.
    const costOf = (now: typeof asks, id: string) => {
      const question = questionOf(now);
      return question?.kind === 'choose' ? question.options.find((option) => option.id === id)?.cost : 'not asked';
    };
    expect(costOf(asks, 'square:0,6')).toBe('2 m');
    expect(costOf(flat, 'square:0,6')).toBeUndefined();
    expect(costOf(playOn(duelOf(), { do: 'move', by: 'ann' }), 'square:6,6')).toBeUndefined();
  });
});

describe('attacks', () => {
  it('IN-22 a result that reaches the evasion hits; one less misses', () => {
    expect(trackOf(hitBy([3, 3, 10]), 'foe', 'endurance')).toBe(0);
    expect(lastOf(hitBy([3, 3, 10]), 'IN-22')).toContain('6 against 6');
    const miss = hitBy([3, 2, 10]);
    expect(trackOf(miss, 'foe', 'endurance')).toBe(10);
    expect(lastOf(miss, 'IN-22')).toContain('misses');
  });
  it('IN-22 only those in reach are offered; the better attribute and proficiency serve', () => {
    const apart = fightOn([
      { id: 'ann', sheet: { items: [spearOf(), bowOf({ range: 4, hands: 1 })] } },
      { id: 'foe', on: [5, 2] },
      { id: 'foe-2', on: [9, 2] },
    ]);
    expect(optionsOf(playOn(apart, { do: 'attack', by: 'ann', with: 'bow' }))).toEqual({
      foe: 'free',
      'foe-2': 'IN-22',
    });
    const deft = duelOf(
      {},
      {
        attributes: { strength: 4, dexterity: 10, wits: 6, will: 6 },
        proficiencies: {
          martial: 0,
          finesse: 2,
          marksmanship: 0,
          sleight: 0,
          fortitude: 0,
          acrobatics: 0,
          healing: 0,
          composure: 0,
        },
        items: [spearOf({ attributes: ['strength', 'dexterity'], proficiencies: ['martial', 'finesse'] })],
      },
    );
    expect(questionOf(playOn(deft, { do: 'attack', by: 'ann', with: 'spear' }, { answer: 'foe' }))).toMatchObject({
      rolls: [{ groups: [{ sides: 10 }, { sides: 6 }, { sides: 20 }], tally: { total: 2 } }],
    });
  });
  it('IN-23 damage is the result and the weapon’s, less the reduction, at least 1, endurance first', () => {
    const armoured = hitBy([3, 3, 10], { deflection: { physical: 7, elemental: 9 } });
    expect(trackOf(armoured, 'foe', 'endurance')).toBe(7);
    const iron = hitBy([3, 3, 10], { deflection: { physical: 20, elemental: 0 } });
    expect(trackOf(iron, 'foe', 'endurance')).toBe(9);
    const worn = hitBy([3, 3, 10], { endurance: { now: 4, max: 10 }, constitution: 9 });
    expect([trackOf(worn, 'foe', 'endurance'), trackOf(worn, 'foe', 'health')]).toEqual([0, 4]);
  });
  it('IN-24 luck at the threshold cannot miss and does the critical damage; a 20 adds nothing to the result', () => {
    const at = hitBy([1, 1, 19], { evasion: 30, endurance: poolOf(20) });
    // 2 + 8 in place of 2 + 4.
    expect(trackOf(at, 'foe', 'endurance')).toBe(10);
    expect(lastOf(at, 'IN-24')).toContain('critical');
    expect(trackOf(hitBy([1, 1, 18], { evasion: 30 }), 'foe', 'endurance')).toBe(10);
    expect(trackOf(hitBy([1, 1, 20], { evasion: 30, endurance: poolOf(20) }), 'foe', 'endurance')).toBe(10);
  });
  it('IN-24 the number added to luck rolls counts', () => {
    expect(trackOf(hitBy([1, 1, 18], { evasion: 30, endurance: poolOf(20) }, { luck: 1 }), 'foe', 'endurance')).toBe(
      10,
    );
  });
  it('IN-25 luck of 1 sends a shot to somebody beside the target, at random among several', () => {
    const crowd = fightOn([
      { id: 'ann', on: [0, 2], sheet: { items: [bowOf()] } },
      { id: 'foe', on: [5, 2] },
      { id: 'bo', on: [6, 2] },
      { id: 'cy', on: [6, 3] },
      { id: 'dee', on: [8, 2] },
    ]);
    const stray = playOn(crowd, ...strikeBy('ann', 'foe', [3, 3, 1], 'bow'));
    expect(questionOf(stray)).toMatchObject({ rule: 'IN-25', rolls: [{ groups: [{ sides: 2 }] }] });
    const cy = playOn(stray, diceOf(2));
    expect([trackOf(cy, 'cy', 'endurance'), trackOf(cy, 'foe', 'endurance'), trackOf(cy, 'bo', 'endurance')]).toEqual([
      1, 10, 10,
    ]);
    const two = playOn(crowd, ...strikeBy('ann', 'foe', [3, 3, 2], 'bow'));
    expect(trackOf(two, 'foe', 'endurance')).toBe(1);
  });
  it('IN-25 with nobody beside it, or in melee, luck of 1 strays nowhere', () => {
    expect(trackOf(hitBy([3, 3, 1]), 'foe', 'endurance')).toBe(0);
    const alone = fightOn([
      { id: 'ann', on: [0, 2], sheet: { items: [bowOf()] } },
      { id: 'foe', on: [5, 2] },
    ]);
    expect(trackOf(playOn(alone, ...strikeBy('ann', 'foe', [3, 3, 1], 'bow')), 'foe', 'endurance')).toBe(1);
  });
  // IN-25: a shot may strike any character within 1 m of its target. IN-05 takes who has surrendered
  // out of the turns, but it stands there all the same; who is dead or has fled does not.
  it('IN-25 who has surrendered and stands beside the target can be hit by a stray, and does not react', () => {
    const beside = (gone: 'dead' | 'fled' | 'surrendered') =>
      playOn(
        fightOn([
          { id: 'ann', on: [0, 2], sheet: { items: [bowOf()] } },
          { id: 'foe', on: [5, 2] },
          {
            id: 'bo',
            side: 'foes',
            on: [6, 2],
            sheet: { gone, stamina: poolOf(5), health: poolOf(2), endurance: poolOf(8) },
          },
        ]),
        ...strikeBy('ann', 'foe', [3, 3, 1], 'bow'),
      );
    const at = beside('surrendered');
    expect(questionOf(at)).toBeUndefined();
    expect(lastOf(at, 'IN-25')).toContain('strays to Bo');
    expect([wordOf(at, 'bo'), trackOf(at, 'bo', 'health'), trackOf(at, 'foe', 'endurance')]).toEqual([
      'surrendered',
      1,
      10,
    ]);
    for (const gone of ['dead', 'fled'] as const) expect(trackOf(beside(gone), 'foe', 'endurance')).toBe(1);
  });
  it('IN-25 a thrown weapon lies where it struck', () => {
    const start = fightOn([
      { id: 'ann', on: [0, 2], sheet: { items: [spearOf({ kind: 'thrown', range: 9 })] } },
      { id: 'foe', on: [5, 2] },
      { id: 'bo', on: [6, 2] },
    ]);
    const lies = (luck: number) =>
      fightOf(playOn(start, ...strikeBy('ann', 'foe', [3, 3, luck]))).combatants.ann?.sheet.items[0]?.lies;
    expect([lies(10), lies(1)]).toEqual([
      { column: 5, row: 2 },
      { column: 6, row: 2 },
    ]);
  });
  it('IN-26 each earlier attack of the round takes 2, and the next round starts anew', () => {
    const foe = { endurance: poolOf(40), evasion: 5 };
    let at = playOn(duelOf(foe), ...strikeBy('ann', 'foe', [1, 1, 10]), ...strikeBy('ann', 'foe', [4, 3, 10]));
    // 7 − 2 = 5 hits, 5 + 4 = 9.
    expect(trackOf(at, 'foe', 'endurance')).toBe(31);
    at = playOn(at, ...strikeBy('ann', 'foe', [4, 4, 10]));
    expect(trackOf(at, 'foe', 'endurance')).toBe(31);
    expect(badgesOf(at, 'ann')).toContain('attacks');
    at = playOn(at, endTurn('ann'), endTurn('foe'), ...strikeBy('ann', 'foe', [3, 2, 10]));
    expect(trackOf(at, 'foe', 'endurance')).toBe(22);
  });
  it('IN-26 an attack by command counts among those of the round', () => {
    const at = playOn(
      fightOn([
        { id: 'ann', sheet: { focus: poolOf(2) } },
        { id: 'foe', sheet: { endurance: poolOf(40) } },
        { id: 'bo', on: [3, 3] },
      ]),
      { do: 'command', by: 'ann' },
      { answer: 'bo' },
      ...strikeBy('bo', 'foe', [1, 1, 10]),
      endTurn('ann'),
      endTurn('foe'),
      { do: 'attack', by: 'bo', with: 'spear' },
      { answer: 'foe' },
    );
    expect(questionOf(at)).toMatchObject({ rolls: [{ tally: { total: -2 } }] });
  });
});

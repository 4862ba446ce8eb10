/** TH-08, TH-09, TH-37: the fight ends as it happens, wounds at the last moment, and what the log says of it afterwards. */
import { describe, expect, test } from 'vitest';
import { foe, play } from '../../driver.testing.ts';

const worn = { 'load.fatigue': 9, 'tolerance.fatigue': 3 };

describe('as it happens', () => {
  const duel = (ash: Record<string, unknown>) =>
    play({ ash: { at: [2, 2], has: ['precision-slash'], sheet: ash }, bo: foe(3, 2, { 'load.fatigue': 9 }) }).begin(
      'ash',
      'bo',
    );
  test('TH-08: the last foe’s fall ends the fight before the victor’s own roll: it is no defeat', () => {
    const d = duel(worn);
    d.do('use', 'precision-slash').say('bo', 'resilience').contest('hit').say([1, 1, 1]);
    // Exhausted Ash would have to roll after acting: nobody is left to fight.
    expect(d.question).toBeUndefined();
    expect(d.fight.stage).toBe('over');
    expect(d.fight.state.ending).toBe('Every foe is incapacitated or out of the fight.');
    expect(d.told).not.toContain('TH-34 Ash');
    expect(d.sheet('ash').incapacitated).toBe(false);
    expect(d.told.match(/The fight is over/g)).toHaveLength(1);
  });
  test('TH-08: while a foe stands, the roll after the action comes, and may be the defeat', () => {
    const d = duel(worn);
    d.do('use', 'precision-slash').say('bo', 'resilience').contest('hit').say([6, 6, 6]);
    expect(d.question?.title).toContain('Ash: incapacity roll');
    d.say([1, 1]);
    expect(d.fight.state.ending).toBe('Every player character is incapacitated or out of the fight.');
  });
  test('TH-08: nothing that would have followed happens: an area stops at the one whose fall ends it', () => {
    const d = play({
      ash: { at: [2, 2], has: ['whirling-slice'] },
      bo: foe(3, 2, { 'load.fatigue': 9 }),
      dee: foe(1, 2, { 'load.fatigue': 9 }),
    }).begin('ash', 'bo', 'dee');
    d.edit({
      edit: 'state',
      path: 'goals',
      value: [{ id: 'g', outcome: 'win', kind: 'fallen', text: 'Bo is down', rounds: 0, who: 'bo', terrain: '' }],
    });
    d.do('use', 'whirling-slice').say(['bo', 'dee'], 'resilience').contest('hit').say([1, 1]);
    expect(d.fight.state.ending).toBe('Won: Bo is down');
    expect(d.question).toBeUndefined();
    expect(d.sheet('dee').incapacitated).toBe(false);
  });
});

describe('afterwards', () => {
  test('TH-09: who is a player’s recovers in the log; foes get up without a word', () => {
    const d = play({
      ash: { at: [2, 2] },
      cy: { at: [2, 4], sheet: { incapacitated: true, ...worn, 'tolerance.fatigue': 2 } },
      bo: foe(9, 9, worn),
      dee: foe(9, 7, { incapacitated: true, ...worn }),
      eve: foe(9, 5, { incapacitated: true, kind: 'character', ...worn }),
    }).begin('bo', 'ash');
    d.do('use', 'recover').say('fatigue', [1, 1]);
    expect(d.fight.stage).toBe('over');
    expect(d.told).toContain('TH-09 Cy recovers.');
    expect(d.told).toContain('TH-09 Cy carries on with Tolerances 2 and 2.');
    for (const other of ['Bo', 'Dee', 'Eve'])
      for (const words of ['recovers', 'carries on', 'stays down']) expect(d.told).not.toContain(`${other} ${words}`);
    expect(d.sheet('dee').incapacitated).toBe(false);
  });
});

describe('wounds', () => {
  const down = (tolerance: number, load: number, wounds = 0) =>
    play({
      ash: {
        at: [2, 2],
        sheet: { incapacitated: true, 'load.fatigue': load, 'tolerance.fatigue': tolerance, wounds },
      },
      cy: { at: [3, 2] },
      bo: foe(9, 2),
    })
      .begin('cy', 'ash', 'bo')
      .do('end-turn')
      .sheet('ash');
  test('TH-37: whoever ends such a turn at Tolerance 0 takes a Wound, though the last of the Load goes with it', () => {
    expect(down(0, 1)).toMatchObject({ wounds: 1, incapacitated: false, load: { fatigue: 0 } });
    // The Tolerance that goes down to 0 at that very moment counts as well.
    expect(down(1, 1)).toMatchObject({ wounds: 1, incapacitated: false });
    expect(down(2, 1)).toMatchObject({ wounds: 0, incapacitated: false });
  });
  test('TH-37: the third Wound removes even whoever would have come round', () => {
    expect(down(0, 1, 2)).toMatchObject({ wounds: 3, removed: true });
  });
});

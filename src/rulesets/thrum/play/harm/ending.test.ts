/**
 * TH-08, TH-09, TH-37: the fight ends at the very moment of its end. Wounds of the last moment, and
 * the log afterwards.
 */
import { describe, expect, test } from 'vitest';
import type { Command, Edit } from '../../../../engine/command.ts';
import { dispatch } from '../../../../engine/history.ts';
import { readLog } from '../../../../engine/log/read.ts';
import { publicView } from '../../../../engine/public/publicView.ts';
import { type Driver, type Member, playOut } from '../../driver.testing.ts';
import { thrum } from '../../index.ts';
import { foeAt } from '../../members.testing.ts';

const worn = { 'load.fatigue': 9, 'tolerance.fatigue': 3 };

describe('as it happens', () => {
  const duel = (ash: Record<string, unknown>) =>
    playOut({
      ash: { at: [2, 2], has: ['precision-slash'], sheet: ash },
      bo: foeAt(3, 2, { 'load.fatigue': 9 }),
    }).begin('ash', 'bo');
  test('TH-08: the last foe’s fall ends the fight before the victor’s own roll: it is no defeat', () => {
    const d = duel(worn);
    d.do('use', 'precision-slash').say('bo', 'resilience').contest('hit').say([1, 1, 1]);
    // Exhausted Ash would have to roll after acting, but nobody is left to fight.
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
    const d = playOut({
      ash: { at: [2, 2], has: ['whirling-slice'] },
      bo: foeAt(3, 2, { 'load.fatigue': 9 }),
      dee: foeAt(1, 2, { 'load.fatigue': 9 }),
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
  // TH-08: a fight is over when every foe is incapacitated. TH-09, TH-38: the incapacitated come
  // round at its end. So the fallen foes come round, but only once they have lost: neither the log
  // nor their standing says that they are on their feet in this fight again.
  test('TH-08, TH-09, TH-38: the log tells which players’ combatants recover; fallen foes are beaten, and stand up no more', () => {
    const d = playOut({
      ash: { at: [2, 2] },
      cy: { at: [2, 4], sheet: { incapacitated: true, ...worn, 'tolerance.fatigue': 2 } },
      bo: foeAt(9, 9, worn),
      dee: foeAt(9, 7, { incapacitated: true, ...worn }),
      eve: foeAt(9, 5, { incapacitated: true, kind: 'character', ...worn }),
    }).begin('bo', 'ash');
    d.do('use', 'recover').say('fatigue', [1, 1]);
    expect(d.fight.stage).toBe('over');
    expect(d.told).toContain('TH-09 Cy recovers.');
    expect(d.told).toContain('TH-09 Cy carries on with Fatigue Tolerance 2, Stress Tolerance 2.');
    for (const other of ['Bo', 'Dee', 'Eve'])
      for (const words of ['recovers', 'carries on', 'stays down']) expect(d.told).not.toContain(`${other} ${words}`);
    expect(d.sheet('dee').incapacitated).toBe(false);
    // Bo fell last, and Dee lay there before. Eve is no player's character.
    expect(d.told).toContain('TH-09 Bo, Dee and Eve are beaten, and come round after the fight.');
    expect(d.told).not.toContain('TH-38');
    expect(d.fight.order.map((who) => thrum.standing(d.fight, who))).toEqual([
      { at: 'up', word: 'up' },
      { at: 'up', word: 'up' },
      ...['bo', 'dee', 'eve'].map(() => ({ at: 'down', word: 'beaten' })),
    ]);
  });
  test('TH-08, TH-38: when the GM ends the fight nobody has lost, and the fallen on both sides come round', () => {
    const d = playOut({
      ash: { at: [2, 2] },
      bo: foeAt(9, 9),
      dee: foeAt(9, 7, { incapacitated: true, ...worn }),
    }).begin('bo', 'ash');
    const ended = dispatch(thrum, d.encounter, { type: 'end' });
    expect(ended.ok && readLog(ended.value.fight).map(({ text }) => text)).toContain(
      'Dee comes round: no Fatigue Load is left.',
    );
  });
  test('TH-38: nothing is told of foes who stood, are removed, or have no Tolerance left; the last stay down', () => {
    const d = playOut({
      ash: { at: [2, 2] },
      bo: foeAt(9, 9, { ...worn, 'tolerance.fatigue': 1 }),
      dee: foeAt(9, 7, { removed: true, incapacitated: true, ...worn }),
    }).begin('bo', 'ash');
    d.do('use', 'recover').say('fatigue', [1, 1]);
    expect(d.fight.stage).toBe('over');
    expect(d.told).toContain('Bo stays down: no Fatigue Tolerance is left.');
    for (const words of ['Bo comes round', 'Dee comes round', 'Dee stays down', 'Ash comes round'])
      expect(d.told).not.toContain(words);
    const standing = playOut({ ash: { at: [2, 2] }, bo: foeAt(9, 9) }).begin('ash', 'bo');
    standing.edit({ edit: 'combatant', combatant: 'bo', place: { kind: 'off' } });
    expect(standing.told).not.toContain('comes round');
  });
});

/** Somebody who is announced for round 3. */
const announced = (member: Member): Command => {
  const combatant = playOut({ eve: member }).fight.combatants.eve;
  if (!combatant) throw new Error('Eve is there.');
  return { type: 'join', label: 'Eve comes', edits: [{ edit: 'add', combatant }], round: 3 };
};
const command = (d: Driver, order: Command): void => {
  const done = dispatch(thrum, d.encounter, order);
  if (!done.ok) throw new Error(done.refusal.text);
  d.encounter = done.value;
};

/** TH-08: people are removed by hand, in somebody's turn. */
describe('the last of a side goes', () => {
  const three = () =>
    playOut({ ash: { at: [2, 2] }, cy: { at: [2, 4] }, bo: foeAt(9, 9), dee: foeAt(9, 7) }).begin(
      'ash',
      'bo',
      'dee',
      'cy',
    );
  const foesGone = 'Every foe is incapacitated or out of the fight.';
  const ways: Record<string, (combatant: string) => Edit> = {
    'leaves the map': (combatant) => ({ edit: 'combatant', combatant, place: { kind: 'off' } }),
    'is removed': (combatant) => ({ edit: 'sheet', combatant, path: 'removed', value: true }),
    'is taken off the fight': (combatant) => ({ edit: 'remove', combatant }),
    'changes sides': (combatant) => ({ edit: 'combatant', combatant, side: 'party' }),
    'is made no enemy': (combatant) => ({ edit: 'combatant', combatant, toward: { party: 'neutral' } }),
  };
  for (const [how, goes] of Object.entries(ways))
    test(`TH-08: the last foe ${how}: the fight is over; while another stands it is not`, () => {
      const d = three().edit(goes('dee'));
      expect(d.fight.stage).toBe('running');
      d.edit(goes('bo'));
      expect([d.fight.stage, d.fight.state.ending]).toEqual(['over', foesGone]);
      expect(d.told.match(/The fight is over/g)).toHaveLength(1);
    });
  test('TH-08: the last player character goes over or off: as much', () => {
    for (const edit of [
      { edit: 'combatant', combatant: 'cy', side: 'foes' },
      { edit: 'remove', combatant: 'cy' },
    ] as const) {
      const d = three().edit(edit);
      expect(d.fight.stage).toBe('running');
      d.edit({ edit: 'combatant', combatant: 'ash', place: { kind: 'off' } });
      expect(d.fight.state.ending).toBe('Every player character is incapacitated or out of the fight.');
    }
  });
  test('TH-08: a side that never stood in the fight has lost nothing: foes may be put there later', () => {
    const d = playOut({ ash: { at: [2, 2] }, bo: { side: 'foes' } }).begin('ash');
    expect(d.fight.stage).toBe('running');
    d.edit({ edit: 'combatant', combatant: 'bo', place: { kind: 'square', column: 5, row: 5 } });
    d.edit({ edit: 'combatant', combatant: 'bo', place: { kind: 'off' } });
    expect(d.fight.stage).toBe('over');
  });
  test('TH-08: announced reinforcements keep it open, and it says so, once and to the GM; called off, it is over', () => {
    const d = three();
    command(d, announced(foeAt(9, 1)));
    d.edit({ edit: 'remove', combatant: 'bo' });
    d.edit({ edit: 'remove', combatant: 'dee' });
    expect(d.fight.stage).toBe('running');
    const open = 'The fight goes on: others come in round 3.';
    const told = readLog(d.fight).filter(({ text }) => text.includes(open));
    expect(told.map(({ rule, shown }) => [rule, shown])).toEqual([['TH-08', undefined]]);
    d.do('end-turn');
    expect(readLog(d.fight).filter(({ text }) => text.includes(open))).toHaveLength(1);
    command(d, { type: 'stay', from: d.fight.coming?.[0]?.id ?? '', label: 'Not after all' });
    d.do('end-turn');
    expect([d.fight.stage, d.fight.state.ending]).toEqual(['over', foesGone]);
  });
  test('TH-08: reinforcements of the other side keep nothing open', () => {
    const d = three();
    command(d, announced({ at: [1, 1] }));
    d.edit({ edit: 'remove', combatant: 'bo' });
    d.edit({ edit: 'remove', combatant: 'dee' });
    expect(d.fight.stage).toBe('over');
  });
  test('TH-08: the players’ view, from which somebody hidden is left out, goes on with the fight', () => {
    const d = playOut({ ash: { at: [2, 2] }, bo: foeAt(9, 9) }).begin('ash', 'bo');
    d.edit({ edit: 'combatant', combatant: 'bo', hidden: true });
    const view = publicView(thrum, d.fight, undefined, { party: 'exact', others: 'exact' });
    expect(JSON.stringify(view)).not.toMatch(/over/i);
    expect(d.fight.stage).toBe('running');
  });
});

describe('wounds', () => {
  const down = (tolerance: number, load: number, wounds = 0) =>
    playOut({
      ash: {
        at: [2, 2],
        sheet: { incapacitated: true, 'load.fatigue': load, 'tolerance.fatigue': tolerance, wounds },
      },
      cy: { at: [3, 2] },
      bo: foeAt(9, 2),
    })
      .begin('cy', 'ash', 'bo')
      .do('end-turn')
      .sheet('ash');
  test('TH-37: a combatant who ends such a turn at Tolerance 0 takes a Wound, even if the last Load ends with it', () => {
    expect(down(0, 1)).toMatchObject({ wounds: 1, incapacitated: false, load: { fatigue: 0 } });
    // A Tolerance that goes down to 0 at that very moment counts as well.
    expect(down(1, 1)).toMatchObject({ wounds: 1, incapacitated: false });
    expect(down(2, 1)).toMatchObject({ wounds: 0, incapacitated: false });
  });
  test('TH-37: the third Wound removes even a combatant who would have come round', () => {
    expect(down(0, 1, 2)).toMatchObject({ wounds: 3, removed: true });
  });
});

/**
 * TH-08, TH-09: conditions that are set in the app and met in play, and downtime after the fight.
 */
import { describe, expect, test } from 'vitest';
import type { SquareScene } from '../../../space/scene.ts';
import { playOut } from '../driver.testing.ts';
import { foeAt } from '../members.testing.ts';
import { flatScene } from '../scenes.testing.ts';

/** A hall of 8 by 8 squares with a named bell at 4,2. */
const hall: SquareScene = { ...flatScene(8, 8), cells: { '4,2': { terrain: 'bell' } } };
const two = (ash: Record<string, unknown> = {}) =>
  playOut({ ash: { at: [2, 2], sheet: ash }, cy: { at: [2, 6] }, bo: foeAt(6, 6) }, hall).begin('ash', 'bo', 'cy');

describe('conditions', () => {
  test('TH-08: ground to reach is chosen by its name: met by whoever of the side ends a turn there, not by passing', () => {
    const d = two();
    d.do('set-goal', undefined, 'table').say('win', 'reach');
    expect(d.free).toEqual(['ground bell', 'squares']);
    d.say('ground bell', 'any party', 'The bell rings');
    d.do('move').say('4,2').do('move').say('5,2').do('end-turn');
    expect(d.fight.stage).toBe('running');
    d.edit({ edit: 'combatant', combatant: 'bo', place: { kind: 'square', column: 4, row: 2 } }).do('end-turn');
    expect(d.fight.stage).toBe('running');
    d.edit(
      { edit: 'combatant', combatant: 'bo', place: { kind: 'square', column: 6, row: 6 } },
      { edit: 'combatant', combatant: 'cy', place: { kind: 'square', column: 4, row: 2 } },
    ).do('end-turn');
    expect(d.fight.state.ending).toBe('Won: The bell rings');
  });
  test('TH-08: ground to reach may be squares of the map, for foes or for one alone', () => {
    const d = two();
    d.do('set-goal', undefined, 'table').say('defeat', 'reach', 'squares', '5,0', '6,1', 'any foes', 'They are away');
    expect(d.fight.state.goals[0]).toMatchObject({ by: 'foes', who: '', terrain: '' });
    expect(d.fight.state.goals[0]?.squares).toHaveLength(4);
    d.do('move').say('5,1').do('end-turn');
    expect(d.fight.stage).toBe('running');
    d.edit({ edit: 'combatant', combatant: 'bo', place: { kind: 'square', column: 6, row: 0 } }).do('end-turn');
    expect(d.fight.state.ending).toBe('Lost: They are away');
    const alone = two();
    alone.do('set-goal', undefined, 'table').say('win', 'reach', 'ground bell', 'cy', 'Cy is there');
    alone.do('move').say('4,2').do('end-turn');
    expect(alone.fight.stage).toBe('running');
  });
  test('TH-08: a terrain effect over the ground does not hide that it is reached', () => {
    const d = playOut({ ash: { at: [2, 2], has: ['blizzard'] }, bo: foeAt(7, 7) }, hall).begin('ash', 'bo');
    d.do('set-goal', undefined, 'table').say('win', 'reach', 'ground bell', 'any party', 'The bell rings');
    d.do('use', 'blizzard').say('4,2').until('ash');
    expect(d.fight.scene.kind === 'squares' && d.fight.scene.cells['4,2']?.terrain).toBe('Blizzard');
    d.do('move').say('4,2').do('end-turn');
    expect(d.fight.state.ending).toBe('Won: The bell rings');
  });
  test('TH-08: a round is chosen: met when it has ended, and not before', () => {
    const d = two();
    d.do('set-goal', undefined, 'table').say('defeat', 'rounds');
    expect(d.question).toMatchObject({ kind: 'number', min: 1, suggested: 4 });
    d.number(2).say('Too late');
    for (let n = 0; n < 5; n += 1) d.do('end-turn');
    expect(d.fight).toMatchObject({ stage: 'running', state: { round: 2 } });
    d.do('end-turn');
    expect(d.fight.state.ending).toBe('Lost: Too late');
  });
});

describe('downtime', () => {
  const over = () => {
    const d = playOut({
      ash: {
        at: [2, 2],
        has: ['indefatigable', 'cannonball'],
        sheet: {
          wounds: 2,
          'attributes.end': 1,
          'attributes.foc': 1,
          'tolerance.fatigue': 1,
          'tolerance.stress': 0,
          potential: { cannonball: 3 },
        },
      },
      cy: { at: [2, 4], sheet: { wounds: 3, removed: true } },
      bo: foeAt(9, 9, { 'load.fatigue': 9, kind: 'foe', 'tolerance.fatigue': 1 }),
    }).begin('bo', 'ash');
    return d.do('use', 'recover').say('fatigue', [1, 1]);
  };
  test('TH-09: it restores tolerances, heals Wounds and empties Potential, of whom the GM says', () => {
    const d = over();
    expect(d.fight.stage).toBe('over');
    expect(d.sheet('ash')).toMatchObject({ wounds: 2, tolerance: { fatigue: 2, stress: 0 } });
    d.do('downtime', undefined, 'table');
    expect(d.free).toEqual(['ash', 'cy']);
    d.say(['ash']);
    // Fatigue is 3, plus Endurance and the part of Indefatigable; Stress is 2 plus Focus.
    expect(d.sheet('ash')).toMatchObject({ wounds: 0, tolerance: { fatigue: 5, stress: 3 }, potential: {} });
    expect(d.sheet('cy')).toMatchObject({ wounds: 3, removed: true });
    expect(d.sheet('bo').tolerance.fatigue).toBe(0);
    d.do('downtime', undefined, 'table').say(['cy']);
    expect(d.sheet('cy')).toMatchObject({ wounds: 0, removed: false });
    expect(d.refusal('downtime', undefined, 'table')).toBe('TH-09: Nobody has anything to rest from.');
  });
  test('TH-09: it is for after the fight, and nothing else is', () => {
    const d = two({ wounds: 1 });
    expect(d.refusal('downtime', undefined, 'table')).toMatch(/^TH-09: .*the fight is running/);
    expect(over().refusal('end-turn', undefined, 'ash')).toMatch(/^by hand/);
  });
});

/**
 * The bare course of a fight: round zero, a move, an attack with its defence, loads, turns, a fall.
 */
import { describe, expect, test } from 'vitest';
import { playOut } from '../../driver.testing.ts';

const duel = () =>
  playOut({
    ash: { at: [2, 2], sheet: { 'training.brawling': 2, 'attributes.pow': 2 } },
    bo: { at: [4, 2], side: 'foes', sheet: { 'tolerance.fatigue': 1 } },
  }).begin('ash', 'bo');

describe('the course of a fight', () => {
  test('a fight runs from initiative through an attack to the next turn', () => {
    const d = duel();
    expect(d.fight.state.round).toBe(1);
    expect(d.fight.state.turn?.who).toBe('ash');
    d.do('move').say('3,2');
    expect(d.place('ash')).toBe('3,2');
    d.do('use', 'basic-attack').say('bo', 'resilience');
    // Ash has 1 enemy beside it: one Bane. The modifier is (2 + 2) / 2 + 1 = 3.
    expect(d.dice('attack')).toEqual({ count: 3, which: 'lowest', added: 3 });
    d.say({ attack: [4, 4, 6], defence: [3, 3] });
    expect(d.sheet('bo').load.fatigue).toBe(2);
    d.do('end-turn');
    expect(d.fight.state.turn?.who).toBe('bo');
    // Ash is Exhausted, so an incapacity roll of 2d6 over 2 follows the action.
    d.do('use', 'recover').say('stress').say([1, 1]);
    expect(d.told).toContain('TH-35 Bo is Incapacitated');
    expect(d.fight.stage).toBe('over');
  });
});

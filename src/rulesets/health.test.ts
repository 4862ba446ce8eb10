/** Tests the pool and the word that players read of a combatant's health, game by game. */
import { describe, expect, it } from 'vitest';
import type { Ruleset } from '../engine/ruleset.ts';
import { setUp } from '../engine/scripts/lines.ts';
import { readyScenes } from '../space/scenes/index.ts';
import { einfelst } from './einfelst/index.ts';
import { hestia } from './hestia/index.ts';
import { ingenuity } from './ingenuity/index.ts';
import { murdham } from './murdham/index.ts';
import { thrum } from './thrum/index.ts';

/** What players read of a combatant whose sheet differs in these values from the creature's. */
function read(ruleset: Ruleset, scene: string, creature: string, sheet: Record<string, unknown>): string {
  const cast = [{ id: 'one', name: 'One', side: 'foes', creature, sheet }];
  const made = setUp(ruleset, readyScenes, { title: 'Health', ruleset: ruleset.id, scene, cast, lines: [] });
  if (!made.ok) throw new Error(made.refusal.text);
  const { word, pool, taken } = ruleset.health(made.value.fight, 'one');
  return `${word}, ${pool ? `${pool.label} ${pool.value}/${pool.max}` : 'no pool'}, ${taken}`;
}

describe('the health that players read', () => {
  it('is the Grit of Hestia until Flesh is touched, whatever Grit is left then (HE-13)', () => {
    const goblin = (sheet: Record<string, unknown>) =>
      read(hestia, 'mill', 'bandit-captain', { grit: { now: 6, max: 6 }, flesh: { now: 8, max: 8 }, ...sheet });
    expect(goblin({})).toBe('unhurt, Grit 6/6, 0');
    expect(goblin({ grit: { now: 2, max: 6 } })).toBe('winded, Grit 2/6, 4');
    expect(goblin({ grit: { now: 0, max: 6 } })).toBe('out of Grit, Flesh 8/8, 6');
    expect(goblin({ flesh: { now: 7, max: 8 } })).toBe('bleeding, Flesh 7/8, 1');
    expect(goblin({ flesh: { now: 4, max: 8 } })).toBe('near death, Flesh 4/8, 4');
  });
  it('is the endurance of Ingenuity, Harmed at half, until health is touched (IN-36)', () => {
    const guard = (endurance: number, health: number) =>
      read(ingenuity, 'watch-yard', 'guard', {
        endurance: { now: endurance, max: 8 },
        health: { now: health, max: 12 },
      });
    expect(guard(8, 12)).toBe('unhurt, Endurance 8/8, 0');
    expect(guard(5, 12)).toBe('winded, Endurance 5/8, 3');
    expect(guard(4, 12)).toBe('harmed, Endurance 4/8, 4');
    expect(guard(0, 12)).toBe('harmed, Health 12/12, 8');
    expect(guard(8, 11)).toBe('bloodied, Health 11/12, 1');
  });
  it('is the Load of Thrum that is nearest to its Tolerance, with the word for being over it (TH-30, TH-32)', () => {
    const caster = (fatigue: number, stress: number, wounds = 0) =>
      read(thrum, 'quarry', 'caster', { load: { fatigue, stress }, tolerance: { fatigue: 6, stress: 4 }, wounds });
    expect(caster(0, 0)).toBe('fresh, Fatigue 0/6, 0');
    expect(caster(3, 1)).toBe('tired, Fatigue 3/6, 4');
    expect(caster(3, 4)).toBe('tense, Stress 4/4, 7');
    expect(caster(3, 5)).toBe('frayed, Stress 5/4, 8');
    expect(caster(7, 5)).toBe('exhausted, Stress 5/4, 12');
    expect(caster(1, 0, 1)).toBe('wounded, Fatigue 1/6, 2');
  });
  it('is the row of Harm in Einfelst that has come furthest, or points (EW-22, EW-23)', () => {
    const row = (lesser: number, moderate: number, severe: number) => ({ lesser, moderate, severe });
    const warden = (physical: object, mental: object) => read(einfelst, 'mill', 'warden', { physical, mental });
    expect(warden(row(0, 0, 0), row(0, 0, 0))).toMatch(/^unhurt, Physical Harm 0\//);
    expect(warden(row(2, 0, 0), row(1, 0, 0))).toMatch(/^lesser Harm, Physical Harm 2\/.*, 3$/);
    expect(warden(row(2, 0, 0), row(0, 1, 0))).toMatch(/^moderate Harm, Mental Harm 1\//);
    const bandit = (points: number) => read(einfelst, 'mill', 'bandit', { points, limit: 4 });
    expect([0, 1, 2].map(bandit)).toEqual(['unhurt, Harm 0/4, 0', 'sore, Harm 1/4, 1', 'badly hurt, Harm 2/4, 2']);
  });
  it('is the health of Murdham (MU-28)', () => {
    const bandit = (harm: number) => read(murdham, 'crossroads', 'bandit', { harm });
    const words = Array.from({ length: 30 }, (_, harm) => bandit(harm).split(',')[0]);
    expect(new Set(words)).toEqual(new Set(['unhurt', 'hurt', 'badly hurt', 'near death']));
  });
});

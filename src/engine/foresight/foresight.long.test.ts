/**
 * Fights that are played to their end without people: in every game, always the same for the same
 * seed, and without any change to the encounter. More fights: FIGHTS=200 npx vitest run
 * src/engine/foresight
 */
import { describe, expect, it } from 'vitest';
import { loadAllGames } from '../../rulesets/index.ts';
import { readyScenes } from '../../space/scenes/index.ts';
import type { Encounter } from '../encounter.ts';
import { playAtRandom, setUpOrThrow } from '../play.testing.ts';
import { type Ruleset, withBook } from '../ruleset.ts';
import { policiesBySide } from './policies/policies.ts';
import { type FightRun, fightRun } from './runs/fightRun.ts';
import { addRun, addSums, type ForecastSums, noRuns, shareOf } from './runs/forecastSums.ts';

const FIGHTS = Number(process.env.FIGHTS ?? 3);
const games = await Promise.all((await loadAllGames()).map((game) => withBook(game)));
const simple = policiesBySide({});

function readyFight(ruleset: Ruleset): Encounter {
  const script = ruleset.ready[0]?.script;
  if (!script) throw new Error('There is no ready fight.');
  return setUpOrThrow(ruleset, readyScenes, { ...script, lines: [] });
}
const sideIn =
  ({ fight }: Encounter) =>
  (id: string) =>
    fight.combatants[id]?.side;

function sumsOf(encounter: Encounter, runs: readonly FightRun[]): ForecastSums {
  const sums = noRuns();
  for (const run of runs) addRun(sums, run, sideIn(encounter));
  return sums;
}

describe.each(games.map((game) => [game.name, game] as const))('%s foreseen', (_, ruleset) => {
  const start = readyFight(ruleset);
  const runs = Array.from({ length: FIGHTS }, (__, n) => fightRun(ruleset, start, simple, 7, n + 1));

  it('comes to an end that is told, with everybody in it', () => {
    for (const run of runs) {
      expect(run.ending).not.toBe('undecided');
      expect(run.ending === 'won').toBe(run.winners.length > 0);
      expect(Object.keys(run.people).sort()).toEqual([...start.fight.order].sort());
      expect(Object.values(run.people).some(({ dealt }) => dealt > 0)).toBe(true);
    }
  });

  it('brings the same run for the same seed and number, and leaves the encounter as it was', () => {
    const before = JSON.stringify(start);
    expect(fightRun(ruleset, start, simple, 7, 1)).toEqual(runs[0]);
    expect(JSON.stringify(start)).toBe(before);
  });

  it('comes to the same sums in any order and in any parts', () => {
    const whole = sumsOf(start, runs);
    const parts = sumsOf(start, runs.slice(1));
    addSums(parts, sumsOf(start, runs.slice(0, 1)));
    expect(parts).toEqual(whole);
    expect(whole.runs).toBe(FIGHTS);
  });

  it('goes on from a fight that waits at a question', () => {
    let waiting: Encounter | undefined;
    playAtRandom(ruleset, start, 3, 12, (at) => {
      if (at.open && at.fight.stage === 'running') waiting = at;
    });
    if (!waiting) throw new Error('The fight never waits.');
    expect(fightRun(ruleset, waiting, simple, 1, 1).ending).not.toBe('undecided');
  });
});

describe('a share of runs', () => {
  it('is told with its give: wide for few runs, narrow for many, never beyond the whole', () => {
    expect(shareOf(0, 0)).toEqual({ share: 0, give: 1 });
    const few = shareOf(5, 10);
    const many = shareOf(5000, 10_000);
    expect(few.share).toBe(0.5);
    expect(few.give).toBeCloseTo(0.2634, 3);
    expect(many.give).toBeCloseTo(0.0098, 3);
    expect(shareOf(10, 10).give).toBeLessThan(0.5);
  });
});

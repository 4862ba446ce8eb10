/** What each policy does, shown on fights of Freeform and Murdham. */
import { describe, expect, it } from 'vitest';
import { loadAllGames } from '../../../rulesets/index.ts';
import { readyScenes } from '../../../space/scenes/index.ts';
import { setUpOrThrow } from '../../play.testing.ts';
import { type Ruleset, withBook } from '../../ruleset.ts';
import type { PolicyId } from '../policyWords.ts';
import { fightRun } from '../runs/fightRun.ts';
import { POLICIES } from './policies.ts';

const games = await Promise.all((await loadAllGames()).map((game) => withBook(game)));
const gameOf = (id: string): Ruleset => {
  const found = games.find((game) => game.id === id);
  if (!found) throw new Error(`There is no game ${id}.`);
  return found;
};

/** The share of fights that the party wins, by its policy against another of the foes. */
function partyWins(ruleset: Ruleset, ready: number, ours: PolicyId, theirs: PolicyId, fights: number): number {
  const script = ruleset.ready[ready]?.script;
  if (!script) throw new Error('There is no such ready fight.');
  const start = setUpOrThrow(ruleset, readyScenes, { ...script, lines: [] });
  const { sides } = start.fight;
  let won = 0;
  for (let run = 1; run <= fights; run += 1) {
    const policyOf = (side: string | undefined) => POLICIES[sides[side ?? '']?.stance === 'party' ? ours : theirs];
    const { winners } = fightRun(ruleset, start, policyOf, 11, run);
    if (winners.some((side) => sides[side]?.stance === 'party')) won += 1;
  }
  return won / fights;
}

describe('policies', () => {
  it.each(['murdham', 'freeform'])('in %s the simple policy wins more than one that does anything', (id) => {
    const ruleset = gameOf(id);
    const simple = partyWins(ruleset, 0, 'simple', 'random', 8);
    const random = partyWins(ruleset, 0, 'random', 'simple', 8);
    expect(simple).toBeGreaterThan(random);
  });

  it.each(['greedy', 'ahead'] as const)('the %s policy plays a fight to its end', (policy) => {
    const script = gameOf('freeform').ready[0]?.script;
    if (!script) throw new Error('There is no ready fight.');
    const start = setUpOrThrow(gameOf('freeform'), readyScenes, { ...script, lines: [] });
    const run = fightRun(gameOf('freeform'), start, () => POLICIES[policy], 1, 1);
    expect(run.ending).toBe('won');
  });

  it('does every kind of action once a turn in a game that limits no turn', () => {
    const script = gameOf('freeform').ready[0]?.script;
    if (!script) throw new Error('There is no ready fight.');
    const start = setUpOrThrow(gameOf('freeform'), readyScenes, { ...script, lines: [] });
    const { moves, round } = fightRun(gameOf('freeform'), start, () => POLICIES.simple, 1, 1);
    // A turn has at most a walk, a blow and its end.
    expect(moves).toBeLessThanOrEqual(round * start.fight.order.length * 3);
  });
});

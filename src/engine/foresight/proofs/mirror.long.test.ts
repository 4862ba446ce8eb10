/**
 * Mirror matches are even in every game, and a stronger policy beats a weaker one. More fights:
 * FIGHTS=400 npx vitest run src/engine/foresight/proofs/mirror
 */
import { describe, expect, it } from 'vitest';
import { loadAllGames } from '../../../rulesets/index.ts';
import { type Ruleset, withBook } from '../../ruleset.ts';
import { POLICIES } from '../policies/policies.ts';
import type { PolicyId } from '../policyWords.ts';
import { fightRun } from '../runs/fightRun.ts';
import { duelOf } from './duel.testing.ts';

const FIGHTS = Number(process.env.FIGHTS ?? 24);
const games = await Promise.all((await loadAllGames()).map((game) => withBook(game)));

/**
 * How often alpha wins duels, and how many have one winner. In every second fight the other side
 * is set up first, so that both begin equally often.
 */
function alphaWins(ruleset: Ruleset, fights: number, ofAlpha: PolicyId, ofBeta: PolicyId) {
  const starts = [duelOf(ruleset, ['alpha', 'beta']), duelOf(ruleset, ['beta', 'alpha'])] as const;
  let [won, decided] = [0, 0];
  for (let run = 1; run <= fights; run += 1) {
    const start = starts[run % 2 === 0 ? 0 : 1];
    const policyOf = (side: string | undefined) => POLICIES[side === 'alpha' ? ofAlpha : ofBeta];
    const { winners } = fightRun(ruleset, start, policyOf, 5, run);
    if (winners.length !== 1) continue;
    decided += 1;
    if (winners[0] === 'alpha') won += 1;
  }
  if (process.env.FIGHTS) console.info(`${ruleset.id}: ${ofAlpha} won ${won} of ${decided} against ${ofBeta}`);
  return { won, decided };
}

describe.each(games.map((game) => [game.name, game] as const))('a duel in %s', (_, ruleset) => {
  it('is even within three standard errors where both sides play alike', () => {
    const { won, decided } = alphaWins(ruleset, FIGHTS, 'simple', 'simple');
    expect(decided).toBeGreaterThan(FIGHTS / 2);
    expect(Math.abs(won / decided - 0.5)).toBeLessThanOrEqual(3 * Math.sqrt(0.25 / decided));
  });

  it('is won more often by the simple policy than by one that does anything', () => {
    const fights = Math.ceil(FIGHTS / 4);
    const { won, decided } = alphaWins(ruleset, fights, 'simple', 'random');
    expect(decided).toBeGreaterThan(fights / 2);
    expect(won / decided).toBeGreaterThan(0.5);
  });
});

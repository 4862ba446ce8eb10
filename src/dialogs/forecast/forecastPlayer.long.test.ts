/** A forecast is the same however many workers share it, and tells what cannot be played. */
import { describe, expect, it } from 'vitest';
import { duelOf } from '../../engine/foresight/proofs/duel.testing.ts';
import { addSums, type ForecastSums, noRuns } from '../../engine/foresight/runs/forecastSums.ts';
import { withBook } from '../../engine/ruleset.ts';
import { loadAllGames, loadGame } from '../../rulesets/index.ts';
import { bareMoment, type ForecastAnswer } from './forecastJob.ts';
import { forecastPlayer } from './forecastPlayer.ts';

const RUNS = 5;
const games = await Promise.all((await loadAllGames()).map((game) => withBook(game)));

/** What `every` players send for a duel, each message copied as a worker's is. */
async function playedBy(every: number, game: (typeof games)[number], ruleset = game.id): Promise<ForecastAnswer[]> {
  const moment = bareMoment(duelOf(game, ['alpha', 'beta']));
  const answers: ForecastAnswer[] = [];
  for (let first = 0; first < every; first += 1) {
    const hear = forecastPlayer((answer) => answers.push(structuredClone(answer)), loadGame);
    const job = { kind: 'play', ruleset, moments: { here: moment }, policies: {}, seed: 7, first, every } as const;
    await hear({ kind: 'goals', goals: { here: RUNS } });
    await hear(structuredClone(job));
  }
  return answers;
}
function sumsOf(answers: readonly ForecastAnswer[]): ForecastSums {
  const sums = noRuns();
  for (const answer of answers) if ('sums' in answer) addSums(sums, answer.sums);
  return sums;
}

describe.each(games.map((game) => [game.name, game] as const))('a forecast of %s', (_, game) => {
  it('is the same from one worker, from three and from four', async () => {
    const alone = sumsOf(await playedBy(1, game));
    expect(alone.runs).toBe(RUNS);
    expect(sumsOf(await playedBy(3, game))).toEqual(alone);
    expect(sumsOf(await playedBy(4, game))).toEqual(alone);
  });
});

describe('a forecast', () => {
  it('says that there is no such game, and plays nothing', async () => {
    const [game] = games;
    if (!game) throw new Error('There is no game.');
    const answers = await playedBy(1, game, 'chess');
    expect(answers).toEqual([{ fault: 'There is no game “chess” here.' }]);
  });
});

/**
 * Two blows with drawn dice come out as their full enumeration says, in every game. More of them,
 * with other luck: FIGHTS=400 SEED=3 npx vitest run src/engine/foresight/proofs/twoBlows
 */
import { describe, expect, it } from 'vitest';
import { loadAllGames } from '../../../rulesets/index.ts';
import type { Act } from '../../command.ts';
import { seededDice } from '../../dice/dice.ts';
import { everyone, type Fight } from '../../fight.ts';
import { deepFreeze } from '../../forms/held.ts';
import { oddsOf } from '../../odds/odds.ts';
import type { Answer } from '../../question.ts';
import { type Ruleset, withBook } from '../../ruleset.ts';
import { decliningPolicy } from '../../running/decliningPolicy.ts';
import { answerAll } from '../answerAll.ts';
import { scratchCopyOf } from '../firstQuestion.ts';
import { beginMove, plainFightOf } from '../plainFight.ts';
import { playOut } from '../playOut.ts';
import { chanceFrom, type FightPolicy } from '../policy.ts';
import { harmfulMovesOf, isBlow, simplePolicy } from '../simplePolicy.ts';
import { duelOf } from './duel.testing.ts';

/** How often the two blows are played. */
const TIMES = 15 * Number(process.env.FIGHTS ?? 40);
const SEED = Number(process.env.SEED ?? 9);

/**
 * How many standard errors one of so many outcomes may be off, so that chance alone breaks the
 * bound in one of 1000 runs. Three are enough for one outcome; of two hundred, one or another
 * breaks that in two runs of five.
 */
const errorsAllowed = (comparisons: number): number => Math.max(3, Math.sqrt(2 * Math.log(1000 * comparisons)));
const games = await Promise.all((await loadAllGames()).map((game) => withBook(game)));

/** Answers as the odds do, so that only dice differ between two runs. */
const asOddsDo: FightPolicy = {
  move: () => undefined,
  answer: (position, asked, chance) =>
    decliningPolicy(asked, position.fight) ?? simplePolicy.answer(position, asked, chance),
};

/** A duel at the moment at which somebody may strike, with the blow and its aim. */
function momentOfBlow(ruleset: Ruleset): { fight: Fight; blow: Act; aim: Answer } {
  const play = plainFightOf(ruleset, { ...duelOf(ruleset, ['alpha', 'beta']), dice: [...seededDice(5)] });
  let found: { fight: Fight; blow: Act; aim: Answer } | undefined;
  const watching: FightPolicy = {
    move(position, actor, chance) {
      for (const { move, asked } of found ? [] : harmfulMovesOf(position, actor)) {
        const at = asked.options.find((option) => isBlow(position.fight, actor, option));
        if (!at || found) continue;
        const fight = deepFreeze(scratchCopyOf(position.fight));
        found = { fight, blow: move, aim: { kind: 'choose', option: at.id } };
      }
      return simplePolicy.move(position, actor, chance);
    },
    answer: simplePolicy.answer,
  };
  playOut(
    play,
    () => watching,
    chanceFrom(5),
    () => (found ? 'stop' : undefined),
  );
  if (!found) throw new Error('Nobody ever strikes.');
  return found;
}

describe.each(games.map((game) => [game.name, game] as const))('two blows in %s', (_, ruleset) => {
  const { fight, blow, aim } = momentOfBlow(ruleset);
  const isUp = (at: Fight) => everyone(at).every(({ id }) => ruleset.standing(at, id).at === 'up');
  const endOf = (at: Fight) =>
    everyone(at)
      .map(({ id }) => `${ruleset.tracks(at, id).map(({ value }) => value)} ${ruleset.standing(at, id).word}`)
      .join(', ');

  it('come out as their full enumeration says, within three standard errors', () => {
    const exact = new Map<string, number>();
    const add = (key: string, chance: number) => exact.set(key, (exact.get(key) ?? 0) + chance);
    // Positions that differ in anything are kept apart: the second blow may depend on it.
    const first = oddsOf(ruleset, fight, blow, [aim], (after) => ({
      key: JSON.stringify([after.combatants, after.state]),
      after,
    }));
    expect(first.covered).toBeCloseTo(1);
    for (const { outcome, chance } of first.outcomes) {
      if (!isUp(outcome.after)) {
        add(endOf(outcome.after), chance);
        continue;
      }
      const then = oddsOf(ruleset, outcome.after, blow, [aim], (after) => ({ key: endOf(after) }));
      expect(then.covered).toBeCloseTo(1);
      for (const { outcome: end, chance: more } of then.outcomes) add(end.key, chance * more);
    }
    const played = new Map<string, number>();
    let dice = [...seededDice(SEED)];
    for (let n = 0; n < TIMES; n += 1) {
      const play = plainFightOf(ruleset, { fight, dice });
      for (let blows = 0; blows < 2 && isUp(play.fight); blows += 1) {
        beginMove(play, blow);
        answerAll(play, () => asOddsDo, chanceFrom(n), aim);
      }
      dice = [...play.dice];
      const end = endOf(play.fight);
      played.set(end, (played.get(end) ?? 0) + 1);
    }
    if (process.env.FIGHTS) console.info(ruleset.id, first.outcomes.length, exact.size);
    expect(exact.size).toBeGreaterThan(1);
    let [misfit, cells] = [0, 0];
    for (const [key, chance] of exact) {
      const times = played.get(key) ?? 0;
      const error = Math.sqrt((chance * (1 - chance)) / TIMES);
      // Of a rare outcome one more or less is no error.
      const allowed = errorsAllowed(exact.size) * error + 1 / TIMES;
      expect(Math.abs(times / TIMES - chance), key).toBeLessThanOrEqual(allowed);
      if (chance * TIMES < 5) continue;
      misfit += (times - chance * TIMES) ** 2 / (chance * TIMES);
      cells += 1;
    }
    for (const key of played.keys()) expect(exact.has(key), key).toBe(true);
    if (process.env.FIGHTS) console.info(`${ruleset.id}: misfit ${misfit.toFixed(1)} over ${cells} outcomes`);
    // All usual outcomes at once: one comparison, so three standard errors hold.
    expect(misfit).toBeLessThanOrEqual(cells + 3 * Math.sqrt(2 * cells));
  });
});

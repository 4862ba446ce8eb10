/**
 * Works out what one option of an open question leads to. This is the worker's part of the odds.
 */
import type { Fight } from '../../engine/fight.ts';
import { oddsOf } from '../../engine/odds/odds.ts';
import type { Ruleset } from '../../engine/ruleset.ts';
import { decliningPolicy } from '../../engine/running/decliningPolicy.ts';
import { baseWithRulings } from '../../engine/running/playOnward.ts';
import type { OddsJob, OptionOdds, OptionOutcome } from './oddsJob.ts';

/**
 * How long one option may be worked on, in milliseconds. `covered` then says how far the work came.
 */
const LONGEST_MS = 1000;

/**
 * Works out one option of a job: exact chances, by running the move over every fall of the dice.
 */
export function workOut(ruleset: Ruleset, job: OddsJob, branch: OddsJob['branches'][number]): OptionOdds {
  const { option, answer, about } = branch;
  let ruled: Fight | undefined;
  // A fall with a large loss and a fall with a small loss read the same in words. The mean still
  // tells them apart.
  const read = (after: Fight): OptionOutcome => {
    ruled ??= baseWithRulings(ruleset, job.base, job.command, job.answers);
    const stood = ruled.combatants[about] && ruleset.standing(ruled, about).at === 'up';
    const outcome = ruleset.outcome(ruled, after, about);
    const falls = !!stood && after.combatants[about] !== undefined && ruleset.standing(after, about).at !== 'up';
    return { ...outcome, falls, key: `${outcome.key} ${falls} ${outcome.harm ?? 0}` };
  };
  const until = performance.now() + LONGEST_MS;
  const { outcomes, covered } = oddsOf(
    ruleset,
    job.base,
    job.command,
    [...job.answers, answer],
    read,
    decliningPolicy,
    { goesOn: () => performance.now() < until },
  );
  const lost = outcomes.reduce((sum, { outcome, chance }) => sum + (outcome.harm ?? 0) * chance, 0);
  return { option, about, outcomes: told(outcomes), covered, harm: covered > 0 ? lost / covered : 0 };
}

/** Joins outcomes that have the same words. */
function told(outcomes: OptionOdds['outcomes']): OptionOdds['outcomes'] {
  const said = new Map<string, OptionOdds['outcomes'][number]>();
  for (const { outcome, chance } of outcomes) {
    const key = `${outcome.label} ${outcome.falls}`;
    const same = said.get(key);
    if (same) same.chance += chance;
    else said.set(key, { outcome: { ...outcome, key }, chance });
  }
  return [...said.values()];
}

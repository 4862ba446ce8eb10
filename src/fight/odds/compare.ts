/** One option's odds beside those of the others: where most is lost, and what a reaction changes against doing nothing. */
import type { OddsResult, OptionOdds } from './oddsJob.ts';

/** Means closer than this read the same. */
const SAME = 0.05;

export interface Beside {
  /** On average more is lost here than by any other option, and there is another. */
  most: boolean;
  /** How much more (less, below 0) is lost on average than when nothing is done; left out where there is nothing to compare. */
  change?: number;
}

/** `passes`: the options that decline. */
export function beside({ odds }: OddsResult, mine: OptionOdds, passes: readonly string[]): Beside {
  const rest = odds.filter(({ option }) => option !== mine.option && !passes.includes(option));
  const most = rest.length > 0 && mine.harm > SAME && rest.every(({ harm }) => mine.harm - harm > SAME);
  const without = odds.find(({ option }) => passes.includes(option));
  if (!without || passes.includes(mine.option) || without.about !== mine.about) return { most };
  const change = mine.harm - without.harm;
  return Math.abs(change) < SAME ? { most } : { most, change };
}

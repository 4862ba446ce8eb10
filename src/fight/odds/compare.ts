/**
 * Compares one option's odds with the others: which loses most, and what a reaction changes against
 * doing nothing.
 */
import type { OddsResult, OptionOdds } from './oddsJob.ts';

/** Means closer than this read the same. */
const SAME = 0.05;

/**
 * Whether nearly all falls of an option are worked out. The mean of a part of them is no mean, and
 * is compared with nothing.
 */
export const areWhole = ({ covered }: OptionOdds): boolean => covered >= 0.999;

export interface OddsComparison {
  /** This option loses more on average than any other, and there is another option. */
  most: boolean;
  /**
   * How much more is lost on average than by doing nothing (less, below 0). Left out where there is
   * nothing to compare.
   */
  change?: number;
}

/** Compares one option's odds with the rest. `passes` are the options that decline. */
export function compareOdds({ odds }: OddsResult, mine: OptionOdds, passes: readonly string[]): OddsComparison {
  if (!odds.every(areWhole)) return { most: false };
  const rest = odds.filter(({ option }) => option !== mine.option && !passes.includes(option));
  const most = rest.length > 0 && mine.harm > SAME && rest.every(({ harm }) => mine.harm - harm > SAME);
  const without = odds.find(({ option }) => passes.includes(option));
  if (!without || passes.includes(mine.option) || without.about !== mine.about) return { most };
  const change = mine.harm - without.harm;
  return Math.abs(change) < SAME ? { most } : { most, change };
}

/** Odds in words: like outcomes are taken together, so that a line stays readable. */
import type { OptionOdds } from './oddsJob.ts';

export interface OddsPart {
  label: string;
  tone: 'good' | 'bad' | 'plain';
  chance: number;
}

/** More outcomes than this are taken together by their tone. */
const MOST_PARTS = 4;

/**
 * The parts of one option's odds, worst for the one it is told about first. Many are taken together: neighbours of one tone become
 * one part, save the best outcome, which is the one everybody asks for.
 */
export function oddsParts(odds: OptionOdds): OddsPart[] {
  const sorted = [...odds.outcomes].sort((a, b) => b.outcome.rank - a.outcome.rank);
  const alone = (at: number) => sorted.length <= MOST_PARTS || at === sorted.length - 1;
  const runs: { labels: string[]; tone: OddsPart['tone']; chance: number; closed: boolean }[] = [];
  sorted.forEach(({ outcome, chance }, at) => {
    const last = runs.at(-1);
    if (last && !last.closed && !alone(at) && last.tone === outcome.tone) {
      last.labels.push(outcome.label);
      last.chance += chance;
    } else runs.push({ labels: [outcome.label], tone: outcome.tone, chance, closed: alone(at) });
  });
  return runs.map(({ labels, tone, chance }) => ({
    label: labels.length === 1 ? (labels[0] ?? '') : `${labels.at(-1)} to ${labels[0]}`,
    tone,
    chance,
  }));
}

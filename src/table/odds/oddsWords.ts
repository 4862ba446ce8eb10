/** Odds in words: like outcomes are taken together, so that a line stays readable. */
import type { OptionOdds } from './oddsJob.ts';

export interface OddsPart {
  label: string;
  tone: 'good' | 'bad' | 'plain';
  chance: number;
}

/** More outcomes than this are taken together by their tone. */
const MOST_PARTS = 4;

/** The parts of one option's odds, worst for the one it is told about first. Neighbours of one tone are taken together when there are many. */
export function oddsParts(odds: OptionOdds): OddsPart[] {
  const sorted = [...odds.outcomes].sort((a, b) => b.outcome.rank - a.outcome.rank);
  if (sorted.length <= MOST_PARTS)
    return sorted.map(({ outcome, chance }) => ({ label: outcome.label, tone: outcome.tone, chance }));
  const runs: { labels: string[]; tone: OddsPart['tone']; chance: number }[] = [];
  for (const { outcome, chance } of sorted) {
    const last = runs.at(-1);
    if (last && last.tone === outcome.tone) {
      last.labels.push(outcome.label);
      last.chance += chance;
    } else runs.push({ labels: [outcome.label], tone: outcome.tone, chance });
  }
  return runs.map(({ labels, tone, chance }) => ({
    label: labels.length === 1 ? (labels[0] ?? '') : `${labels.at(-1)} to ${labels[0]}`,
    tone,
    chance,
  }));
}

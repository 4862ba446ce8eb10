/** Odds in words: like outcomes are taken together, so that a line stays readable. */
import type { OptionOdds } from './oddsJob.ts';

export interface OddsPart {
  label: string;
  tone: 'good' | 'bad' | 'plain';
  chance: number;
}

interface Run {
  labels: string[];
  tone: OddsPart['tone'];
  falls: boolean;
  chance: number;
  closed: boolean;
}

/** Two labels as one: "loses 2" and "loses 5" are "loses 2–5"; labels of different words are joined by "or", or by what is said. */
export function spanWords(from: string, to: string, joint = 'or'): string {
  const [a, b] = [from.split(' '), to.split(' ')];
  const differ = a.flatMap((word, at) => (word === b[at] ? [] : [at]));
  const only = differ[0];
  if (a.length !== b.length || differ.length !== 1 || only === undefined) return `${from} ${joint} ${to}`;
  const [low, high] = [a[only] ?? '', b[only] ?? ''];
  if (!/^\d+$/.test(low) || !/^\d+$/.test(high)) return `${from} ${joint} ${to}`;
  return a.map((word, at) => (at === only ? `${low}–${high}` : word)).join(' ');
}

function labelOf({ labels, falls }: Run): string {
  const [first, last] = [labels[0] ?? '', labels.at(-1) ?? ''];
  if (labels.length === 1) return first;
  // Dead or merely down: what counts at the table is that it no longer stands. The log says the rest.
  if (falls) return 'falls';
  // With outcomes in between, "or" would leave them out.
  return spanWords(last, first, labels.length > 2 ? 'up to' : 'or');
}

/**
 * The parts of one option's odds, worst for the one it is told about first. Outcomes after which it no longer stands are one part,
 * neighbours of one tone another; the best outcome stays by itself, as it is the one everybody asks for.
 */
export function oddsParts(odds: OptionOdds): OddsPart[] {
  const sorted = [...odds.outcomes].sort(
    (a, b) => Number(b.outcome.falls) - Number(a.outcome.falls) || b.outcome.rank - a.outcome.rank,
  );
  const runs: Run[] = [];
  sorted.forEach(({ outcome, chance }, at) => {
    const { label, tone, falls } = outcome;
    const best = at === sorted.length - 1;
    const last = runs.at(-1);
    if (last && !last.closed && !best && last.tone === tone && last.falls === falls) {
      last.labels.push(label);
      last.chance += chance;
    } else runs.push({ labels: [label], tone, falls, chance, closed: best });
  });
  return runs.map((one) => ({ label: labelOf(one), tone: one.tone, chance: one.chance }));
}

/**
 * Odds in words, from nothing lost to the worst. Similar outcomes are joined, so that a line stays
 * readable.
 */
import { percents } from './chances.ts';
import { areWhole, compareOdds } from './compare.ts';
import type { OddsResult, OptionOdds } from './oddsJob.ts';

export interface OddsPart {
  label: string;
  /**
   * What the outcome means for the combatant, as the bar draws it: nothing lost, harmed, no longer
   * standing, or better off.
   */
  kind: 'nothing' | 'harm' | 'falls' | 'gain';
  /** How bad this part is among the parts that harm: 0 is the least, 1 the most. */
  weight: number;
  chance: number;
}

type Outcome = OptionOdds['outcomes'][number]['outcome'];

/**
 * Joins two labels: "loses 2" and "loses 5" become "loses 2–5". Labels of different words are
 * joined by "or", or by `joint`.
 */
export function spanWords(from: string, to: string, joint = 'or'): string {
  if (from === to) return from;
  const [a, b] = [from.split(' '), to.split(' ')];
  const differ = a.flatMap((word, at) => (word === b[at] ? [] : [at]));
  const only = differ[0];
  if (a.length !== b.length || differ.length !== 1 || only === undefined) return `${from} ${joint} ${to}`;
  const [low, high] = [a[only] ?? '', b[only] ?? ''];
  if (!/^\d+$/.test(low) || !/^\d+$/.test(high)) return `${from} ${joint} ${to}`;
  return a.map((word, at) => (at === only ? `${low}–${high}` : word)).join(' ');
}

const kindOf = ({ falls, tone, harm = 0 }: Outcome, least: boolean): OddsPart['kind'] =>
  falls ? 'falls' : harm > 0 || tone === 'bad' ? 'harm' : harm < 0 || (tone === 'good' && !least) ? 'gain' : 'nothing';

function labelOf(kind: OddsPart['kind'], labels: readonly string[]): string {
  const [first = '', last = ''] = [labels[0], labels.at(-1)];
  if (labels.length === 1) return first;
  // Dead or merely down: at the table it counts that the combatant no longer stands. The log tells
  // the rest.
  if (kind === 'falls') return 'falls';
  // With outcomes in between, "or" would leave these outcomes out.
  return spanWords(first, last, labels.length > 2 ? 'up to' : 'or');
}

/**
 * The parts of one option's odds, from the best for the combatant to the worst, alike in every
 * game. Outcomes after which the combatant no longer stands are one part at the end. Neighbouring
 * outcomes of one kind are one part too. The best outcome stays alone, because everybody asks for
 * it.
 */
export function oddsParts(odds: OptionOdds): OddsPart[] {
  const sorted = [...odds.outcomes].sort(
    (a, b) => Number(a.outcome.falls) - Number(b.outcome.falls) || a.outcome.rank - b.outcome.rank,
  );
  const runs: { kind: OddsPart['kind']; labels: string[]; chance: number }[] = [];
  sorted.forEach(({ outcome, chance }, at) => {
    const kind = kindOf(outcome, at === 0);
    const last = runs.at(-1);
    if (last && at > 1 && last.kind === kind) {
      last.labels.push(outcome.label);
      last.chance += chance;
    } else runs.push({ kind, labels: [outcome.label], chance });
  });
  const harms = runs.filter(({ kind }) => kind === 'harm');
  return runs.map((run) => ({
    label: labelOf(run.kind, run.labels),
    kind: run.kind,
    weight: run.kind === 'falls' ? 1 : harms.length > 1 ? harms.indexOf(run) / (harms.length - 1) : 0.5,
    chance: run.chance,
  }));
}

/**
 * A mean in words: one decimal below ten, none from ten on. A mean above nothing never reads as
 * nothing.
 */
export const meanWords = (mean: number): string => {
  const size = Math.abs(mean);
  const words = size === 0 ? '0' : size < 0.05 ? '<0.1' : size < 9.95 ? size.toFixed(1) : String(Math.round(size));
  return mean < 0 ? `−${words}` : words;
};

/** The mean loss of an option; a gain has a plus. */
export const meanOf = ({ harm }: OptionOdds): string => (harm < 0 ? `+${meanWords(-harm)}` : meanWords(harm));

/**
 * The odds beside an answer, each figure with its unit: what is lost on average, and how often
 * somebody falls. Nothing where only a part of all falls is worked out: the rest would read as
 * nothing lost.
 */
export function oddsInBrief(odds: OptionOdds, unit: string): string[] {
  if (!areWhole(odds)) return [];
  const parts = oddsParts(odds);
  const shares = sharesOf(
    odds,
    parts.map(({ chance }) => chance),
  );
  const falls = parts.findIndex(({ kind }) => kind === 'falls');
  const mean = meanWords(Math.abs(odds.harm));
  const sign = mean.startsWith('<') ? '' : odds.harm < 0 ? '+' : '−';
  return [...(odds.harm === 0 ? [] : [`${sign}${mean} ${unit}`]), ...(falls < 0 ? [] : [`falls ${shares[falls]}`])];
}

/** Chances in per cent: “73 %”, or “at least 71 %” where only a part of all falls is worked out. */
export const sharesOf = (odds: OptionOdds, chances: readonly number[]): string[] =>
  areWhole(odds) ? percents(chances) : chances.map((chance) => `at least ${Math.floor(chance * 100)} %`);

/** A piece of a sentence: plain words, or a figure that is written bold. */
type Piece = string | { strong: string };

interface Told {
  odds: OptionOdds;
  all: OddsResult;
  /** The options that decline. */
  passes: readonly string[];
  /** What is lost, in the game's word. */
  unit: string;
  /** Names the combatant when the odds are about another one than the option names. */
  about: string | undefined;
}

/** The odds as a sentence in pieces. */
export function oddsPieces({ odds, all, passes, unit, about }: Told): Piece[] {
  const parts = oddsParts(odds);
  const shares = sharesOf(
    odds,
    parts.map(({ chance }) => chance),
  );
  const { change } = compareOdds(all, odds, passes);
  return [
    ...(about ? [`${about}: `] : []),
    ...parts.flatMap(({ label }, at): Piece[] => [
      ...(at > 0 ? [' · '] : []),
      { strong: shares[at] ?? '' },
      ` ${label}`,
    ]),
    ...(odds.harm === 0 || !areWhole(odds) ? [] : [` · ${meanOf(odds)} ${unit} on average`]),
    ...(change === undefined
      ? []
      : [', ', { strong: meanWords(Math.abs(change)) }, ` ${change < 0 ? 'less' : 'more'} than without`]),
  ];
}

/** The same as plain text, for screen readers. */
export const oddsText = (told: Told): string =>
  oddsPieces(told)
    .map((piece) => (typeof piece === 'string' ? piece : piece.strong))
    .join('');

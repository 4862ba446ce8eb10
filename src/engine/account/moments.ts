/**
 * Derives from the record every state that a fight went through, step by step. The fight itself is
 * not changed.
 */
import { applyPatches, enablePatches, type Patch } from 'immer';
import { inputsOf, isByHand } from '../byHand/inputs.ts';
import type { Encounter, HistoryStep } from '../encounter.ts';
import type { Fight } from '../fight.ts';
import { logEntriesSince, type ReadEntry, readEntry } from '../log/read.ts';
import type { Id } from '../words.ts';

enablePatches();

/** One finished step: the fight before it and after it. */
export interface Moment {
  step: HistoryStep;
  before: Fight;
  after: Fight;
}

const known = new WeakMap<readonly HistoryStep[], { end: Fight; moments: readonly Moment[] }>();

/**
 * Every finished step, oldest first; an open move is left out. The result is kept for each state of
 * the record.
 */
export function momentsOf({ fight, past }: Pick<Encounter, 'fight' | 'past'>): readonly Moment[] {
  const kept = known.get(past);
  if (kept?.end === fight) return kept.moments;
  const moments: Moment[] = [];
  let after = fight;
  for (const step of past.toReversed()) {
    const before = applyPatches(after, step.inverse as Patch[]);
    moments.push({ step, before, after });
    after = before;
  }
  moments.reverse();
  known.set(past, { end: fight, moments });
  return moments;
}

/**
 * Whom the GM took out as a mistake, between moves or in one, and did not bring back: people who
 * count as never in this fight.
 */
export function mistakenIn(moments: readonly Moment[], fight: Fight): ReadonlySet<Id> {
  const rulings = moments.flatMap(({ step: { command, given } }) => [command, ...inputsOf(given).filter(isByHand)]);
  const edits = rulings.flatMap((ruling) => (ruling.type === 'edit' ? ruling.edits : []));
  const removed = edits.flatMap((one) => (one.edit === 'remove' ? [one.combatant] : []));
  return new Set(removed.filter((id) => !fight.combatants[id]));
}

/** The sentences that a step told, with the names of that time. */
export const logEntriesIn = ({ before, after }: Moment): ReadEntry[] =>
  logEntriesSince(before.log, after.log).map((entry) => readEntry(after, entry));

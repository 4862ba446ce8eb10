/** The fight step by step: every state that it went through, from its record. Changes nothing. */
import { applyPatches, enablePatches, type Patch } from 'immer';
import type { Encounter, Step } from '../encounter.ts';
import type { Fight, LogEntry } from '../fight.ts';
import { toldSince } from '../log.ts';

enablePatches();

/** One finished step: the fight before it and after it. */
export interface Moment {
  step: Step;
  before: Fight;
  after: Fight;
}

const known = new WeakMap<readonly Step[], { end: Fight; moments: readonly Moment[] }>();

/** Every finished step, oldest first; an open move is not among them. Worked out once for each state of the record. */
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

/** The sentences that a step told. */
export const toldIn = ({ before, after }: Moment): LogEntry[] => toldSince(before.log, after.log);

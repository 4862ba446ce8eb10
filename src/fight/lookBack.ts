/**
 * Rebuilds the fight as it was after an earlier step, from the patches of the later steps. Changes
 * nothing.
 */
import { applyPatches, enablePatches, type Patch } from 'immer';
import type { Encounter } from '../engine/encounter.ts';
import type { Fight } from '../engine/fight.ts';

enablePatches();

/**
 * Gives the fight as it stood after a finished step (0: before the first). Undefined when the step
 * is not in the past.
 */
export function fightAfter(encounter: Encounter, serial: number): Fight | undefined {
  if (serial !== 0 && !encounter.past.some((step) => step.serial === serial)) return undefined;
  let { fight } = encounter;
  for (const step of [...encounter.past].reverse()) {
    if (step.serial === serial) return fight;
    fight = applyPatches(fight, step.inverse as Patch[]);
  }
  return fight;
}

/**
 * Finds the finished step that wrote a log entry. Undefined when the entry belongs to the open
 * move, or is older than the record.
 */
export function stepOfEntry(encounter: Encounter, entry: number): { serial: number; label: string } | undefined {
  let { fight } = encounter;
  if (!fight.log.some(({ id }) => id === entry)) return undefined;
  for (const step of [...encounter.past].reverse()) {
    const before = applyPatches(fight, step.inverse as Patch[]);
    if (!before.log.some(({ id }) => id === entry)) return { serial: step.serial, label: step.label };
    fight = before;
  }
  return undefined;
}

/** One line of the timeline. */
export interface TimelineRow {
  serial: number;
  label: string;
  /** The step lies in the past, is the present one, or was undone and can be redone. */
  when: 'past' | 'now' | 'future';
  /** How many answers the step took, and how many of these were dice typed by hand. */
  answers: number;
  typed: number;
}

/** Lists every step, oldest first. The start of the fight has serial 0. */
export function timeline(encounter: Encounter): TimelineRow[] {
  const last = encounter.past.at(-1)?.serial ?? 0;
  const row = ({ serial, label, given }: Encounter['past'][number], when: TimelineRow['when']): TimelineRow => ({
    serial,
    label,
    when,
    answers: given.length,
    typed: given.filter(({ by }) => by === 'typed').length,
  });
  return [
    { serial: 0, label: 'The start', when: last === 0 ? 'now' : 'past', answers: 0, typed: 0 },
    ...encounter.past.map((step) => row(step, step.serial === last ? 'now' : 'past')),
    ...[...encounter.future]
      .reverse()
      .flatMap((undone) => (undone.kind === 'step' ? [row(undone.step, 'future')] : [])),
  ];
}

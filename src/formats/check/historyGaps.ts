/**
 * Fills gaps in the history of a file. An older version of the program knew fewer values, so a
 * step back may lead to a sheet without one of them. Reading the file adds a default to the present
 * fight alone; here the steps of the history add it too.
 */
import { dequal } from 'dequal/lite';
import type { Patch } from 'immer';
import type * as z from 'zod/mini';
import type { Encounter, HistoryStep, Undone } from '../../engine/encounter.ts';
import { combatantSchema, fightSchema } from '../../engine/fight.ts';
import { isPlainRecord } from '../../engine/forms/plainRecord.ts';
import type { Ruleset } from '../../engine/ruleset.ts';

/** Parts that lack nothing. No part of an encounter changes in place. */
const wholeParts = new WeakSet<object>();

/** Whether reading a part again adds nothing to it. */
function isWhole(schema: z.ZodMiniType, part: object): boolean {
  if (wholeParts.has(part)) return true;
  const written: unknown = JSON.parse(JSON.stringify(part));
  const read = schema.safeParse(written);
  const whole = read.success && dequal(read.data, written);
  if (whole) wholeParts.add(part);
  return whole;
}

/**
 * The patches that add what is missing in the fight of one moment: none if nothing is. Undefined
 * where the fight cannot be read.
 */
export function patchesForGaps(ruleset: Ruleset, { fight }: Encounter): Patch[] | undefined {
  const combatant = combatantSchema(ruleset.sheet);
  // Only what the last step changed is read here. Where something is missing, the whole fight is.
  const lacksNothing =
    Object.values(fight.combatants).every((one) => isWhole(combatant, one)) &&
    isWhole(ruleset.state, fight.state as object) &&
    isWhole(ruleset.house, fight.house as object);
  if (lacksNothing) return [];
  const raw: unknown = JSON.parse(JSON.stringify(fight));
  const read = fightSchema(ruleset).safeParse(raw);
  if (!read.success) return undefined;
  const patches: Patch[] = [];
  collectGaps(raw, read.data, [], patches);
  return patches;
}

/** Collects the patches that turn `raw` into `whole`. What only `raw` has may stay. */
function collectGaps(raw: unknown, whole: unknown, path: (string | number)[], patches: Patch[]): void {
  if (Array.isArray(raw) && Array.isArray(whole) && raw.length === whole.length) {
    for (const [n, one] of raw.entries()) collectGaps(one, whole[n], [...path, n], patches);
    return;
  }
  if (!isPlainRecord(raw) || !isPlainRecord(whole)) {
    if (!dequal(raw, whole)) patches.push({ op: 'replace', path, value: whole });
    return;
  }
  for (const [key, value] of Object.entries(whole)) {
    if (value === undefined) continue;
    if (!Object.hasOwn(raw, key)) patches.push({ op: 'add', path: [...path, key], value });
    else collectGaps(raw[key], value, [...path, key], patches);
  }
}

/** The encounter whose last finished step adds these patches on its way back. */
export function withBackFilled(encounter: Encounter, gaps: readonly Patch[]): Encounter {
  const last = encounter.past.at(-1);
  if (!last) return encounter;
  const inverse = [...last.inverse, ...gaps] as HistoryStep['inverse'];
  return { ...encounter, past: [...encounter.past.slice(0, -1), { ...last, inverse }] };
}

/** The encounter whose next step of redo adds these patches. */
export function withForthFilled(encounter: Encounter, gaps: readonly Patch[]): Encounter {
  const next = encounter.future.at(-1);
  if (next?.kind !== 'step') return encounter;
  const patches = [...next.step.patches, ...gaps] as HistoryStep['patches'];
  const filled: Undone = { kind: 'step', step: { ...next.step, patches } };
  return { ...encounter, future: [...encounter.future.slice(0, -1), filled] };
}

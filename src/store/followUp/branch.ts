/**
 * Branches off: makes a copy of a fight that goes on from an earlier moment. The fight itself stays
 * as it is.
 */
import type { Encounter } from '../../engine/encounter.ts';
import { tableActions } from '../store.ts';

/**
 * Opens a copy of the fight at the moment after a finished step (0: the start). Gives the copy's
 * id; undefined after a refusal, which the user is told.
 */
export async function branchOff(from: Encounter, serial: number, name: string): Promise<string | undefined> {
  const copy = await tableActions.duplicate(from.id, name.slice(0, 120));
  if (copy === undefined) return undefined;
  await tableActions.openEncounter(copy);
  tableActions.goTo(serial);
  return copy;
}

/** The last step of the set-up. A fight that begins again starts from there. */
export function lastOfSetup({ past }: Pick<Encounter, 'past'>): number {
  const begin = past.findIndex(({ command }) => command.type === 'begin');
  return begin < 1 ? 0 : (past[begin - 1]?.serial ?? 0);
}

/** Branching off: a copy of a fight that goes on from an earlier moment; the fight itself stays as it is. */
import type { Encounter } from '../../engine/encounter.ts';
import { verbs } from '../store.ts';

/** Opens a copy as it stood after a finished step (0: the start). Gives its id; undefined after a refusal, which is told. */
export async function branchOff(from: Encounter, serial: number, name: string): Promise<string | undefined> {
  const copy = await verbs().duplicate(from.id, name.slice(0, 120));
  if (copy === undefined) return undefined;
  await verbs().openEncounter(copy);
  verbs().goTo(serial);
  return copy;
}

/** The last step of the set-up: where a fight stands when it is to begin again. */
export function lastOfSetup({ past }: Pick<Encounter, 'past'>): number {
  const begin = past.findIndex(({ command }) => command.type === 'begin');
  return begin < 1 ? 0 : (past[begin - 1]?.serial ?? 0);
}

/** Keeps people of a set-up on the shelf, and tells the result. */

import { toast } from 'sonner';
import type { Id } from '../engine/words.ts';
import { keepOnShelf } from '../store/shelf/keep.ts';
import type { OpenEncounter } from '../store/types.ts';

/** Keeps these combatants on the shelf; with `party` also as a party of that name. */
export async function keepCombatants(open: OpenEncounter, ids: readonly Id[], party?: string): Promise<void> {
  const told = await keepOnShelf(open, ids, party === undefined ? undefined : { name: party, others: [] });
  if (told !== undefined) toast.success(told);
}

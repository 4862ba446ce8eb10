/** Keeping people of a set-up on the shelf, which is fetched for it; what came of it is told. */
import type { Id } from '../engine/words.ts';
import type { OpenEncounter } from '../store/types.ts';
import { toast } from '../ui/toasts/toast.ts';

/** Keeps these; with `party` as a party of that name too. */
export async function keep(open: OpenEncounter, ids: readonly Id[], party?: string): Promise<void> {
  try {
    const { keepOnShelf } = await import('../store/shelf/keep.ts');
    const told = await keepOnShelf(open, ids, party);
    if (told !== undefined) toast.success(told);
  } catch {
    toast.error('The shelf could not be fetched: look at the connection and try again. The fight is as it was.');
  }
}

/** An end of a fight that is taken back is taken back from the characters too: followed for as long as the window is open. */
import { useEffect } from 'react';
import { followEnds } from '../store/shelf/ends.ts';
import { table } from '../store/store.ts';
import { toast } from '../ui/toasts/toast.ts';

/** What does it is fetched with the first fight that has anything to do with the shelf. */
const hands = async () => {
  const [{ shelf }, { holdAgainst: hold, strays }] = await Promise.all([
    import('../store/shelf/shelf.ts'),
    import('../store/shelf/carry.ts'),
  ]);
  return { shelf, hold, strays };
};

/** Follows, from now on. */
export function useEnds(): void {
  useEffect(() => followEnds(table.store, hands, (text) => toast(text)), []);
}

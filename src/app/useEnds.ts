/**
 * Undoes what a fight changed on characters of the shelf, when the GM undoes the end of the fight.
 * This works as long as the window is open.
 */
import { useEffect } from 'react';
import { toast } from 'sonner';
import { holdAgainst, strayCharacters } from '../store/shelf/carry.ts';
import { followEnds } from '../store/shelf/ends.ts';
import { shelfStore } from '../store/shelf/shelf.ts';
import { tableOfWindow } from '../store/store.ts';

/** A hook that watches the open fight. */
export function useEnds(): void {
  useEffect(
    () =>
      followEnds(tableOfWindow.store, { shelf: shelfStore, hold: holdAgainst, strays: strayCharacters }, (text) =>
        toast(text),
      ),
    [],
  );
}

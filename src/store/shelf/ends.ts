/**
 * Follows the open fight. When the GM undoes or redoes the fight's end, the shelf's characters
 * change too, also after the browser was killed in between.
 */
import type { StoreApi } from 'zustand/vanilla';
import { endOf } from '../../formats/shelf/lasting.ts';
import type { OpenEncounter, TableStore } from '../types.ts';
import type { ShelfStore } from './types.ts';

/** The shelf, and the functions that make its characters agree with a fight. */
export interface EndsTools {
  shelf: StoreApi<ShelfStore>;
  hold: typeof import('./carry.ts').holdAgainst;
  strays: typeof import('./carry.ts').strayCharacters;
}

/** Tells whether a combatant is, or may have been before an undo, a character of the shelf. */
const mayConcern = ({ encounter, fight }: OpenEncounter): boolean =>
  encounter.future.length > 0 || Object.values(fight.combatants).some(({ shelf }) => shelf !== undefined);

/**
 * Begins to follow, and returns the function that stops following. Calls `tell` with sentences: for
 * a character that stays as it is, and, when a fight is opened, for combatants whose character was
 * deleted.
 */
export function followEnds(
  table: StoreApi<TableStore>,
  { shelf, hold, strays }: EndsTools,
  tell: (text: string) => void,
): () => void {
  let turn: Promise<unknown> = Promise.resolve();
  const look = (open: OpenEncounter, opened: boolean): void => {
    turn = turn
      .then(async () => {
        await shelf.getState().refresh();
        const now = table.getState().open ?? open;
        const held = now.encounter.id === open.encounter.id ? now : open;
        for (const text of await hold(held, shelf.getState)) tell(text);
        const text = opened ? strays(open, shelf.getState()) : undefined;
        if (text !== undefined) tell(text);
      })
      // An item that cannot be read now is looked at when the fight is opened next.
      .catch(() => {});
  };
  const follow = ({ open }: TableStore, { open: before }: Pick<TableStore, 'open'>): void => {
    if (!open || open === before) return;
    const opened = open.encounter.id !== before?.encounter.id;
    const ends = opened || endOf(open.encounter) !== (before && endOf(before.encounter));
    if (ends && (mayConcern(open) || (!opened && before && mayConcern(before)))) look(open, opened);
  };
  follow(table.getState(), {});
  return table.subscribe(follow);
}

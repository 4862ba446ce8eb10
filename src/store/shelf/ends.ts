/** Follows the open fight: an end that is taken back, or comes again, is so for the characters too; and so after a browser was killed between. */
import type { StoreApi } from 'zustand/vanilla';
import { endOf } from '../../formats/shelf/lasting.ts';
import type { OpenEncounter, TableStore } from '../types.ts';
import type { ShelfStore } from './types.ts';

/** What is fetched once a fight has anything to do with the shelf. */
export interface Hands {
  shelf: StoreApi<ShelfStore>;
  hold: typeof import('./carry.ts').holdAgainst;
  strays: typeof import('./carry.ts').strays;
}

/** Whether somebody of a fight is a character of the shelf, or one may have been before something was taken back. */
const mayConcern = ({ encounter, fight }: OpenEncounter): boolean =>
  encounter.future.length > 0 || Object.values(fight.combatants).some(({ shelf }) => shelf !== undefined);

/**
 * Begins to follow; gives what ends it. `tell` is given sentences: for a character that stays as it is, and, when a fight is opened, for
 * those whose character was deleted.
 */
export function followEnds(
  table: StoreApi<TableStore>,
  fetch: () => Promise<Hands>,
  tell: (text: string) => void,
): () => void {
  let turn: Promise<unknown> = Promise.resolve();
  const look = (open: OpenEncounter, opened: boolean): void => {
    turn = turn
      .then(async () => {
        const { shelf, hold, strays } = await fetch();
        await shelf.getState().refresh();
        const now = table.getState().open ?? open;
        const held = now.encounter.id === open.encounter.id ? now : open;
        for (const text of await hold(held, shelf.getState)) tell(text);
        const text = opened ? strays(open, shelf.getState()) : undefined;
        if (text !== undefined) tell(text);
      })
      // What cannot be fetched now is asked for when the fight is opened next.
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

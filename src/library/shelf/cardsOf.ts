/**
 * Finds who gets a card among the shown things of the shelf: characters, creatures, members of
 * parties, and the games' creatures.
 */
import type { Ruleset } from '../../engine/ruleset.ts';
import { type Figure, type Item, isFigure } from '../../formats/shelf/item.ts';
import { shelfStore } from '../../store/shelf/shelf.ts';
import type { ShelfEntry } from '../../store/shelf/types.ts';
import { fromStock, stockOf } from './shelfView.ts';

/**
 * The people of some rows, each once, in row order. Unreadable people are left out; the shelf
 * reports them.
 */
export async function cardsOf(rows: readonly ShelfEntry[], games: readonly Ruleset[]): Promise<Figure[]> {
  const { read } = shelfStore.getState();
  const wanted = rows.flatMap(({ id, members }) => members ?? [id]);
  const items = await read(wanted.filter((id) => stockOf(games, id) === undefined));
  const found = wanted.flatMap((id): Item[] => {
    const stock = stockOf(games, id);
    return stock ? [fromStock(stock.game, stock.creature, id)] : items.filter((item) => item.id === id);
  });
  return [...new Map(found.filter(isFigure).map((figure) => [figure.id, figure])).values()];
}

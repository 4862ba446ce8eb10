/** Who has a card among what is shown on the shelf: characters and creatures, those of a party, and what comes with the games. */
import type { Ruleset } from '../../engine/ruleset.ts';
import { type Figure, type Item, isFigure } from '../../formats/shelf/item.ts';
import { shelf } from '../../store/shelf/shelf.ts';
import type { ShelfEntry } from '../../store/shelf/types.ts';
import { fromStock, stockOf } from './shelfView.ts';

/** The people of some rows, each once, in their order; what cannot be read is told by the shelf and left out. */
export async function cardsOf(rows: readonly ShelfEntry[], games: readonly Ruleset[]): Promise<Figure[]> {
  const { read } = shelf.getState();
  const wanted = rows.flatMap(({ id, members }) => members ?? [id]);
  const items = await read(wanted.filter((id) => stockOf(games, id) === undefined));
  const found = wanted.flatMap((id): Item[] => {
    const stock = stockOf(games, id);
    return stock ? [fromStock(stock.game, stock.creature, id)] : items.filter((item) => item.id === id);
  });
  return [...new Map(found.filter(isFigure).map((figure) => [figure.id, figure])).values()];
}

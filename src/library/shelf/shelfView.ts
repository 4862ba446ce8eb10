/** What the shelf's screen shows: the chosen part, and its rows. */
import type { Creature, Ruleset } from '../../engine/ruleset.ts';
import { ITEM_VERSION, type Item } from '../../formats/shelf/item.ts';
import { type ShelfSearch, searchShelf } from '../../store/shelf/search.ts';
import type { ShelfEntry, ShelfStore } from '../../store/shelf/types.ts';

/** A part of the shelf. `stock` is the games' own creatures. */
export type ShelfSection = 'all' | ShelfEntry['kind'] | 'stock' | 'bin';

/** The chosen view. An empty game means all games. */
export interface View {
  part: ShelfSection;
  game: string;
  folder?: string | undefined;
  tag?: string | undefined;
  words: string;
}

/** The id of a game's creature in the list. */
const stockId = (game: string, creature: string): string => `stock/${game}/${creature}`;

/** A creature of a game as a row of the list. */
const stockRow = (ruleset: Ruleset, creature: Creature): ShelfEntry => ({
  id: stockId(ruleset.id, creature.id),
  kind: ruleset.heroes.includes(creature.kind) ? 'character' : 'creature',
  game: ruleset.id,
  name: creature.name,
  folder: '',
  tags: [],
  about: creature.kind,
  look: { icon: creature.icon },
  summary: creature.summary,
  rev: 1,
  changed: 0,
  removed: null,
});

/** The creatures of these games, as rows. */
export const stockRows = (games: readonly Ruleset[]): ShelfEntry[] =>
  games.flatMap((game) => game.creatures.map((creature) => stockRow(game, creature)));

/** The creature of a row of `stock`. */
export function stockOf(games: readonly Ruleset[], id: string): { game: Ruleset; creature: Creature } | undefined {
  for (const game of games)
    for (const creature of game.creatures) if (stockId(game.id, creature.id) === id) return { game, creature };
  return undefined;
}

/**
 * A thing of the user's own, made from a creature of a game: a hero becomes a character, any other
 * creature stays a creature.
 */
export function fromStock(game: Ruleset, creature: Creature, id: string): Item {
  const common = {
    version: ITEM_VERSION,
    id,
    game: game.id,
    name: creature.name,
    folder: '',
    tags: [],
    note: '',
    look: { icon: creature.icon },
    sheet: creature.sheet,
  };
  return game.heroes.includes(creature.kind)
    ? { ...common, kind: 'character', player: '' }
    : { ...common, kind: 'creature', group: creature.kind };
}

/** A new thing of a kind, to fill in. A map is made in a set-up. */
export function freshItem(game: Ruleset, kind: Exclude<ShelfEntry['kind'], 'scene'>, id: string): Item {
  const common = { version: ITEM_VERSION, id, game: game.id, folder: '', tags: [], note: '' };
  if (kind === 'party') return { ...common, kind, name: 'New party', members: [] };
  const figure = { ...common, look: { icon: 'person' }, sheet: game.blank().sheet };
  return kind === 'character'
    ? { ...figure, kind, name: 'New character', player: '' }
    : { ...figure, kind, name: 'New creature', group: '' };
}

/** The chosen game with its kinds of map. Empty where all games are chosen. */
export const ofGame = ({ game }: View, games: readonly Ruleset[]): Pick<ShelfSearch, 'game' | 'plays'> =>
  game === '' ? {} : { game, plays: games.find(({ id }) => id === game)?.scenes };

/** The rows of a view. */
export function rowsOf(
  view: View,
  { entries, bin }: Pick<ShelfStore, 'entries' | 'bin'>,
  stock: ShelfEntry[],
  games: readonly Ruleset[],
) {
  const { part, words, folder, tag } = view;
  const from = part === 'bin' ? bin : part === 'stock' ? stock : entries;
  const kind = part === 'all' || part === 'stock' || part === 'bin' ? undefined : part;
  return searchShelf(from, { words, folder, tag, kind, ...ofGame(view, games) });
}

export const KIND_WORDS: Readonly<Record<ShelfEntry['kind'], string>> = {
  character: 'Character',
  creature: 'Creature',
  party: 'Party',
  scene: 'Map',
};

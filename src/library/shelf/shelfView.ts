/** What the shelf's screen shows: which part of it is looked at, and what that comes to. */
import type { Creature, Ruleset } from '../../engine/ruleset.ts';
import { ITEM_VERSION, type Item } from '../../formats/shelf/item.ts';
import { searchShelf, type Wanted } from '../../store/shelf/search.ts';
import type { ShelfEntry, ShelfStore } from '../../store/shelf/types.ts';

/** A part of the shelf. `stock`: what comes with the games. */
export type Part = 'all' | ShelfEntry['kind'] | 'stock' | 'bin';

/** What is looked at. An empty game is all of them. */
export interface View {
  part: Part;
  game: string;
  folder?: string | undefined;
  tag?: string | undefined;
  words: string;
}

/** The id under which a creature of a game stands in the list. */
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

/** What comes with these games, as rows. */
export const stockRows = (games: readonly Ruleset[]): ShelfEntry[] =>
  games.flatMap((game) => game.creatures.map((creature) => stockRow(game, creature)));

/** The creature of a row of what comes with the games. */
export function stockOf(games: readonly Ruleset[], id: string): { game: Ruleset; creature: Creature } | undefined {
  for (const game of games)
    for (const creature of game.creatures) if (stockId(game.id, creature.id) === id) return { game, creature };
  return undefined;
}

/** A thing of one's own, made from a creature of a game: a hero is a person, any other a mould. */
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

/** Something new of a kind, to be filled in. A map is made in a set-up. */
export function fresh(game: Ruleset, kind: Exclude<ShelfEntry['kind'], 'scene'>, id: string): Item {
  const common = { version: ITEM_VERSION, id, game: game.id, folder: '', tags: [], note: '' };
  if (kind === 'party') return { ...common, kind, name: 'New party', members: [] };
  const figure = { ...common, look: { icon: 'person' }, sheet: game.blank().sheet };
  return kind === 'character'
    ? { ...figure, kind, name: 'New character', player: '' }
    : { ...figure, kind, name: 'New creature', group: '' };
}

/** The game that is looked at, with the kinds of map that it plays on; nothing where that is all of them. */
export const ofGame = ({ game }: View, games: readonly Ruleset[]): Pick<Wanted, 'game' | 'plays'> =>
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

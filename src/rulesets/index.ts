/** The games there are: the one place that names them. Each comes when it is wanted; deleting a folder and its line here compiles. */
import type { Ruleset } from '../engine/ruleset.ts';

const games = {
  murdham: async () => (await import('./murdham/index.ts')).murdham,
  thrum: async () => (await import('./thrum/index.ts')).thrum,
  einfelst: async () => (await import('./einfelst/index.ts')).einfelst,
  hestia: async () => (await import('./hestia/index.ts')).hestia,
  ingenuity: async () => (await import('./ingenuity/index.ts')).ingenuity,
} satisfies Record<string, () => Promise<Ruleset>>;

const loaded = new Map<string, Ruleset>();

const isGame = (id: string): id is keyof typeof games => Object.hasOwn(games, id);

/** The rules of a game could not be fetched; the message is a sentence for the GM, the cause what whoever writes the game has to mend. */
export class NotLoaded extends Error {}

/**
 * A game by its id, fetched the first time; undefined when this Affray does not have it. Rejects with `NotLoaded` when it cannot be
 * fetched, and may be asked again.
 */
export async function loadGame(id: string): Promise<Ruleset | undefined> {
  if (!isGame(id)) return undefined;
  try {
    const ruleset = loaded.get(id) ?? (await games[id]());
    loaded.set(id, ruleset);
    return ruleset;
  } catch (cause) {
    throw new NotLoaded(
      'The rules of this game could not be loaded. Nothing is lost: look at the connection and try again.',
      { cause },
    );
  }
}

/** All games, in the order of the library. */
export async function loadAllGames(): Promise<Ruleset[]> {
  const all = await Promise.all(Object.keys(games).map(loadGame));
  return all.filter((game) => game !== undefined);
}

/**
 * The list of games, the one place that names them. Each game is loaded when it is needed. A game
 * is removed by deleting its folder and its line here.
 */
import type { Ruleset } from '../engine/ruleset.ts';

const games = {
  murdham: async () => (await import('./murdham/index.ts')).murdham,
  thrum: async () => (await import('./thrum/index.ts')).thrum,
  einfelst: async () => (await import('./einfelst/index.ts')).einfelst,
  hestia: async () => (await import('./hestia/index.ts')).hestia,
  ingenuity: async () => (await import('./ingenuity/index.ts')).ingenuity,
  freeform: async () => (await import('./freeform/index.ts')).freeform,
} satisfies Record<string, () => Promise<Ruleset>>;

const loaded = new Map<string, Ruleset>();

const isGame = (id: string): id is keyof typeof games => Object.hasOwn(games, id);

/**
 * The rules of a game could not be loaded. The message is a sentence for the GM; the cause says
 * what the game's author must mend.
 */
export class NotLoaded extends Error {}

/**
 * Loads a game by its id, once. Gives undefined for an unknown id. Rejects with `NotLoaded` when
 * loading fails; the caller may try again.
 */
export async function loadGame(id: string): Promise<Ruleset | undefined> {
  if (!isGame(id)) return undefined;
  try {
    const ruleset = loaded.get(id) ?? (await games[id]());
    loaded.set(id, ruleset);
    return ruleset;
  } catch (cause) {
    throw new NotLoaded(
      'The rules of this game could not be loaded. Nothing is lost: try again, or load the page again.',
      { cause },
    );
  }
}

/** Loads all games, in the library's order. */
export async function loadAllGames(): Promise<Ruleset[]> {
  const all = await Promise.all(Object.keys(games).map(loadGame));
  return all.filter((game) => game !== undefined);
}

/**
 * The games as the library shows them: names, words and ready fights, without rules. The build
 * computes this file and packs only its exports, so a page that lists the games loads no game.
 */
import type { Ruleset } from '../engine/ruleset.ts';
import type { MapKind } from '../space/scene.ts';
import { loadAllGames } from './index.ts';

/** A ready fight: its words, and how many combatants fight. */
export interface FightCard {
  id: string;
  name: string;
  about: string;
  combatants: number;
}

/** What the library says of a game before its rules are loaded. */
export interface GameCard {
  id: string;
  name: string;
  about: string;
  scenes: readonly MapKind[];
  ready: FightCard[];
}

const cardOf = (game: Ruleset): GameCard => ({
  id: game.id,
  name: game.name,
  about: game.about,
  scenes: game.scenes,
  ready: game.ready.map(({ id, name, about, script }) => ({
    id,
    name,
    about,
    combatants: script.cast.length,
  })),
});

export const gameCards: readonly GameCard[] = (await loadAllGames()).map(cardOf);

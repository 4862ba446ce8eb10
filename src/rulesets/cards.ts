/**
 * The games as the library shows them: names, words and ready fights, without their rules. The build works this file out and packs only
 * what it exports, so that a page that lists the games loads none of them.
 */
import type { Side } from '../engine/fight.ts';
import type { Ruleset } from '../engine/ruleset.ts';
import { type Script, usualSides } from '../engine/script.ts';
import type { Id } from '../engine/words.ts';
import type { Place, Scene, SceneKind } from '../space/scene.ts';
import { loadAllGames } from './index.ts';

/** Somebody on the picture of a ready fight. */
export interface CardCounter {
  id: Id;
  place: Place;
  stance: Side['stance'];
  icon: string;
  size: { room: number; squares: number };
}

/** A ready fight: its words, how many fight, and who stands where on which map. */
export interface FightCard {
  id: string;
  name: string;
  about: string;
  combatants: number;
  /** A scene, or the id of a ready-made one. */
  scene: string | Scene;
  counters: CardCounter[];
}

/** A game: what is told of it before its rules are there. */
export interface GameCard {
  id: string;
  name: string;
  about: string;
  scenes: readonly SceneKind[];
  ready: FightCard[];
}

/** The cast of a script as counters on its map. Who is hidden is not given away. */
function countersOf({ creatures }: Ruleset, { cast, sides = usualSides }: Script): CardCounter[] {
  return cast.flatMap((one): CardCounter[] => {
    if (!one.place || one.hidden) return [];
    const creature = creatures.find(({ id }) => id === one.creature);
    return [
      {
        id: one.id,
        place: one.place,
        stance: sides.find(({ id }) => id === one.side)?.stance ?? 'neutral',
        icon: one.icon ?? creature?.icon ?? 'person',
        size: { room: 1, squares: creature?.squares ?? 1 },
      },
    ];
  });
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
    scene: script.scene,
    counters: countersOf(game, script),
  })),
});

export const cards: readonly GameCard[] = (await loadAllGames()).map(cardOf);

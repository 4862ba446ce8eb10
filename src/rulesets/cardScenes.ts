/**
 * The pictures of ready fights: who stands where on which map. The build computes this file, like
 * the cards.
 */
import type { Side } from '../engine/fight.ts';
import type { Ruleset } from '../engine/ruleset.ts';
import { type Script, usualSides } from '../engine/script.ts';
import type { Id } from '../engine/words.ts';
import type { Place, Scene } from '../space/scene.ts';
import { loadAllGames } from './index.ts';

/** A combatant on the picture of a ready fight. */
export interface CardCounter {
  id: Id;
  place: Place;
  stance: Side['stance'];
  icon: string;
  size: { room: number; squares: number };
}

/** The picture of a ready fight. */
export interface CardScene {
  /** A scene, or the id of a ready-made one. */
  scene: string | Scene;
  counters: CardCounter[];
}

/** The cast of a script as counters on its map. Hidden combatants are left out. */
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

/** The pictures of each game's ready fights, by their ids. */
export const cardScenes: Readonly<Record<string, Readonly<Record<string, CardScene>>>> = Object.fromEntries(
  (await loadAllGames()).map((game) => [
    game.id,
    Object.fromEntries(
      game.ready.map(({ id, script }) => [id, { scene: script.scene, counters: countersOf(game, script) }]),
    ),
  ]),
);

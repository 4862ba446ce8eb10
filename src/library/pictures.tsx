/**
 * The small pictures of maps in the library, for ready fights and for the user's encounters, with
 * their icons.
 */
import { MapPicture } from '../map/scenes/pictures/MapPicture.tsx';
import { cardScenes } from '../rulesets/cardScenes.ts';
import { readyScene } from '../space/scenes/readyMaps.ts';
import { knowIcons } from '../ui/icons/icons.ts';
import { cardIcons } from './cardIcons.ts';

export { MapPicture };

knowIcons(cardIcons);

/**
 * The map of a ready fight with its combatants. It is decoration: the card's words describe the
 * fight.
 */
export function CardPicture({ game, fight }: { game: string; fight: string }) {
  const shown = cardScenes[game]?.[fight];
  if (!shown) return null;
  const { scene } = shown;
  return (
    <MapPicture
      of={`card ${game} ${fight}`}
      as="card"
      counters={shown.counters}
      fetch={async () => (typeof scene === 'string' ? readyScene(scene) : scene)}
      className="size-full rounded-none"
    />
  );
}

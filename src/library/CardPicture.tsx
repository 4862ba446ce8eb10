/** The picture on the card of a ready fight: its map, and who stands where. */
import { MapPicture } from '../map/scenes/MapPicture.tsx';
import { cardScenes } from '../rulesets/cardScenes.ts';
import { readyScenes } from '../space/scenes/index.ts';

/** Decoration: the card's words say what the fight is. */
export function CardPicture({ game, fight }: { game: string; fight: string }) {
  const shown = cardScenes[game]?.[fight];
  const scene = typeof shown?.scene === 'string' ? readyScenes[shown.scene] : shown?.scene;
  if (!shown || !scene) return null;
  return (
    <MapPicture
      of={`card ${game} ${fight}`}
      as="card"
      counters={shown.counters}
      fetch={async () => scene}
      className="size-full rounded-none"
    />
  );
}

/** The picture on the card of a ready fight: its map, and who stands where. */
import { SceneThumbnail } from '../map/scenes/SceneThumbnail.tsx';
import type { FightCard } from '../rulesets/cards.ts';
import { readyScenes } from '../space/scenes/index.ts';

/** Decoration: the card's words say what the fight is. */
export function CardPicture({ fight }: { fight: FightCard }) {
  const scene = typeof fight.scene === 'string' ? readyScenes[fight.scene] : fight.scene;
  return scene ? <SceneThumbnail scene={scene} counters={fight.counters} className="size-full" /> : null;
}

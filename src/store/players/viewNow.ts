/** What the players are shown now: the open encounter as it stands, or of a replay what they could see then. */
import type { Fight } from '../../engine/fight.ts';
import type { PublicView } from '../../engine/public/publicView.ts';
import type { OpenEncounter } from '../types.ts';

/** What is needed once somebody sees what the players see. */
export type Views = Pick<typeof import('./views.ts'), 'publicView' | 'changesOf'>;

/** A replay as the link needs it: what is shown of which encounter, while the GM lets the players see it. */
export interface Replayed {
  now(): { encounter: string; fight: Fight; at: number; of: number } | undefined;
  subscribe(listener: () => void): () => void;
}

/** The hashes of the pictures that a view shows. */
export function picturesOfView(view: PublicView): string[] {
  const looks = view.combatants.flatMap(({ look }) => look.picture ?? []);
  const { ground } = view.scene;
  return [...new Set(ground.kind === 'picture' ? [ground.picture, ...looks] : looks)];
}

/** What the players see of the open encounter: as it stands, or of a replay what they could see then. Nothing is asked in a replay. */
export function viewOfOpen(
  { publicView }: Views,
  { ruleset, fight, question, encounter }: OpenEncounter,
  replay: ReturnType<Replayed['now']>,
): PublicView {
  if (replay?.encounter !== encounter.id) return publicView(ruleset, fight, question, encounter.display);
  const { at, of } = replay;
  return { ...publicView(ruleset, replay.fight, undefined, encounter.display), replay: { at: at + 1, of } };
}

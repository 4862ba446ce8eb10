/**
 * Builds what the players see now: the open encounter as it stands, or the part of a replay's
 * moment that players could see.
 */
import type { Fight } from '../../engine/fight.ts';
import { type PublicView, publicView } from '../../engine/public/publicView.ts';
import type { OpenEncounter } from '../types.ts';
import { wholeNameOf } from './wholePicture.ts';

/**
 * A replay as the link needs it: the shown moment of an encounter, while the GM lets the players
 * see it.
 */
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

/**
 * The players' view of the open encounter, or of a replay's moment as players could see it then. A
 * replay shows no question. `nameOf` names covered pictures by their whole pictures.
 */
export function viewOfOpen(
  { ruleset, fight, question, encounter }: OpenEncounter,
  replay: ReturnType<Replayed['now']>,
  nameOf: (whole: string) => string,
): PublicView {
  if (replay?.encounter !== encounter.id)
    return coveredByName(publicView(ruleset, fight, question, encounter.display), fight, nameOf);
  const { at, of } = replay;
  const view = publicView(ruleset, replay.fight, undefined, encounter.display);
  return { ...coveredByName(view, replay.fight, nameOf), replay: { at: at + 1, of } };
}

/** Names a covered map's picture, so that another picture or another cover gives another name. */
function coveredByName(view: PublicView, { scene }: Fight, nameOf: (whole: string) => string): PublicView {
  const { ground } = view.scene;
  const whole = view.cover && ground.kind === 'picture' ? wholeNameOf(scene) : undefined;
  if (whole === undefined || ground.kind !== 'picture') return view;
  const picture = `${ground.picture}~${nameOf(whole)}`;
  return { ...view, scene: { ...view.scene, ground: { ...ground, picture } } };
}

/**
 * Gives random names to whole pictures: the same name for the same picture in this window. So
 * nobody can find out by guessing which picture a name stands for.
 */
export function chanceNames(): (whole: string) => string {
  const names = new Map<string, string>();
  return (whole) => {
    const name = names.get(whole) ?? crypto.getRandomValues(new Uint32Array(2)).join('-');
    names.set(whole, name);
    return name;
  };
}

/**
 * What a command does to the party's sight: the one place where fog is lifted by what people see,
 * where the way in which people look is noted, and where doors are remembered.
 */

import { dequal } from 'dequal/lite';
import type { Looks, PartySight } from '../../space/fogged.ts';
import type { Scene } from '../../space/scene.ts';
import { squareKey, squaresBeside } from '../../space/squares/squares.ts';
import { everyone, type Fight } from '../fight.ts';
import { isTheirs, placesSeen } from '../public/partySight.ts';
import type { Ruleset } from '../ruleset.ts';
import type { Id } from '../words.ts';

/**
 * How people look now who do not merely see: by the GM's word, otherwise by the game. Of the
 * players' own people, those who have fallen see nothing.
 */
function looksNow(ruleset: Ruleset, fight: Fight): Record<Id, Looks> {
  const found: Record<Id, Looks> = {};
  for (const one of everyone(fight)) {
    if (one.place.kind === 'off') continue;
    const own = ruleset.looks?.(fight, one.id) ?? {};
    const light = one.looks?.light ?? own.light ?? 0;
    const isDown = isTheirs(fight, one) && ruleset.standing(fight, one.id).at !== 'up';
    const eyes = one.looks?.eyes ?? (isDown ? 'blind' : (own.eyes ?? 'plain'));
    if (light > 0 || eyes !== 'plain')
      found[one.id] = { ...(light > 0 ? { light } : {}), ...(eyes === 'plain' ? {} : { eyes }) };
  }
  return found;
}

/** The places on both sides of a door, by their fog keys. */
function besideDoor(scene: Scene, key: string): readonly string[] {
  if (scene.kind === 'zones') return scene.borders[key]?.between ?? [];
  return squaresBeside(key).map(squareKey);
}

const doorsOf = (scene: Scene): Record<string, PartySight['doors'][string]> =>
  scene.kind === 'squares'
    ? scene.walls
    : Object.fromEntries(Object.values(scene.borders).map(({ id, door }) => [id, door]));

/** The doors that changed out of sight, as players saw them last. */
function doorsNow(base: Fight, done: Fight, seen: ReadonlySet<string>): PartySight['doors'] {
  const { doors = {} } = done.sight ?? {};
  const isSeen = (key: string) => besideDoor(done.scene, key).some((place) => seen.has(place));
  const kept = Object.fromEntries(Object.entries(doors).filter(([key]) => !isSeen(key)));
  if (base.scene === done.scene || base.scene.name !== done.scene.name || base.scene.kind !== done.scene.kind)
    return kept;
  const [was, is] = [doorsOf(base.scene), doorsOf(done.scene)];
  if (was === is) return kept;
  for (const [key, door] of Object.entries(was))
    if (is[key] !== undefined && is[key] !== door && kept[key] === undefined && !isSeen(key)) kept[key] = door;
  return kept;
}

/**
 * The change that a command leaves in the party's sight, to be made on a draft of the fight;
 * nothing where sight is as it was. Before the fight begins nothing is remembered.
 */
export function sightChange(ruleset: Ruleset, base: Fight, done: Fight): ((draft: Fight) => void) | undefined {
  const { sight } = done;
  if (!sight) return undefined;
  const looks = looksNow(ruleset, done);
  const sameLooks = dequal(looks, sight.looks);
  const now: Fight = sameLooks ? done : { ...done, sight: { ...sight, looks } };
  const squaresOf = (one: Parameters<Ruleset['size']>[0]) => ruleset.size(one).squares;
  const seen = done.stage === 'setup' ? undefined : placesSeen(now, squaresOf, 'party');
  const lifted = seen ? [...seen].filter((key) => done.fog[key]) : [];
  const doors = seen ? doorsNow(base, done, seen) : sight.doors;
  const sameDoors = dequal(doors, sight.doors);
  if (sameLooks && sameDoors && lifted.length === 0) return undefined;
  return (draft) => {
    if (!draft.sight) return;
    if (!sameLooks) draft.sight.looks = looks;
    if (!sameDoors) draft.sight.doors = doors;
    for (const key of lifted) delete draft.fog[key];
  };
}

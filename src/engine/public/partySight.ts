/**
 * What the party sees on the map now: from the fight alone, since each move leaves the way in which
 * people look with the fight.
 */
import { fogKeysOf, hasFogKey, type PartySight, SIGHT_BY_HAND } from '../../space/fogged.ts';
import type { Scene } from '../../space/scene.ts';
import type { CarriedLight } from '../../space/sight/light.ts';
import { darkPlacesOf, type Looker, type Looking, seenPlaces } from '../../space/sight/seenPlaces.ts';
import type { Edit } from '../command.ts';
import { type Combatant, everyone, type Fight } from '../fight.ts';
import type { Id } from '../words.ts';

/**
 * Whether the players always know where a combatant is: the party's own people, and everyone with a
 * player.
 */
export const isTheirs = (fight: Fight, one: Combatant): boolean =>
  !one.hidden && (one.player !== undefined || fight.sides[one.side]?.stance === 'party');

/**
 * The side of a combatant's token in squares. The engine knows no game, so a game gives this
 * through `Ruleset.size`.
 */
export type SquaresOf = (one: Combatant) => number;
export const oneSquare: SquaresOf = () => 1;

/** The lights that people carry on the map, each with its bearer's place. */
function lightsOf(fight: Fight, squaresOf: SquaresOf): CarriedLight[] {
  return everyone(fight).flatMap((one) => {
    const reach = fight.sight?.looks[one.id]?.light ?? 0;
    return reach > 0 && one.place.kind !== 'off' ? [{ place: { ...one.place }, squares: squaresOf(one), reach }] : [];
  });
}

const lookerOf = (fight: Fight, one: Combatant, squaresOf: SquaresOf): Looker => ({
  place: { ...one.place },
  squares: squaresOf(one),
  eyes: fight.sight?.looks[one.id]?.eyes ?? 'plain',
});

/**
 * What these people look at, with the lights of now. Where darkness hides nothing no light counts.
 */
function lookingOf(fight: Fight, who: readonly Combatant[], squaresOf: SquaresOf): Looking {
  const counts = fight.sight?.darkness === 'counts';
  return {
    lookers: who.map((one) => lookerOf(fight, one, squaresOf)),
    lights: counts ? lightsOf(fight, squaresOf) : [],
    hour: counts ? 'dark counts' : 'as by day',
  };
}

/** The combatants whose eyes the players have. `view`: only the one whose view the GM shows. */
function eyesOf(fight: Fight, whose: 'party' | 'view'): Combatant[] {
  const theirs = everyone(fight).filter((one) => one.place.kind !== 'off' && isTheirs(fight, one));
  const alone = whose === 'view' ? theirs.filter(({ id }) => id === fight.sight?.through) : [];
  return alone.length > 0 ? alone : theirs;
}

const ruledSets = new WeakMap<ReadonlySet<string>, { key: string; set: ReadonlySet<string> }>();

/** The seen places with those that the GM shows, and without those that the GM hides. */
function withRuled(seen: ReadonlySet<string>, ruled: PartySight['ruled']): ReadonlySet<string> {
  const entries = Object.entries(ruled);
  if (entries.length === 0) return seen;
  const key = JSON.stringify(entries);
  const known = ruledSets.get(seen);
  if (known?.key === key) return known.set;
  const set = new Set(seen);
  for (const [place, how] of entries)
    if (how === 'shown') set.add(place);
    else set.delete(place);
  ruledSets.set(seen, { key, set });
  return set;
}

/**
 * The places that the party sees now, or of `view` the one whose view the GM shows; with the GM's
 * rulings. Undefined where only the GM lifts fog.
 */
export function placesSeen(
  fight: Fight,
  squaresOf: SquaresOf = oneSquare,
  whose: 'party' | 'view' = 'view',
): ReadonlySet<string> | undefined {
  const { sight } = fight;
  if (sight?.fog !== 'by sight') return undefined;
  return withRuled(seenPlaces(fight.scene, lookingOf(fight, eyesOf(fight, whose), squaresOf)), sight.ruled);
}

/** The places that lie in the dark now. None where darkness hides nothing on this map. */
export const placesInDark = (fight: Fight, squaresOf: SquaresOf = oneSquare): ReadonlySet<string> =>
  fight.sight?.darkness === 'counts' ? darkPlacesOf(fight.scene, lightsOf(fight, squaresOf)) : new Set();

/** How one combatant looks at the map now, for the words that say why it does not see a place. */
export function lookOfOne(
  fight: Fight,
  who: Id,
  squaresOf: SquaresOf,
): { looker: Looker; looking: Looking } | undefined {
  const one = fight.combatants[who];
  if (!one || one.place.kind === 'off') return undefined;
  return { looker: lookerOf(fight, one, squaresOf), looking: lookingOf(fight, [one], squaresOf) };
}

/** Sets what sight does, on a draft. Gives a sentence when the edit does not fit. */
export function setSight(
  fight: Fight,
  { fog, darkness, through }: Extract<Edit, { edit: 'sight' }>,
): string | undefined {
  const sight: PartySight = { ...(fight.sight ?? SIGHT_BY_HAND) };
  if (through === null) delete sight.through;
  else if (through !== undefined) {
    if (!fight.combatants[through])
      return `Nobody in this fight has the id “${through}”, so nobody can look through their eyes.`;
    sight.through = through;
  }
  if (darkness !== undefined) sight.darkness = darkness;
  // The first time, everything that nobody has seen yet goes under fog.
  if (fog === 'by sight' && sight.fog !== 'by sight' && Object.keys(fight.fog).length === 0)
    fight.fog = allUnder(fight.scene);
  if (fog !== undefined) sight.fog = fog;
  if (sight.fog === 'by hand') {
    delete sight.through;
    sight.ruled = {};
    sight.doors = {};
  }
  if (sight.fog === 'by hand' && sight.darkness === 'as by day') delete fight.sight;
  else fight.sight = sight;
  return undefined;
}

/** Fog over every place of a map. */
export const allUnder = (scene: Scene): Fight['fog'] =>
  Object.fromEntries(fogKeysOf(scene).map((key) => [key, true as const]));

/** Removes from a draft the rulings and doors of places that a change of the map has taken away. */
export function clearStraySight({ sight, scene }: Fight): void {
  if (!sight) return;
  for (const key of Object.keys(sight.ruled)) if (!hasFogKey(scene, key)) delete sight.ruled[key];
  const doors = scene.kind === 'squares' ? scene.walls : scene.borders;
  for (const key of Object.keys(sight.doors)) if (!Object.hasOwn(doors, key)) delete sight.doors[key];
}

/** The map as the players remember it: doors that changed out of sight stand as they saw them. */
export function rememberedScene({ scene, sight }: Fight): Scene {
  const doors = Object.entries(sight?.doors ?? {});
  if (doors.length === 0) return scene;
  if (scene.kind === 'squares') {
    const walls = { ...scene.walls };
    for (const [edge, was] of doors) if (was === 'wall' || was === 'door' || was === 'open') walls[edge] = was;
    return { ...scene, walls };
  }
  const borders = { ...scene.borders };
  for (const [id, was] of doors) {
    const border = borders[id];
    if (border && (was === 'none' || was === 'open' || was === 'closed')) borders[id] = { ...border, door: was };
  }
  return { ...scene, borders };
}

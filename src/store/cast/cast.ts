/**
 * Puts a cast together: chooses the side that somebody comes to, makes copies, and finds places for
 * several combatants at once.
 */
import { editsToAdd, placesAround } from '../../engine/cast/addCombatants.ts';
import type { Edit } from '../../engine/command.ts';
import { type Combatant, everyone, type Fight, type Side } from '../../engine/fight.ts';
import { copyOfJson } from '../../engine/forms/schema.ts';
import type { Creature, Ruleset } from '../../engine/ruleset.ts';
import { placeWords } from '../../engine/table/fightWords.ts';
import type { Id } from '../../engine/words.ts';
import { type Place, placeKey, type Scene } from '../../space/scene.ts';

/** The name under which the device remembers the side that a creature came to. */
export const lastSideKey = (ruleset: Ruleset, creature: Creature): string => `${ruleset.id}/${creature.id}`;

/** The stance of the side that each creature came to last time, by the name from `lastSideKey`. */
export type LastSides = Readonly<Record<string, Side['stance']>>;

/**
 * The side that somebody comes to unless told otherwise: the side of last time (`key`), else the
 * party for a hero and the foes for any other.
 */
export function sideOfKind(fight: Fight, kind: 'hero' | 'other', key: string | undefined, lastSides: LastSides): Id {
  const usual: Side['stance'] = kind === 'hero' ? 'party' : 'foe';
  const wanted = (key === undefined ? undefined : lastSides[key]) ?? usual;
  const found = [wanted, usual].flatMap(
    (stance) => fight.sideOrder.find((id) => fight.sides[id]?.stance === stance) ?? [],
  );
  return found[0] ?? fight.sideOrder[0] ?? '';
}

/** The side that a creature of the game comes to unless told otherwise, as `sideOfKind`. */
export const sideFor = (ruleset: Ruleset, fight: Fight, creature: Creature | undefined, lastSides: LastSides): Id =>
  sideOfKind(
    fight,
    creature !== undefined && ruleset.heroes.includes(creature.kind) ? 'hero' : 'other',
    creature && lastSideKey(ruleset, creature),
    lastSides,
  );

/**
 * Finds the combatant beside whom another would stand: the last namesake with a place, else the
 * last of the same side. Undefined when none of them has a place.
 */
export function besideWhom(fight: Fight, one: Combatant): Combatant | undefined {
  const placed = everyone(fight).filter(({ id, place }) => id !== one.id && place.kind !== 'off');
  return placed.findLast(({ name }) => name === one.name) ?? placed.findLast(({ side }) => side === one.side);
}

/**
 * Makes the edits that copy a combatant. The copy has the same sheet, side and look and the next
 * number, and stands beside the original. The copy of a hidden combatant is hidden.
 */
export function editsToCopy(ruleset: Ruleset, fight: Fight, of: Combatant): Edit[] {
  return editsToAdd(ruleset, fight, { name: of.name, side: of.side, count: 1, at: of.place }).map((edit) =>
    edit.edit === 'add'
      ? {
          edit: 'add',
          combatant: {
            ...(edit.combatant as Combatant),
            look: copyOfJson(of.look),
            hidden: of.hidden,
            note: of.note,
            ...(of.habits ? { habits: copyOfJson(of.habits) } : {}),
            sheet: copyOfJson(of.sheet),
          },
        }
      : edit,
  );
}

/**
 * Makes the edits that stand several combatants at a place. A combatant who finds no room goes
 * beside the map.
 */
export function editsToPlace(ruleset: Ruleset, fight: Fight, ids: readonly Id[], at: Place): Edit[] {
  const who = ids.flatMap((id) => fight.combatants[id] ?? []);
  const places = placesAround(ruleset, fight, who, at);
  return who.map((one, n) => ({ edit: 'combatant', combatant: one.id, place: places[n] ?? { kind: 'off' } }));
}

/**
 * The name of a place as the whole table says it; a combatant without a place waits beside the map.
 */
export const placeName = (scene: Scene, place: Place): string =>
  place.kind === 'off' ? 'beside the map' : placeWords(scene, place);

/**
 * Every place of a scene of zones that a list can offer: the zones, then the ways. Users type
 * squares instead.
 */
export function listedPlaces(scene: Scene): { key: string; place: Place; label: string }[] {
  if (scene.kind !== 'zones') return [];
  const places: Place[] = [
    ...Object.keys(scene.zones).map((zone): Place => ({ kind: 'zone', zone })),
    ...(scene.hexes ? [] : Object.keys(scene.borders)).map((border): Place => ({ kind: 'border', border })),
  ];
  return places.map((place) => ({ key: placeKey(place), place, label: placeName(scene, place) }));
}

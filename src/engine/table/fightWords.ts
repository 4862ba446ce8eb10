/** A fight in words: places, combatants, seats, as the screens and the log's rulings say them. */

import type { Place, Scene } from '../../space/scene.ts';
import { zoneName } from '../../space/zones/zoneName.ts';
import { type Fight, fullName, type Relation } from '../fight.ts';
import type { Question } from '../question.ts';
import { type Id, nameList } from '../words.ts';

/** A place in words. */
export function placeWords(scene: Scene, place: Place): string {
  switch (place.kind) {
    case 'off':
      return 'off the map';
    case 'square':
      return `column ${place.column + 1}, row ${place.row + 1}`;
    case 'zone':
      return scene.kind === 'zones' ? zoneName(scene, place.zone) : place.zone;
    case 'border': {
      const border = scene.kind === 'zones' ? scene.borders[place.border] : undefined;
      if (!border || scene.kind !== 'zones') return place.border;
      const [a, b] = border.between.map((id) => zoneName(scene, id, 'short'));
      return `between ${a} and ${b}`;
    }
  }
}

/** Where somebody is moved, in words: “to the Hall”, “between Hall and Yard”. */
export const moveWords = (scene: Scene, place: Place): string =>
  place.kind === 'border' || place.kind === 'off' ? placeWords(scene, place) : `to ${placeWords(scene, place)}`;

/** A combatant's name with their number; the id of a combatant who is gone. */
export const nameOfOne = (fight: Fight, who: Id): string => {
  const one = fight.combatants[who];
  return one ? fullName(one) : who;
};

/** The most names that a brief line lists. */
const MOST_NAMED = 3;

/** Names for a brief line: all of a few, the first two of many and how many more. */
export const fewNames = (names: readonly string[]): string =>
  nameList(names.length > MOST_NAMED ? [...names.slice(0, 2), `${names.length - 2} more`] : names);

/** What somebody is to another, in words. */
export const RELATION_WORDS: Readonly<Record<Relation, string>> = {
  friend: 'a friend',
  neutral: 'no enemy',
  foe: 'an enemy',
};

/** The name of a seat, in words. */
export function seatName(fight: Fight, seat: Question['seat']): string {
  if (seat.kind === 'gm') return 'Game master';
  if (seat.kind === 'side') return fight.sides[seat.side]?.name ?? seat.side;
  return nameOfOne(fight, seat.combatant);
}

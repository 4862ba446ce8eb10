/** A fight in words: places, combatants, seats, as the screens and the log's rulings say them. */
import { type Fight, fullName } from '../../engine/fight.ts';
import type { Question } from '../../engine/question.ts';
import type { Id } from '../../engine/words.ts';
import type { Place, Scene } from '../../space/scene.ts';
import { zoneName } from '../../space/zones/zoneName.ts';

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

/** A combatant's name with its number; its id when it is gone. */
export const nameOfOne = (fight: Fight, who: Id): string => {
  const one = fight.combatants[who];
  return one ? fullName(one) : who;
};

/** Who a seat is, in words. */
export function seatName(fight: Fight, seat: Question['seat']): string {
  if (seat.kind === 'gm') return 'Game master';
  if (seat.kind === 'side') return fight.sides[seat.side]?.name ?? seat.side;
  return nameOfOne(fight, seat.combatant);
}

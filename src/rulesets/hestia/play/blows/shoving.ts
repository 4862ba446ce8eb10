/**
 * Shoving (HE-20): the target goes one place away from the combatant who shoves, also over an edge
 * of any height, and then falls (HE-13).
 */

import { combatantOf } from '../../../../engine/fight.ts';
import { askChoice, type Flow } from '../../../../engine/flow.ts';
import { personRef, sentence } from '../../../../engine/log/sentence.ts';
import { gmSeat, type Id, seatOf } from '../../../../engine/words.ts';
import { type Place, placeKey } from '../../../../space/scene.ts';
import { squareOf } from '../../../../space/squares/squares.ts';
import { inZone, zonesOf } from '../../../../space/zones/zones.ts';
import { nameOf } from '../../../common/people.ts';
import { isFurther } from '../../../common/squares/pushes.ts';
import type { HestiaFight } from '../../fight.ts';
import type { Fighter } from '../../sheet/sheet.ts';
import { fallDown } from '../harm/harm.ts';
import { ledgesInReach, SQUARE_FEET, walkOption, walksFrom } from '../table/distance.ts';
import { tell } from '../table/tell.ts';

export function* shoveTarget(fight: HestiaFight, who: Id, victim: Fighter): Flow<void> {
  const name = nameOf(fight, victim.id);
  const feet = fight.scene.kind === 'squares' ? SQUARE_FEET : fight.house.zoneFeet / 2;
  const over = ledgesInReach(fight, victim.id);
  const isOver = (place: Place) => over.some((ledge) => placeKey(ledge.place) === placeKey(place));
  const level = walksFrom(fight, victim.id, feet).filter(({ place }) => !isOver(place));
  const ways = [...level.map((walk) => ({ ...walk, drop: 0 })), ...over].filter(({ place }) =>
    away(fight, who, victim.id, place),
  );
  if (ways.length === 0) return tell(fight, 'HE-20', sentence`${personRef(victim.id)} has nowhere to be shoved.`);
  const picked = yield* askChoice(
    { seat: seatOf(who), title: `Shove ${name} where?`, rule: 'HE-20', about: [victim.id] },
    ways.map((way) => {
      const option = walkOption(fight)(way);
      return way.drop > 0 ? { ...option, detail: `over the edge: falls ${way.drop} ft` } : option;
    }),
  );
  const way = ways.find(({ place }) => placeKey(place) === picked);
  if (!way) return;
  const start = victim.place;
  victim.place = way.place;
  const fall = way.drop > 0 ? way.drop : yield* overBorder(fight, victim, start);
  tell(fight, 'HE-20', sentence`${personRef(victim.id)} is shoved${fall > 0 ? ' over the edge' : ''}.`, {
    happened: { is: 'moved', whom: [victim.id], by: who },
    tone: 'bad',
  });
  if (fall > 0) yield* fallDown(fight, victim.id, fall);
}

const FEET_PER_METRE = 3.28;

/**
 * On zones a border may be a drop. The map does not say which side is the upper one, so the GM says
 * whether the target goes over. Gives the height of the fall in feet.
 */
function* overBorder(fight: HestiaFight, victim: Fighter, start: Place): Flow<number> {
  const { scene } = fight;
  const border = [victim.place, start].find((place) => place.kind === 'border');
  if (scene.kind !== 'zones' || border?.kind !== 'border') return 0;
  const edge = scene.borders[border.border]?.features.find(({ kind }) => kind === 'fall');
  const feet = Math.round((edge?.amount ?? 0) * FEET_PER_METRE);
  if (!edge || feet === 0) return 0;
  const answer = yield* askChoice(
    {
      seat: gmSeat,
      title: `${nameOf(fight, victim.id)} is shoved at an edge (${edge.label}): over it?`,
      rule: 'HE-20',
      about: [victim.id],
    },
    [
      { id: 'over' as const, label: `Over it: falls ${feet} ft`, tone: 'danger' as const },
      { id: 'stays' as const, label: 'No fall: from below, or stays at the edge' },
    ],
  );
  if (answer === 'stays') return 0;
  const below = zonesOf(scene, border).find((zone) => start.kind !== 'zone' || zone !== start.zone);
  if (victim.place.kind === 'border' && below !== undefined) victim.place = inZone(below);
  return feet;
}

/**
 * Whether a place is farther from the shover than the target's place. On zones any way out counts.
 */
function away(fight: HestiaFight, who: Id, target: Id, place: Place): boolean {
  if (fight.scene.kind === 'zones') return true;
  const [from, at, to] = [combatantOf(fight, who).place, combatantOf(fight, target).place, place].map(squareOf);
  return from !== undefined && at !== undefined && to !== undefined && isFurther(from, at, to);
}

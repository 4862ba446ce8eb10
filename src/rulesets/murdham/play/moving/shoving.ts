/** Where a fighter can be shoved, and what its forced movement provokes (MU-24, MU-38). */

import type { Flow } from '../../../../engine/flow.ts';
import type { Option } from '../../../../engine/question.ts';
import type { Id } from '../../../../engine/words.ts';
import { type Place, placeKey, samePlace } from '../../../../space/scene.ts';
import { nearbyPlaces } from '../../../../space/zones/zones.ts';
import { sheetOf } from '../../../common/people.ts';
import type { MurdhamFight } from '../../fight.ts';
import { opportunities } from '../attacks/opportunity.ts';
import { roomOf } from '../table/figures.ts';
import { featuresAt, mapOf, occupants, placeOf, whereText, whyNoRoom } from '../table/ground.ts';

/**
 * MU-24: moves a fighter by force. Forced movement provokes no opportunity attacks unless a house
 * rule says so.
 */
export function* forceMove(fight: MurdhamFight, who: Id, to: Place): Flow<void> {
  if (fight.house.forcedProvoke) yield* opportunities(fight, [who], to, 'forced');
}

/**
 * One way to shove: half a zone (`to`), and into a hazard of the place that the fighter is shoved
 * to, or (`first`) of the place that it is shoved from.
 */
interface ShoveOption extends Option {
  to?: Place;
  hazard?: string;
  first?: string;
}

export function shoveOptions(fight: MurdhamFight, target: Id): ShoveOption[] {
  const scene = mapOf(fight);
  const here = placeOf(fight, target);
  const crowd = occupants(fight, [target]);
  const room = roomOf(sheetOf(fight, target), fight.house);
  const perilAt = (place: Place) => featuresAt(fight, place).find(({ kind }) => kind === 'hazard' || kind === 'fall');
  const places = nearbyPlaces(scene, here).filter(
    (place) => !samePlace(place, here) && whyNoRoom(fight, crowd, place, room) === undefined,
  );
  const own = perilAt(here);
  const stay = own
    ? [
        {
          id: 'hazard',
          label: `Into ${own.label || 'the hazard'}`,
          hazard: own.label || 'the hazard',
          tone: 'danger' as const,
        },
      ]
    : [];
  return [
    ...stay,
    ...places.flatMap((place) => {
      const peril = perilAt(place);
      const plain = { id: placeKey(place), label: `To ${whereText(fight, place)}`, place, to: place };
      const through = own
        ? [
            {
              ...plain,
              id: `hazard>${placeKey(place)}`,
              label: `Into ${own.label || 'the hazard'}, then to ${whereText(fight, place)}`,
              first: own.label || 'the hazard',
              tone: 'danger' as const,
            },
          ]
        : [];
      return peril
        ? [
            plain,
            ...through,
            {
              ...plain,
              id: `${placeKey(place)}!`,
              label: `To ${whereText(fight, place)}, into ${peril.label || 'the hazard'}`,
              hazard: peril.label || 'the hazard',
              tone: 'danger' as const,
            },
          ]
        : [plain, ...through];
    }),
    { id: 'down', label: 'Just free', tone: 'pass' as const },
  ];
}

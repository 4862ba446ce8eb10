/** Trampling: larger fighters walk over smaller ones whose place they enter. */

import { areEnemies, combatantOf } from '../../../../engine/fight.ts';
import { askChoice, askPicks, type Flow } from '../../../../engine/flow.ts';
import { personRef, sentence } from '../../../../engine/log/sentence.ts';
import type { Id } from '../../../../engine/words.ts';
import { type Place, samePlace } from '../../../../space/scene.ts';
import { nearbyPlaces } from '../../../../space/zones/zones.ts';
import { nameOf, optionsFor, sheetOf } from '../../../common/people.ts';
import { placeIn, placeOptions } from '../../../common/places.ts';
import type { MurdhamFight } from '../../fight.ts';
import { isLarger, scoreOf, sizeFactor } from '../../sheet/scores.ts';
import { isConditionActive, isHelpless } from '../../sheet/standing.ts';
import { opportunities } from '../attacks/opportunity.ts';
import { sufferMishap } from '../perils/hazards.ts';
import { roomOf } from '../table/figures.ts';
import { mapOf, occupants, placeOf, whereText, whyNoRoom } from '../table/ground.ts';
import { rollSave } from '../table/saves.ts';
import { allFighters, isThere, seatOfFighter, tell } from '../table/table.ts';
import { canReact, spendReaction } from '../turns/readiness.ts';

/**
 * Lets a larger fighter trample the smaller ones whose place it enters. Each victim steps aside or
 * takes d4. Trampling costs nothing.
 */
export function* trampleAt(fight: MurdhamFight, who: Id, at: Place): Flow<void> {
  const sheet = sheetOf(fight, who);
  if (sheet.size !== 'large' && sheet.size !== 'massive') return;
  const victims = allFighters(fight).filter(
    (one) =>
      areEnemies(fight, one.id, who) &&
      samePlace(one.place, at) &&
      isThere(fight, one.id) &&
      isLarger(sheet, one.sheet) &&
      !isConditionActive(one.sheet, 'aloft') &&
      !isConditionActive(one.sheet, 'concealed'),
  );
  if (victims.length === 0) return;
  const chosen = yield* askPicks(
    { seat: seatOfFighter(fight, who), title: `${nameOf(fight, who)}: trample whom?`, rule: 'MU', about: [who] },
    optionsFor(fight, victims),
    0,
    victims.length,
  );
  for (const id of chosen) yield* underFoot(fight, who, id);
}

function* underFoot(fight: MurdhamFight, who: Id, victim: Id): Flow<void> {
  const scene = mapOf(fight);
  const here = placeOf(fight, victim);
  const crowd = occupants(fight, [victim]);
  const room = roomOf(sheetOf(fight, victim), fight.house);
  const aside = isHelpless(sheetOf(fight, victim))
    ? []
    : nearbyPlaces(scene, here).filter(
        (place) => !samePlace(place, here) && whyNoRoom(fight, crowd, place, room) === undefined,
      );
  const answer = yield* askChoice(
    {
      seat: seatOfFighter(fight, victim),
      title: `${nameOf(fight, who)} tramples ${nameOf(fight, victim)}`,
      rule: 'MU',
      about: [who, victim],
    },
    [
      ...placeOptions(aside, (place) => `Out of the way: ${whereText(fight, place)}`),
      ...(fight.house.trampleDodged && canReact(fight, victim) === true
        ? [{ id: 'dodge', label: 'Dodge', detail: `AGI ${scoreOf(sheetOf(fight, victim), 'agi')}` }]
        : []),
      { id: 'stay', label: 'Stay and take d4', tone: 'danger' as const },
    ],
  );
  if (answer === 'dodge') {
    yield* spendReaction(fight, victim);
    if (yield* rollSave(fight, victim, 'agi', { rule: 'MU-20', what: 'to dodge', about: [victim, who] })) return;
  }
  const to = placeIn(aside, answer);
  if (to) {
    if (fight.house.forcedProvoke) yield* opportunities(fight, [victim], to, 'forced');
    combatantOf(fight, victim).place = { ...to };
    tell(fight, 'MU', sentence`${personRef(victim)} gets out of the way.`, {
      happened: { is: 'moved', whom: [victim] },
    });
  } else
    yield* sufferMishap(
      fight,
      victim,
      { count: 1, sides: 4 },
      {
        rule: 'MU',
        text: 'trampled',
        direct: false,
        // By house rule the damage of a foot grows with size as the damage of a fist does.
        ...(fight.house.trampleSized ? { times: sizeFactor(sheetOf(fight, who).size).up } : {}),
      },
    );
}

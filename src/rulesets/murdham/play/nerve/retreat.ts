/**
 * MU-45: which moves count as a retreat: away from the enemy, or nearer to a way out, also past
 * closed doors; and where a fighter can leave the map.
 */

import { areEnemies } from '../../../../engine/fight.ts';
import { type Id, notAllowed, type Reason, type Verdict } from '../../../../engine/words.ts';
import { type Place, placeKey, type ZoneScene } from '../../../../space/scene.ts';
import { inZone, nearbyPlaces, onBorder } from '../../../../space/zones/zones.ts';
import { sheetOf } from '../../../common/people.ts';
import type { MurdhamFight } from '../../fight.ts';
import { isConditionActive, isHelpless } from '../../sheet/standing.ts';
import { mapOf, placeOf, zonesHere } from '../table/ground.ts';
import { allFighters, isThere } from '../table/table.ts';

/** Lists the places by which fighters leave the map. */
function waysOut(scene: ZoneScene): Place[] {
  const exits = ({ features }: { features: readonly { kind: string }[] }) =>
    features.some(({ kind }) => kind === 'exit');
  return [
    ...Object.values(scene.zones)
      .filter(exits)
      .map(({ id }) => inZone(id)),
    ...Object.values(scene.borders)
      .filter(exits)
      .map(({ id }) => onBorder(id)),
  ];
}

/**
 * Counts the half zones from each place to the nearest of some places, doors open or shut. Places
 * that cannot be reached are missing.
 */
function stepsFrom(scene: ZoneScene, starts: readonly Place[]): ReadonlyMap<string, number> {
  const steps = new Map(starts.map((place) => [placeKey(place), 0]));
  const queue = [...starts];
  for (let at = 0; at < queue.length; at++) {
    const here = queue[at];
    if (!here) break;
    const next = (steps.get(placeKey(here)) ?? 0) + 1;
    for (const place of nearbyPlaces(scene, here)) {
      if (steps.has(placeKey(place))) continue;
      steps.set(placeKey(place), next);
      queue.push(place);
    }
  }
  return steps;
}

/**
 * Says why going to a place is no retreat: it is neither farther from every standing enemy nor
 * nearer to a way out.
 */
export function whyNoRetreat(fight: MurdhamFight, who: Id): (to: Place) => Reason | undefined {
  const scene = mapOf(fight);
  const foes = allFighters(fight).filter(
    (one) => areEnemies(fight, one.id, who) && isThere(fight, one.id) && !isHelpless(one.sheet),
  );
  const danger = stepsFrom(
    scene,
    foes.map(({ place }) => place),
  );
  const out = stepsFrom(scene, waysOut(scene));
  const from = (steps: ReadonlyMap<string, number>, place: Place) => steps.get(placeKey(place)) ?? 999;
  const here = placeOf(fight, who);
  return (to) =>
    from(danger, to) > from(danger, here) || from(out, to) < from(out, here)
      ? undefined
      : notAllowed('MU-45', 'Morale has failed: only away from the enemy, or toward a way out.');
}

/**
 * MU-45: tells whether a fighter can leave the map here. It can at a way out. A map without a way
 * out can be left anywhere, unless a house rule forbids it.
 */
export function canLeave(fight: MurdhamFight, who: Id): Verdict {
  if (isConditionActive(sheetOf(fight, who), 'frenzied')) return notAllowed('MU-45', 'The frenzied never retreat.');
  const exits = waysOut(mapOf(fight)).map(placeKey);
  if (exits.length === 0)
    return fight.house.mapWithoutExit === 'anywhere' ? true : notAllowed('MU-45', 'This map has no way out.');
  const at = [placeOf(fight, who), ...zonesHere(fight, who).map(inZone)].map(placeKey);
  return exits.some((exit) => at.includes(exit)) ? true : notAllowed('MU-45', 'Only where there is a way out.');
}

/**
 * What the ground asks before a step and does to a fighter after it: incense, balance, climbs,
 * water, traps.
 */

import type { Flow } from '../../../../engine/flow.ts';
import { sentence, writtenRef } from '../../../../engine/log/sentence.ts';
import type { Id } from '../../../../engine/words.ts';
import type { Place } from '../../../../space/scene.ts';
import { sheetOf } from '../../../common/people.ts';
import type { MurdhamFight } from '../../fight.ts';
import { conditionOf, gainCondition, isConditionActive, knowsSkill, loseCondition } from '../../sheet/standing.ts';
import { getAir } from '../harm/breath.ts';
import { driveDanger } from '../perils/driving.ts';
import { enterFire, enterHazards, fallFrom, sufferMishap, swimSave } from '../perils/hazards.ts';
import { keepSeat } from '../riding.ts';
import { featuresAt } from '../table/ground.ts';
import { rollSave } from '../table/saves.ts';
import { isBoat, isPuller, isVehicle } from '../table/vehicles.ts';
import { enterMiasma } from '../turns/opening.ts';
import { companyOf, featureOfKind, hasGear } from './ways.ts';

/**
 * Lets a demon into a zone where incense burns only on a STR save. Gives false when the demon fails
 * and so goes no farther this turn.
 */
export function* throughIncense(fight: MurdhamFight, who: Id, to: Place): Flow<boolean> {
  const burns = featuresAt(fight, to).some(({ detail }) => detail === 'incense');
  if (!burns || sheetOf(fight, who).kind !== 'demon') return true;
  if (yield* rollSave(fight, who, 'str', { rule: 'MU', what: 'to bear the incense' })) return true;
  if (fight.state.turn) fight.state.turn.stopped = true;
  return false;
}

/**
 * Asks for what the ground demands before a step: balance, the top of a climb. Gives false when the
 * fighter stays where it was.
 */
export function* keepsFooting(fight: MurdhamFight, who: Id, from: Place, to: Place): Flow<boolean> {
  const sheet = sheetOf(fight, who);
  const hard = featureOfKind(featuresAt(fight, from), 'difficult') ?? featureOfKind(featuresAt(fight, to), 'difficult');
  if (isVehicle(sheet)) return !hard || (yield* driveDanger(fight, who, `on ${hard.label || 'bad ground'}`));
  if (hard && !knowsSkill(sheet, 'acrobatics')) {
    const passed = yield* rollSave(fight, who, 'agi', {
      rule: 'MU',
      what: `to keep balance on ${hard.label || 'difficult ground'}`,
      told: sentence`to keep balance on ${writtenRef(hard.label || 'difficult ground')}`,
    });
    yield* keepSeat(fight, who);
    if (!passed) {
      if (fight.state.turn) fight.state.turn.stopped = true;
      yield* sufferMishap(fight, who, { count: 1, sides: 4 }, { rule: 'MU', text: 'trips' });
      return false;
    }
  }
  const climbing = conditionOf(sheet, 'climbing');
  const wall = featureOfKind(featuresAt(fight, to), 'climb');
  if (climbing && !wall) {
    const easy = knowsSkill(sheet, 'climb') || hasGear(fight, who, 'ladder', 'rope-ladder');
    const over = easy || (yield* rollSave(fight, who, 'agi', { rule: 'MU', what: 'to get over the top' }));
    loseCondition(sheet, 'climbing');
    if (!over) {
      yield* fallFrom(fight, who, Number(climbing.note ?? 4));
      return false;
    }
  }
  if (wall) gainCondition(sheet, { id: 'climbing', until: 'cause', note: String(wall.amount ?? 4) });
  return true;
}

/** Applies what a place does to fighters who come into it. */
export function* arriveAt(fight: MurdhamFight, who: Id, to: Place, inAir: boolean): Flow<void> {
  if (to.kind === 'zone') enterMiasma(fight, who, to.zone);
  if (inAir) return;
  const water = featureOfKind(featuresAt(fight, to), 'water');
  const along = companyOf(fight, who);
  const afloat = isBoat(sheetOf(fight, who));
  for (const id of along) {
    const sheet = sheetOf(fight, id);
    if (water && sheet.mount === undefined && !afloat) gainCondition(sheet, { id: 'in-water', until: 'cause' });
    else {
      loseCondition(sheet, 'in-water');
      if (!water && conditionOf(sheet, 'breathless')?.note === 'water') getAir(fight, id);
    }
  }
  if (water && (water.amount ?? 0) > 0) {
    if (afloat) yield* driveDanger(fight, who, 'in rough water');
    else for (const id of along) if (isConditionActive(sheetOf(fight, id), 'in-water')) yield* swimSave(fight, id);
  }
  // Only the first of those who move together meets a trap or pit. A fire burns all.
  const [first = who] = along.filter((id) => isPuller(fight, id));
  yield* enterHazards(fight, first);
  for (const id of along) if (id !== first) yield* enterFire(fight, id);
}

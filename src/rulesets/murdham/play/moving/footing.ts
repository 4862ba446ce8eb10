/** What the ground asks of a step and does to whoever comes: incense, balance, climbs, water, traps. */

import type { Flow } from '../../../../engine/flow.ts';
import type { Id } from '../../../../engine/words.ts';
import type { Place } from '../../../../space/scene.ts';
import { sheetOf } from '../../../common/people.ts';
import type { MurdhamFight } from '../../fight.ts';
import { conditionOf, gain, is, knows, lose } from '../../sheet/standing.ts';
import { getAir } from '../harm/breath.ts';
import { danger } from '../perils/driving.ts';
import { enterFire, enterHazards, fall, mishap, swim } from '../perils/hazards.ts';
import { keepSeat } from '../riding.ts';
import { featuresAt } from '../table/ground.ts';
import { save } from '../table/saves.ts';
import { isBoat, isPuller, isVehicle } from '../table/vehicles.ts';
import { miasma } from '../turns/opening.ts';
import { company, gear, has } from './ways.ts';

/** A demon enters a zone where incense burns only on a STR save; failed, it goes no farther this turn. */
export function* throughIncense(fight: MurdhamFight, who: Id, to: Place): Flow<boolean> {
  const burns = featuresAt(fight, to).some(({ detail }) => detail === 'incense');
  if (!burns || sheetOf(fight, who).kind !== 'demon') return true;
  if (yield* save(fight, who, 'str', { rule: 'MU', what: 'to bear the incense' })) return true;
  if (fight.state.turn) fight.state.turn.stopped = true;
  return false;
}

/** What the ground asks before a step is done: balance, the top of a climb. False: it stays where it was. */
export function* footing(fight: MurdhamFight, who: Id, from: Place, to: Place): Flow<boolean> {
  const sheet = sheetOf(fight, who);
  const hard = has(featuresAt(fight, from), 'difficult') ?? has(featuresAt(fight, to), 'difficult');
  if (isVehicle(sheet)) return !hard || (yield* danger(fight, who, `on ${hard.label || 'bad ground'}`));
  if (hard && !knows(sheet, 'acrobatics')) {
    const passed = yield* save(fight, who, 'agi', {
      rule: 'MU',
      what: `to keep balance on ${hard.label || 'difficult ground'}`,
    });
    yield* keepSeat(fight, who);
    if (!passed) {
      if (fight.state.turn) fight.state.turn.stopped = true;
      yield* mishap(fight, who, { count: 1, sides: 4 }, { rule: 'MU', text: 'trips' });
      return false;
    }
  }
  const climbing = conditionOf(sheet, 'climbing');
  const wall = has(featuresAt(fight, to), 'climb');
  if (climbing && !wall) {
    const easy = knows(sheet, 'climb') || gear(fight, who, 'ladder', 'rope-ladder');
    const over = easy || (yield* save(fight, who, 'agi', { rule: 'MU', what: 'to get over the top' }));
    lose(sheet, 'climbing');
    if (!over) {
      yield* fall(fight, who, Number(climbing.note ?? 4));
      return false;
    }
  }
  if (wall) gain(sheet, { id: 'climbing', until: 'cause', note: String(wall.amount ?? 4) });
  return true;
}

/** What a place does to those who come into it. */
export function* arrive(fight: MurdhamFight, who: Id, to: Place, inAir: boolean): Flow<void> {
  if (to.kind === 'zone') miasma(fight, who, to.zone);
  if (inAir) return;
  const water = has(featuresAt(fight, to), 'water');
  const along = company(fight, who);
  const afloat = isBoat(sheetOf(fight, who));
  for (const id of along) {
    const sheet = sheetOf(fight, id);
    if (water && sheet.mount === undefined && !afloat) gain(sheet, { id: 'in-water', until: 'cause' });
    else {
      lose(sheet, 'in-water');
      if (!water && conditionOf(sheet, 'breathless')?.note === 'water') getAir(fight, id);
    }
  }
  if (water && (water.amount ?? 0) > 0) {
    if (afloat) yield* danger(fight, who, 'in rough water');
    else for (const id of along) if (is(sheetOf(fight, id), 'in-water')) yield* swim(fight, id);
  }
  // A trap or pit is met by whoever goes first; a fire by all.
  const [first = who] = along.filter((id) => isPuller(fight, id));
  yield* enterHazards(fight, first);
  for (const id of along) if (id !== first) yield* enterFire(fight, id);
}

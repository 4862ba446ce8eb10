/**
 * The special moves of a full movement: sprints over several rounds, the open ground that a sprint
 * needs, leaps (MU-08).
 */

import type { Flow } from '../../../../engine/flow.ts';
import { type Id, notAllowed, type Verdict } from '../../../../engine/words.ts';
import { sheetOf } from '../../../common/people.ts';
import type { MurdhamFight } from '../../fight.ts';
import { knowsSkill } from '../../sheet/standing.ts';
import { driveDanger } from '../perils/driving.ts';
import { keepSeat, ridersOf } from '../riding.ts';
import { featuresAt, placeOf } from '../table/ground.ts';
import { rollSave } from '../table/saves.ts';
import { crewOf, isVehicle, vehicleOf } from '../table/vehicles.ts';
import { activation, mountOf, runnerOf } from '../turns/together.ts';

/**
 * Tells whether anybody who rides or crews with this fighter has acted this turn or reacted. For
 * them a sprint and other actions exclude each other.
 */
export function busyAboard(fight: MurdhamFight, who: Id): boolean {
  const { turn, used } = fight.state;
  const runner = runnerOf(fight, who);
  const crew = isVehicle(sheetOf(fight, runner)) ? crewOf(fight, runner) : ridersOf(fight, runner);
  const mine = turn?.who === activation(fight, who);
  return crew.some((id) => {
    const own = turn?.mates?.[id] ?? (turn?.who === id ? turn : undefined);
    return used[id] === 'reaction' || (mine && own !== undefined && (own.bonus > 0 || own.main));
  });
}

export function openGround(fight: MurdhamFight, who: Id): Verdict {
  const rough = featuresAt(fight, placeOf(fight, who)).find(
    ({ kind }) => kind === 'difficult' || kind === 'water' || kind === 'climb',
  );
  const sheet = sheetOf(fight, who);
  const skill = rough?.kind === 'water' ? 'swim' : rough?.kind === 'climb' ? 'climb' : 'acrobatics';
  return rough && !knowsSkill(sheet, skill)
    ? notAllowed('MU-08', `No ground for a sprint: ${rough.label || 'too rough'}.`)
    : true;
}

/**
 * Runs a sprint. From the second round in a row the runner saves AGI, with Fleet footed only every
 * second round.
 */
export function* sprintInTurn(fight: MurdhamFight, who: Id): Flow<void> {
  const vehicle = vehicleOf(fight, who);
  if (vehicle !== undefined) {
    yield* driveDanger(fight, vehicle, 'at full speed');
    return;
  }
  const runner = mountOf(fight, who) ?? who;
  const last = fight.state.sprinted[runner];
  const streak = last && last.round === fight.state.round - 1 ? last.streak + 1 : 1;
  fight.state.sprinted[runner] = { round: fight.state.round, streak };
  const fleet = knowsSkill(sheetOf(fight, runner), 'fleet-footed');
  const tested = fleet ? streak >= 3 && streak % 2 === 1 : streak >= 2;
  if (
    tested &&
    !(yield* rollSave(fight, runner, 'agi', { rule: 'MU-08', what: 'to keep up the sprint' })) &&
    fight.state.turn
  )
    fight.state.turn.full = 'full';
  if (ridersOf(fight, runner).length > 0) yield* keepSeat(fight, runner);
}

/**
 * Leaps over a gap with an AGI save; Acrobatics needs none. A leaper who fails stays on this side.
 */
export function* leapOver(fight: MurdhamFight, who: Id): Flow<void> {
  const runner = mountOf(fight, who) ?? who;
  if (knowsSkill(sheetOf(fight, runner), 'acrobatics')) return;
  const passed = yield* rollSave(fight, runner, 'agi', { rule: 'MU-08', what: 'to leap' });
  if (!passed && fight.state.turn) fight.state.turn.full = 'full';
}

/**
 * The special moves of a full movement: sprints over several rounds, the open ground that a sprint
 * needs, leaps (MU-08).
 */

import type { Flow } from '../../../../engine/flow.ts';
import { type Id, notAllowed, type Verdict } from '../../../../engine/words.ts';
import { sheetOf } from '../../../common/people.ts';
import type { MurdhamFight } from '../../fight.ts';
import type { SkillId } from '../../sheet/skills.ts';
import { knowsSkill } from '../../sheet/standing.ts';
import type { FullMove } from '../../state.ts';
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

/** Counts the rounds in a row with this sprint, and tells whether it asks for a save. */
function sprintNow(fight: MurdhamFight, runner: Id): { streak: number; tested: boolean } {
  const last = fight.state.sprinted[runner];
  const streak = last && last.round === fight.state.round - 1 ? last.streak + 1 : 1;
  const fleet = knowsSkill(sheetOf(fight, runner), 'fleet-footed');
  return { streak, tested: fleet ? streak >= 3 && streak % 2 === 1 : streak >= 2 };
}

/** MU-08: says which save a special move asks for now, and what a failed save brings. */
export function saveText(fight: MurdhamFight, who: Id, way: FullMove): string {
  if (vehicleOf(fight, who) !== undefined)
    return way === 'sprint' ? '; the driver saves, or it crashes or capsizes' : '';
  const runner = mountOf(fight, who) ?? who;
  const knows = (skill: SkillId) => knowsSkill(sheetOf(fight, runner), skill);
  if (way === 'sprint' && sprintNow(fight, runner).tested) return '; an AGI save, failed: only a full movement';
  if (way === 'sneak' && !knows('stealth')) return '; an AGI save, failed: revealed';
  if (way === 'leap' && !knows('acrobatics')) return '; an AGI save, failed: stays on this side';
  return '';
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
  const { streak, tested } = sprintNow(fight, runner);
  fight.state.sprinted[runner] = { round: fight.state.round, streak };
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

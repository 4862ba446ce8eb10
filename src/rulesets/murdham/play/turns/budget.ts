/**
 * What is left of a turn, and spending it: the main action, the bonus action, the movement (MU-06).
 */

import { type Id, notAllowed, type Verdict } from '../../../../engine/words.ts';
import { nameOf, sheetOf } from '../../../common/people.ts';
import type { MurdhamFight } from '../../fight.ts';
import { knowsSkill } from '../../sheet/standing.ts';
import { loosenHold } from '../harm/holds.ts';
import { hasDone, markDone } from '../table/table.ts';
import { isBoat, isPuller, postOf, vehicleOf } from '../table/vehicles.ts';
import { activation, mountOf, paceOf, runnerOf } from './together.ts';
import { type Doing, isTurnUnused } from './turn.ts';

/**
 * MU-06: tells whether the turn has its main action left for this. A turn that has not begun has
 * everything.
 */
export function hasMain(fight: MurdhamFight, who: Id, doing: Doing = 'act'): Verdict {
  const { turn } = fight.state;
  if (isPuller(fight, who)) return notAllowed('MU-06', 'In harness: can only pull.');
  const leader = activation(fight, who);
  if (!turn || turn.who !== leader) return leader === who ? true : isTurnUnused(fight, who);
  if (turn.full === 'sprint' && runnerOf(fight, who) !== who)
    return notAllowed(
      'MU-06',
      `${nameOf(fight, runnerOf(fight, who))} is going at full speed: nothing else is done this turn.`,
    );
  if (turn.who !== who) {
    const mate = turn.mates?.[who];
    const spent = mate ? mate.main || mate.bonus > 1 : turn.mountMain;
    return spent ? notAllowed('MU-06', `${nameOf(fight, who)} has used the main action.`) : true;
  }
  if (turn.bonus > 1) return notAllowed('MU-06', 'A second bonus action took the place of the main action.');
  if (!turn.main) return true;
  return strikesOnTheWay(fight, who, doing);
}

/**
 * Lets a fighter with Ride or Drive carts attack after the full movement of its mount or cart. The
 * movement took the main action for everything else.
 */
function strikesOnTheWay(fight: MurdhamFight, who: Id, doing: Doing): Verdict {
  const { turn } = fight.state;
  const skill = isCarried(fight, who);
  if (
    turn?.full !== 'full' ||
    skill === undefined ||
    !knowsSkill(sheetOf(fight, who), skill) ||
    hasDone(fight, who, skill)
  )
    return notAllowed('MU-06', 'The main action of this turn is used up.');
  if (doing !== 'attack')
    return notAllowed('MU-06', 'The main action went into the full movement: only an attack may follow.');
  return movementLeft(fight, who) === 0
    ? true
    : notAllowed('MU-06', 'An attack may follow once the full movement is completed.');
}
/** Gives the skill that helps a fighter on what carries it: a saddle, the seat of a cart. */
const isCarried = (fight: MurdhamFight, who: Id): 'ride' | 'drive-carts' | undefined => {
  if (mountOf(fight, who) !== undefined) return 'ride';
  const vehicle = vehicleOf(fight, who);
  return vehicle !== undefined && !isBoat(sheetOf(fight, vehicle)) && postOf(fight, who) === 'driver'
    ? 'drive-carts'
    : undefined;
};

export function hasBonus(fight: MurdhamFight, who: Id): Verdict {
  const { turn } = fight.state;
  if (isPuller(fight, who)) return notAllowed('MU-06', 'In harness: can only pull.');
  const leader = activation(fight, who);
  if (!turn || turn.who !== leader) return leader === who ? true : isTurnUnused(fight, who);
  const own = turn.mates?.[who] ?? turn;
  if (turn.full === 'sprint' && runnerOf(fight, who) !== who)
    return notAllowed(
      'MU-06',
      `${nameOf(fight, runnerOf(fight, who))} is going at full speed: nothing else is done this turn.`,
    );
  if (own.bonus >= 2) return notAllowed('MU-06', 'Two bonus actions are the most.');
  if (own.bonus === 1 && own.main) return notAllowed('MU-06', 'The bonus action of this turn is used up.');
  return true;
}

/** Gives the half zones of movement left in the turn. */
export function movementLeft(fight: MurdhamFight, who: Id): number {
  const pace = paceOf(fight, who);
  const { turn } = fight.state;
  if (!turn || turn.who !== activation(fight, who)) return pace.free;
  if (turn.stopped || (turn.shot && fight.house.shootThenMove === 'forfeits')) return 0;
  const most = turn.full === 'sprint' ? pace.sprint : turn.full ? pace.full : pace.free;
  return Math.max(0, most - turn.moved);
}

/**
 * MU-37: what an action does to the fighter's hold on another. Moving, attacking the captive and
 * shoving keep it.
 */
export type Grip = 'keeps hold' | 'lets go';

/**
 * Spends the main action. MU-37: a fighter who does anything else with it lets go of its captives,
 * even for talking and breaking loose.
 */
export function spendMain(fight: MurdhamFight, who: Id, grip: Grip = 'lets go'): void {
  const { turn } = fight.state;
  if (!turn) return;
  if (grip === 'lets go') loosenHold(fight, who, 'to do something else');
  const mate = turn.mates?.[who];
  if (mate) mate.main = true;
  else if (turn.who !== who) turn.mountMain = true;
  else if (turn.main) markDone(fight, who, isCarried(fight, who) ?? '');
  else turn.main = true;
}
/** Spends a bonus action. MU-37: like a main action it lets go of captives. */
export function spendBonus(fight: MurdhamFight, who: Id, grip: Grip = 'lets go'): void {
  const { turn } = fight.state;
  if (grip === 'lets go') loosenHold(fight, who, 'to do something else');
  const own = turn?.mates?.[who] ?? turn;
  if (own) own.bonus += 1;
}
/** The mark on a fighter whose turn of this round went on breaking loose. */
export const BROKE_LOOSE = 'broke loose';
/**
 * MU-36: spends the rest of the turn, both actions and the movement, because a fighter tries to
 * break loose. That is so even when it fails.
 */
export function spendRest(fight: MurdhamFight, who: Id): void {
  const { turn } = fight.state;
  if (!turn) return;
  markDone(fight, who, BROKE_LOOSE);
  spendMain(fight, who);
  const mate = turn.mates?.[who];
  if (mate) mate.bonus = Math.max(1, mate.bonus);
  else {
    // A mount and its rider share one movement.
    turn.stopped = true;
    if (turn.who === who) turn.bonus = Math.max(1, turn.bonus);
  }
}

/** The full movement in its ways, for the main action (MU-08). */

import { personRef, sentence } from '../../../engine/log/sentence.ts';
import type { Variant } from '../../../engine/ruleset.ts';
import { allOf, notAllowed, type Verdict } from '../../../engine/words.ts';
import { sheetOf } from '../../common/people.ts';
import { sneakAway } from '../play/hiding.ts';
import { moveInTurn } from '../play/moving/movement.ts';
import { busyAboard, leapOver, openGround, saveText, sprintInTurn } from '../play/moving/specialMoves.ts';
import { canMove, hasDestination, whyStopped } from '../play/moving/ways.ts';
import { ridersOf } from '../play/riding.ts';
import { tell, zonesText } from '../play/table/table.ts';
import { vehicleOf } from '../play/table/vehicles.ts';
import { hasMain, movementLeft, spendMain } from '../play/turns/budget.ts';
import { beginTurn } from '../play/turns/opening.ts';
import { activation, paceOf, runnerOf } from '../play/turns/together.ts';
import { isConditionActive } from '../sheet/standing.ts';
import type { FullMove } from '../state.ts';
import { actionGroups, type MurdhamAction, mainNow } from './allowed.ts';

const fullWays: readonly { id: FullMove; label: string; does: string }[] = [
  { id: 'full', label: 'Full movement', does: 'takes the full movement' },
  { id: 'sprint', label: 'Sprint', does: 'sprints' },
  { id: 'sneak', label: 'Sneak', does: 'sneaks' },
  { id: 'leap', label: 'Leap', does: 'takes a leap' },
];

/** MU-08: the full movement: more zones for the main action, and one special move. */
const fullMovement: MurdhamAction = {
  id: 'full-move',
  scope: 'combatant',
  label: 'Full movement',
  help: 'Two zones instead of one, with at most one special move: sprint, sneak, leap.',
  rule: 'MU-08',
  group: actionGroups.main,
  cost: 'main action',
  variants: (fight, who): Variant[] => {
    const pace = paceOf(fight, who);
    const carried = vehicleOf(fight, who) !== undefined;
    return fullWays
      .filter(
        ({ id }) =>
          (id !== 'sneak' || isConditionActive(sheetOf(fight, who), 'concealed')) && (id !== 'leap' || !carried),
      )
      .map(({ id, label }) => ({
        id,
        label,
        detail: `${zonesText(id === 'sprint' ? pace.sprint : pace.full)}${saveText(fight, who, id)}`,
      }));
  },
  allowed(fight, who, variant): Verdict {
    return allOf(
      mainNow(fight, who, 'move'),
      () => {
        const pace = paceOf(fight, who);
        if (Math.max(pace.full, pace.sprint) === 0) {
          const still = canMove(fight, who);
          return still === true ? notAllowed('MU-06', 'Cannot move.') : still;
        }
        if (fight.state.turn?.stopped) return whyStopped(fight, who);
        const leader = activation(fight, who);
        if (fight.state.turn?.full) return notAllowed('MU-08', 'Is on a full movement already.');
        // A mount's or cart's movement also takes the main action of its rider.
        if (leader !== who && vehicleOf(fight, who) === undefined) {
          const rider = hasMain(fight, leader, 'move');
          if (rider !== true) return rider;
        }
        if (variant === 'sprint' && busyAboard(fight, who))
          return notAllowed('MU-08', 'Somebody on it has done something else this round: no sprint.');
        if (
          variant === 'sprint' &&
          fight.house.sprintAndFree === 'replaces' &&
          (fight.state.turn?.moved ?? 0) > 0 &&
          fight.state.turn?.who === activation(fight, who)
        )
          return notAllowed('MU-08', 'A sprint is the whole movement of the round, and some of it is used already.');
        return true;
      },
      () => (variant === 'sprint' ? openGround(fight, who) : true),
    );
  },
  *perform(fight, who, variant) {
    yield* beginTurn(fight, who);
    spendMain(fight, who, 'keeps hold');
    const { turn } = fight.state;
    if (!turn) return;
    const mounted = ridersOf(fight, runnerOf(fight, who)).length > 0;
    if (mounted) turn.mountMain = true;
    if (mounted && turn.who !== who) turn.main = true;
    turn.full = fullWays.find(({ id }) => id === variant)?.id ?? 'full';
    tell(fight, 'MU-08', sentence`${personRef(who)} ${fullWays.find(({ id }) => id === turn.full)?.does ?? ''}.`);
    if (turn.full === 'sprint') yield* sprintInTurn(fight, who);
    if (turn.full === 'sneak') yield* sneakAway(fight, who);
    if (turn.full === 'leap') yield* leapOver(fight, who);
    if (movementLeft(fight, who) > 0 && hasDestination(fight, who) === true) yield* moveInTurn(fight, who);
  },
};

export const fullMovementActions: readonly MurdhamAction[] = [fullMovement];

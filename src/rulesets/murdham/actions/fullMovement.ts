/** The full movement in its ways, for the main action (MU-08). */

import type { Variant } from '../../../engine/ruleset.ts';
import { all as allOf, no, type Verdict } from '../../../engine/words.ts';
import { nameOf, sheetOf } from '../../common/people.ts';
import { sneak } from '../play/hiding.ts';
import { move } from '../play/moving/movement.ts';
import { busyAboard, leap, openGround, sprint } from '../play/moving/specialMoves.ts';
import { canMove, destinations } from '../play/moving/ways.ts';
import { ridersOf } from '../play/riding.ts';
import { tell, zonesText } from '../play/table/table.ts';
import { vehicleOf } from '../play/table/vehicles.ts';
import { hasMain, movementLeft, spendMain } from '../play/turns/budget.ts';
import { beginTurn } from '../play/turns/opening.ts';
import { activation, paceOf, runnerOf } from '../play/turns/together.ts';
import { is } from '../sheet/standing.ts';
import type { FullMove } from '../state.ts';
import { groups, type MurdhamAction, mainNow } from './allowed.ts';

const fullWays: readonly { id: FullMove; label: string }[] = [
  { id: 'full', label: 'Full movement' },
  { id: 'sprint', label: 'Sprint' },
  { id: 'sneak', label: 'Sneak' },
  { id: 'leap', label: 'Leap' },
];

/** MU-08: the full movement: more zones for the main action, and one special move. */
const fullMovement: MurdhamAction = {
  id: 'full-move',
  scope: 'combatant',
  label: 'Full movement',
  help: 'Two zones instead of one, with at most one special move: sprint, sneak, leap.',
  rule: 'MU-08',
  group: groups.main,
  cost: 'main action',
  variants: (fight, who): Variant[] => {
    const pace = paceOf(fight, who);
    const carried = vehicleOf(fight, who) !== undefined;
    return fullWays
      .filter(({ id }) => (id !== 'sneak' || is(sheetOf(fight, who), 'concealed')) && (id !== 'leap' || !carried))
      .map(({ id, label }) => ({ id, label, detail: zonesText(id === 'sprint' ? pace.sprint : pace.full) }));
  },
  allowed(fight, who, variant): Verdict {
    return allOf(
      mainNow(fight, who, 'move'),
      () => {
        const pace = paceOf(fight, who);
        if (Math.max(pace.full, pace.sprint) === 0) {
          const still = canMove(fight, who);
          return still === true ? no('MU-06', 'It cannot move.') : still;
        }
        if (fight.state.turn?.stopped) return no('MU-06', 'Stopped: no more movement this turn.');
        const leader = activation(fight, who);
        if (fight.state.turn?.full) return no('MU-08', 'It is on a full movement already.');
        // The pace of a mount or cart is its rider's main action as well.
        if (leader !== who && vehicleOf(fight, who) === undefined) {
          const rider = hasMain(fight, leader, 'move');
          if (rider !== true) return rider;
        }
        if (variant === 'sprint' && busyAboard(fight, who))
          return no('MU-08', 'Somebody on it has done something else this round: no sprint.');
        if (
          variant === 'sprint' &&
          fight.house.sprintAndFree === 'replaces' &&
          (fight.state.turn?.moved ?? 0) > 0 &&
          fight.state.turn?.who === activation(fight, who)
        )
          return no('MU-08', 'A sprint is the whole movement of the round: it has moved already.');
        return true;
      },
      () => (variant === 'sprint' ? openGround(fight, who) : true),
    );
  },
  *perform(fight, who, variant) {
    yield* beginTurn(fight, who);
    spendMain(fight, who);
    const { turn } = fight.state;
    if (!turn) return;
    const mounted = ridersOf(fight, runnerOf(fight, who)).length > 0;
    if (mounted) turn.mountMain = true;
    if (mounted && turn.who !== who) turn.main = true;
    turn.full = fullWays.find(({ id }) => id === variant)?.id ?? 'full';
    tell(
      fight,
      'MU-08',
      `${nameOf(fight, who)}: ${fullWays.find(({ id }) => id === turn.full)?.label.toLowerCase() ?? ''}.`,
      { who: [who] },
    );
    if (turn.full === 'sprint') yield* sprint(fight, who);
    if (turn.full === 'sneak') yield* sneak(fight, who);
    if (turn.full === 'leap') yield* leap(fight, who);
    if (movementLeft(fight, who) > 0 && destinations(fight, who).options.some(({ blocked }) => !blocked))
      yield* move(fight, who);
  },
};

export const fullMovementActions: readonly MurdhamAction[] = [fullMovement];

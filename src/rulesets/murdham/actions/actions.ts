/** Every action of Murdham, in the order in which the card shows them. */

import { settleRiders } from '../play/riding.ts';
import { endFelledTurn, finishTurn } from '../play/rounds/round.ts';
import { opensInTime } from '../play/turns/opening.ts';
import type { MurdhamAction } from './allowed.ts';
import { boardingActions, placeActions } from './boarding.ts';
import { fighting, fightingByRuling } from './fighting.ts';
import { fullMovementActions } from './fullMovement.ts';
import { handActions, longInteraction } from './hands.ts';
import { holdingActions } from './holding.ts';
import { itemActions, longItemActions } from './items.ts';
import { magicActions } from './magic.ts';
import { ruledActions } from './ruled.ts';
import { carriedRulings } from './rulings/carried.ts';
import { magicRulings } from './rulings/magic.ts';
import { moraleRulings } from './rulings/morale.ts';
import { rulingActions } from './rulings/rulings.ts';
import { saddleActions } from './saddle.ts';
import { liftTrap } from './traps.ts';
import { turnActions } from './turnActions.ts';
import { speaking, wordActions } from './words.ts';

/**
 * Adds to an action what every action does. With the chaos of combat, a turn that begins with its
 * first action is declared in time like any other (MU-52). After the action, riders fall whose
 * mounts it dropped, and a fighter who was felled in their own turn loses the rest of it (MU-06).
 */
const whole = (action: MurdhamAction): MurdhamAction => ({
  ...action,
  *perform(fight, who, variant) {
    if (action.scope === 'combatant' && !(yield* opensInTime(fight, who))) {
      yield* finishTurn(fight);
      return;
    }
    yield* action.perform(fight, who, variant);
    yield* settleRiders(fight);
    yield* endFelledTurn(fight);
  },
});

const played: readonly MurdhamAction[] = [
  ...fighting,
  ...holdingActions,
  ...magicActions,
  ...fullMovementActions,
  ...wordActions,
  ...longItemActions,
  liftTrap,
  ...saddleActions,
  ...boardingActions,
  ...longInteraction,
  ...itemActions,
  ...handActions,
  ...placeActions,
  ...speaking,
  ...turnActions,
  ...fightingByRuling,
  ...rulingActions,
  ...carriedRulings,
  ...magicRulings,
  ...moraleRulings,
].map(whole);

/** A ruling is nobody's move, so the ruled actions are not wrapped. */
export const gameActions: readonly MurdhamAction[] = [...played, ruledActions];

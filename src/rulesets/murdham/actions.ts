/** Every action of Murdham, in the order in which the card shows them. */
import type { MurdhamAction } from './actionKit.ts';
import { boardingActions, placeActions } from './boarding.ts';
import { fighting, fightingByRuling } from './fighting.ts';
import { handActions, longInteraction } from './hands.ts';
import { holdingActions } from './holding.ts';
import { itemActions, longItemActions } from './items.ts';
import { magicActions } from './magic.ts';
import { settleRiders } from './riding.ts';
import { rulings } from './rulings.ts';
import { carriedRulings } from './rulingsCarried.ts';
import { magicRulings } from './rulingsMagic.ts';
import { moraleRulings } from './rulingsMorale.ts';
import { saddleActions } from './saddle.ts';
import { liftTrap } from './traps.ts';
import { fullMovementActions, turnActions } from './turnActions.ts';
import { speaking, wordActions } from './words.ts';

/** Every action ends with its riders down whose mounts it dropped. */
const thenRiders = (action: MurdhamAction): MurdhamAction => ({
  ...action,
  *perform(fight, who, variant) {
    yield* action.perform(fight, who, variant);
    yield* settleRiders(fight);
  },
});

export const actions: readonly MurdhamAction[] = [
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
  ...rulings,
  ...carriedRulings,
  ...magicRulings,
  ...moraleRulings,
].map(thenRiders);

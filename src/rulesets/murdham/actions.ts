/** Every action of Murdham, in the order in which the card shows them. */
import type { MurdhamAction } from './actionKit.ts';
import { fighting, fightingByRuling } from './fighting.ts';
import { fullMovementActions, turnActions } from './turnActions.ts';

export const actions: readonly MurdhamAction[] = [
  ...fighting,
  ...fullMovementActions,
  ...turnActions,
  ...fightingByRuling,
];

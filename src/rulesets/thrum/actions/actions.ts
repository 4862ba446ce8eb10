/**
 * All actions of a turn in Thrum: placing, moving, acting, stances, delaying, ending the turn. This
 * is the one place that says what is allowed.
 */
import type { ThrumAction } from '../fight.ts';
import { beginningTurn } from './allowed.ts';
import { downtime } from './downtime.ts';
import { movingActions } from './moves.ts';
import { ruledActions } from './ruled.ts';
import { rulingActions } from './rulings.ts';
import { doingActions, turnActions } from './turns.ts';
import { usingActions } from './uses.ts';

export const gameActions: readonly ThrumAction[] = [
  ...[...movingActions, ...usingActions, ...doingActions].map(beginningTurn),
  ...turnActions,
  ...rulingActions,
  ruledActions,
  downtime,
];

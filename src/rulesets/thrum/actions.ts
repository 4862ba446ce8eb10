/** What can be done now: placing, moving, acting, stances, delaying, ending the turn. The one place that says what is allowed. */
import type { Action } from '../../engine/ruleset.ts';
import { downtime } from './downtime.ts';
import type { House } from './house.ts';
import { begun } from './legal.ts';
import { moving } from './moves.ts';
import type { State } from './round.ts';
import { rulings } from './rulings.ts';
import type { Sheet } from './sheet.ts';
import { doings, turns } from './turns.ts';
import { using } from './uses.ts';

export type ThrumAction = Action<Sheet, State, House>;

export const actions: readonly ThrumAction[] = [
  ...[...moving, ...using, ...doings].map(begun),
  ...turns,
  ...rulings,
  downtime,
];

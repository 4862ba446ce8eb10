/** What can be done now: placing, moving, acting, stances, delaying, ending the turn. The one place that says what is allowed. */
import type { ThrumAction } from '../fight.ts';
import { begun } from './allowed.ts';
import { downtime } from './downtime.ts';
import { moving } from './moves.ts';
import { rulings } from './rulings.ts';
import { doings, turns } from './turns.ts';
import { using } from './uses.ts';

export const actions: readonly ThrumAction[] = [
  ...[...moving, ...using, ...doings].map(begun),
  ...turns,
  ...rulings,
  downtime,
];

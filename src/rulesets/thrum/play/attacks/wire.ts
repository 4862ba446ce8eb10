/**
 * Ties the procedures together: each gets the table of procedures, and through it all the others.
 */
import type { ThrumFight } from '../../fight.ts';
import { position } from '../conditions/minions.ts';
import { applyCondition, loseCondition } from '../conditions/statuses.ts';
import { runEffects } from '../effects/effects.ts';
import { forceStep, teleport, walkPath } from '../ground/movement.ts';
import { dealHarm } from '../harm/harm.ts';
import { incapacity, rollPanic } from '../harm/loadRolls.ts';
import type { Table } from '../table/procedures.ts';
import { strikeOut } from './attack.ts';
import { resolveAbility } from './perform.ts';
import { fireTriggers } from './triggers.ts';

/** The procedures of one fight (a draft while a move runs). */
export function tableOf(fight: ThrumFight): Table {
  const t: Table = {
    fight,
    attack: (plan) => strikeOut(t, plan),
    run: (use, effects, target, attack) => runEffects(t, use, effects, target, attack),
    fire: (event) => fireTriggers(t, event),
    deal: (harm) => dealHarm(t, harm),
    apply: (to, condition, n, more) => applyCondition(t, to, condition, n, more),
    lose: (who, condition, n, cause) => loseCondition(t, who, condition, n, cause),
    walk: (who, path, gait) => walkPath(t, who, path, gait),
    force: (who, to, by, drifting) => forceStep(t, who, to, by, drifting),
    teleport: (who, to) => teleport(t, who, to),
    incapacity: (who, why) => incapacity(t, who, why),
    panic: (who, harder) => rollPanic(t, who, harder),
    perform: (use) => resolveAbility(t, use),
    position: (use) => position(t, use),
  };
  return t;
}

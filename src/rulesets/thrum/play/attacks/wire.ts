/** Ties the procedures together: each gets the table, and through it all the others. */
import type { ThrumFight } from '../../fight.ts';
import { position } from '../conditions/minions.ts';
import { apply, lose } from '../conditions/statuses.ts';
import { run } from '../effects/effects.ts';
import { force, teleport, walk } from '../ground/movement.ts';
import { deal } from '../harm/harm.ts';
import { incapacity, panic } from '../harm/loadRolls.ts';
import type { Table } from '../table/procedures.ts';
import { strikeOut } from './attack.ts';
import { perform } from './perform.ts';
import { fire } from './triggers.ts';

/** The procedures of one fight (a draft while a move runs). */
export function tableOf(fight: ThrumFight): Table {
  const t: Table = {
    fight,
    attack: (plan) => strikeOut(t, plan),
    run: (use, effects, target, attack) => run(t, use, effects, target, attack),
    fire: (event) => fire(t, event),
    deal: (harm) => deal(t, harm),
    apply: (to, condition, n, more) => apply(t, to, condition, n, more),
    lose: (who, condition, n, cause) => lose(t, who, condition, n, cause),
    walk: (who, path, gait) => walk(t, who, path, gait),
    force: (who, to, by, drifting) => force(t, who, to, by, drifting),
    teleport: (who, to) => teleport(t, who, to),
    incapacity: (who, why) => incapacity(t, who, why),
    panic: (who, harder) => panic(t, who, harder),
    perform: (use) => perform(t, use),
    position: (use) => position(t, use),
  };
  return t;
}

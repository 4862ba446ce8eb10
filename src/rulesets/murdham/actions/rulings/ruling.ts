/** How a ruling of the table is put: who asks, whom it can be about, when there is anybody to rule about. */

import type { Flow } from '../../../../engine/flow.ts';
import type { Option } from '../../../../engine/question.ts';
import { gm, type Id, no, type Verdict } from '../../../../engine/words.ts';
import { nameOf } from '../../../common/people.ts';
import type { MurdhamFight } from '../../fight.ts';
import { all, isThere } from '../../play/table/table.ts';
import { groups, type MurdhamAction } from '../allowed.ts';

export const asking = (title: string, rule: string) => ({ seat: gm, title, rule, audience: 'gm' as const });
export const people = (fight: MurdhamFight, fits: (id: Id) => boolean = () => true): Option[] =>
  all(fight)
    .filter((one) => isThere(fight, one.id) && fits(one.id))
    .map((one) => ({ id: one.id, label: nameOf(fight, one.id), combatant: one.id }));

/** A ruling about people needs some on the map. */
export const enough = (fight: MurdhamFight, least: number, rule: string, fits?: (id: Id) => boolean): Verdict =>
  people(fight, fits).length >= least ? true : no(rule, 'There is nobody on the map to rule about.');

export const ruling = (
  id: string,
  label: string,
  help: string,
  rule: string,
  perform: (fight: MurdhamFight) => Flow<void>,
  allowed: MurdhamAction['allowed'] = (fight) => enough(fight, 1, rule),
): MurdhamAction => ({ id, scope: 'table', label, help, rule, group: groups.ruling, allowed, perform });

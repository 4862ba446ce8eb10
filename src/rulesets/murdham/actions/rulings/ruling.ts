/** How a ruling is asked for: by whom, about whom, and when there is anybody to rule about. */

import type { Flow } from '../../../../engine/flow.ts';
import type { Option } from '../../../../engine/question.ts';
import { gmSeat, type Id, notAllowed, type Verdict } from '../../../../engine/words.ts';
import { nameOf } from '../../../common/people.ts';
import type { MurdhamFight } from '../../fight.ts';
import { allFighters, isThere } from '../../play/table/table.ts';
import { actionGroups, type MurdhamAction } from '../allowed.ts';

export const gmAsking = (title: string, rule: string) => ({ seat: gmSeat, title, rule, audience: 'gm' as const });
export const peopleOptions = (fight: MurdhamFight, fits: (id: Id) => boolean = () => true): Option[] =>
  allFighters(fight)
    .filter((one) => isThere(fight, one.id) && fits(one.id))
    .map((one) => ({ id: one.id, label: nameOf(fight, one.id), combatant: one.id }));

/** Allows a ruling about people only when the map has at least `least` of them who fit. */
export const enoughPeople = (fight: MurdhamFight, least: number, rule: string, fits?: (id: Id) => boolean): Verdict =>
  peopleOptions(fight, fits).length >= least ? true : notAllowed(rule, 'There is nobody on the map to rule about.');

export const rulingAction = (
  id: string,
  label: string,
  help: string,
  rule: string,
  perform: (fight: MurdhamFight) => Flow<void>,
  allowed: MurdhamAction['allowed'] = (fight) => enoughPeople(fight, 1, rule),
): MurdhamAction => ({ id, scope: 'table', label, help, rule, group: actionGroups.ruling, allowed, perform });

/** Effects taking hold (IN-33), and those that ride on a hit: on whoever is hit, or on the item that blocked (IN-29, IN-30). */

import { combatantOf } from '../../../../engine/fight.ts';
import { choose, type Flow } from '../../../../engine/flow.ts';
import { type Id, type RuleId, seatOf } from '../../../../engine/words.ts';
import { nameOf } from '../../../common/people.ts';
import type { IngenuityFight } from '../../fight.ts';
import type { Does } from '../../sheet/effects.ts';
import type { Item } from '../../sheet/items.ts';
import { isHere, isUp, lift, put } from '../../sheet/sheet.ts';
import { pushedFrom } from '../ground/ground.ts';
import { drop } from '../ground/handling.ts';
import { faint } from '../harm/harm.ts';
import { ward } from '../harm/reactions.ts';
import { tell } from '../table/tell.ts';
import type { Blow } from './blow.ts';

/** What an effect does to somebody once nothing has warded it off. `from`: away from whom it pushes. */
export function* takeHold(
  fight: IngenuityFight,
  who: Id,
  does: Does,
  of: { rule: RuleId; name?: string; from?: Id },
): Flow<void> {
  const one = combatantOf(fight, who);
  if (does === 'unconscious') {
    if (isUp(one)) faint(fight, one, of.rule, 'gives way to it');
    return;
  }
  const held = one.sheet.items.filter(({ where, kind }) => where === 'hand' && kind !== 'natural');
  if (does === 'drop' && held.length > 0) return drop(fight, who, yield* whichItem(of.from ?? who, held, of.rule));
  const place = does === 'push' && of.from !== undefined ? pushedFrom(fight, who, of.from) : undefined;
  if (place) {
    one.place = place;
    lift(one, 'cover');
  }
  if (does === 'prone' || does === 'blinded') put(one, does);
  const what = does === 'other' ? (of.name ?? '') : does === 'push' ? (place ? 'pushed 1 m away' : 'not moved') : does;
  const words = does === 'drop' ? 'nothing is held' : what;
  tell(fight, of.rule, `It takes hold of ${nameOf(fight, who)}${words ? `: ${words}` : ''}.`, {
    who: [who],
    tone: 'bad',
  });
}

function* whichItem(by: Id, held: readonly Item[], rule: RuleId): Flow<string> {
  const [only] = held;
  if (only && held.length === 1) return only.id;
  return yield* choose(
    { seat: seatOf(by), title: 'What is knocked out of the hands?', rule, about: [by] },
    held.map(({ id, name }) => ({ id, label: name })),
  );
}

/** What rides on a hit, against its target: each may be warded off. `spare`: by the free defensive action of Intercept (IN-34). */
export function* rideOn(fight: IngenuityFight, { who, target, total, effects }: Blow, spare: boolean): Flow<void> {
  let free = spare;
  for (const { name, kind, reach, does } of effects) {
    const one = combatantOf(fight, target);
    if (!isHere(one)) return;
    const against = {
      kind,
      reach: reach || total,
      what: `wards off “${name}”?`,
      otherwise: 'Let it take hold',
      rule: 'IN-33',
      spare: free,
    };
    const off = isUp(one) && (yield* ward(fight, target, against));
    free = against.spare;
    if (!off) yield* takeHold(fight, target, does, { rule: 'IN-33', name, from: who });
  }
}

/** IN-29: what rides on a hit is dealt to the item that blocked, where that is possible; else it does nothing. */
export function rideOnItem(fight: IngenuityFight, blow: Blow, item: Item): void {
  for (const { name, does } of blow.effects)
    if (does === 'drop') drop(fight, blow.target, item.id);
    else
      tell(fight, 'IN-29', `“${name}” is dealt to ${item.name}${does === 'other' ? '' : ' and does nothing'}.`, {
        who: [blow.target],
      });
}

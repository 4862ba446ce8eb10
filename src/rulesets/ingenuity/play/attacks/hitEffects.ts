/**
 * Effects (IN-33), and those that come with a hit: on the combatant who was hit, or on the item
 * that blocked (IN-29, IN-30).
 */

import { combatantOf } from '../../../../engine/fight.ts';
import { askChoice, type Flow } from '../../../../engine/flow.ts';
import { itemRef, personRef, sentence } from '../../../../engine/log/sentence.ts';
import { type Id, type RuleId, seatOf } from '../../../../engine/words.ts';
import { nameOf } from '../../../common/people.ts';
import type { IngenuityFight } from '../../fight.ts';
import { DOES_WORDS, type Does } from '../../sheet/effects.ts';
import type { Item } from '../../sheet/items.ts';
import { isAwake, isThere, isUp, liftState, putState } from '../../sheet/sheet.ts';
import { pushedFrom } from '../ground/ground.ts';
import { dropItem } from '../ground/handling.ts';
import { loseConsciousness } from '../harm/harm.ts';
import { testWard, wardVerb } from '../harm/reactions.ts';
import { tell } from '../table/tell.ts';
import type { Blow, MovedCombatant } from './blow.ts';

/** Applies an effect that nobody warded off. `from`: the combatant away from whom it pushes. */
export function* applyEffect(
  fight: IngenuityFight,
  who: Id,
  does: Does,
  of: { rule: RuleId; name?: string; from?: Id; shifts?: MovedCombatant[] },
): Flow<void> {
  const one = combatantOf(fight, who);
  if (does === 'unconscious') {
    if (isAwake(one)) loseConsciousness(fight, one, of.rule, of.name ? `gives way to “${of.name}”` : 'gives way');
    return;
  }
  const held = one.sheet.items.filter(({ where, kind }) => where === 'hand' && kind !== 'natural');
  if (does === 'drop' && held.length > 0)
    return dropItem(fight, who, yield* whichItem(fight, { by: of.from ?? who, who }, held, of.rule));
  const place = does === 'push' && of.from !== undefined ? pushedFrom(fight, who, of.from) : undefined;
  if (place) {
    of.shifts?.push({ who, from: one.place, how: 'shoved' });
    one.place = place;
    liftState(one, 'cover');
  }
  if (does === 'prone' || does === 'blinded') putState(one, does);
  const what = of.name ? sentence`“${itemRef(of.name)}”` : 'The effect';
  const words = does === 'push' && !place ? 'not moved, for there is no room' : TAKES[does];
  tell(fight, of.rule, sentence`${what} takes hold of ${personRef(who)}${words ? `: ${words}` : ''}.`, {
    happened: place ? { is: 'moved', whom: [who] } : undefined,
    tone: 'bad',
  });
}

/** The result of an effect, as the end of the sentence that tells it. */
const TAKES: Record<Does, string> = {
  prone: 'prone',
  blinded: 'blinded',
  unconscious: 'unconscious',
  drop: 'nothing is held',
  push: 'pushed 1 m away',
  other: '',
};

function* whichItem(
  fight: IngenuityFight,
  { by, who }: { by: Id; who: Id },
  held: readonly Item[],
  rule: RuleId,
): Flow<string> {
  const [only] = held;
  if (only && held.length === 1) return only.id;
  return yield* askChoice(
    { seat: seatOf(by), title: `What is knocked out of the hands of ${nameOf(fight, who)}?`, rule, about: [by, who] },
    held.map(({ id, name }) => ({ id, label: name })),
  );
}

/**
 * Applies each effect of a hit to its target, who may ward it off. `spare`: the target has the free
 * defensive action of Intercept (IN-34).
 */
export function* applyHitEffects(
  fight: IngenuityFight,
  { who, target, total, effects, shifts }: Blow,
  spare: boolean,
): Flow<void> {
  let free = spare;
  for (const { name, kind, reach, does } of effects) {
    const one = combatantOf(fight, target);
    if (!isThere(one)) return;
    const against = {
      kind,
      reach: reach || total,
      what: `${wardVerb(kind)} “${name}” of ${nameOf(fight, who)}${does === 'other' ? '' : `, which ${DOES_WORDS[does]}`}?`,
      otherwise: 'Let it take hold',
      rule: 'IN-33',
      spare: free,
    };
    const off = isUp(one) && (yield* testWard(fight, target, against));
    free = against.spare;
    if (!off) yield* applyEffect(fight, target, does, { rule: 'IN-33', name, from: who, shifts });
  }
}

/**
 * IN-29: applies the effects of a hit to the item that blocked, where they can apply; others do
 * nothing.
 */
export function applyHitEffectsToItem(fight: IngenuityFight, blow: Blow, item: Item): void {
  for (const { name, does } of blow.effects)
    if (does === 'drop') dropItem(fight, blow.target, item.id);
    else
      tell(
        fight,
        'IN-29',
        sentence`“${itemRef(name)}” is dealt to ${itemRef(item.name)}${does === 'other' ? '' : ' and does nothing'}.`,
        {
          who: [blow.target],
        },
      );
}

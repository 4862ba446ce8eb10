/**
 * A hit (IN-22 to IN-24, IN-29 to IN-34): its defences one after another, the damage that they
 * leave, and the result in one sentence.
 */

import { countAttack } from '../../../../engine/facts.ts';
import { combatantOf } from '../../../../engine/fight.ts';
import type { Flow } from '../../../../engine/flow.ts';
import { itemRef, personRef, type Sentence, sentence } from '../../../../engine/log/sentence.ts';
import type { IngenuityFight } from '../../fight.ts';
import { asPlayed } from '../../sheet/armoury.ts';
import { itemOf } from '../../sheet/sheet.ts';
import { dealHarm } from '../harm/harm.ts';
import { tell } from '../table/tell.ts';
import type { Blow } from './blow.ts';
import {
  askDefence,
  beyondItem,
  type DefenceChoice,
  evasionOf,
  lessFor,
  parriedBy,
  testDodge,
  wearItem,
} from './defence.ts';
import { reducedDamage } from './figures.ts';
import { applyHitEffects, applyHitEffectsToItem } from './hitEffects.ts';
import { intercept } from './intercept.ts';
import { stillLands } from './landing.ts';

/** IN-22, IN-24: a blow hits if its result reaches the evasion, or if luck makes it critical. */
const hits = (fight: IngenuityFight, blow: Blow): boolean => blow.critical || blow.total >= evasionOf(fight, blow);

/** The outcome of a blow after all defences. `nothing`: it does not land any more. */
type Left = { by: 'nothing' | 'missed' | 'dodged' | 'hit' } | { by: 'block'; item: string };

/**
 * Asks for defences until the blow is settled or nobody can defend. After a failed dodge the block,
 * an ally's help and the second reaction are still possible.
 */
function* defended(fight: IngenuityFight, blow: Blow, announced: DefenceChoice): Flow<Left> {
  if (!stillLands(fight, blow)) return { by: 'nothing' };
  if (!hits(fight, blow)) return { by: 'missed' };
  for (let answered = announced; ; answered = yield* askDefence(fight, blow)) {
    if (answered.by === 'block') return { by: 'block', item: answered.item };
    if (answered.by === 'parry') blow.parries.push({ who: blow.target, item: answered.item });
    if (answered.by === 'dodge' && (yield* testDodge(fight, blow))) return { by: 'dodged' };
    if (answered.by === 'intercept') yield* intercept(fight, blow, answered.who);
    if (answered.by === 'none' && answered !== announced) return { by: 'hit' };
    if (!stillLands(fight, blow)) return { by: 'nothing' };
    // A parry that adds to evasion, or a new target, can make the blow miss.
    if (!hits(fight, blow)) return { by: 'missed' };
  }
}

/**
 * Settles a blow from its dice to the effects of its damage. `announced`: the defence that the
 * target chose before the dice, by the house rule.
 */
export function* landBlow(fight: IngenuityFight, blow: Blow, announced: DefenceChoice): Flow<void> {
  const left = yield* defended(fight, blow, announced);
  if (left.by === 'nothing') return;
  countAttack(fight, blow.who, blow.target, left.by === 'hit' || left.by === 'block' ? 'hit' : 'miss');
  if (left.by === 'block') return yield* blocked(fight, blow, left.item);
  if (left.by === 'missed') misses(fight, blow);
  if (left.by === 'dodged')
    tell(
      fight,
      'IN-33',
      sentence`${personRef(blow.who)} does not hit after all: ${personRef(blow.target)} has dodged ${itemRef(blow.thing.name)}.`,
      {
        happened: { is: 'dodged', whom: [blow.target], by: blow.who },
        dice: blow.dice,
      },
    );
  const less = lessFor(fight, blow);
  const amount = reducedDamage(blow.damage, less);
  if (left.by === 'hit') {
    const parried = parriedBy(fight, blow) > 0 ? ', with the parry' : '';
    tellHit(fight, blow, 'hit', `${dealtWords(amount, less)}${parried}`);
  }
  wearParries(fight, blow);
  if (left.by !== 'hit') return;
  // IN-34: the target can use an unused free defence for Fortify, and against the effects of the
  // hit.
  const { nonlethal } = blow.thing;
  const harm = { amount, nonlethal, by: blow.who, rule: 'IN-23', spare: blow.terms === 'free' };
  yield* dealHarm(fight, blow.target, harm);
  yield* applyHitEffects(fight, blow, harm.spare);
}

/** IN-23, IN-28: the remaining damage in words. The target's smaller size may add to it. */
const dealtWords = (amount: number, less: number): string =>
  less > 0
    ? `${amount} past a deflection of ${less}`
    : less < 0
      ? `${amount} with ${-less} more for the size`
      : 'all of it dealt';

/** IN-31: each item that parried loses 1 durability. */
function wearParries(fight: IngenuityFight, blow: Blow): void {
  for (const { who, item } of blow.parries) {
    const thing = itemOf(combatantOf(fight, who), item);
    if (thing) wearItem(fight, who, thing, 1, 'IN-31');
  }
}

/**
 * IN-29, IN-30: the item takes the damage, and the bearer takes the part beyond the item's
 * durability.
 */
function* blocked(fight: IngenuityFight, blow: Blow, id: string): Flow<void> {
  const shield = itemOf(combatantOf(fight, blow.target), id);
  if (!shield) return;
  const { block } = asPlayed(fight.house, shield);
  const onItem = reducedDamage(blow.damage, block);
  const beyond = beyondItem(fight, blow, onItem - shield.durability.now);
  tellHit(
    fight,
    blow,
    'blocked',
    sentence`blocked: ${onItem} to ${itemRef(shield.name)} past its block value of ${block}`,
  );
  wearItem(fight, blow.target, shield, onItem, 'IN-29');
  wearParries(fight, blow);
  applyHitEffectsToItem(fight, blow, shield);
  if (beyond === 0) return;
  const over = sentence`${beyond} more than ${itemRef(shield.name)} could hold`;
  tell(fight, 'IN-30', sentence`${over} ${beyond === 1 ? 'goes' : 'go'} straight to ${personRef(blow.target)}.`, {
    tone: 'bad',
  });
  yield* dealHarm(fight, blow.target, {
    amount: beyond,
    nonlethal: blow.thing.nonlethal,
    by: blow.who,
    rule: 'IN-30',
  });
  yield* applyHitEffects(fight, blow, false);
}

function misses(fight: IngenuityFight, blow: Blow): void {
  tell(fight, 'IN-22', sentence`${attackOf(blow, 'misses')}: ${againstEvasion(fight, blow)}.`, {
    happened: { is: 'missed', whom: [blow.target], by: blow.who },
    dice: blow.dice,
  });
}

/**
 * Who attacks whom with which item: the beginning of every sentence about the outcome of a blow.
 */
const attackOf = ({ who, target, thing }: Blow, verb: string): Sentence =>
  sentence`${personRef(who)} ${verb} ${personRef(target)} with ${itemRef(thing.name)}`;
const againstEvasion = (fight: IngenuityFight, blow: Blow): string =>
  `${blow.total} against ${evasionOf(fight, blow)} of evasion`;

/** Tells in one sentence who hit whom, what luck did, and how much the reduction took. */
function tellHit(fight: IngenuityFight, blow: Blow, is: 'hit' | 'blocked', end: string | Sentence): void {
  const { thing, total, critical } = blow;
  const weapon = blow.damage - total;
  const luck = critical ? `, luck makes it critical (${thing.threshold}+)` : '';
  const damage = `damage ${total} ${weapon < 0 ? '−' : '+'} ${Math.abs(weapon)} = ${blow.damage} ${thing.type}`;
  const against = againstEvasion(fight, blow);
  tell(
    fight,
    critical ? 'IN-24' : 'IN-22',
    sentence`${attackOf(blow, 'hits')}: ${against}${luck}; ${damage}, ${end}.`,
    {
      happened: { is, whom: [blow.target], by: blow.who },
      dice: blow.dice,
      tone: 'good',
    },
  );
}

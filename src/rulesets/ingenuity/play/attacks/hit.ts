/** A hit (IN-22 to IN-24, IN-29 to IN-34): its defences one after another, what they leave of it, and the result in one sentence. */

import { countAttack } from '../../../../engine/facts.ts';
import { combatantOf } from '../../../../engine/fight.ts';
import type { Flow } from '../../../../engine/flow.ts';
import { nameOf } from '../../../common/people.ts';
import type { IngenuityFight } from '../../fight.ts';
import { asPlayed } from '../../sheet/armoury.ts';
import { itemOf } from '../../sheet/sheet.ts';
import { hurt } from '../harm/harm.ts';
import { tell } from '../table/tell.ts';
import type { Blow } from './blow.ts';
import { type Answered, beyondItem, defend, dodge, evasionOf, lessFor, parriedBy, wear } from './defence.ts';
import { reduced } from './figures.ts';
import { intercept } from './intercept.ts';
import { rideOn, rideOnItem } from './rides.ts';

/** IN-22, IN-24: the result reaches the evasion, or luck makes it certain. */
const hits = (fight: IngenuityFight, blow: Blow): boolean => blow.critical || blow.total >= evasionOf(fight, blow);

/** What all defences leave of a blow. */
type Left = { by: 'missed' | 'dodged' | 'hit' } | { by: 'block'; item: string };

/** Asks as long as somebody may answer and nothing has settled it: a dodge that failed leaves the block, the ally, the second reaction. */
function* defended(fight: IngenuityFight, blow: Blow, announced: Answered): Flow<Left> {
  if (!hits(fight, blow)) return { by: 'missed' };
  for (let answered = announced; ; answered = yield* defend(fight, blow)) {
    if (answered.by === 'block') return { by: 'block', item: answered.item };
    if (answered.by === 'parry') blow.parries.push({ who: blow.target, item: answered.item });
    if (answered.by === 'dodge' && (yield* dodge(fight, blow))) return { by: 'dodged' };
    if (answered.by === 'intercept') yield* intercept(fight, blow, answered.who);
    if (answered.by === 'none' && answered !== announced) return { by: 'hit' };
    // A parry by evasion, or a new target's.
    if (!hits(fight, blow)) return { by: 'missed' };
  }
}

/** A blow from its dice to what its damage does. `announced`: what its target chose before the dice, by the house rule. */
export function* land(fight: IngenuityFight, blow: Blow, announced: Answered): Flow<void> {
  const left = yield* defended(fight, blow, announced);
  countAttack(fight, blow.who, blow.target, left.by === 'hit' || left.by === 'block' ? 'hit' : 'miss');
  if (left.by === 'block') return yield* blocked(fight, blow, left.item);
  if (left.by === 'missed') misses(fight, blow);
  if (left.by === 'dodged')
    tell(fight, 'IN-33', `${nameOf(fight, blow.who)} does not hit after all.`, {
      who: [blow.who, blow.target],
      dice: blow.dice,
    });
  const less = lessFor(fight, blow);
  const amount = reduced(blow.damage, less);
  if (left.by === 'hit') {
    const parried = parriedBy(fight, blow) > 0 ? '(parried) ' : '';
    tellHit(fight, blow, `${lessWords(less)}${parried}deals ${amount}`);
  }
  wearParries(fight, blow);
  if (left.by !== 'hit') return;
  // IN-34: what was free and not used on the blow will do for Fortify, and against what rides on the hit.
  const { nonlethal } = blow.thing;
  const harm = { amount, nonlethal, by: blow.who, rule: 'IN-23', spare: blow.terms === 'free' };
  yield* hurt(fight, blow.target, harm);
  yield* rideOn(fight, blow, harm.spare);
}

const lessWords = (less: number): string => (less > 0 ? `less ${less} ` : less < 0 ? `and ${-less} more ` : '');

/** IN-31: the parries are over, and the items are the worse for them. */
function wearParries(fight: IngenuityFight, blow: Blow): void {
  for (const { who, item } of blow.parries) {
    const thing = itemOf(combatantOf(fight, who), item);
    if (thing) wear(fight, who, thing, 1, 'IN-31');
  }
}

/** IN-29, IN-30: the item takes the hit, and what it cannot hold goes straight through. */
function* blocked(fight: IngenuityFight, blow: Blow, id: string): Flow<void> {
  const shield = itemOf(combatantOf(fight, blow.target), id);
  if (!shield) return;
  const { block } = asPlayed(fight.house, shield);
  const onItem = reduced(blow.damage, block);
  const beyond = beyondItem(fight, blow, onItem - shield.durability.now);
  tellHit(fight, blow, `blocked: less ${block} deals ${onItem} to ${shield.name}`);
  wear(fight, blow.target, shield, onItem, 'IN-29');
  wearParries(fight, blow);
  rideOnItem(fight, blow, shield);
  if (beyond === 0) return;
  tell(fight, 'IN-30', `${beyond} more than ${shield.name} could hold go straight to ${nameOf(fight, blow.target)}.`, {
    who: [blow.target],
    tone: 'bad',
  });
  yield* hurt(fight, blow.target, {
    amount: beyond,
    nonlethal: blow.thing.nonlethal,
    by: blow.who,
    rule: 'IN-30',
  });
  yield* rideOn(fight, blow, false);
}

function misses(fight: IngenuityFight, blow: Blow): void {
  tell(
    fight,
    'IN-22',
    `${nameOf(fight, blow.who)} misses ${nameOf(fight, blow.target)} with ${blow.thing.name}: ${blow.total} against ${evasionOf(fight, blow)}.`,
    { who: [blow.who, blow.target], dice: blow.dice },
  );
}

/** What hit, what luck did, what the reduction took: one sentence. */
function tellHit(fight: IngenuityFight, blow: Blow, end: string): void {
  const { thing, total, critical } = blow;
  const weapon = blow.damage - total;
  tell(
    fight,
    critical ? 'IN-24' : 'IN-22',
    `${nameOf(fight, blow.who)} hits ${nameOf(fight, blow.target)} with ${thing.name}: ${total} against ${evasionOf(fight, blow)}${critical ? `, luck makes it critical (${thing.threshold}+)` : ''}; ${total} ${weapon < 0 ? '−' : '+'} ${Math.abs(weapon)} = ${blow.damage} ${thing.type}, ${end}.`,
    { who: [blow.who, blow.target], dice: blow.dice, tone: 'good' },
  );
}

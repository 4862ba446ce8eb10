/** MU-21: attack and counter: both roll at once, and who suffers more is hit first. */

import { countAttack } from '../../../../engine/facts.ts';
import type { Flow } from '../../../../engine/flow.ts';
import type { Id } from '../../../../engine/words.ts';
import { nameOf, sheetOf } from '../../../common/people.ts';
import type { MurdhamFight } from '../../fight.ts';
import { firstOf, isGone, isHelpless, knows } from '../../sheet/standing.ts';
import { landAttack } from '../harm/nonlethal.ts';
import type { Blow } from '../table/blow.ts';
import { save } from '../table/saves.ts';
import { tell } from '../table/table.ts';
import { isMelee, isThrownAway } from '../table/weapons.ts';
import { type Hit, landHit, rollBlows } from './land.ts';
import { withHard } from './manner.ts';
import { stuntBack } from './stunt.ts';

/** One side's part of the exchange: what it would make the other suffer; an attack without damage comes last. */
interface Part {
  blow: Blow;
  hit?: Hit;
  /** The order: higher goes first; equal ones fall together. */
  weight: number;
  outcome?: string;
  /** It came to its blow. */
  done?: true;
}
const doesDamage = ({ effect }: Blow): boolean => effect.kind === 'damage' || effect.kind === 'stun';
/** Held, netted or without the weapon it was going to use. */
const isUndone = (fight: MurdhamFight, { attacker, weapon }: Blow): boolean =>
  firstOf(sheetOf(fight, attacker), 'grabbed', 'netted', 'entangled') !== undefined ||
  (weapon.gear !== undefined &&
    !isThrownAway(weapon) &&
    !sheetOf(fight, attacker).gear.some(({ id }) => id === weapon.gear?.id));
const isOut = (fight: MurdhamFight, who: Id): boolean => isGone(sheetOf(fight, who)) || isHelpless(sheetOf(fight, who));

/** What became of an attack and of the counter to it. */
export interface Met {
  /** `stopped`: its maker was out before it came. */
  attack: 'stopped' | 'landed' | 'felled';
  counter: 'missed' | 'stopped' | 'landed';
  /** Their dice, for the others whom a blast strikes with the same roll (MU-30). */
  hits: readonly Hit[];
}

/**
 * Resolves an attack and the counter to it. The counter makes its own WIT save where its circumstances ask for one; failed, the
 * attack goes on alone.
 */
export function* exchange(fight: MurdhamFight, blow: Blow, counter: Blow): Flow<Met> {
  const countered = yield* counterHits(fight, counter);
  const blows = [{ id: 'attack', blow }, ...(countered ? [{ id: 'counter', blow: counter }] : [])];
  const hits = yield* rollBlows(
    fight,
    blows.filter((one) => doesDamage(one.blow)),
  );
  const parts = blows.map(({ blow: one }): Part => {
    const hit = hits.find((some) => some.blow === one);
    return { blow: one, weight: hit ? hit.reckoned.amount : -1, ...(hit ? { hit } : {}) };
  });
  order(fight, parts);
  const [first, second] = parts;
  if (!first) return { attack: 'landed', counter: 'missed', hits };
  // Two attacks without damage: at the same time, or by the house the attack before the answer to it.
  const inTurn = first.weight < 0 && fight.house.harmlessOrder === 'attack-first';
  const together = second !== undefined && first.weight === second.weight && !inTurn;
  if (second)
    tell(
      fight,
      'MU-21',
      together
        ? 'Both are hit at the same time.'
        : `${nameOf(fight, first.blow.target)} ${first.weight < 0 ? 'is answered' : 'suffers more and is hit'} first.`,
      { who: [blow.attacker, blow.target] },
    );
  yield* play(fight, first);
  if (second) {
    if (!together && (isOut(fight, second.blow.attacker) || (inTurn && isUndone(fight, second.blow))))
      tell(fight, 'MU-21', `${nameOf(fight, second.blow.attacker)} is out before hitting.`, {
        who: [second.blow.attacker],
      });
    else yield* play(fight, second);
  }
  const [own, back] = [parts.find((part) => part.blow === blow), parts.find((part) => part.blow === counter)];
  const fells = own?.outcome === 'critical' || own?.outcome === 'killed';
  return {
    attack: own?.done ? (fells ? 'felled' : 'landed') : 'stopped',
    counter: back ? (back.done ? 'landed' : 'stopped') : 'missed',
    hits,
  };
}

/** A counter to something that does no damage and comes last (a power): it alone is resolved here. */
export function* answered(fight: MurdhamFight, counter: Blow): Flow<Met> {
  if (!(yield* counterHits(fight, counter))) return { attack: 'landed', counter: 'missed', hits: [] };
  const hits = doesDamage(counter) ? yield* rollBlows(fight, [{ id: 'counter', blow: counter }]) : [];
  const [hit] = hits;
  if (hit) yield* landHit(fight, hit);
  else if (!doesDamage(counter)) yield* landAttack(fight, counter);
  return { attack: 'landed', counter: 'landed', hits };
}

/** Fast strike settles the order before damage does, unless both have it. Attacks without damage stay last. */
function order(fight: MurdhamFight, parts: Part[]): void {
  const quick = parts.filter(({ blow, hit }) => hit && knows(sheetOf(fight, blow.attacker), 'fast-strike'));
  const [only] = quick;
  if (quick.length === 1 && only) only.weight = 10_000;
  parts.sort((a, b) => b.weight - a.weight);
}

function* counterHits(fight: MurdhamFight, counter: Blow): Flow<boolean> {
  if (!(yield* counterAimed(fight, counter))) {
    countAttack(fight, counter.attacker, counter.target, 'miss');
    return false;
  }
  yield* stuntBack(fight, counter);
  return true;
}

/** MU-11: the save of a counter: where its circumstances ask for one, or the GM finds them challenging. */
function* counterAimed(fight: MurdhamFight, counter: Blow): Flow<boolean> {
  const [plain] = doesDamage(counter) && fight.house.counterSaves ? (counter.needs ?? []) : [];
  const [need] = plain ? [plain] : withHard([], counter.hard);
  // MU-31: a melee blast cannot miss.
  const sure = counter.zone !== undefined && isMelee(counter.weapon);
  if (!need || sure) return true;
  counter.saved = true;
  return yield* save(fight, counter.attacker, 'wit', {
    rule: need.rule,
    what: 'to hit with the counter',
    about: [counter.attacker, counter.target],
  });
}

function* play(fight: MurdhamFight, part: Part): Flow<void> {
  part.done = true;
  if (part.hit) part.outcome = (yield* landHit(fight, part.hit)).outcome;
  else yield* landAttack(fight, part.blow);
}

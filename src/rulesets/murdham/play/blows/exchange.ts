/**
 * MU-21: runs an attack and its counter. Both sides roll at once, and the one who suffers more is
 * hit first.
 */

import { countAttack } from '../../../../engine/facts.ts';
import type { Flow } from '../../../../engine/flow.ts';
import { peopleRef, personRef, type Sentence, sentence } from '../../../../engine/log/sentence.ts';
import type { Id } from '../../../../engine/words.ts';
import { sheetOf } from '../../../common/people.ts';
import type { MurdhamFight } from '../../fight.ts';
import { firstOf, isGone, isHelpless, knowsSkill } from '../../sheet/standing.ts';
import { landAttack } from '../harm/nonlethal.ts';
import type { Blow } from '../table/blow.ts';
import { rollSave } from '../table/saves.ts';
import { tell } from '../table/table.ts';
import { isMelee } from '../table/weapons.ts';
import { landHit } from './land.ts';
import { isWithoutWeapon, stillLands } from './landing.ts';
import { withHard } from './manner.ts';
import { type Hit, rollBlows } from './rollBlows.ts';
import { stuntBack } from './stunt.ts';
import { needsToHit } from './targets.ts';

/** One side's blow in the exchange. */
interface ExchangeSide {
  blow: Blow;
  hit?: Hit;
  /**
   * The damage that this side's blow would do, which decides the order: the higher weight strikes
   * first, equal weights strike together. An attack without damage has a negative weight and comes
   * last.
   */
  weight: number;
  outcome?: string;
  /** This side has struck. */
  done?: true;
}
/** A weight heavier than any damage. */
const FIRST = 10_000;
const doesDamage = ({ effect }: Blow): boolean => effect.kind === 'damage' || effect.kind === 'stun';
/** Tells whether the striker is held, netted or without the weapon it was going to use. */
const isUndone = (fight: MurdhamFight, blow: Blow): boolean =>
  firstOf(sheetOf(fight, blow.attacker), 'grabbed', 'netted', 'entangled') !== undefined ||
  isWithoutWeapon(fight, blow);
const isOut = (fight: MurdhamFight, who: Id): boolean => isGone(sheetOf(fight, who)) || isHelpless(sheetOf(fight, who));

/** How the attack and the counter of an exchange ended. */
export interface ExchangeOutcome {
  /** `stopped`: the striker was out before its blow came, or the target out of its reach. */
  attack: 'stopped' | 'landed' | 'felled';
  counter: 'missed' | 'stopped' | 'landed';
  /** The dice of both sides. A blast strikes its other targets with the same roll (MU-30). */
  hits: readonly Hit[];
}

/**
 * Resolves an attack and its counter. The counter's maker rolls a WIT save where the circumstances
 * ask for one; if it fails, the attack goes on alone.
 */
export function* exchange(fight: MurdhamFight, blow: Blow, counter: Blow): Flow<ExchangeOutcome> {
  const countered = yield* counterHits(fight, counter);
  const aimed = [{ id: 'attack', blow }, ...(countered ? [{ id: 'counter', blow: counter }] : [])];
  const rolling = aimed.filter((one) => stillLands(fight, one.blow));
  const hits = yield* rollBlows(
    fight,
    rolling.filter((one) => doesDamage(one.blow)),
  );
  const blows = rolling.filter((one) => stillLands(fight, one.blow));
  const parts = blows.map(({ blow: one }): ExchangeSide => {
    const hit = hits.find((some) => some.blow === one);
    return { blow: one, weight: hit ? hit.reckoned.amount : -1, ...(hit ? { hit } : {}) };
  });
  order(fight, parts);
  const [first, second] = parts;
  if (!first) return { attack: 'stopped', counter: countered ? 'landed' : 'missed', hits };
  // Two attacks without damage strike at the same time. By house rule the attack comes before the
  // counter.
  const inTurn = first.weight < 0 && fight.house.harmlessOrder === 'attack-first';
  const together = second !== undefined && first.weight === second.weight && !inTurn;
  if (second)
    tell(
      fight,
      'MU-21',
      together ? atOnce(first, second) : sentence`${personRef(first.blow.target)} ${firstBecause(first, second)}.`,
      { who: [blow.attacker, blow.target] },
    );
  yield* play(fight, first);
  if (second) {
    if (!together && (isOut(fight, second.blow.attacker) || (inTurn && isUndone(fight, second.blow))))
      tell(fight, 'MU-21', beaten(fight, second.blow));
    else yield* play(fight, second);
  }
  const [own, back] = [parts.find((part) => part.blow === blow), parts.find((part) => part.blow === counter)];
  const fells = own?.outcome === 'critical' || own?.outcome === 'killed';
  return {
    attack: own?.done ? (fells ? 'felled' : 'landed') : 'stopped',
    counter: back && !back.done ? 'stopped' : countered ? 'landed' : 'missed',
    hits,
  };
}

/** Tells of two blows that strike at the same time, and what each does. */
const atOnce = ({ blow, weight }: ExchangeSide, { blow: other }: ExchangeSide): Sentence =>
  weight < 0
    ? sentence`${peopleRef([blow.attacker, other.attacker])} try it at the same time.`
    : sentence`${peopleRef([blow.target, other.target])} are hit at the same time: ${weight} damage each.`;

/** Tells of a blow that comes to nothing because its striker was hit first. */
function beaten(fight: MurdhamFight, { attacker, as }: Blow): Sentence {
  const state = isOut(fight, attacker) ? 'is out' : 'has no way left to do it';
  return sentence`${personRef(attacker)} ${state}, so the ${as === 'counter' ? 'counter' : 'attack'} does not land.`;
}

/** Says why this side of an exchange is hit first. */
function firstBecause({ weight }: ExchangeSide, { weight: other }: ExchangeSide): string {
  if (weight < 0) return 'is answered first';
  if (weight === FIRST) return 'is hit first, by a fast strike';
  if (other < 0) return 'is hit first, by the blow that does damage';
  return `suffers more damage (${weight} damage against ${other}) and is hit first`;
}

/**
 * Resolves only the counter to an attack that does no damage and so comes last, as a power does.
 */
export function* answered(fight: MurdhamFight, counter: Blow): Flow<ExchangeOutcome> {
  if (!(yield* counterHits(fight, counter))) return { attack: 'landed', counter: 'missed', hits: [] };
  if (!stillLands(fight, counter)) return { attack: 'landed', counter: 'landed', hits: [] };
  const hits = doesDamage(counter) ? yield* rollBlows(fight, [{ id: 'counter', blow: counter }]) : [];
  const [hit] = hits;
  if (!hit) yield* landAttack(fight, counter);
  else if (stillLands(fight, counter)) yield* landHit(fight, hit);
  return { attack: 'landed', counter: 'landed', hits };
}

/**
 * Fast strike puts a blow before the one with more damage, unless both sides have the skill.
 * Attacks without damage stay last.
 */
function order(fight: MurdhamFight, parts: ExchangeSide[]): void {
  const quick = parts.filter(({ blow, hit }) => hit && knowsSkill(sheetOf(fight, blow.attacker), 'fast-strike'));
  const [only] = quick;
  if (quick.length === 1 && only) only.weight = FIRST;
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

/**
 * MU-11: asks for the save of a counter where its circumstances ask for one, or where the GM finds
 * them challenging. Gives true when the counter may strike.
 */
function* counterAimed(fight: MurdhamFight, counter: Blow): Flow<boolean> {
  const { attacker, target, weapon } = counter;
  const asks = doesDamage(counter) && fight.house.counterSaves;
  const [plain] = asks ? needsToHit(fight, attacker, target, weapon) : [];
  const [need] = plain ? [plain] : withHard([], counter.hard);
  // MU-31: a melee blast cannot miss.
  const sure = counter.zone !== undefined && isMelee(weapon);
  if (!need || sure) return true;
  counter.saved = true;
  return yield* rollSave(fight, attacker, 'wit', {
    rule: need.rule,
    what: 'to hit with the counter',
    about: [attacker, target],
  });
}

function* play(fight: MurdhamFight, part: ExchangeSide): Flow<void> {
  part.done = true;
  if (part.hit) part.outcome = (yield* landHit(fight, part.hit)).outcome;
  else yield* landAttack(fight, part.blow);
}

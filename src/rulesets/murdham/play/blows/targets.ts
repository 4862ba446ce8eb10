/**
 * At whom a weapon may be aimed, and what asks for a WIT save to hit: MU-11, MU-15, MU-16, MU-17,
 * MU-27.
 */

import { countWords, type Id, notAllowed, type Reason, type RuleId, type Verdict } from '../../../../engine/words.ts';
import { nameOf, sheetOf } from '../../../common/people.ts';
import type { MurdhamFight } from '../../fight.ts';
import { sizeRank } from '../../sheet/scores.ts';
import { conditionOf, hasTrait, isConditionActive, isGone, knowsSkill } from '../../sheet/standing.ts';
import { isShielded, isUnawareOf, type Leaning, whyBarred, whyUnseen, zonesApart } from '../table/ground.ts';
import { hasDone } from '../table/table.ts';
import { armsFail, hasWord, isMelee, type Weapon } from '../table/weapons.ts';
import { activation } from '../turns/together.ts';

export interface Aim {
  verdict: Verdict;
  /** The reasons for a WIT save to hit. Without a reason the weapon hits without a roll. */
  needs: { text: string; rule: RuleId }[];
  distance: number;
}

/**
 * MU-16: gives how far a weapon reaches for this fighter, and up to where it hits without a save.
 * Both are in zones.
 */
export function rangeOf(fight: MurdhamFight, who: Id, weapon: Weapon): { range: number; half: number } {
  const sheet = sheetOf(fight, who);
  if (isMelee(weapon)) {
    const long = sheet.size === 'massive' || sheet.mutations.includes('elastic-limbs');
    return { range: Math.max(weapon.figures.range, long ? 1 : 0), half: 99 };
  }
  // MU-34: no chapter prints the range of a net. MU-17: an indirect range is printed for open
  // country; a house rule says how many of its zones make one zone of the map.
  const printed = hasWord(weapon, 'entangle')
    ? fight.house.netReach
    : hasWord(weapon, 'indirect')
      ? Math.ceil(weapon.figures.range / fight.house.indirectScale)
      : weapon.figures.range;
  const far = printed * (knowsSkill(sheet, 'steady-aim') && weapon.power !== 'connection' ? 2 : 1);
  const range = isConditionActive(sheet, 'eye-injury') ? Math.ceil(far / 2) : far;
  return { range, half: Math.ceil(range / 2) };
}

/** Tells whether a fighter has moved in the turn it is taking, on foot or in the saddle. */
export const hasMoved = (fight: MurdhamFight, who: Id): boolean =>
  fight.state.turn?.who === activation(fight, who) && (fight.state.turn.moved > 0 || fight.state.turn.full !== null);

const flies = (fight: MurdhamFight, who: Id): boolean => isConditionActive(sheetOf(fight, who), 'aloft');

/** Gives the reason why a weapon cannot be used now against any target, or nothing. */
export function whyUseless(fight: MurdhamFight, who: Id, weapon: Weapon): Reason | undefined {
  const sheet = sheetOf(fight, who);
  if (armsFail(sheet, weapon)) return notAllowed('MU-12', 'One arm is useless: no weapon for two hands.');
  if (weapon.gear?.spent && hasWord(weapon, 'reload'))
    return notAllowed('MU-12', `${weapon.name} has been fired: 10 rounds to reload.`);
  if (weapon.figures.limit && sheet.spent.includes(weapon.id))
    return notAllowed('MU-12', `${weapon.name} can be used once a ${weapon.figures.limit}, and has been.`);
  if (hasWord(weapon, 'huge') && sizeRank[sheet.size] < sizeRank.large)
    return notAllowed('MU-12', `${weapon.name} is for large wielders only.`);
  if (flies(fight, who) && hasTrait(sheet, 'landing') && !hasTrait(sheet, 'swooping'))
    return notAllowed('MU-15', 'Cannot attack in the air, and has to land first.');
  if (fight.house.landingAttack === 'next-round' && hasTrait(sheet, 'landing') && hasDone(fight, who, 'landed'))
    return notAllowed('MU-15', 'Has landed this round, and attacks from the next round on.');
  if (!isMelee(weapon) && isConditionActive(sheet, 'blind')) return notAllowed('MU-16', 'Blind: no ranged attacks.');
  if (weapon.figures.only === 'mounted-and-moved') {
    const mount = sheet.mount;
    if (mount === undefined || (fight.state.moved[mount] ?? 0) === 0)
      return notAllowed('MU-12', 'A lance needs a mount that has moved this round.');
  }
  return undefined;
}

/**
 * Aims a weapon at a fighter: allowed or why not, the distance in zones, and what asks for a save.
 */
export function aimAt(
  fight: MurdhamFight,
  who: Id,
  target: Id,
  weapon: Weapon,
  as: 'attack' | 'counter' = 'attack',
): Aim {
  const distance = zonesApart(fight, who, target);
  const needs: Aim['needs'] = [];
  const stop = (rule: RuleId, text: string): Aim => ({ verdict: notAllowed(rule, text), needs, distance });
  const useless = whyUseless(fight, who, weapon);
  if (useless) return { verdict: useless, needs, distance };
  const [sheet, other] = [sheetOf(fight, who), sheetOf(fight, target)];
  if (isGone(other)) return stop('MU-15', `${nameOf(fight, target)} is out of the fight.`);
  const held = other.conditions.some(({ id, by }) => id === 'grabbed' && by === who);
  if (held && weapon.spec.bulk >= 2 && weapon.hand !== 'body')
    return stop('MU-37', `${weapon.name} is too big to use on somebody one is holding.`);
  if (weapon.figures.only === 'unaware-or-held' && !held && !isUnawareOf(fight, target, who))
    return stop('MU-12', `${weapon.name} works only on somebody held or unaware.`);
  const taunter = conditionOf(sheet, 'taunted')?.by;
  if (taunter !== undefined && taunter !== target && !isGone(sheetOf(fight, taunter)))
    return stop('MU-08', `Taunted: may only go for ${nameOf(fight, taunter)}.`);
  if (hasTrait(sheet, 'incorporeal') && weapon.hand !== 'body')
    return stop('MU-12', 'Has no body to hold a weapon with.');
  if (
    hasTrait(other, 'incorporeal') &&
    weapon.power === undefined &&
    !hasWord(weapon, 'holy') &&
    !hasTrait(sheet, 'incorporeal')
  )
    return stop('MU-12', 'Has no body that plain weapons could touch.');
  // MU-27: a fighter who leans out over a barrier to attack can be countered. The barrier is only
  // cover then.
  if (as === 'attack' && isShielded(fight, who, target))
    return stop('MU-27', `A barrier shields ${nameOf(fight, target)}.`);
  return isMelee(weapon)
    ? aimClose(fight, who, target, weapon, { distance, needs, stop })
    : aimFar(fight, who, target, weapon, { distance, needs, stop, leaning: as === 'attack' ? 'attacker' : 'target' });
}

interface Aiming {
  distance: number;
  needs: Aim['needs'];
  stop(rule: RuleId, text: string): Aim;
}

/** MU-15: a melee target must be nearby. A target that the striker does not see asks for a save. */
function aimClose(fight: MurdhamFight, who: Id, target: Id, weapon: Weapon, { distance, needs, stop }: Aiming): Aim {
  const { range } = rangeOf(fight, who, weapon);
  if (distance > range)
    return stop(
      'MU-15',
      `${countWords(distance, 'zone')} away: only ${range === 0 ? 'nearby targets' : 'targets within 1 zone'}.`,
    );
  if (flies(fight, target) && !flies(fight, who) && fight.house.aloftReach === 'fliers')
    return stop('MU-15', 'Is in the air, out of reach.');
  const unseen = whyUnseen(fight, who, target);
  if (unseen !== undefined) {
    if (distance > 0) return stop('MU-15', unseen);
    needs.push({ text: unseen, rule: 'MU-15' });
  }
  if (sheetOf(fight, target).mutations.includes('insect-swarm'))
    needs.push({ text: 'A swarm of insects: STR save.', rule: 'MU-11' });
  return { verdict: true, needs, distance };
}

/**
 * MU-16, MU-17: a ranged target must be in range and seen, or indirectly aimed at beyond half
 * range.
 */
function aimFar(
  fight: MurdhamFight,
  who: Id,
  target: Id,
  weapon: Weapon,
  { distance, needs, stop, leaning }: Aiming & { leaning: Leaning },
): Aim {
  const { range, half } = rangeOf(fight, who, weapon);
  const moved = hasMoved(fight, who);
  const indirect = hasWord(weapon, 'indirect');
  const rule = indirect ? 'MU-17' : 'MU-16';
  if (distance > range) return stop(rule, `${countWords(distance, 'zone')} away: ${weapon.name} reaches ${range}.`);
  if (indirect) {
    if (distance <= half)
      return stop('MU-17', `Too near: an indirect attack needs more than ${countWords(half, 'zone')}.`);
    if (moved) return stop('MU-17', 'An indirect attack cannot be made while moving.');
    needs.push({ text: 'Indirect attacks always ask for a save.', rule: 'MU-17' });
    return { verdict: true, needs, distance };
  }
  const unseen = whyBarred(fight, who, target, leaning);
  if (unseen !== undefined) return stop('MU-16', unseen);
  const beyond = distance > half;
  if (beyond && moved)
    return stop('MU-16', `${countWords(distance, 'zone')} away is beyond half range: not while moving.`);
  if (beyond) needs.push({ text: 'Beyond half range.', rule: 'MU-16' });
  if (moved) needs.push({ text: 'Shooting while moving.', rule: 'MU-16' });
  return { verdict: true, needs, distance };
}

/** Words the line under a target in a list: the distance, and the save that the attack needs. */
export function aimText(aim: Aim): string {
  const far = aim.distance === 0 ? 'nearby' : countWords(aim.distance, 'zone');
  const [need] = aim.needs;
  return need ? `${far}. ${need.text.replace(/\.$/, '')}: WIT save to hit` : far;
}

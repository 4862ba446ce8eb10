/**
 * At whom a weapon may be aimed, and what asks for a WIT save to hit: MU-11, MU-15, MU-16, MU-17,
 * MU-27.
 */

import { countWords, type Id, notAllowed, type Reason, type RuleId, type Verdict } from '../../../../engine/words.ts';
import { nameOf, sheetOf } from '../../../common/people.ts';
import type { MurdhamFight } from '../../fight.ts';
import { sizeRank } from '../../sheet/scores.ts';
import { conditionOf, hasTrait, isConditionActive, isGone, knowsSkill } from '../../sheet/standing.ts';
import { isShielded, isUnawareOf, whyBarred, whyUnseen, zonesApart } from '../table/ground.ts';
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
  const beyondReach = whyOutOfReach(fight, who, target, weapon, as);
  if (beyondReach) return { verdict: beyondReach, needs, distance };
  if (!isMelee(weapon)) {
    const { half } = rangeOf(fight, who, weapon);
    const moved = hasMoved(fight, who);
    if (hasWord(weapon, 'indirect')) {
      if (distance <= half)
        return stop('MU-17', `Too near: an indirect attack needs more than ${countWords(half, 'zone')}.`);
      if (moved) return stop('MU-17', 'An indirect attack cannot be made while moving.');
    } else if (distance > half && moved)
      return stop('MU-16', `${countWords(distance, 'zone')} away is beyond half range: not while moving.`);
  }
  return { verdict: true, needs: needsToHit(fight, who, target, weapon), distance };
}

/**
 * Why a weapon does not reach a fighter from where both are. MU-15: a melee target must be nearby.
 * MU-16, MU-17: a ranged target must be in range, and seen unless the aim is indirect.
 */
export function whyOutOfReach(
  fight: MurdhamFight,
  who: Id,
  target: Id,
  weapon: Weapon,
  as: 'attack' | 'counter',
): Reason | undefined {
  // MU-27: a fighter who leans out over a barrier to attack can be countered. The barrier is only
  // cover then.
  if (as === 'attack' && isShielded(fight, who, target))
    return notAllowed('MU-27', `A barrier shields ${nameOf(fight, target)}.`);
  const distance = zonesApart(fight, who, target);
  const { range } = rangeOf(fight, who, weapon);
  if (isMelee(weapon)) {
    const reach = range === 0 ? 'nearby targets' : 'targets within 1 zone';
    if (distance > range) return notAllowed('MU-15', `${countWords(distance, 'zone')} away: only ${reach}.`);
    if (flies(fight, target) && !flies(fight, who) && fight.house.aloftReach === 'fliers')
      return notAllowed('MU-15', 'Is in the air, out of reach.');
    const unseen = distance > 0 ? whyUnseen(fight, who, target) : undefined;
    return unseen === undefined ? undefined : notAllowed('MU-15', unseen);
  }
  const indirect = hasWord(weapon, 'indirect');
  if (distance > range)
    return notAllowed(
      indirect ? 'MU-17' : 'MU-16',
      `${countWords(distance, 'zone')} away: ${weapon.name} reaches ${range}.`,
    );
  const barred = indirect ? undefined : whyBarred(fight, who, target, as === 'attack' ? 'attacker' : 'target');
  return barred === undefined ? undefined : notAllowed('MU-16', barred);
}

/** MU-11: what asks for a save to hit a target that the weapon reaches. */
export function needsToHit(fight: MurdhamFight, who: Id, target: Id, weapon: Weapon): Aim['needs'] {
  const need = (text: string, rule: RuleId) => [{ text, rule }];
  if (isMelee(weapon)) {
    const unseen = whyUnseen(fight, who, target);
    return [
      ...(unseen === undefined ? [] : need(unseen, 'MU-15')),
      ...(sheetOf(fight, target).mutations.includes('insect-swarm')
        ? need('A swarm of insects: STR save.', 'MU-11')
        : []),
    ];
  }
  if (hasWord(weapon, 'indirect')) return need('Indirect attacks always ask for a save.', 'MU-17');
  const beyond = zonesApart(fight, who, target) > rangeOf(fight, who, weapon).half;
  return [
    ...(beyond ? need('Beyond half range.', 'MU-16') : []),
    ...(hasMoved(fight, who) ? need('Shooting while moving.', 'MU-16') : []),
  ];
}

/** Words the line under a target in a list: the distance, and the save that the attack needs. */
export function aimText(aim: Aim): string {
  const far = aim.distance === 0 ? 'nearby' : countWords(aim.distance, 'zone');
  const [need] = aim.needs;
  return need ? `${far}. ${need.text.replace(/\.$/, '')}: WIT save to hit` : far;
}

/**
 * The figures of an attack: evasion, reduction, advantage and the bonus of the attack test, each
 * with its reasons.
 */

import { combatantOf } from '../../../../engine/fight.ts';
import {
  capitalized,
  countWords,
  type Id,
  notAllowed,
  type Reason,
  type Tally,
  tallyOf,
} from '../../../../engine/words.ts';
import { nameOf } from '../../../common/people.ts';
import type { IngenuityFight } from '../../fight.ts';
import { SPEED } from '../../house/actions.ts';
import { asPlayed } from '../../sheet/armoury.ts';
import { DOES_WORDS, type Maneuver } from '../../sheet/effects.ts';
import { DAMAGE, type DamageType, type Item } from '../../sheet/items.ts';
import { type Fighter, hasState } from '../../sheet/sheet.ts';
import { armourOf } from '../../sheet/tiers.ts';
import { coveredFrom } from '../ground/cover.ts';
import { flankers, IN_THE_WAY, metresApart, wallParts } from '../ground/ground.ts';
import { blindTo } from '../ground/sight.ts';
import { metreWords } from '../table/tell.ts';
import type { Check } from '../table/tests.ts';

/** The way of an attack: a blow within reach, a throw, or a shot. */
export type Mode = 'melee' | 'thrown' | 'shot';

/**
 * The way in which an item attacks at this distance; undefined when the item does not reach so far.
 */
export function modeAt(thing: Item, metres: number): Mode | undefined {
  if (thing.kind === 'projectile') return metres <= thing.range ? 'shot' : undefined;
  if (metres <= thing.reach) return 'melee';
  return thing.kind === 'thrown' && metres <= thing.range ? 'thrown' : undefined;
}

/** IN-22: why an item does not strike somebody from where both are. */
export function whyOutOfReach(fight: IngenuityFight, who: Id, at: Id, thing: Item): Reason | undefined {
  const far = metresApart(fight, who, at);
  if (modeAt(thing, far) !== undefined)
    return wallParts(fight, who, at) ? notAllowed('IN-22', `${capitalized(IN_THE_WAY)}.`) : undefined;
  const reach = Math.max(thing.kind === 'projectile' ? 0 : thing.reach, thing.range);
  return notAllowed(
    'IN-22',
    `Out of reach: ${metreWords(far)} away, and the reach of ${thing.name} is ${metreWords(reach)}.`,
  );
}

/**
 * IN-09: gives the metres of a Move. The ordinary speed is a house rule; a faster or slower
 * combatant keeps its difference.
 */
export const speedOf = (fight: IngenuityFight, one: Fighter): number =>
  Math.max(0, one.sheet.speed + fight.house.speed - SPEED);

/**
 * IN-28: gives by how much the attacker is larger than the target; below 0 the attacker is smaller.
 */
const larger = (attacker: Fighter, target: Fighter) => attacker.sheet.size - target.sheet.size;

const BARE = { physical: 0, elemental: 0, evasion: 0 };
/** The figures that a combatant's armour adds, by the house rules. */
export const armourFigures = (fight: IngenuityFight, { sheet: { armour } }: Fighter) =>
  armour === 'none' ? BARE : armourOf(fight.house.armour[armour]);

/**
 * IN-22: the number that an attack test must reach: evasion, the difference in size (IN-28), Guard
 * (IN-11).
 */
export const evasionAgainst = (fight: IngenuityFight, attacker: Fighter, target: Fighter): Tally =>
  tallyOf('Evasion', [
    { label: 'evasion', value: target.sheet.evasion, rule: 'IN-22' },
    { label: target.sheet.armour, value: armourFigures(fight, target).evasion, rule: 'IN-22' },
    { label: 'size difference', value: larger(attacker, target), rule: 'IN-28' },
    { label: 'Guard', value: hasState(target, 'guarding') ? 1 : 0, rule: 'IN-11' },
  ]);

/**
 * IN-23, IN-35: the reduction of damage of a type: the matching deflection, minus the attacker's
 * size (IN-28), with Guard and a parry (IN-31). Typeless damage is not reduced. Only by the house
 * rule can the reduction be below 0, which adds to the damage.
 */
export function reductionAgainst(
  fight: IngenuityFight,
  attacker: Fighter | undefined,
  target: Fighter,
  type: DamageType,
  parry = 0,
): Tally {
  const kind = DAMAGE[type];
  if (kind === 'typeless')
    return tallyOf('Reduction', [{ label: 'typeless damage is not reduced', value: 0, rule: 'IN-35' }]);
  const sum = tallyOf('Reduction', [
    { label: `${kind} deflection`, value: target.sheet.deflection[kind], rule: 'IN-23' },
    { label: target.sheet.armour, value: armourFigures(fight, target)[kind], rule: 'IN-23' },
    { label: 'size difference', value: attacker ? -larger(attacker, target) : 0, rule: 'IN-28' },
    { label: 'Guard', value: hasState(target, 'guarding') ? 1 : 0, rule: 'IN-11' },
    { label: 'parry', value: parry, rule: 'IN-31' },
  ]);
  return { ...sum, total: fight.house.deflectionBelow === 'counts' ? sum.total : Math.max(0, sum.total) };
}

/**
 * IN-31: whether a parry helps: against physical damage, and by a house rule against elemental
 * damage too.
 */
export const parryCounts = (fight: IngenuityFight, type: DamageType): boolean =>
  DAMAGE[type] === 'physical' || (DAMAGE[type] === 'elemental' && fight.house.parryAgainst === 'all');

/** IN-23: a reduction leaves at least 1 damage. */
export const reducedDamage = (damage: number, by: number): number => Math.max(1, damage - by);

/** IN-27: why a target cannot see its attacker; undefined when it can. */
export function unseeing(fight: IngenuityFight, attacker: Fighter, target: Fighter): string | undefined {
  if (hasState(target, 'unconscious') && fight.house.unconsciousUnseeing) return 'unconscious';
  return blindTo(fight, target, attacker);
}

/**
 * IN-27, IN-19, IN-14: the steps of advantage of an attack, each with its reason. `sneak` counts
 * even where there is no other reason.
 */
export function advantageOn(
  fight: IngenuityFight,
  attacker: Fighter,
  target: Fighter,
  how: { mode: Mode; sneak?: boolean },
): Tally {
  const sneak = how.sneak ? 'struck helpless' : unseeing(fight, attacker, target);
  const flank = flankers(fight, target.id);
  const ranged = how.mode !== 'melee';
  return tallyOf('Advantage', [
    { label: 'none', value: 0, rule: 'IN-27' },
    { label: `sneak: ${sneak ?? ''}`, value: sneak ? 1 : 0, rule: 'IN-27' },
    {
      label: `flanked by ${flank ? `${nameOf(fight, flank[0])} and ${nameOf(fight, flank[1])}` : ''}`,
      value: flank ? 1 : 0,
      rule: 'IN-27',
    },
    { label: 'target prone', value: hasState(target, 'prone') ? (ranged ? -1 : 1) : 0, rule: 'IN-19' },
    {
      label: 'target in cover',
      value: ranged && hasState(target, 'cover') && coveredFrom(fight, target, attacker) ? -1 : 0,
      rule: 'IN-14',
    },
  ]);
}

/**
 * The attribute and the proficiency that are best for an item; among equal ones the first named.
 */
export function bestWith(one: Fighter, thing: Item) {
  const { attributes, proficiencies } = one.sheet;
  const attribute = thing.attributes.reduce((best, next) => (attributes[next] > attributes[best] ? next : best));
  const first = thing.proficiencies[0];
  const proficiency =
    first &&
    thing.proficiencies.reduce((best, next) => (proficiencies[next] > proficiencies[best] ? next : best), first);
  return { attribute, proficiency };
}

/**
 * The attack test: dice, proficiency, −2 for each earlier attack of the round (IN-26), advantage,
 * and the luck marks that matter.
 */
export function attackCheck(
  fight: IngenuityFight,
  who: Id,
  at: Id,
  thing: Item,
  how: { mode: Mode; sneak?: boolean; strays: number; maneuver?: Maneuver },
): Check {
  const [one, target] = [combatantOf(fight, who), combatantOf(fight, at)];
  const { attribute, proficiency } = bestWith(one, thing);
  const earlier = fight.state.attacks[who] ?? 0;
  const { threshold } = asPlayed(fight.house, thing);
  return {
    title: `${nameOf(fight, who)}: ${how.maneuver ? `${how.maneuver.name} with ` : ''}${thing.name}`,
    rule: 'IN-22',
    attribute: { name: attribute, sides: one.sheet.attributes[attribute] },
    skill: { name: 'combat', sides: one.sheet.skills.combat },
    bonus: tallyOf('Attack', [
      {
        label: proficiency ?? 'no proficiency',
        value: proficiency ? one.sheet.proficiencies[proficiency] : 0,
        rule: 'IN-22',
      },
      { label: `${countWords(earlier, 'attack')} before it this round`, value: earlier * -2, rule: 'IN-26' },
      { label: how.maneuver?.name ?? '', value: how.maneuver?.bonus ?? 0, rule: 'IN-26' },
    ]),
    advantage: advantageOn(fight, one, target, how),
    luck: one.sheet.luck,
    marks: [...(how.strays > 0 ? [2] : []), threshold],
    aim: `evasion ${evasionAgainst(fight, one, target).total}, luck ${threshold}+ is critical`,
  };
}

/**
 * One line about attacking a combatant: distance, evasion, and the reasons for and against
 * advantage.
 */
export function attackWords(fight: IngenuityFight, who: Id, at: Id, mode: Mode): string {
  const [one, target] = [combatantOf(fight, who), combatantOf(fight, at)];
  const evasion = evasionAgainst(fight, one, target);
  const edge = advantageOn(fight, one, target, { mode });
  const reasons = [...evasion.parts, ...edge.parts]
    .filter(({ rule, value }) => value !== 0 && rule !== 'IN-22')
    .map(({ label, value }) =>
      label === 'size difference' || label === 'Guard' ? `${label} ${signedNumber(value)}` : label,
    );
  const net = edge.total;
  const word = net === 0 ? '' : `${Math.abs(net) > 1 ? 'double ' : ''}${net > 0 ? 'advantage' : 'disadvantage'}`;
  return [`${metresApart(fight, who, at)} m`, `evasion ${evasion.total}`, word, ...reasons].filter(Boolean).join(', ');
}
/** Everything that changes evasion or advantage, each with its rule. */
export function attackReasons(fight: IngenuityFight, who: Id, at: Id, mode: Mode): { text: string; rule: string }[] {
  const [one, target] = [combatantOf(fight, who), combatantOf(fight, at)];
  const changed = ({ value }: Tally['parts'][number]) => value !== 0;
  const edge = advantageOn(fight, one, target, { mode }).parts.filter(changed);
  return [
    ...evasionAgainst(fight, one, target)
      .parts.slice(1)
      .filter(changed)
      .map(({ label, value, rule }) => ({ text: `evasion ${signedNumber(value)}: ${label}`, rule })),
    ...edge.map(({ label, value, rule }) => ({ text: `${value > 0 ? 'advantage' : 'disadvantage'}: ${label}`, rule })),
  ];
}
/** Writes a number with its sign: "+1", "−2". */
export const signedNumber = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`);

/** The cost and the bonus of a maneuver in one line. */
export const maneuverWords = ({ bonus, damage, stamina, focus, effects }: Maneuver): string =>
  [
    bonus === 0 ? '' : `${signedNumber(bonus)} to the test`,
    damage === 0 ? '' : `${signedNumber(damage)} damage`,
    ...effects.map(({ does }) => DOES_WORDS[does]),
    stamina > 0 ? `${stamina} stamina` : '',
    focus > 0 ? `${focus} focus` : '',
  ]
    .filter(Boolean)
    .join(', ');

/**
 * How a blow is dealt: what it does, and what is ticked with it (MU-11 to MU-14, MU-26, MU-33 to
 * MU-36).
 */

import { askChoice, askPicks, type Flow } from '../../../../engine/flow.ts';
import type { Option } from '../../../../engine/question.ts';
import { countWords, type Id, notAllowed, type Verdict } from '../../../../engine/words.ts';
import { nameOf, sheetOf } from '../../../common/people.ts';
import type { MurdhamFight } from '../../fight.ts';
import { isHelpless, knowsSkill } from '../../sheet/standing.ts';
import { disarmable } from '../harm/nonlethal.ts';
import type { Blow } from '../table/blow.ts';
import { coverAgainst, isNear, zonesApart } from '../table/ground.ts';
import { audienceFor, seatOfFighter } from '../table/table.ts';
import { isVehicle } from '../table/vehicles.ts';
import { hasWord, isMelee, type Weapon, weaponOf } from '../table/weapons.ts';
import { whyUseless } from './targets.ts';

/** What a blow does. A fighter who strikes to stun does not disarm with the same blow. */
export type Doing = 'damage' | 'stun' | 'disarm' | 'grapple' | 'final' | 'focused' | 'sweep' | 'friend';
/** What a fighter may tick with a blow, as many as make sense. */
const tickIds = ['hold-back', 'two-weapons', 'stunt', 'hard', 'through-cover'] as const;
export type Tick = (typeof tickIds)[number];
/** A way of attacking with an action of its own: the plain blow, one tick, or one doing. */
export type Manner = 'plain' | Tick | Exclude<Doing, 'damage' | 'sweep'>;

export const ticksOf = (manner: Manner): Tick[] => tickIds.filter((tick) => tick === manner);
export const isTick = (manner: Manner): boolean => ticksOf(manner).length > 0;

/** Tells whether a fighter may attack this target in this manner, whatever the weapon reaches. */
export function whyUnfit(fight: MurdhamFight, who: Id, target: Id, manner: Manner | Doing): Verdict {
  const sheet = sheetOf(fight, target);
  if (manner === 'final') {
    if (!isNear(fight, who, target)) return notAllowed('MU-14', 'A final blow needs a nearby target.');
    if (!isHelpless(sheet)) return notAllowed('MU-14', `${nameOf(fight, target)} is not incapacitated.`);
  }
  if (manner === 'grapple' || manner === 'disarm') {
    const rule = manner === 'grapple' ? 'MU-36' : 'MU-35';
    if (!isNear(fight, who, target))
      return notAllowed(rule, `${countWords(zonesApart(fight, who, target), 'zone')} away: only nearby targets.`);
    if (manner === 'grapple' && isVehicle(sheet)) return notAllowed('MU-36', 'A vehicle cannot be grappled.');
    if (manner === 'grapple' && knowsSkill(sheet, 'wrestling') && !knowsSkill(sheetOf(fight, who), 'wrestling'))
      return notAllowed('MU-36', 'Only another wrestler can grapple a wrestler.');
    if (manner === 'grapple' && sheet.conditions.some(({ id, by }) => id === 'grabbed' && by === who))
      return notAllowed('MU-36', 'Is held already.');
    if (manner === 'disarm' && disarmable(fight, target, who).length === 0)
      return notAllowed('MU-35', 'Has no weapon in hand that could be struck from it.');
  }
  if (manner === 'focused' && sheet.size !== 'large' && sheet.size !== 'massive')
    return notAllowed('MU-30', 'A blast is focused on large and massive targets only.');
  return true;
}

/** Tells whether a fighter can strike to stun: that takes the skill and a blunt melee weapon. */
export const canStun = (fight: MurdhamFight, who: Id, weapon: Weapon): boolean =>
  isMelee(weapon) &&
  weapon.figures.die !== undefined &&
  hasWord(weapon, 'blunt') &&
  knowsSkill(sheetOf(fight, who), 'strike-to-stun');

/** Gives the other one-handed weapon that an Ambidextrous fighter holds. */
export function secondWeapon(fight: MurdhamFight, who: Id, weapon: Weapon): Weapon | undefined {
  const sheet = sheetOf(fight, who);
  return sheet.gear
    .filter(({ id, held }) => held !== null && id !== weapon.id)
    .map(({ id }) => id)
    .flatMap((id) => weaponOf(sheet, id) ?? [])
    .find(
      (one) =>
        isMelee(one) === isMelee(weapon) && one.figures.die !== undefined && whyUseless(fight, who, one) === undefined,
    );
}
/**
 * Ambidextrous: tells whether a fighter strikes one target with both weapons. The weapon in the
 * main hand leads.
 */
export const isPairStrike = (fight: MurdhamFight, who: Id, weapon: Weapon): boolean =>
  weapon.hand === 'main' &&
  weapon.figures.die !== undefined &&
  !hasWord(weapon, 'blast') &&
  knowsSkill(sheetOf(fight, who), 'ambidextrous') &&
  secondWeapon(fight, who, weapon) !== undefined;

/** A blow that is about to be dealt. Without a target it is a blast. */
interface Dealing {
  who: Id;
  target?: Id;
  weapon: Weapon;
  does: Doing;
}

/** Lists what the striker may tick with this blow, each with its rule. */
function tickOptions(fight: MurdhamFight, { who, target, weapon, does }: Dealing): Option[] {
  const strikes = weapon.figures.die !== undefined && !['disarm', 'grapple', 'final'].includes(does);
  const harms = strikes && does !== 'stun';
  const sure = target === undefined && (isMelee(weapon) || does === 'sweep');
  const covered = target === undefined || coverAgainst(fight, who, target) !== undefined;
  const all: readonly (Option & { id: Tick; fits: boolean })[] = [
    { id: 'hold-back', label: 'Holds back', detail: 'Damage is impaired (MU-13)', fits: strikes },
    {
      id: 'two-weapons',
      label: 'With both weapons',
      detail: 'Both dice, the higher counts (MU-12)',
      fits: harms && target !== undefined && isPairStrike(fight, who, weapon),
    },
    {
      id: 'stunt',
      label: 'A stunt',
      detail: 'Another effect is offered; refused, the attack goes on (MU-33)',
      fits: harms && target !== undefined,
    },
    {
      id: 'hard',
      label: 'Challenging circumstances',
      detail: 'By ruling: a WIT save to hit',
      // MU-31: a melee blast cannot miss.
      fits: !sure,
    },
    {
      id: 'through-cover',
      label: 'Goes through cover',
      detail: 'By ruling: strong enough (MU-26)',
      fits: strikes && covered,
    },
  ];
  return all.filter(({ fits }) => fits).map(({ fits: _, ...option }) => option);
}

/** Asks the striker what to tick with the blow. If nothing makes sense, nothing is asked. */
export function* askTicks(fight: MurdhamFight, dealing: Dealing): Flow<Tick[]> {
  const options = tickOptions(fight, dealing);
  if (options.length === 0) return [];
  const { who, target, weapon } = dealing;
  const about = target === undefined ? [who] : [who, target];
  const chosen = yield* askPicks(
    {
      seat: seatOfFighter(fight, who),
      title: `How does ${nameOf(fight, who)} strike with ${weapon.name}?`,
      rule: 'MU-11',
      detail: 'As many as make sense; none is the plain blow.',
      about,
      audience: audienceFor(fight, ...about),
    },
    options,
    0,
    options.length,
    { none: 'A plain blow' },
  );
  return tickIds.filter((tick) => chosen.includes(tick));
}

/** Asks a fighter to choose one of several options. A single option is taken without a question. */
export function* oneOf<T extends Option>(
  fight: MurdhamFight,
  about: readonly Id[],
  title: string,
  options: readonly T[],
): Flow<T | undefined> {
  const [only, ...more] = options;
  if (only === undefined || more.length === 0) return only;
  const [who = ''] = about;
  const answer = yield* askChoice(
    {
      seat: seatOfFighter(fight, who),
      title,
      rule: 'MU-11',
      about: [...about],
      audience: audienceFor(fight, ...about),
    },
    options.map(({ id, label, detail }) => ({ id, label, ...(detail === undefined ? {} : { detail }) })),
  );
  return options.find(({ id }) => id === answer);
}

/**
 * Makes the blow as its ticks say. The save for challenging circumstances is asked with the blow's
 * other saves.
 */
export function tickedBlow(fight: MurdhamFight, blow: Blow, ticks: readonly Tick[]): Blow {
  const second = ticks.includes('two-weapons') ? secondWeapon(fight, blow.attacker, blow.weapon) : undefined;
  return {
    ...blow,
    heldBack: blow.heldBack || ticks.includes('hold-back'),
    throughCover: blow.throughCover || ticks.includes('through-cover'),
    ...(second === undefined ? {} : { second }),
    ...(ticks.includes('stunt') ? { stunt: true as const } : {}),
    ...(ticks.includes('hard') ? { hard: true as const } : {}),
  };
}
/**
 * MU-11: adds the save for challenging circumstances to the reasons for a save, when the attacker
 * ticked it.
 */
export const withHard = <T extends { text: string; rule: string }>(
  needs: readonly T[],
  hard: true | undefined,
): (T | { text: string; rule: string })[] =>
  hard ? [...needs, { text: 'Challenging circumstances.', rule: 'MU-11' }] : [...needs];

/** How a blow is dealt: what it does, and what is ticked besides, together and with any attack (MU-11 to MU-14, MU-26, MU-33 to MU-36). */

import { choose, type Flow, pick } from '../../../../engine/flow.ts';
import type { Option } from '../../../../engine/question.ts';
import { type Id, no, type Verdict } from '../../../../engine/words.ts';
import { nameOf, sheetOf } from '../../../common/people.ts';
import type { MurdhamFight } from '../../fight.ts';
import { isHelpless, knows } from '../../sheet/standing.ts';
import { disarmable } from '../harm/nonlethal.ts';
import type { Blow } from '../table/blow.ts';
import { coverAgainst, isNear } from '../table/ground.ts';
import { audienceFor, seat } from '../table/table.ts';
import { isVehicle } from '../table/vehicles.ts';
import { hasWord, isMelee, type Weapon, weaponOf } from '../table/weapons.ts';
import { whyUseless } from './targets.ts';

/** What a blow does. One of them: whoever strikes to stun does not disarm with the same blow. */
export type Doing = 'damage' | 'stun' | 'disarm' | 'grapple' | 'final' | 'focused' | 'sweep' | 'friend';
/** What can be ticked with it, as many as make sense. */
const tickIds = ['hold-back', 'two-weapons', 'stunt', 'hard', 'through-cover'] as const;
export type Tick = (typeof tickIds)[number];
/** A way of attacking with an action of its own: the plain blow, one tick, or one doing. */
export type Manner = 'plain' | Tick | Exclude<Doing, 'damage' | 'sweep'>;

export const ticksOf = (manner: Manner): Tick[] => tickIds.filter((tick) => tick === manner);
export const isTick = (manner: Manner): boolean => ticksOf(manner).length > 0;

/** Whom a manner may be used on, besides what the weapon can reach. */
export function whyUnfit(fight: MurdhamFight, who: Id, target: Id, manner: Manner | Doing): Verdict {
  const sheet = sheetOf(fight, target);
  if (manner === 'final') {
    if (!isNear(fight, who, target)) return no('MU-14', 'A final blow needs a nearby target.');
    if (!isHelpless(sheet)) return no('MU-14', `${nameOf(fight, target)} is not incapacitated.`);
  }
  if (manner === 'grapple' || manner === 'disarm') {
    const rule = manner === 'grapple' ? 'MU-36' : 'MU-35';
    if (!isNear(fight, who, target)) return no(rule, 'Only a nearby target.');
    if (manner === 'grapple' && isVehicle(sheet)) return no('MU-36', 'A vehicle cannot be grappled.');
    if (manner === 'grapple' && knows(sheet, 'wrestling') && !knows(sheetOf(fight, who), 'wrestling'))
      return no('MU-36', 'Only another wrestler can grapple a wrestler.');
    if (manner === 'grapple' && sheet.conditions.some(({ id, by }) => id === 'grabbed' && by === who))
      return no('MU-36', 'Is held already.');
    if (manner === 'disarm' && disarmable(fight, target, who).length === 0)
      return no('MU-35', 'Has no weapon in hand that could be struck from it.');
  }
  if (manner === 'focused' && sheet.size !== 'large' && sheet.size !== 'massive')
    return no('MU-30', 'A blast is focused on large and massive targets only.');
  return true;
}

/** Strike to stun takes the skill and something blunt for close combat. */
export const canStun = (fight: MurdhamFight, who: Id, weapon: Weapon): boolean =>
  isMelee(weapon) &&
  weapon.figures.die !== undefined &&
  hasWord(weapon, 'blunt') &&
  knows(sheetOf(fight, who), 'strike-to-stun');

/** The other one-handed weapon in hand, for Ambidextrous. */
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
/** Ambidextrous: both weapons on one target, the one in the main hand leading. */
export const pairs = (fight: MurdhamFight, who: Id, weapon: Weapon): boolean =>
  weapon.hand === 'main' &&
  weapon.figures.die !== undefined &&
  !hasWord(weapon, 'blast') &&
  knows(sheetOf(fight, who), 'ambidextrous') &&
  secondWeapon(fight, who, weapon) !== undefined;

/** A blow about to be dealt. Without a target it is a blast on all who are there. */
interface Dealing {
  who: Id;
  target?: Id;
  weapon: Weapon;
  does: Doing;
}

/** What makes sense to be ticked with this blow, each with its rule. */
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
      fits: harms && target !== undefined && pairs(fight, who, weapon),
    },
    {
      id: 'stunt',
      label: 'A stunt',
      detail: 'Another effect is proposed instead of damage (MU-33)',
      fits: harms && target !== undefined,
    },
    {
      id: 'hard',
      label: 'Challenging circumstances',
      detail: 'By ruling: a WIT save to hit (MU-11)',
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

/** Asks what is ticked. Nothing that makes sense: not asked. */
export function* askTicks(fight: MurdhamFight, dealing: Dealing): Flow<Tick[]> {
  const options = tickOptions(fight, dealing);
  if (options.length === 0) return [];
  const { who, target, weapon } = dealing;
  const about = target === undefined ? [who] : [who, target];
  const chosen = yield* pick(
    {
      seat: seat(fight, who),
      title: `${nameOf(fight, who)}: how with ${weapon.name}?`,
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

/** Asks which of several; a single one is taken. */
export function* oneOf<T extends Option>(
  fight: MurdhamFight,
  about: readonly Id[],
  title: string,
  options: readonly T[],
): Flow<T | undefined> {
  const [only, ...more] = options;
  if (only === undefined || more.length === 0) return only;
  const [who = ''] = about;
  const answer = yield* choose(
    { seat: seat(fight, who), title, rule: 'MU-11', about: [...about], audience: audienceFor(fight, ...about) },
    options.map(({ id, label, detail }) => ({ id, label, ...(detail === undefined ? {} : { detail }) })),
  );
  return options.find(({ id }) => id === answer);
}

/** Deals a blow in this manner. The save for challenging circumstances is asked with the others. */
export function tick(fight: MurdhamFight, blow: Blow, ticks: readonly Tick[]): Blow {
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
/** MU-11: what challenging circumstances add to what asks for a save. */
export const withHard = <T extends { text: string; rule: string }>(
  needs: readonly T[],
  hard: true | undefined,
): (T | { text: string; rule: string })[] =>
  hard ? [...needs, { text: 'Challenging circumstances.', rule: 'MU-11' }] : [...needs];

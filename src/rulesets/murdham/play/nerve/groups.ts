/**
 * MU-44: the groups that morale counts: who is in which, how many each began with, and what
 * joining, changing sides and a mistake of the GM's do to that number.
 */

import { combatantOf } from '../../../../engine/fight.ts';
import type { Id } from '../../../../engine/words.ts';
import { sheetOf } from '../../../common/people.ts';
import type { Fighter, MurdhamFight } from '../../fight.ts';
import { isConditionActive, isHelpless } from '../../sheet/standing.ts';
import type { MurdhamState } from '../../state.ts';
import { allFighters } from '../table/table.ts';

/**
 * Gives the key of a fighter's morale group: its side, and the group's name if the side is split.
 */
export const groupKey = (one: Fighter): string =>
  one.sheet.group === '' ? one.side : `${one.side}/${one.sheet.group}`;

/** Lists everybody who counts for morale. Vehicles do not. */
export const fighters = (fight: MurdhamFight): Fighter[] =>
  allFighters(fight).filter(({ sheet }) => sheet.craft === undefined);

/**
 * MU-44: counts the groups as the fight begins. Fighters who are dead, unconscious or have
 * surrendered by then are in neither number, the one at the beginning and the one now, until they
 * stand again.
 */
export function countGroups(fight: MurdhamFight): Pick<MurdhamState, 'groups' | 'apart'> {
  const groups: Record<string, number> = {};
  for (const one of fighters(fight)) if (isStanding(one)) groups[groupKey(one)] = (groups[groupKey(one)] ?? 0) + 1;
  const apart = fighters(fight).filter((one) => !isStanding(one));
  return apart.length === 0 ? { groups } : { groups, apart: apart.map(({ id }) => id) };
}

/** Takes one fighter out of the number with which a group began. A group of none is forgotten. */
function countOut({ groups }: MurdhamState, key: string): void {
  const left = (groups[key] ?? 1) - 1;
  if (left > 0) groups[key] = left;
  else delete groups[key];
}

/** Tells whether a fighter was out before the fight began and still is. */
const isApart = (fight: MurdhamFight, one: Fighter): boolean =>
  fight.state.apart?.includes(one.id) === true && !isStanding(one);
/** Lists everybody whom morale counts in any group. */
export const countedFighters = (fight: MurdhamFight): Fighter[] =>
  fighters(fight).filter((one) => !isApart(fight, one));

/** Adds to its group, in both numbers, a fighter who was out before the fight and stands now. */
export function takeInRecovered(fight: MurdhamFight): void {
  const { apart, groups } = fight.state;
  if (!apart) return;
  for (const one of countedFighters(fight))
    if (apart.includes(one.id)) groups[groupKey(one)] = (groups[groupKey(one)] ?? 0) + 1;
  fight.state.apart = fighters(fight)
    .filter((one) => isApart(fight, one))
    .map(({ id }) => id);
}

/**
 * MU-44: counts newcomers for their groups. A newcomer who is already out is in neither number,
 * because this fight has not cost the group anybody.
 */
export function joinGroups(fight: MurdhamFight, who: readonly Id[]): void {
  for (const one of fighters(fight)) {
    if (!who.includes(one.id) || isStanding(one)) continue;
    countOut(fight.state, groupKey(one));
    fight.state.apart = [...(fight.state.apart ?? []), one.id];
  }
}

/**
 * Moves a fighter to another group of its side, and its place in the two numbers at the beginning
 * with it.
 */
export function changeGroup(fight: MurdhamFight, who: Id, group: string): void {
  const sheet = sheetOf(fight, who);
  if (sheet.group === group) return;
  const one = combatantOf(fight, who);
  takeInRecovered(fight);
  if (isApart(fight, one)) {
    sheet.group = group;
    return;
  }
  const { groups } = fight.state;
  countOut(fight.state, groupKey(one));
  sheet.group = group;
  const to = groupKey(one);
  groups[to] = (groups[to] ?? 0) + 1;
}

/**
 * MU-44: somebody has changed sides. A group that a fighter began in has lost it, but a group that
 * it only came over to was never made smaller by its going: there it is counted out again.
 */
export function countTurncoat({ state }: MurdhamFight, was: Fighter, now: Fighter): void {
  if (was.side === now.side) return;
  const { [now.id]: home = was.side, ...others } = state.turned ?? {};
  if (home !== was.side) countOut(state, groupKey(was));
  state.turned = home === now.side ? others : { ...others, [now.id]: home };
}

/**
 * MU-44: forgets a fighter whom the GM took out as a mistake: its group, and the one that it began
 * in, are counted without it.
 */
export function countMistake(fight: MurdhamFight, before: MurdhamFight, one: Fighter): void {
  const home = before.state.turned?.[one.id] ?? one.side;
  for (const key of new Set([groupKey(one), groupKey({ ...one, side: home })])) {
    const left = fighters(fight).filter((other) => groupKey(other) === key).length;
    if ((fight.state.groups[key] ?? 0) > left) countOut(fight.state, key);
  }
}

/**
 * Corrects the counts after a hand edit. Where people only moved between a side's groups, each
 * group counts as it is now. Newcomers count for their group. A fighter whom the GM took out still
 * counts as having begun the fight.
 */
export function recountGroups(fight: MurdhamFight): void {
  takeInRecovered(fight);
  const { groups } = fight.state;
  for (const side of fight.sideOrder) {
    const now: Record<string, number> = {};
    for (const one of countedFighters(fight)) if (one.side === side) now[groupKey(one)] = (now[groupKey(one)] ?? 0) + 1;
    const known = Object.keys(groups).filter((key) => key === side || key.startsWith(`${side}/`));
    const sum = (counts: readonly (number | undefined)[]) => counts.reduce<number>((all, one) => all + (one ?? 0), 0);
    const lost = sum(Object.values(now)) < sum(known.map((key) => groups[key]));
    for (const key of known) if (!lost && now[key] === undefined) delete groups[key];
    for (const [key, count] of Object.entries(now)) groups[key] = lost ? Math.max(groups[key] ?? 0, count) : count;
  }
}

/** MU-44: a fighter fights for another side from now on, and its groups are counted anew. */
export function changeSide(fight: MurdhamFight, one: Fighter, side: Id): void {
  const was = { ...one };
  one.side = side;
  recountGroups(fight);
  countTurncoat(fight, was, one);
}

/** Tells whether a fighter is on its feet and in the fight, and so can make the check. */
export const isStanding = (one: Fighter): boolean =>
  !isHelpless(one.sheet) &&
  !isConditionActive(one.sheet, 'surrendered') &&
  !(isConditionActive(one.sheet, 'dying') && one.sheet.kind === 'creature');

/**
 * MU-44, MU-45: groups and lone fighters, when a morale check is due, and the check itself at the
 * round's end.
 */

import { combatantOf, isPartySide } from '../../../../engine/fight.ts';
import type { Flow } from '../../../../engine/flow.ts';
import { personRef, sentence, sideRef, type WrittenReference, writtenRef } from '../../../../engine/log/sentence.ts';
import type { MoraleRow } from '../../../../engine/ruleset.ts';
import type { Id } from '../../../../engine/words.ts';
import { unlessTheirs } from '../../../common/logWriter.ts';
import { nameOf, sheetOf } from '../../../common/people.ts';
import type { Fighter, MurdhamFight } from '../../fight.ts';
import { healthOf, maxHealth } from '../../sheet/scores.ts';
import { gainCondition, isConditionActive, isGone, isHelpless } from '../../sheet/standing.ts';
import type { MurdhamState } from '../../state.ts';
import { isFearless } from '../table/figures.ts';
import { groupSave } from '../table/saves.ts';
import { allFighters, tell } from '../table/table.ts';

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

/** Tells whether a fighter was out before the fight began and still is. */
const isApart = (fight: MurdhamFight, one: Fighter): boolean =>
  fight.state.apart?.includes(one.id) === true && !isStanding(one);
/** Lists everybody whom morale counts in any group. */
const counted = (fight: MurdhamFight): Fighter[] => fighters(fight).filter((one) => !isApart(fight, one));

/** Adds to its group, in both numbers, a fighter who was out before the fight and stands now. */
function takeIn(fight: MurdhamFight): void {
  const { apart, groups } = fight.state;
  if (!apart) return;
  for (const one of counted(fight))
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
  const { groups } = fight.state;
  for (const one of fighters(fight)) {
    if (!who.includes(one.id) || isStanding(one)) continue;
    const key = groupKey(one);
    const left = (groups[key] ?? 1) - 1;
    if (left > 0) groups[key] = left;
    else delete groups[key];
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
  takeIn(fight);
  if (isApart(fight, one)) {
    sheet.group = group;
    return;
  }
  const { groups } = fight.state;
  const from = groupKey(one);
  sheet.group = group;
  const to = groupKey(one);
  const left = (groups[from] ?? 1) - 1;
  if (left > 0) groups[from] = left;
  else delete groups[from];
  groups[to] = (groups[to] ?? 0) + 1;
}

/**
 * Corrects the counts after a hand edit. Where people only moved between a side's groups, each
 * group counts as it is now. Newcomers count for their group. A fighter whom the GM took out still
 * counts as having begun the fight.
 */
export function recountGroups(fight: MurdhamFight): void {
  takeIn(fight);
  const { groups } = fight.state;
  for (const side of fight.sideOrder) {
    const now: Record<string, number> = {};
    for (const one of counted(fight)) if (one.side === side) now[groupKey(one)] = (now[groupKey(one)] ?? 0) + 1;
    const known = Object.keys(groups).filter((key) => key === side || key.startsWith(`${side}/`));
    const sum = (counts: readonly (number | undefined)[]) => counts.reduce<number>((all, one) => all + (one ?? 0), 0);
    const lost = sum(Object.values(now)) < sum(known.map((key) => groups[key]));
    for (const key of known) if (!lost && now[key] === undefined) delete groups[key];
    for (const [key, count] of Object.entries(now)) groups[key] = lost ? Math.max(groups[key] ?? 0, count) : count;
  }
}

/** Tells whether a fighter is on its feet and in the fight, and so can make the check. */
export const isStanding = (one: Fighter): boolean =>
  !isHelpless(one.sheet) &&
  !isConditionActive(one.sheet, 'surrendered') &&
  !(isConditionActive(one.sheet, 'dying') && one.sheet.kind === 'creature');
/**
 * MU-44: tells whether a group still has this fighter. Dead, dying, incapacitated, surrendered and
 * fled fighters are lost to it. By house rule only those who fell are lost, and those who gave up
 * or fled still count.
 */
const counts = (fight: MurdhamFight, one: Fighter): boolean =>
  isStanding(one) ||
  (fight.house.moraleCounts === 'fallen' &&
    (isConditionActive(one.sheet, 'surrendered') || isConditionActive(one.sheet, 'fled')));

interface Group {
  key: string;
  members: Fighter[];
  standing: Fighter[];
  of: number;
  due: boolean;
  /** Set for a fighter who began alone, or by house rule the last one left. */
  alone?: true;
  /** Why the check is due, as the log tells it. */
  told: string;
  why: string;
}

function groupsOf(fight: MurdhamFight): Group[] {
  const all = counted(fight);
  const keys = [...new Set(all.map(groupKey))];
  return keys.map((key) => {
    const members = all.filter((one) => groupKey(one) === key);
    const standing = members.filter(isStanding);
    const left = members.filter((one) => counts(fight, one)).length;
    const more = members.filter(({ id }) => fight.state.apart?.includes(id)).length;
    const begun = fight.state.groups[key];
    const of = begun === undefined ? members.length : begun + more;
    // A lone fighter began alone (ruling 56). By house rule the last one left is one too.
    const last = fight.house.loneFighter === 'left' && left === 1;
    const [alone] = last ? standing : members;
    if ((of === 1 || last) && alone) {
      const [health, most] = [healthOf(alone.sheet), maxHealth(alone.sheet).total];
      // A lone fighter's check is due by the damage, even when it has its health back at the
      // round's end.
      const due = standing.length > 0 && fight.state.halved?.includes(alone.id) === true;
      return {
        key,
        members,
        standing,
        of,
        due,
        alone: true,
        told: `damage has brought this lone fighter to ${health} of ${most} health`,
        why: `Alone: ${health} of ${most} health; due when damage brings it to ${Math.floor(most / 2)}${due ? ', as it has' : ''}.`,
      };
    }
    const due = standing.length > 0 && left * 2 <= of;
    const told = `${left} of ${of} stand, half or fewer`;
    return { key, members, standing, of, due, told, why: `${left} of ${of} stand; due at ${Math.floor(of / 2)}.` };
  });
}

/** Lists who of a group has to make the check. */
const checked = (fight: MurdhamFight, { standing }: Group): Fighter[] =>
  standing.filter(
    ({ sheet, side }) =>
      sheet.morale === 'steady' &&
      !sheet.resolute &&
      !isFearless(sheet) &&
      (fight.house.playersCheckMorale || !isPartySide(fight, side)),
  );

/** Runs the morale phase: every group that is due makes one group WIT save. */
export function* moralePhase(fight: MurdhamFight): Flow<void> {
  takeIn(fight);
  for (const group of groupsOf(fight)) {
    const subject = group.due ? checked(fight, group) : [];
    if (subject.length === 0) continue;
    const ids = subject.map(({ id }) => id);
    const [lone] = group.alone ? subject : [];
    tell(fight, 'MU-44', sentence`Morale check of ${labelInSentence(group)}: ${group.told}.`, {
      ...(lone ? unlessTheirs(fight, lone.id, sentence`Morale check of ${personRef(lone.id)}.`) : {}),
      who: ids,
      tone: 'turn',
    });
    const passed = yield* groupSave(fight, ids, 'wit', {
      rule: 'MU-45',
      what: 'to keep up morale',
      label: labelOf(fight, group),
    });
    for (const id of ids) settleMorale(fight, id, passed.includes(id));
  }
  delete fight.state.halved;
}

function settleMorale(fight: MurdhamFight, id: Id, passed: boolean): void {
  const sheet = sheetOf(fight, id);
  sheet.morale = passed ? 'passed' : 'failed';
  if (!passed) gainCondition(sheet, { id: 'must-yield', until: 'cause' });
  tell(
    fight,
    'MU-45',
    passed
      ? sentence`${personRef(id)} keeps heart: no more morale checks until the stretch ends.`
      : sentence`${personRef(id)} loses heart and must surrender or retreat.`,
    { tone: passed ? 'good' : 'bad' },
  );
}

/** Names a group in a sentence of the log. */
const labelInSentence = ({ key, members }: Group): WrittenReference => {
  const [side = '', name] = key.split('/');
  const [only] = members;
  if (members.length === 1 && only) return personRef(only.id);
  return name === undefined ? sideRef(side) : writtenRef(name);
};

const labelOf = (fight: MurdhamFight, { key, members }: Group): string => {
  const [side = '', name] = key.split('/');
  const [only] = members;
  if (members.length === 1 && only) return nameOf(fight, only.id);
  return name ?? fight.sides[side]?.name ?? side;
};

/** The side of a group. A group's key begins with its side. */
const sideOfGroup = ({ key }: Group): Id => key.split('/', 1)[0] ?? key;

/** Gives the rows of the morale panel, one for each group. */
export function moraleRows(fight: MurdhamFight): MoraleRow[] {
  return groupsOf(fight).map((group) => {
    const fearful = group.members.filter(({ sheet }) => !isFearless(sheet) && !sheet.resolute && !isGone(sheet));
    const broken = group.members.some(({ sheet }) => sheet.morale === 'failed');
    const pending = checked(fight, group);
    const passed =
      group.standing.length > 0 && group.standing.every(({ sheet }) => sheet.morale === 'passed' || isFearless(sheet));
    const state =
      fearful.length === 0 && group.members.length > 0 && group.standing.length > 0
        ? 'immune'
        : broken && group.standing.every(({ sheet }) => sheet.morale !== 'steady')
          ? 'broken'
          : group.due && pending.length > 0
            ? 'due'
            : passed && fearful.length > 0
              ? 'passed'
              : 'steady';
    return {
      id: group.key,
      side: sideOfGroup(group),
      label: labelOf(fight, group),
      standing: group.standing.length,
      of: group.of,
      state,
      why: state === 'immune' ? 'Knows no fear, so no morale.' : group.why,
      rule: state === 'immune' ? 'MU-45' : 'MU-44',
    };
  });
}

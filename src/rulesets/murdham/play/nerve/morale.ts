/**
 * MU-44, MU-45: groups and lone fighters, when a morale check is due, and the check itself at the
 * round's end.
 */

import { combatantOf, isPartys } from '../../../../engine/fight.ts';
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

/** A morale group's key: its side, and the name that splits the side if it has one. */
export const groupKey = (one: Fighter): string =>
  one.sheet.group === '' ? one.side : `${one.side}/${one.sheet.group}`;

/** Everybody who counts for morale: vehicles do not. */
export const fighters = (fight: MurdhamFight): Fighter[] =>
  allFighters(fight).filter(({ sheet }) => sheet.craft === undefined);

/**
 * MU-44: what the fight begins with. Who was dead, unconscious or had surrendered before it is in
 * neither number, the one at the beginning and the one that stands, until it stands again.
 */
export function countGroups(fight: MurdhamFight): Pick<MurdhamState, 'groups' | 'apart'> {
  const groups: Record<string, number> = {};
  for (const one of fighters(fight)) if (isStanding(one)) groups[groupKey(one)] = (groups[groupKey(one)] ?? 0) + 1;
  const apart = fighters(fight).filter((one) => !isStanding(one));
  return apart.length === 0 ? { groups } : { groups, apart: apart.map(({ id }) => id) };
}

/** Was out of it before the fight began, and is so still. */
const isApart = (fight: MurdhamFight, one: Fighter): boolean =>
  fight.state.apart?.includes(one.id) === true && !isStanding(one);
/** Everybody of whom the morale of a group takes account. */
const counted = (fight: MurdhamFight): Fighter[] => fighters(fight).filter((one) => !isApart(fight, one));

/** Who was out of it before the fight and stands now is one more of the group, in both numbers. */
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
 * MU-44: whoever joins and is out of it as it comes is in neither number: this fight has not cost
 * the group anybody.
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

/** Somebody changes group: what each of the two counted at the beginning changes with it. */
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
 * Brings the counts into step after a hand edit. People only moved between a side's groups: each
 * group counts as it is now. Newcomers count for theirs; somebody taken out of the fight by hand
 * still counts as having begun it.
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

/** On its feet and in the fight: who can make the check. */
export const isStanding = (one: Fighter): boolean =>
  !isHelpless(one.sheet) &&
  !isConditionActive(one.sheet, 'surrendered') &&
  !(isConditionActive(one.sheet, 'dying') && one.sheet.kind === 'creature');
/**
 * MU-44: still counted. Dead, dying, incapacitated, surrendered and fled are lost to the group; by
 * the house only those who fell are, and who gave up or ran still counts.
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
  /** One who began alone, or by the house the last one left. */
  alone?: true;
  /** Why it is due, in the log. */
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
    // A lone fighter began alone (ruling 56); by the house the last one left is one too.
    const last = fight.house.loneFighter === 'left' && left === 1;
    const [alone] = last ? standing : members;
    if ((of === 1 || last) && alone) {
      const [health, most] = [healthOf(alone.sheet), maxHealth(alone.sheet).total];
      // The damage is what counts, not what health is left when the round ends.
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

/** Who of a group has to make the check. */
const checked = (fight: MurdhamFight, { standing }: Group): Fighter[] =>
  standing.filter(
    ({ sheet, side }) =>
      sheet.morale === 'steady' &&
      !sheet.resolute &&
      !isFearless(sheet) &&
      (fight.house.playersCheckMorale || !isPartys(fight, side)),
  );

/** The morale phase: every group that is due makes one group WIT save. */
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

/** The same in a sentence of the log. */
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

/** The morale panel. */
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
      label: labelOf(fight, group),
      standing: group.standing.length,
      of: group.of,
      state,
      why: state === 'immune' ? 'Knows no fear, so no morale.' : group.why,
      rule: state === 'immune' ? 'MU-45' : 'MU-44',
    };
  });
}

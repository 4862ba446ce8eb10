/** MU-44, MU-45: groups and lone fighters, when a morale check is due, and the check itself at the round's end. */

import { combatantOf, isPartys } from '../../../../engine/fight.ts';
import type { Flow } from '../../../../engine/flow.ts';
import type { MoraleRow } from '../../../../engine/ruleset.ts';
import type { Id } from '../../../../engine/words.ts';
import { nameOf, sheetOf } from '../../../common/people.ts';
import type { Fighter, MurdhamFight } from '../../fight.ts';
import { healthOf, maxHealth } from '../../sheet/scores.ts';
import { gain, is, isGone, isHelpless } from '../../sheet/standing.ts';
import { isFearless } from '../table/figures.ts';
import { groupSave } from '../table/saves.ts';
import { all, tell } from '../table/table.ts';

/** A morale group's key: its side, and the name that splits the side if it has one. */
export const groupKey = (one: Fighter): string =>
  one.sheet.group === '' ? one.side : `${one.side}/${one.sheet.group}`;

/** Everybody who counts for morale: vehicles do not. */
export const fighters = (fight: MurdhamFight): Fighter[] => all(fight).filter(({ sheet }) => sheet.craft === undefined);

/** Counts every group as it stands now: what the fight begins with. */
export function countGroups(fight: MurdhamFight): Record<string, number> {
  const groups: Record<string, number> = {};
  for (const one of fighters(fight)) if (!isGone(one.sheet)) groups[groupKey(one)] = (groups[groupKey(one)] ?? 0) + 1;
  return groups;
}

/** Somebody changes group: what each of the two counted at the beginning changes with it. */
export function regroup(fight: MurdhamFight, who: Id, group: string): void {
  const sheet = sheetOf(fight, who);
  if (sheet.group === group) return;
  const one = combatantOf(fight, who);
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
 * Brings the counts into step after a hand edit. People only moved between a side's groups: each group counts as it is now.
 * Newcomers count for theirs; somebody taken out of the fight by hand still counts as having begun it.
 */
export function recount(fight: MurdhamFight): void {
  const { groups } = fight.state;
  for (const side of fight.sideOrder) {
    const now: Record<string, number> = {};
    for (const one of fighters(fight)) if (one.side === side) now[groupKey(one)] = (now[groupKey(one)] ?? 0) + 1;
    const known = Object.keys(groups).filter((key) => key === side || key.startsWith(`${side}/`));
    const sum = (counts: readonly (number | undefined)[]) => counts.reduce<number>((all, one) => all + (one ?? 0), 0);
    const lost = sum(Object.values(now)) < sum(known.map((key) => groups[key]));
    for (const key of known) if (!lost && now[key] === undefined) delete groups[key];
    for (const [key, count] of Object.entries(now)) groups[key] = lost ? Math.max(groups[key] ?? 0, count) : count;
  }
}

/** On its feet and in the fight: who can make the check. */
export const stands = (one: Fighter): boolean =>
  !isHelpless(one.sheet) && !is(one.sheet, 'surrendered') && !(is(one.sheet, 'dying') && one.sheet.kind === 'creature');
/**
 * MU-44: still counted. Dead, dying, incapacitated, surrendered and fled are lost to the group; by the house only those who
 * fell are, and who gave up or ran still counts.
 */
const counts = (fight: MurdhamFight, one: Fighter): boolean =>
  stands(one) || (fight.house.moraleCounts === 'fallen' && (is(one.sheet, 'surrendered') || is(one.sheet, 'fled')));

interface Group {
  key: string;
  members: Fighter[];
  standing: Fighter[];
  of: number;
  due: boolean;
  why: string;
}

function groupsOf(fight: MurdhamFight): Group[] {
  const keys = [...new Set(fighters(fight).map(groupKey))];
  return keys.map((key) => {
    const members = fighters(fight).filter((one) => groupKey(one) === key);
    const standing = members.filter(stands);
    const left = members.filter((one) => counts(fight, one)).length;
    const of = fight.state.groups[key] ?? members.length;
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
        why: `Alone: ${health} of ${most} health; due when damage brings it to ${Math.floor(most / 2)}${due ? ', as it has' : ''}.`,
      };
    }
    const due = standing.length > 0 && left * 2 <= of;
    return { key, members, standing, of, due, why: `${left} of ${of} stand; due at ${Math.floor(of / 2)}.` };
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
  for (const group of groupsOf(fight)) {
    const subject = group.due ? checked(fight, group) : [];
    if (subject.length === 0) continue;
    const ids = subject.map(({ id }) => id);
    tell(fight, 'MU-44', `${labelOf(fight, group)}: morale check. ${group.why}`, { who: ids, tone: 'turn' });
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
  if (!passed) gain(sheet, { id: 'must-yield', until: 'cause' });
  tell(
    fight,
    'MU-45',
    passed
      ? `${nameOf(fight, id)} stands firm for the rest of the stretch.`
      : `${nameOf(fight, id)} breaks: it must surrender or retreat.`,
    { who: [id], tone: passed ? 'good' : 'bad' },
  );
}

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

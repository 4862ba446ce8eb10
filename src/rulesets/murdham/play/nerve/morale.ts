/**
 * MU-44, MU-45: when a group or a lone fighter is due a morale check, and the check itself at the
 * round's end.
 */

import { isPartySide } from '../../../../engine/fight.ts';
import type { Flow } from '../../../../engine/flow.ts';
import { personRef, sentence, sideRef, type WrittenReference, writtenRef } from '../../../../engine/log/sentence.ts';
import type { MoraleRow } from '../../../../engine/ruleset.ts';
import type { Id } from '../../../../engine/words.ts';
import { unlessTheirs } from '../../../common/logWriter.ts';
import { nameOf, sheetOf } from '../../../common/people.ts';
import type { Fighter, MurdhamFight } from '../../fight.ts';
import { healthOf, maxHealth } from '../../sheet/scores.ts';
import { gainCondition, isConditionActive, isGone } from '../../sheet/standing.ts';
import { isFearless } from '../table/figures.ts';
import { groupSave } from '../table/saves.ts';
import { tell } from '../table/table.ts';
import { countedFighters, groupKey, isStanding, takeInRecovered } from './groups.ts';

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
  const all = countedFighters(fight);
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
  takeInRecovered(fight);
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

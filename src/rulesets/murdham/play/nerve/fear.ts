/**
 * Fear: frightening and terrifying creatures, tested once when they come within 4 zones, in one
 * group save.
 */

import { areEnemies } from '../../../../engine/fight.ts';
import type { Flow } from '../../../../engine/flow.ts';
import { personRef, sentence } from '../../../../engine/log/sentence.ts';
import type { Id } from '../../../../engine/words.ts';
import { nameOf, plainFight, sheetOf } from '../../../common/people.ts';
import type { MurdhamFight } from '../../fight.ts';
import { healthOf } from '../../sheet/scores.ts';
import type { MurdhamSheet } from '../../sheet/sheet.ts';
import {
  conditionOf,
  gainCondition,
  hasTrait,
  isConditionActive,
  isHelpless,
  knowsSkill,
} from '../../sheet/standing.ts';
import { whyUnseen, zonesApart } from '../table/ground.ts';
import { groupSave, rollSave } from '../table/saves.ts';
import { allFighters, isThere, tell } from '../table/table.ts';

/** Tells how a source of fear affects a target: terrified, frightened, or not at all. */
export function dreadBetween(source: MurdhamSheet, target: MurdhamSheet): 'terrified' | 'frightened' | undefined {
  const terror = hasTrait(source, 'terrifying');
  if (!terror && !hasTrait(source, 'frightening')) return undefined;
  if (target.kind !== 'creature' || target.mind === 'mindless' || hasTrait(target, 'terrifying')) return undefined;
  const bold =
    knowsSkill(target, 'bravery') ||
    isConditionActive(target, 'frenzied') ||
    isConditionActive(target, 'courage') ||
    hasTrait(target, 'frightening');
  if (!terror) return bold ? undefined : 'frightened';
  return bold ? 'frightened' : 'terrified';
}

/**
 * Tests together everybody who has come within 4 zones of a source that they see. Each fighter is
 * tested once for each source.
 */
export function* fearCheck(fight: MurdhamFight): Flow<void> {
  for (const source of allFighters(plainFight(fight))) {
    if (!hasTrait(source.sheet, 'frightening') && !hasTrait(source.sheet, 'terrifying')) continue;
    if (!isThere(fight, source.id) || isHelpless(source.sheet) || isConditionActive(source.sheet, 'concealed'))
      continue;
    const seen = plainFight(fight);
    const due = allFighters(seen)
      .filter((one) => isDue(seen, source.id, one.id))
      .map(({ id }) => id);
    if (due.length > 0) yield* frighten(fight, source.id, due);
  }
}

function isDue(fight: MurdhamFight, source: Id, target: Id): boolean {
  const sheet = sheetOf(fight, target);
  return (
    source !== target &&
    (fight.house.fearOf === 'everyone' || areEnemies(fight, source, target)) &&
    isThere(fight, target) &&
    !isHelpless(sheet) &&
    !sheet.unafraid.includes(source) &&
    !fight.state.feared.includes(`${source}>${target}`) &&
    dreadBetween(sheetOf(fight, source), sheet) !== undefined &&
    (fight.house.frightenInSight || zonesApart(fight, source, target) <= 4) &&
    whyUnseen(fight, target, source) === undefined
  );
}

/**
 * Makes these fighters save WIT as a group against a source of fear. Those who pass are immune to
 * it for the stretch.
 */
export function* frighten(fight: MurdhamFight, source: Id, targets: readonly Id[]): Flow<void> {
  for (const id of targets) fight.state.feared.push(`${source}>${id}`);
  const why = {
    rule: 'MU',
    what: `against fear of ${nameOf(fight, source)}`,
    told: sentence`against fear of ${personRef(source)}`,
    about: [source],
  };
  const passed: Id[] = [];
  // They make one group save (ruling 54). By house rule each makes its own save.
  if (fight.house.fearSaves === 'group')
    passed.push(...(yield* groupSave(fight, targets, 'wit', { ...why, label: `Fear of ${nameOf(fight, source)}` })));
  else for (const id of targets) if (yield* rollSave(fight, id, 'wit', why)) passed.push(id);
  for (const id of targets) {
    const sheet = sheetOf(fight, id);
    if (passed.includes(id)) sheet.unafraid.push(source);
    else {
      const worse = dreadBetween(sheetOf(fight, source), sheet) ?? 'frightened';
      gainCondition(sheet, { id: worse, until: 'stretch', by: source });
      tell(fight, 'MU', sentence`${personRef(id)} is ${worse} of ${personRef(source)}.`, {
        tone: 'bad',
      });
    }
  }
}

/** Lists the sources of a fighter's fear and terror that are still alive. */
export const fearsOf = (fight: MurdhamFight, who: Id): Id[] =>
  sheetOf(fight, who).conditions.flatMap(({ id, by }) =>
    (id === 'frightened' || id === 'terrified') &&
    by !== undefined &&
    fight.combatants[by] &&
    healthOf(sheetOf(fight, by)) >= 0
      ? [by]
      : [],
  );

/**
 * Marks terrified fighters who cannot get farther from the source as cornered, which counts as
 * incapacitated. Runs after every move.
 */
export function cornerCheck(fight: MurdhamFight, canGetAway: (who: Id, source: Id) => boolean): void {
  for (const one of allFighters(fight)) {
    const terror = conditionOf(one.sheet, 'terrified');
    if (terror?.by === undefined || !fight.combatants[terror.by]) continue;
    const cornered = !canGetAway(one.id, terror.by);
    if (cornered === (terror.note === 'cornered')) continue;
    if (cornered) terror.note = 'cornered';
    else delete terror.note;
    if (cornered) tell(fight, 'MU', sentence`${personRef(one.id)} is cornered and can do nothing.`, { tone: 'bad' });
  }
}

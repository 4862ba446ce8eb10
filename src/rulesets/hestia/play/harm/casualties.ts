/**
 * Casualties (HE-22): who was killed or put out of action in this fight, and what that makes due
 * for the morale of a side.
 */
import { everyone } from '../../../../engine/fight.ts';
import type { Id } from '../../../../engine/words.ts';
import { membersOf } from '../../../common/people.ts';
import type { HestiaFight } from '../../fight.ts';
import type { Fighter } from '../../sheet/sheet.ts';
import type { Trigger } from '../../state.ts';

/**
 * Killed or out of action since the fight began: who fled or gave up is no casualty, nor is a body
 * that lay there before.
 */
const isCasualty = (fight: HestiaFight, { id, sheet }: Fighter): boolean =>
  (sheet.gone === 'dead' || sheet.gone === 'stopped') && !fight.state.corpses.includes(id);
const isOut = (fight: HestiaFight, one: Fighter): boolean =>
  one.sheet.gone !== 'no' && !fight.state.corpses.includes(one.id);

/** How many have fought on a side: those it began with, or more when others joined it. */
export const strength = (fight: HestiaFight, side: Id): number =>
  Math.max(
    fight.state.began[side] ?? 0,
    membersOf(fight, side).filter(({ id }) => !fight.state.corpses.includes(id)).length,
  );

/**
 * Writes down the side of the very first casualty of the fight, as it falls; later ones change
 * nothing.
 */
export function noteCasualty(fight: HestiaFight, one: Fighter): void {
  if (isCasualty(fight, one)) fight.state.firstFallen ??= one.side;
}

/** Catches up with casualties that came about by hand. */
export function noteCasualties(fight: HestiaFight): void {
  for (const one of everyone(fight)) noteCasualty(fight, one);
}

/**
 * Leaders of a side who died and whose death nobody has been tested for: each shakes it anew
 * (HE-22).
 */
export const newlyDeadLeaders = (fight: HestiaFight, side: Id): Fighter[] =>
  membersOf(fight, side).filter(
    ({ id, sheet }) => sheet.leader && sheet.gone === 'dead' && !fight.state.mourned.includes(id),
  );

/**
 * HE-22: notes those who come into the fight: who is up counts among the fighters of its side, who
 * lies there already is nobody's casualty, and a leader who is dead by then was mourned before. One
 * who lies there and is finished later still is a leader's death.
 */
export function noteComing(fight: HestiaFight, who: readonly Fighter[]): void {
  const { began, corpses, mourned } = fight.state;
  for (const { id, side, sheet } of who) {
    began[side] ??= 0;
    if (sheet.gone === 'no') began[side] += 1;
    else corpses.push(id);
    if (sheet.gone === 'dead') mourned.push(id);
  }
}

/**
 * HE-22: whether half of a side is killed or incapacitated; by house rule who fled or gave up
 * counts as well.
 */
function isHalved(fight: HestiaFight, side: Id): boolean {
  const began = strength(fight, side);
  const counts = fight.house.halfCounts === 'fallen' ? isCasualty : isOut;
  return began > 1 && membersOf(fight, side).filter((one) => counts(fight, one)).length * 2 >= began;
}

/** HE-22: what is due for a side and has not been asked for yet. */
export function dueTriggers(fight: HestiaFight, side: Id): Trigger[] {
  // Before the fight nobody is a casualty of it.
  if (fight.stage === 'setup') return [];
  const asked = fight.state.asked[side] ?? [];
  const firstAsked = Object.values(fight.state.asked).some((triggers) => triggers.includes('first'));
  // One that was set by hand, with only the number changed, is due as well.
  const firstFallen = fight.state.firstFallen ?? everyone(fight).find((one) => isCasualty(fight, one))?.side;
  const alone = strength(fight, side) === 1;
  const found: Record<Exclude<Trigger, 'event'>, boolean> = {
    first: !firstAsked && firstFallen === side,
    leader: newlyDeadLeaders(fight, side).length > 0,
    half: !asked.includes('half') && isHalved(fight, side),
    flesh: !asked.includes('flesh') && alone && membersOf(fight, side).some(({ id }) => fight.state.bled.includes(id)),
  };
  return (['first', 'leader', 'half', 'flesh'] as const).filter((trigger) => found[trigger]);
}

/**
 * Casualties (HE-22): who was killed or put out of action in this fight, and which morale tests of
 * a side become due by that.
 */
import { everyone } from '../../../../engine/fight.ts';
import type { Id } from '../../../../engine/words.ts';
import { membersOf } from '../../../common/people.ts';
import type { HestiaFight } from '../../fight.ts';
import type { Fighter } from '../../sheet/sheet.ts';
import type { Trigger } from '../../state.ts';

/**
 * Whether a combatant was killed or put out of action since the fight began. Those who fled or gave
 * up are no casualties, and neither is a body that lay there before.
 */
const isCasualty = (fight: HestiaFight, { id, sheet }: Fighter): boolean =>
  (sheet.gone === 'dead' || sheet.gone === 'stopped') && !fight.state.corpses.includes(id);
const isOut = (fight: HestiaFight, one: Fighter): boolean =>
  one.sheet.gone !== 'no' && !fight.state.corpses.includes(one.id);

/** The number of fighters of a side: those at its beginning, or more when others joined later. */
export const strength = (fight: HestiaFight, side: Id): number =>
  Math.max(
    fight.state.began[side] ?? 0,
    membersOf(fight, side).filter(({ id }) => !fight.state.corpses.includes(id)).length,
  );

/**
 * Notes the side of the very first casualty of the fight, as it falls; later casualties change
 * nothing.
 */
export function noteCasualty(fight: HestiaFight, one: Fighter): void {
  if (isCasualty(fight, one)) fight.state.firstFallen ??= one.side;
}

/** Notes casualties that a hand edit has caused. */
export function noteCasualties(fight: HestiaFight): void {
  for (const one of everyone(fight)) noteCasualty(fight, one);
}

/**
 * The dead leaders of a side for whose death no test has been made yet. Each death needs a test of
 * its own (HE-22).
 */
export const newlyDeadLeaders = (fight: HestiaFight, side: Id): Fighter[] =>
  membersOf(fight, side).filter(
    ({ id, sheet }) => sheet.leader && sheet.gone === 'dead' && !fight.state.mourned.includes(id),
  );

/**
 * HE-22: notes newcomers. A standing newcomer counts among the fighters of its side. One who
 * already lies there is nobody's casualty, and a leader who is already dead needs no test. If a
 * newcomer who lies there is finished later, that is still a leader's death.
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
 * HE-22: whether half of a side is killed or incapacitated; by house rule those who fled or gave up
 * count as well.
 */
function isHalved(fight: HestiaFight, side: Id): boolean {
  const began = strength(fight, side);
  const counts = fight.house.halfCounts === 'fallen' ? isCasualty : isOut;
  return began > 1 && membersOf(fight, side).filter((one) => counts(fight, one)).length * 2 >= began;
}

/** HE-22: the morale tests of a side that are due and have not been asked for yet. */
export function dueTriggers(fight: HestiaFight, side: Id): Trigger[] {
  // Before the fight nobody is a casualty.
  if (fight.stage === 'setup') return [];
  const asked = fight.state.asked[side] ?? [];
  const firstAsked = Object.values(fight.state.asked).some((triggers) => triggers.includes('first'));
  // A first casualty that was set by hand, with only the number changed, makes a test due as well.
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

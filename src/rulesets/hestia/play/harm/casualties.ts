/** Casualties (HE-22): who was killed or put out of action in this fight, and what that makes due for the morale of a side. */
import { everyone } from '../../../../engine/fight.ts';
import type { Id } from '../../../../engine/words.ts';
import { membersOf } from '../../../common/people.ts';
import type { HestiaFight } from '../../fight.ts';
import type { Fighter } from '../../sheet/sheet.ts';
import type { Trigger } from '../../state.ts';

/** Killed or out of action since the fight began: who fled or gave up is no casualty, nor is a body that lay there before. */
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

/** Writes down the side of the very first casualty of the fight, as it falls; later ones change nothing. */
export function noteCasualty(fight: HestiaFight, one: Fighter): void {
  if (isCasualty(fight, one)) fight.state.firstFallen ??= one.side;
}

/** Catches up with casualties that came about by hand. */
export function noteCasualties(fight: HestiaFight): void {
  for (const one of everyone(fight)) noteCasualty(fight, one);
}

/** Leaders of a side who died and whose death nobody has been tested for: each shakes it anew (HE-22). */
export const newlyDeadLeaders = (fight: HestiaFight, side: Id): Fighter[] =>
  membersOf(fight, side).filter(
    (one) =>
      one.sheet.leader && one.sheet.gone === 'dead' && isCasualty(fight, one) && !fight.state.mourned.includes(one.id),
  );

/** HE-22: whether half of a side is killed or incapacitated; by house rule who fled or gave up counts as well. */
function isHalved(fight: HestiaFight, side: Id): boolean {
  const began = strength(fight, side);
  const counts = fight.house.halfCounts === 'fallen' ? isCasualty : isOut;
  return began > 1 && membersOf(fight, side).filter((one) => counts(fight, one)).length * 2 >= began;
}

/** HE-22: what is due for a side and has not been asked for yet. */
export function due(fight: HestiaFight, side: Id): Trigger[] {
  const asked = fight.state.asked[side] ?? [];
  const firstAsked = Object.values(fight.state.asked).some((triggers) => triggers.includes('first'));
  const alone = strength(fight, side) === 1;
  const found: Record<Exclude<Trigger, 'event'>, boolean> = {
    first: !firstAsked && fight.state.firstFallen === side,
    leader: newlyDeadLeaders(fight, side).length > 0,
    half: !asked.includes('half') && isHalved(fight, side),
    flesh: !asked.includes('flesh') && alone && membersOf(fight, side).some(({ id }) => fight.state.bled.includes(id)),
  };
  return (['first', 'leader', 'half', 'flesh'] as const).filter((trigger) => found[trigger]);
}

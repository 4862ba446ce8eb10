/** Telling the log in this game, and small questions about people: who sees whom, who is whose enemy. */
import { combatantOf, everyone, isPartys } from '../../../../engine/fight.ts';
import type { Id } from '../../../../engine/words.ts';
import { telling } from '../../../common/telling.ts';
import type { IngenuityFight } from '../../fight.ts';
import { type Fighter, has, isHere, isUp } from '../../sheet/sheet.ts';

export const isOurs = (fight: IngenuityFight, one: Fighter): boolean => isPartys(fight, one.side);

/** Whether the players may see somebody: not one of the others who is unseen, or unseen by each of theirs who is awake. */
export const seen = (fight: IngenuityFight, who: Id): boolean => {
  const one = combatantOf(fight, who);
  if (one.hidden || isOurs(fight, one)) return !one.hidden;
  const ours = everyone(fight).filter((other) => isOurs(fight, other) && isUp(other));
  const blind = one.sheet.unseenBy ?? [];
  return !has(one, 'unseen') && !(ours.length > 0 && ours.every(({ id }) => blind.includes(id)));
};

export const { tell, tellRuling } = telling<IngenuityFight>(
  (fight) => fight.state.round,
  (fight, who) => !seen(fight, who),
);

/** How it is told that somebody turns hostile (IN-01). */
export const peace = (fight: IngenuityFight) => ({
  rule: 'IN-01',
  round: fight.state.round,
  hides: (id: Id) => !seen(fight, id),
});

export const up = (fight: IngenuityFight): Fighter[] => everyone(fight).filter(isUp);
export const here = (fight: IngenuityFight): Fighter[] => everyone(fight).filter(isHere);
/** "1 m", "6 m"; one who is not on the map is beside it. */
export const metres = (n: number): string => (Number.isFinite(n) ? `${n} m` : 'beside the map');

/** A sentence as the end of another. */
export const uncapital = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

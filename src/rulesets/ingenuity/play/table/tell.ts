/**
 * Telling the log in this game, and small questions about people: who sees whom, who is an enemy.
 */
import { combatantOf, everyone, isPartySide } from '../../../../engine/fight.ts';
import type { Id } from '../../../../engine/words.ts';
import { logWriterOf } from '../../../common/logWriter.ts';
import type { IngenuityFight } from '../../fight.ts';
import { type Fighter, hasState, isHere, isUp } from '../../sheet/sheet.ts';

export const isOurs = (fight: IngenuityFight, one: Fighter): boolean => isPartySide(fight, one.side);

/**
 * Whether the players may see a combatant. They do not see one of the others who is unseen, or whom
 * none of their own who are awake can see.
 */
export const isSeenByPlayers = (fight: IngenuityFight, who: Id): boolean => {
  const one = combatantOf(fight, who);
  if (one.hidden || isOurs(fight, one)) return !one.hidden;
  const ours = everyone(fight).filter((other) => isOurs(fight, other) && isUp(other));
  const blind = one.sheet.unseenBy ?? [];
  return !hasState(one, 'unseen') && !(ours.length > 0 && ours.every(({ id }) => blind.includes(id)));
};

export const { tell, tellRuling } = logWriterOf<IngenuityFight>(
  (fight) => fight.state.round,
  (fight, who) => !isSeenByPlayers(fight, who),
);

/** Gives how the log tells that somebody turns hostile (IN-01). */
export const peaceOptions = (fight: IngenuityFight) => ({
  rule: 'IN-01',
  round: fight.state.round,
  hides: (id: Id) => !isSeenByPlayers(fight, id),
});

export const standingFighters = (fight: IngenuityFight): Fighter[] => everyone(fight).filter(isUp);
export const fightersHere = (fight: IngenuityFight): Fighter[] => everyone(fight).filter(isHere);
/** Writes metres: "6 m". A combatant who is not on the map is "beside the map". */
export const metreWords = (n: number): string => (Number.isFinite(n) ? `${n} m` : 'beside the map');

/** Which teams the players see: of a team in ambush they read nothing. */
import { everyone } from '../../../../engine/fight.ts';
import type { Id } from '../../../../engine/words.ts';
import type { IngenuityFight } from '../../fight.ts';
import { isSeenByPlayers } from '../table/tell.ts';

/**
 * Gives the members of a team if the players see none of them; a sentence about them stays with the
 * GM.
 */
export const ambushers = (fight: IngenuityFight, side: Id | undefined): Id[] => {
  const members = everyone(fight).filter((one) => one.side === side);
  return members.some(({ id }) => isSeenByPlayers(fight, id)) ? [] : members.map(({ id }) => id);
};

/** Tells whether the players see anybody of a team. */
export const isSeenTeam = (fight: IngenuityFight, side: Id): boolean =>
  everyone(fight).some((one) => one.side === side && isSeenByPlayers(fight, one.id));

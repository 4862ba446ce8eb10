/**
 * Camps (HE-01, HE-21): who belongs to the characters, and which enemies test morale. The engine
 * says who is friend and foe.
 */
import { areEnemies, everyone, hostileTo, type Relation, relationOfSides } from '../../../../engine/fight.ts';
import type { HestiaFight } from '../../fight.ts';
import type { Fighter } from '../../sheet/sheet.ts';

/**
 * How a combatant stands toward the party: as a foe if it is a foe of any one of several parties.
 */
function towardParty(fight: HestiaFight, one: Fighter): Relation {
  const parties = Object.values(fight.sides).filter(({ stance }) => stance === 'party');
  if (parties.some(({ id }) => id === one.side)) return 'friend';
  const stands = parties.map(({ id }) => one.toward?.[id] ?? relationOfSides(fight, one.side, id));
  return (['foe', 'friend'] as const).find((relation) => stands.includes(relation)) ?? 'neutral';
}

/**
 * HE-01: the characters, their hirelings and their friends test Savvy. Everybody else acts between
 * the quick and the slow ones.
 */
export const isOurs = (fight: HestiaFight, one: Fighter): boolean => towardParty(fight, one) === 'friend';

/**
 * HE-21: enemies test morale: the characters' enemies, and everybody else who fights somebody here
 * and is not the characters' friend.
 */
export const isEnemy = (fight: HestiaFight, one: Fighter): boolean =>
  !isOurs(fight, one) && everyone(fight).some(({ id }) => areEnemies(fight, id, one.id));

/** Whether a combatant takes no part: it is neither of the characters' camp nor anybody's enemy. */
export const isBystander = (fight: HestiaFight, one: Fighter): boolean => !isOurs(fight, one) && !isEnemy(fight, one);

/** Whether any two who still stand are enemies. */
export const isContested = (fight: HestiaFight, standing: readonly Fighter[]): boolean =>
  standing.some(({ id }) => hostileTo(fight, id).some((foe) => standing.some((one) => one.id === foe.id)));

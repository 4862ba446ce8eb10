/** Who leads some people: the one whose name says so, else the toughest. */
import type { Combatant } from '../../fight.ts';
import type { Ruleset } from '../../ruleset.ts';
import type { Position } from '../policy.ts';

const LEADS = /\b(leader|captain|chief|boss|sergeant|champion|commander|lord|king|queen|alpha|master)\b/i;

/** Whether a name says that somebody leads. */
export const namesLeader = (name: string): boolean => LEADS.test(name);

/** How tough somebody is: the length of the vital tracks. */
export const toughnessOf = (ruleset: Ruleset, fight: Position['fight'], who: string): number =>
  ruleset
    .tracks(fight, who)
    .filter(({ weight }) => weight === 'vital')
    .reduce((sum, { max }) => sum + max, 0);

/** The leader among some people; undefined among nobody. */
export function leaderAmong(
  { ruleset, fight }: Pick<Position, 'ruleset' | 'fight'>,
  people: readonly Combatant[],
): Combatant | undefined {
  const named = people.filter(({ name }) => namesLeader(name));
  const among = named.length > 0 ? named : people;
  const [first] = among.toSorted((a, b) => toughnessOf(ruleset, fight, b.id) - toughnessOf(ruleset, fight, a.id));
  return first;
}

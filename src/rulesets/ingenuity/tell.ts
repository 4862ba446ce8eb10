/** Telling the log in this game, and small questions about people: who sees whom, who is whose enemy. */
import { combatantOf, everyone, fullName, isPartys, type LoggedDice } from '../../engine/fight.ts';
import { say } from '../../engine/log.ts';
import type { Id, RuleId } from '../../engine/words.ts';
import { type Fighter, has, type IngenuityFight, isHere, isUp } from './sheet.ts';

export const isOurs = (fight: IngenuityFight, one: Fighter): boolean => isPartys(fight, one.side);

/** Whether the players may see somebody: an enemy that is unseen they may not. */
export const seen = (fight: IngenuityFight, who: Id): boolean => {
  const one = combatantOf(fight, who);
  return !one.hidden && !(has(one, 'unseen') && !isOurs(fight, one));
};

/**
 * Says a sentence of this round; one about somebody whom the players cannot see is the GM's alone. `players`: what they read
 * in its place, where the sentence itself gives a plan away.
 */
export const tell = (
  fight: IngenuityFight,
  rule: RuleId,
  text: string,
  who: readonly Id[],
  dice: readonly LoggedDice[] = [],
  tone: 'plain' | 'good' | 'bad' | 'turn' = 'plain',
  players?: string,
): void =>
  say(
    fight,
    rule,
    text,
    { who, dice, tone, round: fight.state.round, ...(players === undefined ? {} : { shown: { text: players } }) },
    (id) => !seen(fight, id),
  );

export const nameOf = (fight: IngenuityFight, who: Id): string => fullName(combatantOf(fight, who));
export const sideName = (fight: IngenuityFight, side: Id): string => fight.sides[side]?.name ?? side;

/** A side's name within a sentence: "the foes". */
export const sideWithin = (fight: IngenuityFight, side: Id): string => sideName(fight, side).replace(/^The\b/, 'the');

/** IN-01: every team is for itself, but the party and its allies hold together, and a neutral one is nobody's enemy. */
export function opposed(fight: IngenuityFight, a: Id, b: Id): boolean {
  const [one, other] = [combatantOf(fight, a), combatantOf(fight, b)];
  if (one.side === other.side || (isOurs(fight, one) && isOurs(fight, other))) return false;
  return fight.sides[one.side]?.stance !== 'neutral' && fight.sides[other.side]?.stance !== 'neutral';
}

/** An ally of somebody: of its own team, or of one that holds together with it. A bystander is nobody's. */
export function allied(fight: IngenuityFight, a: Id, b: Id): boolean {
  const [one, other] = [combatantOf(fight, a), combatantOf(fight, b)];
  return one.side === other.side || (isOurs(fight, one) && isOurs(fight, other));
}

export const up = (fight: IngenuityFight): Fighter[] => everyone(fight).filter(isUp);
export const here = (fight: IngenuityFight): Fighter[] => everyone(fight).filter(isHere);
/** An option for each of several people. */
export const peopleOf = (fight: IngenuityFight, list: readonly Fighter[]) =>
  list.map(({ id }) => ({ id, label: nameOf(fight, id), combatant: id }));
/** "1 m", "6 m"; one who is not on the map is beside it. */
export const metres = (n: number): string => (Number.isFinite(n) ? `${n} m` : 'beside the map');

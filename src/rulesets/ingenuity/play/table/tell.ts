/** Telling the log in this game, and small questions about people: who sees whom, who is whose enemy. */
import { combatantOf, everyone, fullName, isPartys, type LoggedDice } from '../../../../engine/fight.ts';
import { say } from '../../../../engine/log.ts';
import type { Id, RuleId } from '../../../../engine/words.ts';
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

/** Tells the GM what was ruled about a roll. */
export const tellRuling = (fight: IngenuityFight, words: string): void =>
  say(fight, 'by hand', words, { shown: 'gm', tone: 'ruling', round: fight.state.round });

/** How it is told that somebody turns hostile (IN-01). */
export const peace = (fight: IngenuityFight) => ({
  rule: 'IN-01',
  round: fight.state.round,
  hides: (id: Id) => !seen(fight, id),
});

export const nameOf = (fight: IngenuityFight, who: Id): string => fullName(combatantOf(fight, who));
export const sideName = (fight: IngenuityFight, side: Id): string => fight.sides[side]?.name ?? side;

/** A side's name within a sentence: "the foes". */
export const sideWithin = (fight: IngenuityFight, side: Id): string => sideName(fight, side).replace(/^The\b/, 'the');

export const up = (fight: IngenuityFight): Fighter[] => everyone(fight).filter(isUp);
export const here = (fight: IngenuityFight): Fighter[] => everyone(fight).filter(isHere);
/** An option for each of several people. */
export const peopleOf = (fight: IngenuityFight, list: readonly Fighter[]) =>
  list.map(({ id }) => ({ id, label: nameOf(fight, id), combatant: id }));
/** "1 m", "6 m"; one who is not on the map is beside it. */
export const metres = (n: number): string => (Number.isFinite(n) ? `${n} m` : 'beside the map');

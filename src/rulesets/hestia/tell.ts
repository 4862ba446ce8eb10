/** Telling the log in this game, and asking about names. */
import { combatantOf, everyone, fullName, isPartys, type LoggedDice } from '../../engine/fight.ts';
import { say } from '../../engine/log.ts';
import type { Id, RuleId } from '../../engine/words.ts';
import { type Fighter, type HestiaFight, isUp } from './sheet.ts';

/** Says a sentence of this round. */
export const tell = (
  fight: HestiaFight,
  rule: RuleId,
  text: string,
  who: readonly Id[],
  dice: readonly LoggedDice[] = [],
  tone: 'plain' | 'good' | 'bad' | 'turn' = 'plain',
): void => say(fight, rule, text, { who, dice, tone, round: fight.state.round });

export const nameOf = (fight: HestiaFight, who: Id): string => fullName(combatantOf(fight, who));

/** Characters and hirelings of the party and its allies: who tests Savvy. Everybody else is an enemy. */
export const isOurs = (fight: HestiaFight, one: Fighter): boolean => isPartys(fight, one.side);
export const standing = (fight: HestiaFight): Fighter[] => everyone(fight).filter(isUp);
/** A side's name inside a sentence: “The foes” is “the foes” there. */
export const mid = (name: string): string => name.replace(/^The /, 'the ');
/** Words that the table wrote, as part of a sentence: no stop at their end. */
export const plainWords = (words: string): string => words.trim().replace(/[.\s]+$/, '');

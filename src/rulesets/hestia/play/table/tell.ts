/** Telling the log in this game, and asking about names. */
import { combatantOf, everyone, fullName, type LoggedDice } from '../../../../engine/fight.ts';
import { say } from '../../../../engine/log.ts';
import type { Id, RuleId } from '../../../../engine/words.ts';
import type { HestiaFight } from '../../fight.ts';
import { type Fighter, isUp } from '../../sheet/sheet.ts';

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

export const standing = (fight: HestiaFight): Fighter[] => everyone(fight).filter(isUp);
/** A side's name inside a sentence: “The foes” is “the foes” there. */
export const mid = (name: string): string => name.replace(/^The /, 'the ');
/** Says the GM alone what was ruled about a roll. */
export const tellRuling = (fight: HestiaFight, words: string): void =>
  say(fight, 'by hand', words, { shown: 'gm', tone: 'ruling', round: fight.state.round });
/** Words that the table wrote, as part of a sentence: no stop at their end. */
export const plainWords = (words: string): string => words.trim().replace(/[.\s]+$/, '');

/** Telling the log in one way for a whole game: with its round, and with its own idea of whom the players do not see. */
import { combatantOf, type Fight, type LoggedDice } from '../../engine/fight.ts';
import { say } from '../../engine/log.ts';
import type { Id, RuleId } from '../../engine/words.ts';

export type Tone = 'plain' | 'good' | 'bad' | 'turn';

/**
 * How a game tells. `roundOf` is the round it counts, `hides` whom the players may not see beside those whom the GM has hidden: a sentence
 * about one of them is the GM's alone.
 */
export const telling = <F extends Fight>(
  roundOf: (fight: F) => number,
  hides: (fight: F, who: Id) => boolean = (fight, who) => combatantOf(fight, who).hidden,
) => ({
  /** Says a sentence of this round. `players`: what they read in its place, where the sentence itself gives something away. */
  tell(
    fight: F,
    rule: RuleId,
    text: string,
    who: readonly Id[],
    dice: readonly LoggedDice[] = [],
    tone: Tone = 'plain',
    players?: string,
  ): void {
    const shown = players === undefined ? {} : { shown: { text: players } };
    say(fight, rule, text, { who, dice, tone, round: roundOf(fight), ...shown }, (id) => hides(fight, id));
  },
  /** Says the GM alone what was ruled about a roll. */
  tellRuling: (fight: F, words: string): void =>
    say(fight, 'by hand', words, { shown: 'gm', tone: 'ruling', round: roundOf(fight) }),
});

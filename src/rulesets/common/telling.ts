/** Telling the log in one way for a whole game: with its round, and with its own idea of whom the players do not see. */
import { combatantOf, type Fight, isPartys, type LogEntry, type LoggedDice } from '../../engine/fight.ts';
import { say } from '../../engine/log.ts';
import type { Id, RuleId } from '../../engine/words.ts';

/** What belongs to a sentence of the log. Left out: it is about nobody, has no dice, is plain, and the players read it as it stands. */
export interface Telling {
  /** Whom it is about: one of them hidden, and it is the GM's alone. */
  who?: readonly Id[] | undefined;
  dice?: readonly LoggedDice[] | undefined;
  tone?: LogEntry['tone'] | undefined;
  /** What the players read in its place, where the sentence itself gives something away; `gm`: nothing. */
  shown?: 'gm' | { text: string } | undefined;
}

/**
 * How a game tells. `roundOf` is the round it counts, `hides` whom the players may not see beside those whom the GM has hidden: a sentence
 * about one of them is the GM's alone.
 */
export const telling = <F extends Fight>(
  roundOf: (fight: F) => number,
  hides: (fight: F, who: Id) => boolean = (fight, who) => combatantOf(fight, who).hidden,
) => ({
  /** Says a sentence of this round. Who has left the fight for good in the meantime is no longer named beside it. */
  tell(fight: F, rule: RuleId, text: string, { who = [], dice = [], tone = 'plain', shown }: Telling = {}): void {
    const here = who.filter((id) => fight.combatants[id] !== undefined);
    const more = { who: here, dice, tone, round: roundOf(fight), ...(shown === undefined ? {} : { shown }) };
    say(fight, rule, text, more, (id) => hides(fight, id));
  },
  /** Says the GM alone what was ruled about a roll. */
  tellRuling: (fight: F, words: string): void =>
    say(fight, 'by hand', words, { shown: 'gm', tone: 'ruling', round: roundOf(fight) }),
});

/** What the players read where the whole sentence would give away the numbers of somebody who is not theirs; of their own they read all. */
export const unlessTheirs = (fight: Fight, who: Id, text: string): Pick<Telling, 'shown'> =>
  isPartys(fight, combatantOf(fight, who).side) ? {} : { shown: { text } };

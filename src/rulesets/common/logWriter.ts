/**
 * Writes the log in one way for a whole game: with the round, and with the game's own test of whom
 * the players do not see.
 */
import { combatantOf, type Fight, isPartySide } from '../../engine/fight.ts';
import type { Sentence } from '../../engine/log/sentence.ts';
import { tellSentence, tellWritten } from '../../engine/log/tell.ts';
import type { Happened, LogEntry, LoggedDice } from '../../engine/logEntry.ts';
import type { Id, RuleId } from '../../engine/words.ts';

/**
 * The details of an entry of the log. Left out, the entry has no dice, a plain tone and no event,
 * and players read it as it stands.
 */
export interface LogDetails {
  /** The combatants whom the entry is about, besides those whom it names. */
  who?: readonly Id[] | undefined;
  /** What happened, for the board, the sounds and the account: they read no words. */
  happened?: Happened | undefined;
  dice?: readonly LoggedDice[] | undefined;
  tone?: LogEntry['tone'] | undefined;
  /**
   * What the players read instead, where the sentence itself would reveal too much. `gm` shows them
   * nothing.
   */
  shown?: 'gm' | Sentence | undefined;
}

/** The functions with which a game writes its log. */
interface Tells<F extends Fight> {
  /**
   * Writes a sentence of this round: `` tell(fight, 'MU-18', sentence`${personRef(who)} falls.`)
   * ``.
   */
  tell(fight: F, rule: RuleId, words: Sentence, details?: LogDetails): void;
  /** Writes a GM-only entry about a ruling on a roll. */
  tellRuling(fight: F, words: string): void;
}

/**
 * Makes a game's log functions. `roundOf` gives the current round. `hides` is true for combatants
 * whom the players may not see; people whom the GM has hidden are added. Players read "somebody"
 * for such a combatant, or the sentence is only for the GM (`isToldToPlayers`).
 */
export function logWriterOf<F extends Fight>(
  roundOf: (fight: F) => number,
  hides: (fight: F, who: Id) => boolean = (fight, who) => combatantOf(fight, who).hidden,
): Tells<F> {
  return {
    tell(fight, rule, words, { dice = [], tone = 'plain', happened, shown, ...details } = {}): void {
      // A combatant who has meanwhile left the fight is no longer listed.
      const who = (details.who ?? []).filter((id) => fight.combatants[id] !== undefined);
      const telling = { who, dice, tone, round: roundOf(fight), happened, shown };
      tellSentence(fight, rule, words, telling, (id) => hides(fight, id));
    },
    tellRuling: (fight, words) =>
      tellWritten(fight, 'by hand', words, { shown: 'gm', tone: 'ruling', round: roundOf(fight) }),
  };
}

/**
 * The words that players read where the whole sentence would reveal numbers of a combatant who is
 * not theirs. Of their own people they read everything.
 */
export const unlessTheirs = (fight: Fight, who: Id, words: Sentence): { shown?: Sentence } =>
  isPartySide(fight, combatantOf(fight, who).side) ? {} : { shown: words };

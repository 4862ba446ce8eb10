/** The players' phones as the GM's screens see them. */
import type { MoveOdds } from '../../../engine/seat/seatMoves.ts';
import type { Id } from '../../../engine/words.ts';
import type { DecidedOnPhones, RolledOnPhones } from './phoneAnswers.ts';
import type { Proposal } from './proposals.ts';

/** A phone that was let in. */
export interface SeatShown {
  who: string;
  name: string;
  /** Its combatant in the open fight. */
  combatant?: Id | undefined;
  /** The phone has answered lately. */
  here: boolean;
  /** What the phone sent that was not taken: late answers, strange ones, and floods. */
  refused: number;
  notes: readonly string[];
}

/** A phone that waits to be let in. */
export interface AskShown {
  phone: string;
  name: string;
  /** The two words that this phone shows too. */
  words: string;
  /** Who the phone is now. It leaves that seat. */
  leaves?: string | undefined;
  /** The phone that has the seat now, and would go out. */
  out?: { phone: string; here: boolean };
}

export interface PhonesStore {
  /** The GM wants phones. */
  on: boolean;
  /** The GM lets phones show the odds of proposed moves. */
  odds: boolean;
  seats: readonly SeatShown[];
  /** Phones that wait to be let in. */
  asks: readonly AskShown[];
  /** Messages that were dropped at the door: too many, altered, or of strangers. */
  doorDropped: number;
  /** What stands behind the # of the invitation, once there are keys for it. */
  invitation: string | undefined;
  /** On whose phones the open question stands, and since when. */
  asked: { names: readonly string[]; since: number } | undefined;
  /** Moves that players want to make, the oldest first. */
  proposals: readonly Proposal[];
  /** Faces that wait for those who roll besides. */
  rolled: RolledOnPhones;
  /** What players have decided, while others of the same question have not. */
  decided: DecidedOnPhones;
  linkFor(page: string): string;
  switchTo(on: boolean): void;
  switchOdds(odds: boolean): void;
  /** Gives the odds of a proposed move. They are dropped where it is proposed no more. */
  tellOdds(proposal: Proposal, odds: readonly MoveOdds[]): void;
  /** Makes a new invitation. Phones that were let in stay. */
  newInvitation(): void;
  /**
   * Lets a phone in. `out`: the phone that has that seat now, and goes out. Nothing happens where
   * another one has it.
   */
  letIn(phone: string, out?: string): Promise<void>;
  refuse(phone: string): void;
  /** Takes a phone's seat away, and its key with it. */
  kick(who: string): void;
  /** Makes the proposed move of a player, or leaves it. The player is told by what follows. */
  decide(who: string, answer: 'do it' | 'no'): void;
  /** Makes the oldest proposed move. */
  doNext(): void;
  /** Tells one player alone. The note stays on that phone until it is taken back. */
  whisper(who: string, text: string): void;
  takeBackNote(who: string, at: number): void;
}

/**
 * Where a deed lands: a target that a ruling has moved or taken out meanwhile is not struck. A game
 * says why a deed no longer lands, at the one place where its deeds land.
 */
import { combatantOf, type Fight } from '../../engine/fight.ts';
import { personRef, type Sentence, sentence, writtenRef } from '../../engine/log/sentence.ts';
import type { Id, Reason, RuleId } from '../../engine/words.ts';
import { type Place, samePlace } from '../../space/scene.ts';

/** Who does something to whom. */
export interface Deed {
  by: Id;
  at: Id;
}

/**
 * Whether a deed lands, because nothing stands against it. Otherwise the log says that it comes to
 * nothing and why, by the same sentence in all games. `tell` is the game's own.
 */
export function landsUnless<F extends Fight>(
  fight: F,
  { by, at }: Deed,
  why: Reason | undefined,
  tell: (fight: F, rule: RuleId, words: Sentence) => void,
): boolean {
  if (!why) return true;
  const { rule, text } = why;
  tell(fight, rule, sentence`What ${personRef(by)} does to ${personRef(at)} comes to nothing. ${writtenRef(text)}`);
  return false;
}

/** Where the striker and whoever stepped in stood at that moment. */
export interface SteppedIn {
  from: Place;
  at: Place;
}

/** Whether both still stand there: whoever stepped in takes the blow, out of the weapon's reach too. */
export const standsInStill = (fight: Fight, { by, at }: Deed, stepped: SteppedIn | undefined): boolean =>
  stepped !== undefined &&
  samePlace(stepped.from, combatantOf(fight, by).place) &&
  samePlace(stepped.at, combatantOf(fight, at).place);

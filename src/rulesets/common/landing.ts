/**
 * Where a deed lands: a target that a ruling has moved or taken out meanwhile is not struck. A game
 * says with a verdict whether it still lands, at the one place where its deeds land.
 */
import { personRef, type Sentence, sentence, writtenRef } from '../../engine/log/sentence.ts';
import type { Id, Reason } from '../../engine/words.ts';

/** The sentence for a deed that no longer lands, the same in all games. */
export const comesToNothing = (by: Id, at: Id, { text }: Reason): Sentence =>
  sentence`What ${personRef(by)} does to ${personRef(at)} comes to nothing. ${writtenRef(text)}`;

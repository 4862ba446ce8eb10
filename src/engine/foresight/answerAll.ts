/** Answers all questions of an open move by policies, and its dice by the fight's own source. */
import { type Answer, faultOfAnswer } from '../question.ts';
import { decliningPolicy } from '../running/decliningPolicy.ts';
import { answerPlain, type PlainFight, rollPlain } from './plainFight.ts';
import type { ChanceSource, PolicyOfSide } from './policy.ts';
import { randomAnswer } from './randomPolicy.ts';
import { sideAsked } from './sideAsked.ts';

/**
 * The most decisions of one move; after them everybody declines, and after twice as many guesses.
 */
const MOST_DECISIONS = 60;

/**
 * Answers the questions of the open move until the move is done. `first` answers the first
 * question, if it fits there.
 */
export function answerAll(play: PlainFight, policyOf: PolicyOfSide, chance: ChanceSource, first?: Answer): void {
  if (first && play.open && faultOfAnswer(play.open.asked, first) === undefined) answerPlain(play, first);
  for (let decisions = 0; play.open; ) {
    const { asked } = play.open;
    if (asked.kind === 'dice') {
      rollPlain(play);
      continue;
    }
    decisions += 1;
    const declined = decisions > MOST_DECISIONS ? decliningPolicy(asked, play.fight) : undefined;
    const answer =
      decisions > 2 * MOST_DECISIONS
        ? randomAnswer(asked, chance)
        : (declined ?? policyOf(sideAsked(play.fight, asked)).answer(play, asked, chance));
    answerPlain(play, answer);
  }
}

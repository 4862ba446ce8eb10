/** What the phones show now, each for its seat. */
import { type SeatView, seatViews } from '../../../engine/seat/seatView.ts';
import type { Id } from '../../../engine/words.ts';
import type { OpenEncounter } from '../../types.ts';
import type { PhoneAnswers } from './phoneAnswers.ts';

/** The view for the player of a combatant, without a question in which it has done its part. */
export function phoneViews(
  { ruleset, fight, question, encounter }: OpenEncounter,
  answers: Pick<PhoneAnswers, 'nameOf' | 'hasDonePart'>,
): (who: Id | undefined) => SeatView | undefined {
  const shown = question && { question, id: answers.nameOf(question) };
  const viewOf = seatViews(ruleset, fight, { open: shown, display: encounter.display });
  return (who) => {
    const view = who === undefined ? undefined : viewOf(who);
    if (!view || !question || who === undefined || !answers.hasDonePart(question, who)) return view;
    const { asked: _asked, ...rest } = view;
    return rest;
  };
}

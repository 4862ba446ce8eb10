/** Carries out a word for some combatants: a ruling such as “dies”, or a value or state to set. */
import { fewNames, nameOfOne } from '../../engine/table/fightWords.ts';
import type { Id } from '../../engine/words.ts';
import { shownFightNow, tableActions, tableNow } from '../store.ts';
import { quickEditOf } from './quickEdit.ts';
import { ruledBy, ruledMeant } from './ruledWords.ts';

/** What a word has not done yet: it is refused, or it asks once whether it is meant. */
export interface NotEntered {
  why: 'refused' | 'asks';
  text: string;
}

/**
 * Carries out the word as one step, and gives undefined when it is done. Otherwise nothing has
 * changed. A ruling that takes somebody out of the fight asks once: it is done when `before` is
 * what the press before has asked.
 */
export function enterWord(ids: readonly Id[], line: string, before?: NotEntered): NotEntered | undefined {
  const { dispatch } = tableActions;
  const { ruleset, fight, question } = shownFightNow();
  const whetherDone = (isDone: boolean): NotEntered | undefined =>
    isDone ? undefined : { why: 'refused', text: tableNow().refusal?.text ?? '' };
  const moves = question ? [] : ruledBy(ruleset, fight, ids, line);
  if (moves.length > 0) {
    const grave = ruledMeant(ruleset, fight, ids, line).filter((offer) => offer.grave);
    const whom = fewNames(grave.map(({ actor }) => nameOfOne(fight, actor)));
    const asks = { why: 'asks', text: `${whom}: ${grave[0]?.label}? Press once more, and it is so.` } as const;
    if (grave.length > 0 && before?.text !== asks.text) return asks;
    return whetherDone(moves.every((command) => dispatch(command)));
  }
  const quick = quickEditOf(ruleset, fight, ids, line);
  if (!quick.ok) return { why: 'refused', text: quick.refusal.text };
  const { label, edits, raw } = quick.value;
  return whetherDone(dispatch({ type: 'edit', label, edits, ...(raw ? { raw } : {}) }));
}

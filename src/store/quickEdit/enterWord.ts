/** Carries out a word for some combatants: a ruling such as “dies”, or a value or state to set. */
import type { Id } from '../../engine/words.ts';
import { shownFightNow, tableActions, tableNow } from '../store.ts';
import { quickEditOf } from './quickEdit.ts';
import { ruledBy } from './ruledWords.ts';

/**
 * Carries out the word as one step. Gives a sentence where the word is refused, and nothing has
 * changed then; undefined when it is done.
 */
export function enterWord(ids: readonly Id[], line: string): string | undefined {
  const { dispatch } = tableActions;
  const { ruleset, fight, question } = shownFightNow();
  const moves = question ? [] : ruledBy(ruleset, fight, ids, line);
  if (moves.length > 0) return moves.every((command) => dispatch(command)) ? undefined : tableNow().refusal?.text;
  const quick = quickEditOf(ruleset, fight, ids, line);
  if (!quick.ok) return quick.refusal.text;
  const { label, edits, raw } = quick.value;
  return dispatch({ type: 'edit', label, edits, ...(raw ? { raw } : {}) }) ? undefined : tableNow().refusal?.text;
}

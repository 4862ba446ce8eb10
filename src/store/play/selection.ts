/** Decides which combatants stay selected when the fight goes on. */
import { derivedOf, isItsTurn } from '../../engine/table/derived.ts';
import { combatantDue } from '../../engine/table/turns.ts';
import type { Id } from '../../engine/words.ts';
import type { OpenEncounter } from '../types.ts';

/**
 * The selection after a change. The combatant who gets the turn is selected, because an old
 * selection must not hide the new actor's moves. Once a turn has ended the selection must not hide
 * who may act. Leaving an open move keeps the selection. A combatant who is gone is no longer
 * selected.
 */
export function selectionAfter(before: OpenEncounter, now: OpenEncounter, selected: readonly Id[]): readonly Id[] {
  const { ruleset } = now;
  const due = combatantDue(ruleset, now.fight);
  const derived = derivedOf(ruleset, now.fight);
  // After undo of a walk, the combatant who walked stays selected, also where several may act.
  const takenBack = now.encounter.future.length > before.encounter.future.length;
  const stays = takenBack && selected.some((id) => isItsTurn(derived, id));
  const begins = due !== undefined && due !== combatantDue(ruleset, before.fight) && !selected.includes(due) && !stays;
  // While a move is open, the state from which the move began counts.
  const ends =
    now.encounter.open === undefined &&
    derived.acting === undefined &&
    derivedOf(ruleset, before.encounter.fight).acting !== undefined &&
    now.encounter.past.length > before.encounter.past.length;
  if (begins || ends) return selected.length === 0 ? selected : [];
  const there = selected.filter((id) => now.fight.combatants[id]);
  return there.length < selected.length ? there : selected;
}

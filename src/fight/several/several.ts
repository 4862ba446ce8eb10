/**
 * Actions on several combatants at once on the map. The GM moves them together by hand, and they
 * keep their formation.
 */

import { moveWords, nameOfOne } from '../../engine/table/fightWords.ts';
import { countWords, type Id } from '../../engine/words.ts';
import type { Place } from '../../space/scene.ts';
import { editsToMove } from '../../store/cast/together.ts';
import { shownFightNow, tableActions, tableNow } from '../../store/store.ts';
import type { Press } from '../../ui/Button.tsx';
import { pickInList } from '../../ui/pickInList.ts';
import { isBlocked, placeToken } from '../fightActions.ts';

/** Tells whether a press in a list picks several: with Shift, Ctrl or Meta. */
export const isAddingPress = ({ shiftKey, ctrlKey, metaKey }: Press): boolean => shiftKey || ctrlKey || metaKey;

/** Selects a combatant alone, or adds the combatant to the selection, or removes it from there. */
export function pickCombatant(who: Id, how: 'alone' | 'add'): void {
  const { select } = tableActions;
  const { selected } = tableNow().session;
  if (how === 'alone') select([who]);
  else select(selected.includes(who) ? selected.filter((id) => id !== who) : [...selected, who]);
}

/** Selects whom a press in a list of combatants picks: with Shift a range of the list. */
export function pickListed(press: Press, who: Id, listed: readonly Id[]): void {
  tableActions.select(pickInList(press, who, { picked: tableNow().session.selected, listed }));
}

/**
 * Puts a combatant on a place. If it is one of several selected, all of these are moved by hand, as
 * one ruling.
 */
export function putTogether(who: Id, place: Place): void {
  const { selected } = tableNow().session;
  if (selected.length < 2 || !selected.includes(who)) placeToken(who, place);
  else putAll(selected, who, place);
}

/** Puts all these combatants where `lead` is put, by hand. */
export function putAll(ids: readonly Id[], lead: Id, place: Place): void {
  if (isBlocked()) return;
  const { ruleset, fight } = shownFightNow();
  tableActions.dispatch({
    type: 'edit',
    label: `${nameOfOne(fight, lead)} and ${countWords(ids.length - 1, 'other')} are moved ${moveWords(fight.scene, place)}.`,
    edits: editsToMove(ruleset, fight, ids, lead, place),
  });
}

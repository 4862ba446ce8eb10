/** What is done to several at once on the map: they go together, as they stand toward each other, by the game master's hand. */
import { count, type Id } from '../../engine/words.ts';
import type { Place } from '../../space/scene.ts';
import { nameOfOne, placeWords } from '../../store/fight/words.ts';
import { shownNow, verbs } from '../../store/store.ts';
import type { Press } from '../../ui/Button.tsx';
import { coming } from '../../ui/parts/later.tsx';
import { isBlocked, put } from '../deeds.ts';

const together = coming(() => import('../../store/cast/together.ts'));

/** Whether a click means one more: as everywhere, with Shift or Ctrl. */
export const adds = ({ shiftKey, ctrlKey, metaKey }: Press): boolean => shiftKey || ctrlKey || metaKey;

/** Selects somebody alone; or beside those who are, and takes them out again. */
export function pick(who: Id, how: 'alone' | 'add'): void {
  const { select, session } = verbs();
  const { selected } = session;
  if (how === 'alone') select([who]);
  else select(selected.includes(who) ? selected.filter((id) => id !== who) : [...selected, who]);
}

/** Puts somebody somewhere, and with one of several selected all of them: those by hand, as one ruling. */
export function putTogether(who: Id, place: Place): void {
  const { selected } = verbs().session;
  if (selected.length < 2 || !selected.includes(who)) put(who, place);
  else void putAll(selected, who, place);
}

/** Puts all of these where `lead` is put, by hand. How they go together is fetched when it is first asked for. */
export async function putAll(ids: readonly Id[], lead: Id, place: Place): Promise<void> {
  if (isBlocked()) return;
  const { editsToMove } = await together.fetch();
  if (isBlocked()) return;
  const { ruleset, fight } = shownNow();
  verbs().dispatch({
    type: 'edit',
    label: `${nameOfOne(fight, lead)} and ${count(ids.length - 1, 'other')} are put: ${placeWords(fight.scene, place)}.`,
    edits: editsToMove(ruleset, fight, ids, lead, place),
  });
}

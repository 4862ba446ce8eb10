/**
 * Who has joined the running fight and waits beside the map: a click on the map places them, one
 * after the other or all together.
 */
import { useEffect, useRef } from 'react';
import { create } from 'zustand';
import { moveWords, nameOfOne } from '../../engine/table/fightWords.ts';
import { type Id, nameList } from '../../engine/words.ts';
import type { Place } from '../../space/scene.ts';
import { editsToPlace } from '../../store/cast/cast.ts';
import { shownFightNow, tableActions, useShownFight } from '../../store/store.ts';
import { isBlocked } from '../fightActions.ts';

interface Newcomers {
  /** Those who wait, the one whom the next click places first. */
  ids: readonly Id[];
  /** Whether a click places the first of them or everybody. */
  click: 'first' | 'all';
}

export const useNewcomers = create<Newcomers>()(() => ({ ids: [], click: 'first' }));

/** Leaves those who wait beside the map. Their cards can call them in again. */
export const leaveNewcomers = (): void => useNewcomers.setState({ ids: [], click: 'first' });

/** Lets these combatants wait for a click, before all who wait already. */
export const awaitPlace = (ids: readonly Id[]): void =>
  useNewcomers.setState((now) => ({ ids: [...ids, ...now.ids.filter((id) => !ids.includes(id))] }));

/** Those who still wait: whoever has been placed, has left or is down waits no longer. */
export function useWaiting(): readonly Id[] {
  const ids = useNewcomers((now) => now.ids);
  return useShownFight(
    ({ fight, derived, question, looking }) =>
      question || looking || fight.stage !== 'running'
        ? []
        : ids.filter((id) => fight.combatants[id]?.place.kind === 'off' && derived.seen.get(id)?.standing.at === 'up'),
    'by value',
  );
}

/**
 * Notices who comes into the running fight without a place: by the dialog, by pasting, or at the
 * start of their round.
 */
export function useArrivals(): void {
  const encounter = useShownFight(({ open }) => open.encounter.id);
  const live = useShownFight(({ open }) => open.fight);
  const before = useRef<{ encounter: string; combatants: typeof live.combatants }>(undefined);
  useEffect(() => {
    const old = before.current;
    before.current = { encounter, combatants: live.combatants };
    if (old?.encounter !== encounter) leaveNewcomers();
    else if (live.stage === 'running' && old.combatants !== live.combatants) {
      const come = Object.values(live.combatants).filter(
        ({ id, place }) => !old.combatants[id] && place.kind === 'off',
      );
      if (come.length > 0) awaitPlace(come.map(({ id }) => id));
    }
  }, [encounter, live]);
}

/** What a click on a place of the map does while these wait. */
export function placeByClick(waiting: readonly Id[], place: Place): void {
  if (waiting.length === 0) return;
  placeNewcomers(useNewcomers.getState().click === 'all' ? waiting : waiting.slice(0, 1), place);
}

/** Places some of those who wait, as one ruling. On squares they stand around the place. */
export function placeNewcomers(ids: readonly Id[], place: Place): void {
  if (isBlocked()) return;
  const { ruleset, fight } = shownFightNow();
  const names = nameList(ids.map((id) => nameOfOne(fight, id)));
  const label = `${names} ${ids.length === 1 ? 'is' : 'are'} moved ${moveWords(fight.scene, place)}.`;
  tableActions.dispatch({
    type: 'edit',
    label: label.slice(0, 200),
    edits: editsToPlace(ruleset, fight, ids, place),
  });
}

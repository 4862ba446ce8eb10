/** Which panels of the fight are open: pinned ones stay beside the map and are remembered, one more at a time opens over its edge. */
import { flushSync } from 'react-dom';
import { useShown, useTable, verbs } from '../../store/store.ts';
import type { Session } from '../../store/types.ts';
import { type Desk, type PanelId, useDesk } from '../desk.ts';

/** `pinned` stays, `over` lies over the map's edge until something else is done, `closed` is an icon on the rail. */
export type PanelAt = 'pinned' | 'over' | 'closed';

/** Where the order stands: as a panel beside the map, across the top, or nowhere before the fight runs. */
export const useOrderPlace = (): 'down' | 'across' | 'nowhere' =>
  useShown(({ fight, derived }) =>
    fight.stage !== 'running' ? 'nowhere' : derived.order.style === 'list' ? 'down' : 'across',
  );

type PanelSession = Pick<Session, 'pinned' | 'away'>;

const placed = ({ pinned, away }: PanelSession, over: Desk['over'], id: PanelId): PanelAt =>
  pinned.includes(id) && !away.includes('panels') ? 'pinned' : over === id ? 'over' : 'closed';

/** Where a panel stands now. */
export function usePanelAt(id: PanelId): PanelAt {
  const over = useDesk((desk) => desk.over);
  return useTable(({ session }) => placed(session, over, id));
}

/** Whether one of these stands pinned beside the map. */
export const useAnyPinned = (ids: readonly PanelId[]): boolean =>
  useTable(({ session }) => ids.some((id) => placed(session, undefined, id) === 'pinned'));

/** Whether one of these is open, wherever. */
export function useAnyOpen(ids: readonly PanelId[]): boolean {
  const over = useDesk((desk) => desk.over);
  return useTable(({ session }) => ids.some((id) => placed(session, over, id) !== 'closed'));
}

/** Opens a panel over the map's edge; undefined closes the one that lies there. */
export const openOver = (id: PanelId | undefined): void => useDesk.setState({ over: id });

/** Pins a panel or lets it go. One that is let go is closed: its icon is where it was opened. */
export function pin(id: PanelId, stays: boolean): void {
  const { session, setSession } = verbs();
  const others = session.pinned.filter((one) => one !== id);
  openOver(undefined);
  setSession(
    stays ? { pinned: [...others, id], away: session.away.filter((one) => one !== 'panels') } : { pinned: others },
  );
}

/** What its icon on the rail does: opens it, or closes it wherever it stands. */
export function toggle(id: PanelId): void {
  const { session } = verbs();
  const at = placed(session, useDesk.getState().over, id);
  if (at === 'pinned') pin(id, false);
  else openOver(at === 'over' ? undefined : id);
}

/** Puts the pinned panels, or the card, away to give the map room, or brings them back. */
export function fold(what: Session['away'][number]): void {
  const { session, setSession } = verbs();
  openOver(undefined);
  const others = session.away.filter((one) => one !== what);
  setSession({ away: others.length < session.away.length ? others : [...others, what] });
}

/** Opens a panel and moves the focus to it: for keys that go to a panel. */
export function reveal(id: PanelId): void {
  const { session } = verbs();
  flushSync(() => {
    if (placed(session, undefined, id) !== 'pinned') openOver(id);
  });
  const there = document.querySelector<HTMLElement>(`[data-panel="${id}"]`);
  if (there) there.focus();
  // Not fetched yet: it takes the focus when it comes.
  else useDesk.setState({ sought: id });
}

/**
 * Which panels of the fight are open. Pinned panels stay beside the map and are remembered. One
 * more panel at a time opens over the map's edge.
 */
import { flushSync } from 'react-dom';
import { tableActions, tableNow, useShownFight, useTable } from '../../store/store.ts';
import type { Session } from '../../store/types.ts';
import { type FightUi, type PanelId, useFightUi } from '../fightUi.ts';
import { fitsAcross } from '../order/copies.ts';

/**
 * A `pinned` panel stays. A panel that is `over` lies over the map's edge until the GM does
 * something else. A `closed` panel is an icon on the rail.
 */
export type PanelAt = 'pinned' | 'over' | 'closed';

/**
 * Where the order stands: across the top, or nowhere before the fight runs. An order that reads as
 * a list stands beside the map once it has more than a dozen cards.
 */
export const useOrderPlace = (): 'down' | 'across' | 'nowhere' =>
  useShownFight(({ fight, derived }) =>
    fight.stage !== 'running'
      ? 'nowhere'
      : derived.order.style === 'list' && !fitsAcross(derived.order.rows, fight)
        ? 'down'
        : 'across',
  );

type PanelSession = Pick<Session, 'pinned' | 'away'>;

const placed = ({ pinned, away }: PanelSession, over: FightUi['over'], id: PanelId): PanelAt =>
  pinned.includes(id) && !away.includes('panels') ? 'pinned' : over === id ? 'over' : 'closed';

/** Where a panel stands now. */
export function usePanelAt(id: PanelId): PanelAt {
  const over = useFightUi((ui) => ui.over);
  return useTable(({ session }) => placed(session, over, id));
}

/** Tells whether one of these panels is pinned beside the map. */
export const useAnyPinned = (ids: readonly PanelId[]): boolean =>
  useTable(({ session }) => ids.some((id) => placed(session, undefined, id) === 'pinned'));

/** Tells whether one of these panels is open, pinned or over the map. */
export function useAnyOpen(ids: readonly PanelId[]): boolean {
  const over = useFightUi((ui) => ui.over);
  return useTable(({ session }) => ids.some((id) => placed(session, over, id) !== 'closed'));
}

/** Opens a panel over the map's edge. Undefined closes the panel that lies there. */
export const openPanelOver = (id: PanelId | undefined): void => useFightUi.setState({ over: id });

/** Pins or unpins a panel. An unpinned panel closes: its icon is where the GM opened the panel. */
export function pinPanel(id: PanelId, stays: boolean): void {
  const { session } = tableNow();
  const others = session.pinned.filter((one) => one !== id);
  openPanelOver(undefined);
  tableActions.setSession(
    stays ? { pinned: [...others, id], away: session.away.filter((one) => one !== 'panels') } : { pinned: others },
  );
}

/** What the panel's icon on the rail does: opens the panel, or closes it wherever it stands. */
export function togglePanel(id: PanelId): void {
  const { session } = tableNow();
  const at = placed(session, useFightUi.getState().over, id);
  if (at === 'pinned') pinPanel(id, false);
  else openPanelOver(at === 'over' ? undefined : id);
}

/** Folds the pinned panels or the card to give the map room, or unfolds them. */
export function foldPanels(what: Session['away'][number]): void {
  const { session } = tableNow();
  openPanelOver(undefined);
  const others = session.away.filter((one) => one !== what);
  tableActions.setSession({ away: others.length < session.away.length ? others : [...others, what] });
}

/** Opens a panel and moves the focus to the panel, for keys that go to a panel. */
export function revealPanel(id: PanelId): void {
  const { session } = tableNow();
  flushSync(() => {
    if (placed(session, undefined, id) !== 'pinned') openPanelOver(id);
  });
  const there = document.querySelector<HTMLElement>(`[data-panel="${id}"]`);
  if (there) there.focus();
  // The panel is not drawn yet, so it takes the focus as soon as it is.
  else useFightUi.setState({ sought: id });
}

/** The GM's screen for running a fight: the map is the table and lies under everything; what the hand needs floats on it. */
import { useMemo, useRef } from 'react';
import { bookOf } from '../dialogs/book.ts';
import { look, useLookBack, useShown, useTable } from '../store/store.ts';
import { cn } from '../ui/cn.ts';
import { useScope } from '../ui/keyScopes.ts';
import { later, useAhead, Wanted } from '../ui/parts/later.tsx';
import { useSoundSetting } from '../ui/sound/setting.ts';
import { useToastsOn } from '../ui/toasts/Toasts.tsx';
import { ActorCard } from './card/ActorCard.tsx';
import { useDesk } from './desk.ts';
import { useFreeCell } from './freePart.ts';
import { useFightKeys } from './keyDeeds.ts';
import { LookingBack } from './LookingBack.tsx';
import { MapView } from './map/MapView.tsx';
import { NextBox } from './NextBox.tsx';
import { useOddsReady } from './odds/useOdds.ts';
import { OrderDown } from './order/OrderDown.tsx';
import { FloatPanel } from './panels/FloatPanel.tsx';
import { LogPanel } from './panels/LogPanel.tsx';
import { useAnyOpen, useAnyPinned, useOrderPlace } from './panels/panels.ts';
import { ToolBar } from './ToolBar.tsx';
import { TopBar } from './TopBar.tsx';
import { QuestionTray } from './tray/QuestionTray.tsx';

const Dialogs = later(async () => (await import('./dialogs/Dialogs.tsx')).Dialogs);
const Beside = later(async () => (await import('./Beside.tsx')).Beside);
const FightSounds = later(async () => (await import('./FightSounds.tsx')).FightSounds);
const MapMenu = later(async () => (await import('./map/MapMenu.tsx')).MapMenu);
const ReplayBox = later(async () => (await import('./replay/ReplayBox.tsx')).ReplayBox);
const ahead = [Beside, MapMenu, Dialogs];

/** The dialogs of the fight: fetched when the page is quiet, or with the first that is opened. */
function OpenDialogs() {
  const any = useDesk(({ shown }) => shown.length > 0);
  const close = useDesk((desk) => desk.close);
  useAhead(ahead);
  // While a dialog is still being fetched what is typed is meant for it: a digit must not start a move.
  useScope(any ? 'overlay' : 'off', ({ key, target }) => {
    // What is open already has its own way with Escape.
    if (key !== 'Escape' || target !== document.body) return 'kept';
    close();
    return 'used';
  });
  return any ? (
    <Wanted over onGiveUp={close}>
      <Dialogs />
    </Wanted>
  ) : null;
}

/** The rules are looked up in the middle of a fight: they are fetched when the page is quiet. */
function useBookAhead(): void {
  const ruleset = useShown((shown) => shown.ruleset);
  useAhead(useMemo(() => [bookOf(ruleset)], [ruleset]));
}

/** The GM's window is heard too, once its sound is on. */
function Sounds() {
  return useSoundSetting().on ? (
    <Wanted over>
      <FightSounds />
    </Wanted>
  ) : null;
}

/** The menu at the pointer on the map. */
function OpenMenu() {
  const any = useDesk(({ menu }) => menu !== undefined);
  const close = () => useDesk.getState().openMenu(undefined);
  return any ? (
    <Wanted over onGiveUp={close}>
      <MapMenu />
    </Wanted>
  ) : null;
}

const order = <OrderDown />;

const BESIDE = ['combatants', 'morale', 'reactions', 'places', 'log'] as const;
const CLOSED_AT_FIRST = ['combatants', 'morale', 'reactions', 'places'] as const;
const WITH_ORDER = ['order', ...BESIDE] as const;

/** The panels: pinned ones take room from the map, an unpinned one lies over its edge. The log is always in their corner. */
function SideColumn() {
  const listed = useOrderPlace() === 'down';
  const pinned = useAnyPinned(listed ? WITH_ORDER : BESIDE);
  const beside = useAnyOpen(CLOSED_AT_FIRST);
  return (
    <div className={cn('pointer-events-none relative min-h-0', pinned ? 'mr-2.5 w-side' : 'w-0')}>
      <div
        className={cn(
          'pointer-events-none absolute inset-y-0 left-0 z-10 flex flex-col justify-between gap-2.5',
          pinned ? 'w-side' : 'w-80 max-w-[40vw]',
        )}
      >
        <section aria-label="Panels" className="flex min-h-0 flex-1 flex-col gap-2.5">
          {listed ? (
            <FloatPanel id="order" title="Turn order">
              {order}
            </FloatPanel>
          ) : null}
          {beside ? (
            <Wanted over>
              <Beside />
            </Wanted>
          ) : null}
        </section>
        <LogPanel />
      </div>
    </div>
  );
}

/** Whoever acts, what is asked and what is next, one under the other at the right. */
function HandColumn() {
  const folded = useTable(({ session }) => session.away.includes('card'));
  const lookBack = useLookBack();
  return (
    <section
      aria-label="Who acts"
      className="pointer-events-none ml-2.5 flex w-card min-h-0 flex-col justify-between gap-2.5 low:pointer-events-auto low:overflow-y-auto"
    >
      {folded ? <span /> : <ActorCard />}
      <QuestionTray />
      {lookBack?.replay ? (
        <Wanted over onGiveUp={() => look(undefined)}>
          <ReplayBox at={lookBack} replay={lookBack.replay} />
        </Wanted>
      ) : lookBack ? (
        <LookingBack at={lookBack} />
      ) : (
        <NextBox />
      )}
    </section>
  );
}

/**
 * The layout is a grid with the map under all of it: the top bar, and below it the rail, the panels, the free part and the hand's
 * column. What floats is contained: what follows the pointer over the map must not have the browser look at a hundred rows again.
 */
export function FightScreen() {
  useFightKeys();
  useOddsReady();
  useBookAhead();
  const map = useRef<HTMLElement>(null);
  const free = useRef<HTMLDivElement>(null);
  useFreeCell(map, free);
  useToastsOn(free);
  return (
    <div className="relative isolate grid h-room min-h-0 grid-cols-[auto_auto_minmax(0,1fr)_auto] grid-rows-[auto_minmax(0,1fr)] overflow-hidden bg-room p-2.5 text-ink">
      <Sounds />
      <TopBar />
      <main className="contents">
        <ToolBar />
        <SideColumn />
        <section ref={map} aria-label="The map" className="-z-10 absolute inset-0 contain-content">
          <MapView />
        </section>
        <div ref={free} data-free-part="" className="pointer-events-none" />
        <HandColumn />
      </main>
      <OpenMenu />
      <OpenDialogs />
    </div>
  );
}

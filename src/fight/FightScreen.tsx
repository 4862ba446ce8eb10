/**
 * The GM's screen for running a fight. The map lies under everything, and the controls float on it.
 */

import { type ReactNode, useRef } from 'react';
import { useLookBack, useTable } from '../store/store.ts';
import { cn } from '../ui/cn.ts';
import { useSoundSetting } from '../ui/sound/setting.ts';
import { useToastsOn } from '../ui/toasts/Toasts.tsx';
import { ActorCard } from './card/ActorCard.tsx';
import { Dialogs } from './dialogs/Dialogs.tsx';
import { FightSounds } from './FightSounds.tsx';
import { useFightUi } from './fightUi.ts';
import { useFreeCell } from './freePart.ts';
import { useFightKeys } from './keyActions.ts';
import { LookingBack } from './LookingBack.tsx';
import { MapMenu } from './map/MapMenu.tsx';
import { MapView } from './map/MapView.tsx';
import { NextBox } from './NextBox.tsx';
import { useOddsReady } from './odds/useOdds.ts';
import { usePhoneOdds } from './odds/usePhoneOdds.ts';
import { OrderDown } from './order/OrderDown.tsx';
import { FloatPanel } from './panels/FloatPanel.tsx';
import { LogBand, LogPanel } from './panels/LogPanel.tsx';
import { useAnyOpen, useAnyPinned, useOrderPlace } from './panels/panels.ts';
import { QuestionForm } from './question/QuestionForm.tsx';
import { ReplayBox } from './replay/ReplayBox.tsx';
import { SidePanels } from './SidePanels.tsx';
import { SuggestBox } from './suggest/SuggestBox.tsx';
import { ToolBar } from './ToolBar.tsx';
import { TopBar } from './TopBar.tsx';

/** Plays the fight's sounds in the GM's window once the GM has turned sound on. */
function Sounds() {
  return useSoundSetting().on ? <FightSounds /> : null;
}

/** Shows the menu at the pointer on the map. */
function OpenMenu() {
  const any = useFightUi(({ menu }) => menu !== undefined);
  return any ? <MapMenu /> : null;
}

const order = <OrderDown />;

const BESIDE = ['combatants', 'morale', 'reactions', 'places', 'log'] as const;
const CLOSED_AT_FIRST = ['combatants', 'morale', 'reactions', 'places'] as const;
const WITH_ORDER = ['order', ...BESIDE] as const;

/**
 * The column of panels. A pinned panel takes room from the map; an unpinned one lies over its edge.
 * The open log stands in this column's corner.
 */
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
          {beside ? <SidePanels /> : null}
        </section>
        <LogPanel />
      </div>
    </div>
  );
}

/** The right column: the actor's card, the open question and the next step, one under the other. */
function HandColumn() {
  const folded = useTable(({ session }) => session.away.includes('card'));
  const lookBack = useLookBack();
  return (
    <section
      aria-label="Who acts"
      className="pointer-events-none ml-2.5 flex w-card min-h-0 flex-col justify-between gap-2.5 low:pointer-events-auto low:overflow-y-auto"
    >
      <div className="pointer-events-none flex min-h-0 flex-1 flex-col low:flex-none">
        {folded ? null : <ActorCard />}
      </div>
      <QuestionForm />
      {lookBack ? null : <SuggestBox />}
      {lookBack?.replay ? (
        <ReplayBox at={lookBack} replay={lookBack.replay} />
      ) : lookBack ? (
        <LookingBack at={lookBack} />
      ) : (
        <NextBox />
      )}
    </section>
  );
}

/**
 * The whole screen of a fight. Its layout is a grid with the map under all of it: the top bar, and
 * below the bar the rail, the panels, the free part over the newest sentences of the log, and the
 * right column. Floating parts use CSS
 * containment: otherwise a tip that follows the pointer would make the browser lay out a hundred
 * rows again. `overMap` stands at the top of the map's column; the free part begins below it.
 */
export function FightScreen({ overMap }: { overMap?: ReactNode }) {
  useFightKeys();
  useOddsReady();
  usePhoneOdds();
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
        <div className="pointer-events-none flex min-h-0 min-w-0 flex-col">
          {overMap}
          <div ref={free} data-free-part="" className="pointer-events-none min-h-0 flex-1" />
          <LogBand />
        </div>
        <HandColumn />
      </main>
      <OpenMenu />
      <Dialogs />
    </div>
  );
}

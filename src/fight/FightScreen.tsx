/** The GM's screen for running a fight: the map in the middle, the order where the game reads it, the actor's card at the right. */
import { History as HistoryIcon } from 'lucide-react';
import { useEffect, useMemo, useRef, useState } from 'react';
import { Group, Panel as Pane, Separator } from 'react-resizable-panels';
import type { BoardHandle } from '../board/types.ts';
import { useTable } from '../store/store.ts';
import { Button } from '../ui/Button.tsx';
import { Panel } from '../ui/Panel.tsx';
import { useToastsOn } from '../ui/Toasts.tsx';
import { ActorCard } from './card/ActorCard.tsx';
import { useDesk } from './desk.ts';
import { Dialogs } from './dialogs/Dialogs.tsx';
import { MapList } from './map/MapList.tsx';
import { MapMenu } from './map/MapMenu.tsx';
import { MapView } from './map/MapView.tsx';
import { NextBox } from './NextBox.tsx';
import { useOddsReady } from './odds/useOdds.ts';
import { OrderAcross, OrderDown } from './order/TurnOrder.tsx';
import { LogPanel } from './panels/LogPanel.tsx';
import { MoralePanel } from './panels/MoralePanel.tsx';
import { ReactionsPanel } from './panels/ReactionsPanel.tsx';
import { TracksPanel } from './panels/TracksPanel.tsx';
import { usePanel } from './panels/usePanel.ts';
import { ToolBar } from './ToolBar.tsx';
import { TopBar } from './TopBar.tsx';
import { QuestionTray } from './tray/QuestionTray.tsx';
import { type Deeds, useDeeds } from './useDeeds.ts';
import { type FightNow, FightProvider, useFight } from './useFight.tsx';
import { useKeyDeeds, useKeys } from './useKeys.ts';

function LookingBack() {
  const preview = useDesk((desk) => desk.preview);
  const look = useDesk((desk) => desk.look);
  const goTo = useTable((table) => table.goTo);
  if (!preview) return null;
  return (
    <div role="status" className="flex items-center gap-3 bg-now-wash px-3 py-1.5 text-sm">
      <HistoryIcon aria-hidden className="size-4 text-now" />
      <span className="min-w-0 flex-1 truncate text-ink">
        You look at the fight as it was after “{preview.label}”. Nothing can be done here.
      </span>
      <Button
        size="small"
        onPress={() => {
          look(undefined);
          goTo(preview.serial);
        }}
      >
        Go back to here
      </Button>
      <Button size="small" look="primary" keys="Esc" onPress={() => look(undefined)}>
        Back to now
      </Button>
    </div>
  );
}

function OrderPanel({ deeds }: { deeds: Deeds }) {
  const panel = usePanel('order');
  const order = useMemo(() => <OrderDown deeds={deeds} />, [deeds]);
  return (
    <Panel title="Turn order" {...panel}>
      {order}
    </Panel>
  );
}

/** How wide the columns start: a wide window has room for longer lines, a laptop gives it to the map. They grow with the type. */
function startSizes(): { side: number; card: number } {
  const type = Number.parseFloat(getComputedStyle(document.documentElement).fontSize) / 16 || 1;
  const wide = window.innerWidth >= 1700 * type;
  return { side: (wide ? 310 : 250) * type, card: (wide ? 390 : 330) * type };
}

/**
 * Whoever gets the turn is shown: an old selection must not hide the new actor's moves. A move that is stepped out of
 * leaves the selection as it was.
 */
function useSelectionByTurn({ derived: { acting }, due, open }: FightNow) {
  const select = useTable((table) => table.select);
  const selected = useTable((table) => table.session.selected);
  const between = open.encounter.open === undefined;
  const done = open.encounter.past.length;
  const before = useRef({ acting, done, last: due });
  useEffect(() => {
    const was = before.current;
    before.current = between ? { acting, done, last: due } : { ...was, last: due };
    const begins = due !== undefined && due !== was.last && !selected.includes(due);
    const ends = between && acting === undefined && was.acting !== undefined && done > was.done;
    if (begins || ends) select([]);
  }, [acting, between, done, due, selected, select]);
}

/**
 * Everything between the top bar and the foot. The four parts are contained: what follows the pointer over the map must not have
 * the browser look at a hundred rows beside it again.
 */
function Fight() {
  const now = useFight();
  const board = useRef<BoardHandle>(null);
  const deeds = useDeeds(now);
  const keyDeeds = useKeyDeeds(now, deeds, board);
  useKeys(now, deeds, keyDeeds);
  useOddsReady();
  const down = now.derived.order.style === 'list';
  const [sizes] = useState(startSizes);
  useSelectionByTurn(now);
  const map = useRef<HTMLElement>(null);
  useToastsOn(map);
  return (
    <div className="flex h-room min-h-0 flex-col overflow-hidden bg-room text-ink">
      <TopBar />
      <LookingBack />
      {down || now.fight.stage !== 'running' ? null : <OrderAcross deeds={deeds} />}
      <main className="flex min-h-0 flex-1">
        <ToolBar board={board} keyDeeds={keyDeeds} />
        <Group orientation="horizontal" className="min-w-0 flex-1">
          <Pane
            id="side"
            defaultSize={sizes.side}
            minSize={200}
            collapsible
            groupResizeBehavior="preserve-pixel-size"
            className="min-w-0 bg-panel"
          >
            <Group orientation="vertical" className="h-full">
              <Pane id="panels" minSize={120} className="min-h-0">
                <section aria-label="Panels" className="h-full overflow-y-auto contain-content">
                  {down && now.fight.stage === 'running' ? <OrderPanel deeds={deeds} /> : null}
                  <MoralePanel />
                  <TracksPanel />
                  <ReactionsPanel />
                  <MapList deeds={deeds} />
                </section>
              </Pane>
              <Separator className="h-1 bg-room hover:bg-now focus-visible:bg-now" aria-label="Height of the log" />
              <Pane id="log" defaultSize="36%" minSize={36} className="min-h-0">
                <section aria-label="Log" className="h-full contain-content">
                  <LogPanel />
                </section>
              </Pane>
            </Group>
          </Pane>
          <Separator className="w-1 bg-room hover:bg-now focus-visible:bg-now" aria-label="Width of the panels" />
          <Pane id="map" minSize={360}>
            <section ref={map} aria-label="The map" className="h-full min-h-0 contain-content">
              <MapView board={board} deeds={deeds} />
            </section>
          </Pane>
          <Separator className="w-1 bg-room hover:bg-now focus-visible:bg-now" aria-label="Width of the card" />
          <Pane
            id="card"
            defaultSize={sizes.card}
            minSize={280}
            groupResizeBehavior="preserve-pixel-size"
            className="min-w-0 bg-panel"
          >
            <section aria-label="Who acts" className="flex h-full min-h-0 flex-col contain-content">
              <ActorCard deeds={deeds} onCentre={(who) => board.current?.centreOn(who)} />
              <QuestionTray deeds={deeds} />
              <NextBox deeds={deeds} />
            </section>
          </Pane>
        </Group>
      </main>
      <MapMenu deeds={deeds} board={board} />
      <Dialogs deeds={deeds} keyDeeds={keyDeeds} />
    </div>
  );
}

/** The screen of the open fight. */
export function FightScreen() {
  return (
    <FightProvider>
      <Fight />
    </FightProvider>
  );
}

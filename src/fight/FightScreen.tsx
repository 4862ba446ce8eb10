/** The GM's screen for running a fight: the map in the middle, the order where the game reads it, the actor's card at the right. */
import { useRef, useState } from 'react';
import { Group, Panel as Pane, Separator } from 'react-resizable-panels';
import { useShown } from '../store/store.ts';
import { Panel } from '../ui/Panel.tsx';
import { useToastsOn } from '../ui/Toasts.tsx';
import { ActorCard } from './card/ActorCard.tsx';
import { Dialogs } from './dialogs/Dialogs.tsx';
import { useFightKeys } from './keyDeeds.ts';
import { LookingBack } from './LookingBack.tsx';
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

const order = <OrderDown />;

function OrderPanel() {
  const panel = usePanel('order');
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

/** Where the order stands now: beside the map, above it, or nowhere before the fight runs. */
function useOrderPlace(): 'down' | 'across' | 'nowhere' {
  return useShown(({ fight, derived }) =>
    fight.stage !== 'running' ? 'nowhere' : derived.order.style === 'list' ? 'down' : 'across',
  );
}

/**
 * Everything between the top bar and the foot. The four parts are contained: what follows the pointer over the map must not have
 * the browser look at a hundred rows beside it again.
 */
export function FightScreen() {
  useFightKeys();
  useOddsReady();
  const place = useOrderPlace();
  const [sizes] = useState(startSizes);
  const map = useRef<HTMLElement>(null);
  useToastsOn(map);
  return (
    <div className="flex h-room min-h-0 flex-col overflow-hidden bg-room text-ink">
      <TopBar />
      <LookingBack />
      {place === 'across' ? <OrderAcross /> : null}
      <main className="flex min-h-0 flex-1">
        <ToolBar />
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
                  {place === 'down' ? <OrderPanel /> : null}
                  <MoralePanel />
                  <TracksPanel />
                  <ReactionsPanel />
                  <MapList />
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
              <MapView />
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
              <ActorCard />
              <QuestionTray />
              <NextBox />
            </section>
          </Pane>
        </Group>
      </main>
      <MapMenu />
      <Dialogs />
    </div>
  );
}

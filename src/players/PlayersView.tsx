/**
 * The players' view: the map over the whole screen. Over the map lie whose turn it is, the order,
 * the last event and the question.
 */

import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { type Box, freePart } from '../board/layout/viewMath.ts';
import type { Panels } from '../board/types.ts';
import type { PublicView } from '../engine/public/publicView.ts';
import { cellSizeOf } from '../space/scene.ts';
import { cn } from '../ui/cn.ts';
import { viewOf, wholeMap } from './frame.ts';
import { headlineOf, tokensOf } from './glance.ts';
import { freeOnScreen, type Layout, layoutOf } from './layout.ts';
import type { Ping, RulerShown, ScreenSettings } from './link/protocol.ts';
import { letterWidth, whenLettersCome } from './order/letterWidth.ts';
import { OrderCard } from './order/OrderCard.tsx';
import { PlayersMap } from './PlayersMap.tsx';
import { panelsBeside, pictureBox, ShownPicture } from './ShownPicture.tsx';
import { AskedPanel } from './said/AskedPanel.tsx';
import { withQuestion } from './said/askedView.ts';
import { LastLine } from './said/LastLine.tsx';
import { NowPanel } from './said/NowPanel.tsx';
import { TurnTimer } from './said/TurnTimer.tsx';
import { actionFrame, useSpots } from './useFigures.ts';
import { useSize } from './useSize.ts';

interface Props {
  view: PublicView;
  showing: ScreenSettings;
  pictureOf(hash: string): Promise<Blob | undefined>;
  ping?: Ping | undefined;
  /** The ruler that the GM shows. */
  ruler?: RulerShown | undefined;
  /**
   * Called with a click on the map, in map pixels, from the GM's small picture. When left out,
   * nothing can be clicked.
   */
  onPoint?: ((point: { x: number; y: number }) => void) | undefined;
  /** Drawn over the part of the screen that no panel covers. */
  children?: ReactNode;
}

/** Whose turn it is and the order, in their boxes. */
function Bar({
  view,
  bar: {
    now,
    order: { box, laid },
  },
  gap,
  turnSeconds,
  pictureOf,
}: {
  view: PublicView;
  bar: NonNullable<Layout['bar']>;
  gap: number;
  turnSeconds: ScreenSettings['turnSeconds'];
  pictureOf: Props['pictureOf'];
}) {
  return (
    <>
      <section
        className="glass absolute flex flex-col justify-center rounded-[0.4em]"
        style={{ left: now.x, top: now.y, width: now.width, height: now.height, paddingInline: gap * 1.3 }}
        aria-live="polite"
        aria-label="Now"
        data-panel="now"
      >
        <NowPanel view={view} over={now.over} name={now.name} />
        <TurnTimer view={view} seconds={turnSeconds} />
      </section>
      <ol
        aria-label="Turn order"
        className="glass absolute rounded-[0.4em]"
        style={{ left: box.x, top: box.y, width: box.width, height: box.height }}
        data-panel="order"
      >
        {laid.map((one) => (
          <OrderCard key={one.card.id} laid={one} pictureOf={pictureOf} />
        ))}
      </ol>
    </>
  );
}

/**
 * One quiet line in place of the order, before the fight and when miniatures stand on the screen.
 */
function Folded({ view, layout: { gap, letter } }: { view: PublicView; layout: Layout }) {
  const { over, name } = headlineOf(view);
  return (
    <section
      className="glass absolute rounded-[0.4em] px-[0.8em] py-[0.3em] leading-tight"
      style={{ left: gap, top: gap, fontSize: letter }}
      aria-live="polite"
      aria-label="Now"
      data-panel="now"
    >
      <span className="text-[0.8em] text-soft">{over}</span>
      <span className="block font-bold text-[1.2em] text-ink">{name}</span>
    </section>
  );
}

/** Whose turn it is, on its head, for those who sit at the far edge of a screen that lies flat. */
function Across({ view, box }: { view: PublicView; box: NonNullable<Layout['across']> }) {
  const { over, name } = headlineOf(view);
  return (
    <div
      aria-hidden
      className="glass absolute flex rotate-180 items-center gap-[0.8em] overflow-hidden whitespace-nowrap rounded-[0.4em] px-[0.8em]"
      style={{ left: box.x, top: box.y, width: box.width, height: box.height, fontSize: box.letter }}
      data-panel="across"
    >
      <span className="font-bold text-[1.2em] text-ink">{name}</span>
      <span className="text-soft">{over}</span>
    </div>
  );
}

/** The layout of this view. It is measured again once the screen's own font has been loaded. */
function useLayout(view: PublicView, showing: ScreenSettings, size: ReturnType<typeof useSize>[1]): Layout | undefined {
  const [letters, setLetters] = useState(0);
  useEffect(() => whenLettersCome(() => setLetters((n) => n + 1)), []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: other letters are measured otherwise
  return useMemo(() => size && layoutOf(size, showing, view, letterWidth), [size, showing, view, letters]);
}

const filling = { left: 0, top: 0, right: 0, bottom: 0 };

/** The time without news after which the dice of the last event are put away, in milliseconds. */
const QUIET = 20_000;

/** Whether nothing has happened for a while. */
function useQuiet(view: PublicView): boolean {
  const [quietSince, setQuietSince] = useState<PublicView>();
  useEffect(() => {
    const timer = setTimeout(() => setQuietSince(view), QUIET);
    return () => clearTimeout(timer);
  }, [view]);
  return quietSince === view;
}

/**
 * The players' view. It fills its parent, turned and with margins. All sizes follow the shorter
 * edge, so the view looks the same at any size.
 */
export function PlayersView({ view, showing, pictureOf, ping, ruler, onPoint, children }: Props) {
  const [ref, size] = useSize<HTMLDivElement>();
  const layout = useLayout(view, showing, size);
  const quiet = useQuiet(view);
  const tokens = useMemo(() => tokensOf(view), [view]);
  const spots = useSpots(view.scene, tokens);
  const { frame, perInch, pace, picture } = showing;
  const { asked } = view;
  const beside = picture?.beside === true;
  const shown = useMemo(() => {
    if (!layout) return undefined;
    const whole = frame ?? wholeMap(view.scene);
    const still = perInch !== undefined && cellSizeOf(view.scene) !== undefined;
    const part = pace === 'action' && !still ? actionFrame(view, spots, wholeMap(view.scene)) : whole;
    const fitted = (panels: Panels) => viewOf(view.scene, part, layout.upright, panels, perInch);
    return withQuestion(asked, beside ? { ...layout, panels: panelsBeside(layout) } : layout, fitted, spots);
  }, [layout, view, asked, spots, frame, perInch, pace, beside]);
  const { at, question } = shown ?? {};
  const wordRoom = useMemo(() => {
    if (!layout || !at) return undefined;
    const onMap = ({ x, y, width, height }: Box): Box => ({
      x: at.x + x / at.scale,
      y: at.y + y / at.scale,
      width: width / at.scale,
      height: height / at.scale,
    });
    return {
      within: onMap(freePart(layout.upright, layout.panels)),
      ...(question ? { covered: onMap(question.box) } : {}),
    };
  }, [layout, at, question]);
  return (
    <div ref={ref} data-theme={showing.theme} className="absolute inset-0 overflow-hidden bg-room text-ink">
      {layout && at ? (
        <div
          className="absolute top-1/2 left-1/2 overflow-hidden"
          style={{
            width: layout.upright.width,
            height: layout.upright.height,
            transform: `translate(-50%, -50%) rotate(${showing.turn}deg)`,
            fontSize: layout.line.letter,
          }}
        >
          <PlayersMap
            view={view}
            tokens={tokens}
            at={at}
            moves={perInch === undefined ? 'softly' : 'at once'}
            letter={Math.min(layout.letter, Math.min(layout.upright.width, layout.upright.height) * 0.04)}
            theme={showing.theme}
            brightness={showing.brightness}
            darkness={showing.fog?.players}
            grid={showing.grid === 'thick' ? 'thick' : 'shown'}
            pictureOf={pictureOf}
            ping={ping}
            ruler={ruler}
            wordRoom={wordRoom}
            onPoint={onPoint}
          />
          <div className="pointer-events-none">
            {layout.bar ? (
              <Bar
                view={view}
                bar={layout.bar}
                gap={layout.gap}
                turnSeconds={showing.turnSeconds}
                pictureOf={pictureOf}
              />
            ) : (
              <Folded view={view} layout={layout} />
            )}
            <div
              className="absolute"
              style={{ left: layout.line.x, top: layout.line.y, width: layout.line.width, height: layout.line.height }}
              aria-live="polite"
            >
              <LastLine
                last={view.last}
                ending={view.ending}
                takenBack={view.takenBack === true}
                room={layout.line}
                quiet={quiet}
              />
            </div>
            {layout.across ? <Across view={view} box={layout.across} /> : null}
            {picture ? (
              <ShownPicture
                hash={picture.hash}
                box={pictureBox(layout, freePart(layout.upright, layout.panels), beside)}
                gap={layout.gap}
                pictureOf={pictureOf}
              />
            ) : null}
            {asked && question ? <AskedPanel asked={asked} {...question} /> : null}
          </div>
        </div>
      ) : null}
      {children ? (
        <div
          className="pointer-events-none absolute"
          style={layout && size ? freeOnScreen(layout, size, showing.turn) : filling}
        >
          {children}
        </div>
      ) : null}
      <div
        aria-hidden={!showing.blackout}
        className={cn(
          'absolute inset-0 bg-black transition-opacity duration-500',
          showing.blackout ? 'opacity-100' : 'pointer-events-none opacity-0',
        )}
      />
    </div>
  );
}

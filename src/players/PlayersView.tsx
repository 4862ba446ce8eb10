/** What the players see: map, order, whose turn it is and what happened last. Shown on their screen, and small to the GM. */
import type { PublicView } from '../engine/publicView.ts';
import { cn } from '../ui/cn.ts';
import { Foot } from './Foot.tsx';
import { layoutOf } from './layout.ts';
import type { Ping, ScreenSettings } from './link/protocol.ts';
import { OrderBar } from './OrderBar.tsx';
import { PlayersMap } from './PlayersMap.tsx';
import { useSize } from './useSize.ts';

interface Props {
  view: PublicView;
  showing: ScreenSettings;
  pictureOf(hash: string): Promise<Blob | undefined>;
  ping?: Ping | undefined;
  /** Told of a click on the map, in map pixels: for the GM's small picture. Left out, nothing can be clicked. */
  onPoint?: ((point: { x: number; y: number }) => void) | undefined;
}

/** Fills its parent, turned and with margins. Everything in it is measured in its own letters, so it is the same at any size. */
export function PlayersView({ view, showing, pictureOf, ping, onPoint }: Props) {
  const [ref, size] = useSize<HTMLDivElement>();
  const layout = size && layoutOf(size, showing, view.order.style);
  return (
    <div ref={ref} data-theme={showing.theme} className="absolute inset-0 overflow-hidden bg-black text-ink">
      {layout ? (
        <div
          className="absolute top-1/2 left-1/2 grid bg-room"
          style={{
            width: layout.upright.width,
            height: layout.upright.height,
            transform: `translate(-50%, -50%) rotate(${showing.turn}deg)`,
            fontSize: layout.letter,
            gridTemplateRows: layout.rows,
            gridTemplateColumns: layout.columns,
          }}
        >
          <div className="min-w-0 overflow-hidden bg-panel">
            <OrderBar view={view} style={layout.order} ems={layout.along} />
          </div>
          <div className="relative min-h-0 min-w-0 overflow-hidden">
            <PlayersMap
              view={view}
              frame={showing.frame}
              perInch={showing.perInch}
              letter={layout.letter}
              theme={showing.theme}
              pictureOf={pictureOf}
              ping={ping}
              onPoint={onPoint}
            />
          </div>
          <div className={cn('min-w-0 bg-panel', layout.order === 'list' && 'col-span-2')}>
            <Foot view={view} narrow={layout.narrow} />
          </div>
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

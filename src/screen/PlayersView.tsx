/** What the players see: map, order, whose turn it is and what happened last. Shown on their screen, and small to the GM. */
import type { PublicView } from '../engine/publicView.ts';
import { cn } from '../ui/cn.ts';
import { Foot } from './Foot.tsx';
import type { Size } from './frame.ts';
import { OrderBar } from './OrderBar.tsx';
import { PlayersMap } from './PlayersMap.tsx';
import type { Ping, ScreenSettings } from './protocol.ts';
import { useSize } from './useSize.ts';

interface Props {
  view: PublicView;
  showing: ScreenSettings;
  pictureOf(hash: string): Promise<Blob | undefined>;
  ping?: Ping | undefined;
}

/** Letters are at least this part of the screen's height. */
const LETTER = 0.025;

/** Fills its parent, turned and with margins. Everything in it is measured in its own letters, so it is the same at any size. */
export function PlayersView(props: Props) {
  const { showing } = props;
  const [ref, size] = useSize<HTMLDivElement>();
  const onSide = showing.turn === 90 || showing.turn === 270;
  const edge = size ? (Math.min(12, Math.max(0, showing.margin)) / 100) * size.height : 0;
  const free = size && { width: size.width - 2 * edge, height: size.height - 2 * edge };
  const turned = free && (onSide ? { width: free.height, height: free.width } : free);
  return (
    <div ref={ref} data-theme={showing.theme} className="absolute inset-0 overflow-hidden bg-black text-ink">
      {turned && turned.width > 0 && turned.height > 0 ? (
        <div
          className="absolute top-1/2 left-1/2 bg-room"
          style={{
            width: turned.width,
            height: turned.height,
            transform: `translate(-50%, -50%) rotate(${showing.turn}deg)`,
          }}
        >
          <Upright {...props} size={turned} />
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

/** How high the parts are, in letters. They never change with what is in them: the map must not move by itself. */
const HEAD = 5.2;
const FOOT = 6.4;
const FOOT_NARROW = 11;
const LIST = 20;

function Upright({ view, showing, pictureOf, ping, size }: Props & { size: Size }) {
  const letter = size.height * LETTER * Math.min(2.5, Math.max(1, showing.textScale));
  const [across, down] = [size.width / letter, size.height / letter];
  const narrow = across < 48;
  const listed = view.order.style === 'list' && !narrow;
  const style = view.order.style === 'ribbon' && across >= 40 ? 'ribbon' : listed ? 'list' : 'strip';
  const foot = narrow ? FOOT_NARROW : FOOT;
  return (
    <div
      className="grid h-full w-full"
      style={{
        fontSize: letter,
        gridTemplateRows: listed ? `minmax(0,1fr) ${foot}em` : `${HEAD}em minmax(0,1fr) ${foot}em`,
        gridTemplateColumns: listed ? `${LIST}em minmax(0,1fr)` : 'minmax(0,1fr)',
      }}
    >
      <div className="min-w-0 overflow-hidden bg-panel">
        <OrderBar view={view} style={style} ems={listed ? down - foot : across} />
      </div>
      <div className="relative min-h-0 min-w-0 overflow-hidden">
        <PlayersMap
          view={view}
          frame={showing.frame}
          perInch={showing.perInch}
          theme={showing.theme}
          pictureOf={pictureOf}
          ping={ping}
        />
      </div>
      <div className={cn('min-w-0 bg-panel', listed && 'col-span-2')}>
        <Foot view={view} narrow={narrow} />
      </div>
    </div>
  );
}

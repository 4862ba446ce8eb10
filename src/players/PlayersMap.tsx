/**
 * The players' map: the board at the GM's frame, with pings. Players cannot change anything on it.
 */

import { useMemo } from 'react';
import { Board } from '../board/Board.tsx';
import { playersFog } from '../board/fog/playersFog.ts';
import { linesToAsked } from '../board/layout/happenings/strikes.ts';
import type { BoardLine, BoardProps, BoardToken, BoardView } from '../board/types.ts';
import type { PublicView } from '../engine/public/publicView.ts';
import { cellSizeOf } from '../space/scene.ts';
import { areasShown } from './areasShown.ts';
import type { Ping, RulerShown } from './link/protocol.ts';
import { useSize } from './useSize.ts';

const nothing = () => undefined;
const rulerLine = (leg: RulerShown['legs'][number]): BoardLine => ({ ...leg, tone: 'plain' });
const none: never[] = [];

/** The height of the board's own words, in pixels. */
const WORD = 15;
/** The least height of letters on the map, as a share of the map's height. */
const LEAST = 0.016;
/** How wide a square of the board must be for a name in letters of that height, in pixels. */
const SQUARE = 50;

/** Fills its parent. The picture moves only when `at` does. */
export function PlayersMap({
  view,
  tokens,
  at,
  moves,
  letter,
  theme,
  brightness,
  darkness,
  grid = 'shown',
  pictureOf,
  ping,
  ruler,
  wordRoom,
  onPoint,
}: {
  view: PublicView;
  tokens: readonly BoardToken[];
  /** The view of the map, in pixels of the parent. */
  at: BoardView;
  moves: BoardProps['moves'];
  /** Height of the screen's letters, in pixels. */
  letter: number;
  theme: 'dark' | 'light';
  brightness: BoardProps['brightness'];
  grid: BoardProps['grid'];
  /** How dark the fog is, from 0 to 1. */
  darkness: number | undefined;
  pictureOf(hash: string): Promise<Blob | undefined>;
  ping: Ping | undefined;
  ruler: RulerShown | undefined;
  wordRoom: BoardProps['wordSpace'];
  onPoint: ((point: { x: number; y: number }) => void) | undefined;
}) {
  const [ref, size] = useSize<HTMLDivElement>();
  const { scene, cover, dimmed, last } = view;
  const asking = useMemo(() => linesToAsked(tokens), [tokens]);
  const lines = useMemo(() => (ruler ? [...asking, ...ruler.legs.map(rulerLine)] : asking), [asking, ruler]);
  const told = useMemo(
    () =>
      last && {
        id: last.id,
        who: last.who,
        ruled: last.tone === 'ruling',
        happened: [...(last.before ?? []), ...(last.happened ? [{ id: last.id, ...last.happened }] : [])],
      },
    [last],
  );
  const areas = useMemo(() => areasShown(view.areas), [view.areas]);
  const fog = useMemo(() => playersFog({ scene, cover, dimmed, darkness }), [scene, cover, dimmed, darkness]);
  // The board makes its words large enough for somebody who sits in front of it. For readers across
  // the room the board is drawn smaller and then enlarged: the map and the tokens stay in place,
  // and the words become larger. On small squares larger names would cover neighbouring tokens, so
  // the words grow only as far as the squares allow.
  const allowed = ((cellSizeOf(view.scene) ?? Number.POSITIVE_INFINITY) * at.scale) / SQUARE;
  const larger = Math.max(1, Math.min(letter / WORD, allowed));
  const small = useMemo(() => ({ ...at, scale: at.scale / larger }), [at, larger]);
  const ripple = useMemo(() => ping && { id: String(ping.n), point: { x: ping.x, y: ping.y } }, [ping]);
  return (
    <div
      ref={ref}
      className="absolute inset-0"
      role="img"
      aria-label={`The map: ${view.scene.name}`}
      // Scripts that measure how much of the screen the scene takes read this attribute.
      data-map={`${at.x} ${at.y} ${at.scale}`}
    >
      {size ? (
        <div
          className="absolute top-0 left-0 origin-top-left"
          style={{ width: size.width / larger, height: size.height / larger, transform: `scale(${larger})` }}
        >
          <Board
            magnified={larger}
            least={(size.height * LEAST) / larger}
            scene={view.scene}
            brightness={brightness}
            grid={grid}
            start={view.order.round > 0 ? 'unmarked' : 'shown'}
            tokens={tokens}
            marks={none}
            lines={lines}
            news={told}
            fog={fog}
            drawings={view.drawings}
            areas={areas}
            interactive={false}
            pictureOf={pictureOf}
            onIntent={nothing}
            view={small}
            moves={moves}
            theme={theme}
            ping={ripple}
            wordSpace={wordRoom}
          />
        </div>
      ) : null}
      {onPoint ? (
        // This element lets the GM ping by pointer. By keyboard the GM pings from the map's own
        // list.
        // biome-ignore lint/a11y/noStaticElementInteractions: a picture that is pointed at, not a control
        // biome-ignore lint/a11y/useKeyWithClickEvents: see above
        <div
          className="absolute inset-0 cursor-crosshair"
          onClick={({ nativeEvent: { offsetX, offsetY } }) =>
            onPoint({ x: at.x + offsetX / at.scale, y: at.y + offsetY / at.scale })
          }
        />
      ) : null}
    </div>
  );
}

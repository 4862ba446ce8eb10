/** The players' map: the board, not to be touched, standing exactly where the GM's frame says; and pings on it. */
import { useMemo } from 'react';
import { Board } from '../board/Board.tsx';
import { linesToAsked, tellsOfMiss } from '../board/layout/strikes.ts';
import type { BoardProps, BoardToken, BoardView } from '../board/types.ts';
import type { PublicView } from '../engine/public/publicView.ts';
import { coveredPart } from '../space/sight/cover.ts';
import type { Ping } from './link/protocol.ts';
import { useSize } from './useSize.ts';

const nothing = () => undefined;
const none: never[] = [];

/** The height of the board's own words, in pixels. */
const WORD = 15;
/** The smallest letters on the map, in parts of its height. */
const LEAST = 0.016;
/** How wide a square must be on the board for a name as high as that, in pixels. */
const SQUARE = 50;

/** Fills its parent. The picture moves only when `at` does. */
export function PlayersMap({
  view,
  tokens,
  at,
  moves,
  letter,
  theme,
  pictureOf,
  ping,
  wordRoom,
  onPoint,
}: {
  view: PublicView;
  tokens: readonly BoardToken[];
  /** Where the map stands, in pixels of the parent. */
  at: BoardView;
  moves: BoardProps['moves'];
  /** Height of the screen's letters, in pixels. */
  letter: number;
  theme: 'dark' | 'light';
  pictureOf(hash: string): Promise<Blob | undefined>;
  ping: Ping | undefined;
  wordRoom: BoardProps['wordRoom'];
  onPoint: ((point: { x: number; y: number }) => void) | undefined;
}) {
  const [ref, size] = useSize<HTMLDivElement>();
  const { scene, cover, last } = view;
  const lines = useMemo(() => linesToAsked(tokens), [tokens]);
  const told = useMemo(
    () => (last && last.tone !== 'ruling' ? { id: last.id, who: last.who, missed: tellsOfMiss(last.text) } : undefined),
    [last],
  );
  const fog = useMemo(() => cover && { part: coveredPart(scene, cover), look: 'solid' as const }, [scene, cover]);
  // The board writes its words for somebody who sits before it. For readers across the room it is drawn on a smaller sheet and
  // shown larger: the same part of the map, the same middle of each token, larger words.
  // Names under tokens on small squares would lie on their neighbours: there the words grow no further than the squares allow.
  const allowed = view.scene.kind === 'squares' ? (view.scene.pixels * at.scale) / SQUARE : Number.POSITIVE_INFINITY;
  const larger = Math.max(1, Math.min(letter / WORD, allowed));
  const small = useMemo(() => ({ ...at, scale: at.scale / larger }), [at, larger]);
  const ripple = useMemo(() => ping && { id: String(ping.n), point: { x: ping.x, y: ping.y } }, [ping]);
  return (
    <div
      ref={ref}
      className="absolute inset-0"
      role="img"
      aria-label={`The map: ${view.scene.name}`}
      // For scripts that measure how much of the screen the scene takes.
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
            start={view.order.round > 0 ? 'unmarked' : 'shown'}
            tokens={tokens}
            marks={none}
            lines={lines}
            told={told}
            fog={fog}
            drawings={view.drawings}
            interactive={false}
            pictureOf={pictureOf}
            onIntent={nothing}
            view={small}
            moves={moves}
            theme={theme}
            ping={ripple}
            wordRoom={wordRoom}
          />
        </div>
      ) : null}
      {onPoint ? (
        // The pointer's way to ping; by keyboard the GM pings from the map's own list.
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

/**
 * The one host of the board on the GM's screens. It gives every map its props, and gives a press
 * its meaning.
 */
import { memo, type ReactNode, type RefObject, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { Board } from '../../board/Board.tsx';
import type { BoardHandle, BoardIntent, BoardMark, BoardProps, BoardToken } from '../../board/types.ts';
import type { Fight } from '../../engine/fight.ts';
import type { Id } from '../../engine/words.ts';
import type { Place, Point } from '../../space/scene.ts';
import { useScreen } from '../../store/players/screen.ts';
import { shownFightNow, tableActions, tableNow, useTable } from '../../store/store.ts';
import { useCopying } from '../copying/useCopying.ts';
import { pinAt } from '../draw/pins.ts';
import { useGmView } from '../players/gmView.ts';
import { usePing, useScreenFrame } from '../players/onMap.ts';
import type { MapTool } from '../useMapTool.tsx';
import { useFigureDrop } from './useFigureDrop.ts';

/** Where a menu opens, and for which token or place. */
export interface MenuAt {
  x: number;
  y: number;
  point: Point;
  token?: Id | undefined;
  place?: Place | undefined;
}

/** A screen's handlers for its map. Without a handler the map does not offer that action. */
export interface MapHandlers {
  /**
   * A click on a combatant, on a place, or on neither. Returns whether the click answered a
   * question.
   */
  take(at: { combatant?: Id; place?: Place }): boolean;
  /** A click on a place that answered no question. Returns whether the click had a meaning. */
  go?(place: Place): boolean;
  pick(who: Id, how: 'alone' | 'add'): void;
  select(ids: readonly Id[]): void;
  put(who: Id, place: Place): void;
  sheet(who: Id): void;
  /** The user clicked a pin. */
  note(id: Id): void;
  menu(at: MenuAt): void;
  point?(at: { token?: Id | undefined; place?: Place | undefined }): void;
  /** A token is dragged over a place, or dropped. */
  carry?(who: Id | undefined, over: Place | undefined): void;
  /** Where pasted combatants are put. Undefined puts them beside the map. */
  pasteAt?(): Place | undefined;
  pasted(ids: readonly Id[]): void;
}

/** What a screen itself adds to the board's drawing. */
type Own = Partial<Pick<BoardProps, 'marks' | 'lines' | 'news' | 'shields' | 'preview' | 'ground' | 'start'>>;

const noMarks: readonly BoardMark[] = [];
const noLines: BoardProps['lines'] = [];

/** A function that stays the same and does what the latest one does, so that the board rests. */
function useLasting<T>(latest: (value: T) => void): (value: T) => void {
  const held = useRef(latest);
  useLayoutEffect(() => {
    held.current = latest;
  });
  const [lasting] = useState(() => (value: T) => held.current(value));
  return lasting;
}

/** The board's events as actions of the screen. Pings and pins are the same on every screen. */
function useIntents(fight: Fight, handlers: MapHandlers, send: (point: Point) => void): (intent: BoardIntent) => void {
  const tool = useTable((table) => table.session.tool);
  /** Opens the note of a clicked pin, or clears the selection. */
  const leave = (point: Point): void => {
    if (tool !== 'select') return;
    const note = pinAt(fight, point);
    if (note === undefined) handlers.select([]);
    else handlers.note(note);
  };
  return (intent) => {
    switch (intent.type) {
      case 'token':
        if (!handlers.take({ combatant: intent.id })) handlers.pick(intent.id, intent.add ? 'add' : 'alone');
        return;
      case 'place':
        if (handlers.take({ place: intent.place })) return;
        if (tool === 'select' && pinAt(fight, intent.point) !== undefined) leave(intent.point);
        else if (!handlers.go?.(intent.place)) leave(intent.point);
        return;
      case 'ground':
        if (tool === 'ping') send(intent.point);
        else if (!handlers.take({})) leave(intent.point);
        return;
      case 'drop':
        handlers.put(intent.id, intent.place);
        return;
      case 'menu':
        handlers.menu({ ...intent.at, point: intent.point, token: intent.token, place: intent.place });
        return;
      case 'sheet':
        handlers.sheet(intent.id);
        return;
      case 'hover':
        handlers.point?.({ token: intent.token, place: intent.place });
        return;
      case 'box':
        handlers.select(intent.ids);
        return;
      case 'ping':
        send(intent.point);
        return;
      case 'dragging':
        handlers.carry?.(intent.over && intent.id, intent.over);
        return;
      case 'stroke':
        return;
    }
  };
}

/**
 * The map of a fight or of its set-up. `still` means that the GM looks at an earlier state and
 * nothing can be done. The tool's bar and `children` lie over the map's free part.
 */
export function MapHost({
  fight,
  board,
  tool,
  tokens,
  panels,
  still = false,
  handlers,
  children,
  ...own
}: {
  fight: Fight;
  board: RefObject<BoardHandle | null>;
  tool: MapTool;
  tokens: readonly BoardToken[];
  panels: NonNullable<BoardProps['panels']>;
  still?: boolean;
  handlers: MapHandlers;
  children?: ReactNode;
} & Own) {
  const ping = usePing();
  const frame = useScreenFrame();
  const tellView = useGmView((view) => view.tell);
  const onIntent = useLasting(useIntents(fight, handlers, ping.send));
  useFigureDrop(fight, board, !still && fight.stage !== 'over');
  useCopying({
    open: () => (still ? undefined : shownFightNow().open),
    ids: () => tableNow().session.selected,
    at: () => handlers.pasteAt?.(),
    onPasted: handlers.pasted,
  });
  return (
    <>
      <BareMap
        {...own}
        scene={fight.scene}
        board={board}
        tokens={tokens}
        panels={panels}
        lines={tool.lines ?? own.lines ?? noLines}
        preview={tool.preview ?? own.preview}
        fog={tool.fog}
        drawings={tool.drawings}
        areas={tool.areas}
        pointing={tool.pointing}
        interactive={!still}
        onIntent={onIntent}
        onView={tellView}
        frame={frame}
        ping={ping.shown}
      >
        {tool.layer}
      </BareMap>
      <div className="pointer-events-none absolute" style={useMemo(() => ({ ...panels }), [panels])}>
        {tool.bar}
        {children}
      </div>
    </>
  );
}

/**
 * The board with what every map of this window has: its theme, its pictures, its interaction. The
 * editor draws, and listens to strokes, by a layer of its own.
 */
export const BareMap = memo(function BareMap({
  board,
  marks = noMarks,
  lines = noLines,
  interactive = true,
  fog,
  ...own
}: Pick<BoardProps, 'scene' | 'tokens' | 'onIntent'> &
  Partial<Omit<BoardProps, 'scene' | 'tokens' | 'onIntent' | 'ref' | 'theme' | 'pictureOf'>> & {
    board: RefObject<BoardHandle | null>;
  }) {
  const theme = useTable((table) => table.session.theme);
  const brightness = useScreen((screen) => screen.settings.brightness);
  const darkness = useScreen((screen) => screen.settings.fog?.gm);
  const veil = useMemo(() => fog && { ...fog, darkness }, [fog, darkness]);
  return (
    <Board
      {...own}
      fog={veil}
      brightness={brightness}
      ref={board}
      marks={marks}
      lines={lines}
      interactive={interactive}
      pictureOf={tableActions.picture}
      theme={theme}
    />
  );
});

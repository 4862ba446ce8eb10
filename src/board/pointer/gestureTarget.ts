/**
 * Decides what gestures mean on the board: each becomes an intent, a move of the view, or a light
 * under the pointer.
 */
import { cellSizeOf, type Place, type Point, placeKey, samePlace } from '../../space/scene.ts';
import type { Cast } from '../figures/cast.ts';
import { placeAt, standingPlaceAt } from '../layout/placeAt.ts';
import { pannedView, toMap, zoomAt } from '../layout/viewMath.ts';
import type { StrokeListener } from '../strokeEvents.ts';
import type { BoardProps, BoardToken, BoardView } from '../types.ts';
import type { Camera } from './camera.ts';
import type { GestureTarget } from './gestures.ts';

/** Elements above the canvas. */
export interface Overlay {
  /** Shows a rectangle in window pixels; undefined hides it. */
  box(rectangle: { x: number; y: number; width: number; height: number } | undefined): void;
  ping(at: Point): void;
}

/**
 * The parts of a board that gestures need: its view, its tokens, and the light under the pointer.
 */
export interface PointedBoard {
  camera: Camera;
  cast: Cast;
  /**
   * Takes a figure up, or carries it to a point of the map. Without an id the figure is let go and
   * glides to its spot, wherever the spot is by then.
   */
  carry(id: string | undefined, to?: Point): void;
  /** Lights a place; undefined lights none. */
  light(place: Place | undefined, squares?: number): void;
}

/** What surrounds the board that is pointed at. */
export interface PointerContext {
  box: HTMLElement;
  overlay: Overlay;
  tell: StrokeListener;
  props(): BoardProps;
  go(view: BoardView): void;
}

/** The target of a board's gestures. */
export function gestureTarget(board: PointedBoard, { box, overlay, tell, props, go }: PointerContext): GestureTarget {
  const { camera, cast } = board;
  const onMap = (at: Point): Point => toMap(camera.view(), at);
  const tokenOn = (at: Point): BoardToken | undefined => cast.at(onMap(at));
  const placeOn = (at: Point): Place | undefined => placeAt(props().scene, onMap(at));
  const intent: BoardProps['onIntent'] = (what) => props().onIntent(what);
  const alive = (): boolean => props().interactive;
  const strokes = (): boolean => alive() && (props().pointing ?? 'select') !== 'select';
  let hovered = '';
  let over: Place | undefined;
  let resting: '' | 'crosshair' | 'pointer' = '';
  let active = '';

  const showCursor = () => {
    box.style.cursor = active || (strokes() ? 'crosshair' : resting);
  };

  /**
   * The place that a carried token would stand on. The pointer holds a large token by its middle,
   * but its place is its top left square.
   */
  const placeFor = (token: BoardToken, point: Point): Place | undefined => {
    const { scene } = props();
    if (scene.kind === 'zones') return standingPlaceAt(scene, point);
    const back = ((token.size.squares - 1) * scene.pixels) / 2;
    const place = placeAt(scene, { x: point.x - back, y: point.y - back });
    const fits =
      place?.kind === 'square' &&
      place.column + token.size.squares <= scene.columns &&
      place.row + token.size.squares <= scene.rows;
    return fits ? place : undefined;
  };

  const lightPick = (place: Place | undefined) => {
    const { scene, marks } = props();
    const shown =
      place &&
      (cellSizeOf(scene) !== undefined ||
        marks.some((mark) => mark.tone !== 'blocked' && samePlace(mark.place, place)));
    board.light(shown ? place : undefined);
  };

  return {
    tokenAt: (at) => {
      const token = alive() ? tokenOn(at) : undefined;
      return token && { id: token.id, draggable: token.draggable };
    },
    strokes,
    tap(at, { add }) {
      if (!alive()) return;
      const token = tokenOn(at);
      const place = placeOn(at);
      if (token) intent({ type: 'token', id: token.id, add });
      else if (place) intent({ type: 'place', place, point: onMap(at) });
      else intent({ type: 'ground', point: onMap(at) });
    },
    doubleTap(at) {
      if (!alive()) return;
      const token = tokenOn(at);
      if (token) intent({ type: 'sheet', id: token.id });
      else this.tap(at, { add: false });
    },
    menu(at) {
      if (!alive()) return;
      const token = tokenOn(at);
      const place = placeOn(at);
      const { left, top } = box.getBoundingClientRect();
      intent({
        type: 'menu',
        at: { x: left + at.x, y: top + at.y },
        point: onMap(at),
        ...(token ? { token: token.id } : {}),
        ...(place ? { place } : {}),
      });
    },
    ping(at) {
      if (!alive()) return;
      overlay.ping(at);
      intent({ type: 'ping', point: onMap(at) });
    },
    hover(at, keys) {
      if (!alive()) return;
      const token = at && tokenOn(at);
      const place = at && placeOn(at);
      if (at && strokes())
        tell({ phase: 'hover', point: onMap(at), ...(place ? { place } : {}), unit: 1 / camera.view().scale, keys });
      resting = token ? 'pointer' : '';
      showCursor();
      cast.hover(token?.id, at && onMap(at));
      lightPick(token || props().pointing === 'brush' ? undefined : place);
      const key = `${token?.id ?? ''}|${place ? placeKey(place) : ''}`;
      if (key === hovered) return;
      hovered = key;
      intent({ type: 'hover', ...(token ? { token: token.id } : {}), ...(place ? { place } : {}) });
    },
    pan(by) {
      if (alive()) go(pannedView(camera.view(), by));
    },
    zoom(at, factor) {
      if (alive()) go(zoomAt(camera.view(), at, factor));
    },
    drag(id, phase, at, grabbed) {
      const token = props().tokens.find((one) => one.id === id);
      const spot = cast.spot(id);
      if (phase === 'start') board.carry(id);
      if (phase === 'cancel' || !token || !spot) {
        board.light(undefined);
        board.carry(undefined);
        over = undefined;
        intent({ type: 'dragging', id, over: undefined });
        return;
      }
      const from = onMap(grabbed);
      const to = onMap(at);
      const point = { x: spot.x + to.x - from.x, y: spot.y + to.y - from.y };
      board.carry(id, point);
      // In zones the pointer decides the place. On a grid the token's own middle does, as with a
      // miniature on a table.
      const place = placeFor(token, cellSizeOf(props().scene) === undefined ? to : point);
      board.light(place, token.size.squares);
      if (phase !== 'end') {
        if (over && place ? samePlace(over, place) : over === place) return;
        over = place;
        intent({ type: 'dragging', id, over: place });
        return;
      }
      over = undefined;
      board.light(undefined);
      intent({ type: 'dragging', id, over: undefined });
      if (place && !samePlace(place, token.place)) intent({ type: 'drop', id, place });
      board.carry(undefined);
    },
    box(phase, from, to) {
      if (!alive()) return;
      const rectangle = {
        x: Math.min(from.x, to.x),
        y: Math.min(from.y, to.y),
        width: Math.abs(to.x - from.x),
        height: Math.abs(to.y - from.y),
      };
      overlay.box(phase === 'start' || phase === 'move' ? rectangle : undefined);
      if (phase !== 'end') return;
      const corner = onMap(rectangle);
      const { scale } = camera.view();
      intent({
        type: 'box',
        ids: cast.within({ ...corner, width: rectangle.width / scale, height: rectangle.height / scale }),
      });
    },
    stroke(phase, at, keys) {
      const place = placeOn(at);
      const step = { phase, point: onMap(at), ...(place ? { place } : {}) };
      tell({ ...step, unit: 1 / camera.view().scale, keys });
      intent({ type: 'stroke', ...step });
    },
    cursor(shape) {
      active = shape;
      showCursor();
    },
  };
}

/**
 * How a layer inside the board hears the pointer: strokes and hovering in map pixels while the
 * board is `pointing` 'stroke', and presses on nodes that can be taken hold of.
 */
import { createContext, useContext, useEffect, useEffectEvent } from 'react';
import type { Place, Point } from '../space/scene.ts';

/** The keys that are held during a stroke. */
export interface StrokeKeys {
  /** Alt, Ctrl or Cmd: an editor does not snap to its grid. */
  free: boolean;
  /** Shift: the stroke adds to the selection. */
  add: boolean;
}

/**
 * One step of the pointer. During `hover` no button is held. `cancel` means that the user gave the
 * stroke up.
 */
export interface BoardStroke {
  phase: 'hover' | 'start' | 'move' | 'end' | 'cancel';
  point: Point;
  place?: Place;
  /** The map pixels for each window pixel. Layers decide by it what is near the pointer. */
  unit: number;
  /** The keyboard's pen leaves this out. */
  keys?: StrokeKeys;
}

export type StrokeListener = (stroke: BoardStroke) => void;

/** What a layer inside the board can ask of the board. */
export interface StrokeEvents {
  /** Calls the listener with every step, until the returned function is called. */
  subscribe(listener: StrokeListener): () => void;
  /**
   * Lets Konva's nodes hear the pointer until the returned function is called. The nodes are tried
   * before the board's own gestures.
   */
  hold(): () => void;
}

/**
 * Makes stroke events and the function that sends them to all listeners. `onHold` is told whether
 * any layer has nodes to be taken hold of.
 */
export function createStrokeEvents(
  onHold: (wanted: boolean) => void = () => {},
): StrokeEvents & { tell: StrokeListener } {
  const listeners = new Set<StrokeListener>();
  let holds = 0;
  const count = (by: number) => {
    holds += by;
    onHold(holds > 0);
  };
  return {
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    hold() {
      count(1);
      return () => count(-1);
    },
    tell(stroke) {
      for (const listener of listeners) listener(stroke);
    },
  };
}

/** The name of the painting that the board shows; undefined while the map is drawn flat. */
export const ShownPaintingContext = createContext<string | undefined>(undefined);

export const StrokeEventsContext = createContext<StrokeEvents | undefined>(undefined);

/** Hears strokes while the component is mounted, with the listener of the latest rendering. */
export function useStrokesFrom(events: StrokeEvents | undefined, listener: StrokeListener): void {
  const latest = useEffectEvent(listener);
  useEffect(() => events?.subscribe((stroke) => latest(stroke)), [events]);
}

/** Hears the board's strokes while the component is mounted. Only inside a Board. */
export function useStrokes(listener: StrokeListener): void {
  useStrokesFrom(useContext(StrokeEventsContext), listener);
}

/**
 * While `wanted` is true, nodes of the board's overlay that listen can be taken hold of. Only
 * inside a Board.
 */
export function useHold(wanted: boolean): void {
  const strokeEvents = useContext(StrokeEventsContext);
  useEffect(() => (wanted ? strokeEvents?.hold() : undefined), [strokeEvents, wanted]);
}

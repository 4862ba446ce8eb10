/** How a layer inside the board hears the pointer: strokes and hovering in map pixels, while the board is `pointing` 'stroke'. */
import { createContext, useContext, useEffect, useEffectEvent } from 'react';
import type { Place, Point } from '../space/scene.ts';

/** One step of the pointer. `hover` has no button held; `cancel` means that the stroke was given up. */
export interface BoardStroke {
  phase: 'hover' | 'start' | 'move' | 'end' | 'cancel';
  point: Point;
  place?: Place;
  /** Map pixels for each window pixel, to judge what is near. */
  unit: number;
}

export type StrokeListener = (stroke: BoardStroke) => void;

/** The board as a layer inside it sees it. */
export interface Surface {
  /** Hears every step until the returned function is called. */
  listen(listener: StrokeListener): () => void;
}

/** A surface and the way to tell its listeners. */
export function makeSurface(): Surface & { tell: StrokeListener } {
  const listeners = new Set<StrokeListener>();
  return {
    listen(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    tell(stroke) {
      for (const listener of listeners) listener(stroke);
    },
  };
}

export const SurfaceContext = createContext<Surface | undefined>(undefined);

/** Hears a surface's strokes while mounted, with the listener of the last rendering. */
export function useStrokesOf(surface: Surface | undefined, listener: StrokeListener): void {
  const latest = useEffectEvent(listener);
  useEffect(() => surface?.listen((stroke) => latest(stroke)), [surface]);
}

/** Hears the board's strokes while mounted. Only inside a Board. */
export function useStrokes(listener: StrokeListener): void {
  useStrokesOf(useContext(SurfaceContext), listener);
}

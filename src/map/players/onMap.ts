/**
 * The players' screen on the GM's map: the frame of what the players see, and pings on both
 * screens.
 */
import { useMemo } from 'react';
import type { Frame } from '../../players/frame.ts';
import type { ScreenDisplay } from '../../players/link/protocol.ts';
import type { Point } from '../../space/scene.ts';
import { useScreen } from '../../store/players/screen.ts';
import { shownOn } from './shownOn.ts';

/** The display that is assumed until the players' window has reported its own. */
export const USUAL_DISPLAY: ScreenDisplay = { width: 1920, height: 1080, density: 1 };

/**
 * The part that the players see, as a frame for the board. Undefined while no players' window is
 * open, or while it shows the whole map.
 */
export function useScreenFrame(): Frame | undefined {
  const connected = useScreen((screen) => screen.connected);
  const display = useScreen((screen) => screen.display);
  const settings = useScreen((screen) => screen.settings);
  const view = useScreen((screen) => screen.view);
  const framed = connected && view !== undefined && (settings.frame !== undefined || settings.perInch !== undefined);
  return useMemo(
    () => (framed ? shownOn(display ?? USUAL_DISPLAY, settings, view) : undefined),
    [framed, display, settings, view],
  );
}

/**
 * Pings: the last ping for the board to draw, and the function that sends a ping to both screens.
 */
export function usePing(): { shown: { id: string; point: Point } | undefined; send(point: Point): void } {
  const ping = useScreen((screen) => screen.ping);
  const send = useScreen((screen) => screen.pingAt);
  return useMemo(
    () => ({ shown: ping && { id: String(ping.n), point: { x: ping.x, y: ping.y } }, send }),
    [ping, send],
  );
}

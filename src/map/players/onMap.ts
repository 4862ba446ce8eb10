/** The players' screen on the GM's map: the frame of what they see, and pings on both. */
import { useMemo } from 'react';
import type { Frame } from '../../players/frame.ts';
import type { ScreenDisplay } from '../../players/link/protocol.ts';
import type { Point } from '../../space/scene.ts';
import { useScreen } from '../../store/players/screen.ts';
import { coming, useOnceWanted } from '../../ui/parts/later.tsx';

/** Reckons as the players' window does: fetched once there is a part of the map to frame. */
const reckoning = coming(async () => (await import('./shownOn.ts')).shownOn);

/** The display that is reckoned with until the players' window has told its own. */
export const USUAL_DISPLAY: ScreenDisplay = { width: 1920, height: 1080, density: 1 };

/** What the players see, as a frame for the board. None while no players' window is open, or it shows the whole map. */
export function useScreenFrame(): Frame | undefined {
  const connected = useScreen((screen) => screen.connected);
  const display = useScreen((screen) => screen.display);
  const settings = useScreen((screen) => screen.settings);
  const view = useScreen((screen) => screen.view);
  const framed = connected && view !== undefined && (settings.frame !== undefined || settings.perInch !== undefined);
  const shownOn = useOnceWanted(reckoning, framed);
  return useMemo(
    () => (framed ? shownOn?.(display ?? USUAL_DISPLAY, settings, view) : undefined),
    [framed, shownOn, display, settings, view],
  );
}

/** Pings: the last one for the board to draw, and the way to send one to both screens. */
export function usePing(): { shown: { id: string; point: Point } | undefined; send(point: Point): void } {
  const ping = useScreen((screen) => screen.ping);
  const send = useScreen((screen) => screen.pingAt);
  return useMemo(
    () => ({ shown: ping && { id: String(ping.n), point: { x: ping.x, y: ping.y } }, send }),
    [ping, send],
  );
}

/** The players' screen on the GM's map: the frame of what they see, and pings on both. */
import { useMemo } from 'react';
import { shownPart } from '../../board/layout/viewMath.ts';
import type { PublicView } from '../../engine/public/publicView.ts';
import { type Frame, viewOf, wholeMap } from '../../players/frame.ts';
import { layoutOf } from '../../players/layout.ts';
import type { ScreenDisplay, ScreenSettings } from '../../players/link/protocol.ts';
import { letterWidth } from '../../players/order/letterWidth.ts';
import type { Point } from '../../space/scene.ts';
import { useScreen } from '../../store/players/screen.ts';

/** The display that is reckoned with until the players' window has told its own. */
export const USUAL_DISPLAY: ScreenDisplay = { width: 1920, height: 1080, density: 1 };

/** Exactly the part of the map that a display shows, in map pixels. */
export function shownOn(display: ScreenDisplay, settings: ScreenSettings, view: PublicView): Frame | undefined {
  const layout = layoutOf(display, settings, view, letterWidth);
  if (!layout) return undefined;
  const { upright, panels } = layout;
  const at = viewOf(view.scene, settings.frame ?? wholeMap(view.scene), upright, panels, settings.perInch);
  // With miniatures the whole window counts: there the panels fold away.
  return shownPart(at, upright, panels);
}

/** What the players see, as a frame for the board. None while no players' window is open, or it shows the whole map. */
export function useScreenFrame(): Frame | undefined {
  const connected = useScreen((screen) => screen.connected);
  const display = useScreen((screen) => screen.display);
  const settings = useScreen((screen) => screen.settings);
  const view = useScreen((screen) => screen.view);
  return useMemo(() => {
    if (!connected || !view || (!settings.frame && settings.perInch === undefined)) return undefined;
    return shownOn(display ?? USUAL_DISPLAY, settings, view);
  }, [connected, display, settings, view]);
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

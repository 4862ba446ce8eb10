/**
 * Computes which part of the map the players' display shows, in the same way as the players'
 * window.
 */
import { shownPart } from '../../board/layout/viewMath.ts';
import type { PublicView } from '../../engine/public/publicView.ts';
import { type Frame, viewOf, wholeMap } from '../../players/frame.ts';
import { layoutOf } from '../../players/layout.ts';
import type { ScreenDisplay, ScreenSettings } from '../../players/link/protocol.ts';
import { letterWidth } from '../../players/order/letterWidth.ts';

/** Gives exactly the part of the map that a display shows, in map pixels. */
export function shownOn(display: ScreenDisplay, settings: ScreenSettings, view: PublicView): Frame | undefined {
  const layout = layoutOf(display, settings, view, letterWidth);
  if (!layout) return undefined;
  const { upright, panels } = layout;
  const at = viewOf(view.scene, settings.frame ?? wholeMap(view.scene), upright, panels, settings.perInch);
  // With miniatures the whole window counts, because the panels fold away there.
  return shownPart(at, upright, panels);
}

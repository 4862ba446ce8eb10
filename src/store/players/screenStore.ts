/** The state of the link to the players' window, as the GM's screens read it. */
import type { PublicView } from '../../engine/public/publicView.ts';
import type { Ping, RulerShown, ScreenDisplay, ScreenSettings } from '../../players/link/protocol.ts';

export interface ScreenStore {
  /** The players' window is open and has answered. */
  connected: boolean;
  /** Size and place of the players' window, once that window has said them. */
  display?: ScreenDisplay | undefined;
  settings: ScreenSettings;
  /**
   * The players' present view. Built only while a players' window is connected or the GM watches
   * the view.
   */
  view?: PublicView | undefined;
  /** Keeps the view built for the GM's own eyes, until the returned function is called. */
  watch(): () => void;
  /** The last point that the GM showed. */
  ping?: Ping | undefined;
  /** The ruler that the players see now. */
  ruler?: RulerShown | undefined;
  setSettings(change: Partial<ScreenSettings>): void;
  /**
   * Gives a picture as the players get it: under fog, with the fog painted on. Other pictures are
   * refused.
   */
  picture(hash: string): Promise<Blob | undefined>;
  /** Shows a ruler on the players' screen, or takes it away. It is never stored. */
  showRuler(ruler: RulerShown | undefined): void;
  /** Shows a point of the map, in map pixels, on both screens. */
  pingAt(point: { x: number; y: number }): void;
}

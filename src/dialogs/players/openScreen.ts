/**
 * Opens the players' window: on the other display if the browser can place windows, otherwise as a
 * window for the GM to drag.
 */

interface ScreenBox {
  availLeft: number;
  availTop: number;
  availWidth: number;
  availHeight: number;
}
/** The used part of the Window Management API. Browsers without this API lack the function. */
interface Details {
  screens: readonly ScreenBox[];
  currentScreen: ScreenBox;
}
type WithScreens = Window & { getScreenDetails?: () => Promise<Details> };

/** The result: placed on another display, opened as a window to drag, or blocked by the browser. */
export type Opening = 'placed' | 'opened' | 'blocked';

/** The window features that make a window fill a display. */
export const featuresOf = (box: ScreenBox): string =>
  `popup,left=${box.availLeft},top=${box.availTop},width=${box.availWidth},height=${box.availHeight}`;

/** The largest display other than the GM's. Undefined when there is none. */
export function otherDisplay({ screens, currentScreen }: Details): ScreenBox | undefined {
  const area = ({ availWidth, availHeight }: ScreenBox) => availWidth * availHeight;
  return screens.filter((one) => one !== currentScreen).sort((a, b) => area(b) - area(a))[0];
}

/** The address of the players' window for an encounter, next to this page. */
export function screenAddress(encounter: string, page: string): string {
  const address = new URL('screen.html', page);
  address.hash = '';
  address.search = `?encounter=${encodeURIComponent(encounter)}`;
  return address.href;
}

/** Opens the players' window, or brings the open one to the front. Must be called from a click. */
export async function openScreen(encounter: string): Promise<Opening> {
  const address = screenAddress(encounter, location.href);
  const details = await (window as WithScreens).getScreenDetails?.().catch(() => undefined);
  const other = details && otherDisplay(details);
  const opened = window.open(address, 'affray-screen', other ? featuresOf(other) : 'popup,width=1280,height=720');
  if (!opened) return 'blocked';
  opened.focus();
  return other ? 'placed' : 'opened';
}

/** Opening the players' window: on the other display where the browser can place windows, otherwise to be dragged there. */

interface ScreenBox {
  availLeft: number;
  availTop: number;
  availWidth: number;
  availHeight: number;
}
/** The part of the Window Management API that is used; browsers without it lack the function. */
interface Details {
  screens: readonly ScreenBox[];
  currentScreen: ScreenBox;
}
type WithScreens = Window & { getScreenDetails?: () => Promise<Details> };

/** What became of it: placed on another display, opened as a window to be dragged, or blocked by the browser. */
export type Opening = 'placed' | 'opened' | 'blocked';

/** The window features that place a window all over a display. */
export const featuresOf = (box: ScreenBox): string =>
  `popup,left=${box.availLeft},top=${box.availTop},width=${box.availWidth},height=${box.availHeight}`;

/** The largest display besides the one the GM's window is on; undefined when there is none. */
export function otherDisplay({ screens, currentScreen }: Details): ScreenBox | undefined {
  const area = ({ availWidth, availHeight }: ScreenBox) => availWidth * availHeight;
  return screens.filter((one) => one !== currentScreen).sort((a, b) => area(b) - area(a))[0];
}

/** The address of the players' window for an encounter, beside this page. */
export function screenAddress(encounter: string, page: string): string {
  const address = new URL('screen.html', page);
  address.hash = '';
  address.search = `?encounter=${encodeURIComponent(encounter)}`;
  return address.href;
}

/** Opens it, or brings it to the front when it is open. Must be called from a click. */
export async function openScreen(encounter: string): Promise<Opening> {
  const address = screenAddress(encounter, location.href);
  const details = await (window as WithScreens).getScreenDetails?.().catch(() => undefined);
  const other = details && otherDisplay(details);
  const opened = window.open(address, 'affray-screen', other ? featuresOf(other) : 'popup,width=1280,height=720');
  if (!opened) return 'blocked';
  opened.focus();
  return other ? 'placed' : 'opened';
}

/**
 * Puts pages to sleep: a page's script stands still, with its timers and its messages, and its
 * connections stay open. A headless browser does not freeze pages in view, so a debugger halts the
 * script.
 */
import type { CDPSession, Page } from '@playwright/test';

const asleep = new Map<Page, CDPSession>();

export async function fallAsleep(page: Page): Promise<void> {
  const tools = await page.context().newCDPSession(page);
  asleep.set(page, tools);
  await tools.send('Debugger.enable');
  await tools.send('Debugger.pause');
}

export async function wakeUp(page: Page): Promise<void> {
  const tools = asleep.get(page);
  asleep.delete(page);
  await tools?.send('Debugger.disable');
  await tools?.detach();
}

/** The windows of the long tries: the GM's, and a phone that has joined. */
import type { Browser, BrowserContext, Page } from 'playwright';
import { letPhoneIn, openPhone, phoneLink } from '../../../e2e/helpers/relay.ts';
import { asksEverything, fixedSeed, plainFiles, Table, watchPage } from '../../../e2e/helpers/table.ts';
import { PATIENCE } from './figures.ts';

export interface GmWindow {
  context: BrowserContext;
  page: Page;
  gm: Table;
  /** Errors on the page, and requests that leave this machine. */
  faults: string[];
}

/** A GM's window in a browser of its own. */
export async function gmWindow(browser: Browser): Promise<GmWindow> {
  const context = await browser.newContext({ viewport: { width: 1366, height: 768 }, reducedMotion: 'reduce' });
  for (const script of [fixedSeed, plainFiles, asksEverything]) await context.addInitScript(script);
  const page = await context.newPage();
  page.setDefaultTimeout(PATIENCE);
  return { context, page, gm: new Table(page), faults: watchPage(page) };
}

/** A phone of the first of the party, let in by the GM. The GM's dialog is closed after it. */
export async function joinedPhone(browser: Browser, page: Page): Promise<Page> {
  const phone = await openPhone(browser, await phoneLink(page));
  phone.setDefaultTimeout(PATIENCE);
  const first = phone.getByRole('list', { name: 'The party' }).getByRole('button').first();
  const [name = ''] = (await first.innerText()).split('\n');
  await letPhoneIn(page, phone, name.trim());
  await phone.getByRole('list', { name: 'Turn order' }).or(phone.getByRole('status')).first().waitFor();
  await page.getByRole('button', { name: 'Close', exact: true }).first().click();
  return phone;
}

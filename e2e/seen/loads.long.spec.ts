/**
 * Counts what each page loads before it is drawn and before a fight is played, and compares the
 * sums with their limits. `npm run loads` builds the app and prints the table; with LIST=1 it lists
 * every file.
 */
import { gzipSync } from 'node:zlib';
import { type BrowserContext, expect, type Page, type Response, test } from '@playwright/test';
import { servedAddress } from '../helpers/browser.ts';
import { fixedSeed, Table } from '../helpers/table.ts';

/**
 * The limits in kilobytes (gzip) of scripts and of data that they draw. The fight's number includes
 * what the library before it has loaded. Fonts and styles are listed beside them.
 */
const MOST = { library: 286, fight: 753, players: 279 };

interface Fetched {
  name: string;
  kind: 'code' | 'styles' | 'type';
  bytes: number;
}

const kindOf = (path: string): Fetched['kind'] | undefined =>
  /\.(js|json|html)$|\/$/.test(path)
    ? 'code'
    : /\.css$/.test(path)
      ? 'styles'
      : /\.woff2$/.test(path)
        ? 'type'
        : undefined;

/**
 * Records what the windows of a browser load from now on, except one window whose share is known.
 * Parts that are loaded in advance are left out, because nobody waits for them. The whole browser
 * is recorded, because a new window has loaded much before a test can listen to that window alone.
 */
function counting(context: BrowserContext, butFor?: Page): () => Promise<Fetched[]> {
  const coming = new Map<Response, Promise<Fetched | undefined>>();
  const note = async (response: Response): Promise<Fetched | undefined> => {
    const { pathname } = new URL(response.url());
    const kind = kindOf(pathname);
    if (!kind || !response.ok()) return undefined;
    // A body that cannot be read makes the sum NaN, which is below no limit.
    const body = await response.body().catch(() => undefined);
    // Fonts are compressed already.
    const bytes = body && (kind === 'type' ? body.length : gzipSync(body, { level: 9 }).length);
    return { name: pathname, kind, bytes: bytes ?? Number.NaN };
  };
  context.on('response', (response) => coming.set(response, note(response)));
  const known = new Set<Response>();
  butFor?.on('response', (response) => known.add(response));
  return async () => {
    const heard = [...coming].filter(([response]) => !known.has(response)).map(([, one]) => one);
    const all = (await Promise.all(heard)).filter((one) => one !== undefined);
    // A worker asks for parts that it shares with its window, and gets them from the browser's
    // cache.
    return [...new Map(all.map((one) => [one.name, one])).values()];
  };
}

const kilobytes = (files: readonly Fetched[], kind: Fetched['kind']): number =>
  files.filter((file) => file.kind === kind).reduce((sum, { bytes }) => sum + bytes, 0) / 1000;

function told(what: string, files: readonly Fetched[]): number {
  const [code, styles, type] = [kilobytes(files, 'code'), kilobytes(files, 'styles'), kilobytes(files, 'type')];
  const words = [code, styles, type].map((size) => size.toFixed(0).padStart(7)).join('');
  console.log(`${what.padEnd(34)}${words}   in ${files.length} files`);
  if (process.env.LIST)
    for (const { name, bytes } of [...files].sort((a, b) => b.bytes - a.bytes))
      console.log(`${String(Math.round(bytes / 100) / 10).padStart(12)} ${name}`);
  return code;
}

test.use({ serviceWorkers: 'block' });

test('each page loads no more than its limit before it is drawn and before a fight is played', async ({ browser }) => {
  test.setTimeout(240_000);
  console.log(`${'KB, gzip'.padEnd(34)}   code styles   type`);
  const visit = async () => {
    const context = await browser.newContext({ serviceWorkers: 'block', viewport: { width: 1366, height: 768 } });
    await context.addInitScript(fixedSeed);
    // Nothing is loaded in advance.
    await context.addInitScript(() => Object.assign(globalThis, { requestIdleCallback: () => 0 }));
    const page = await context.newPage();
    const fetched = counting(context);
    const gm = new Table(page);
    await gm.visit(servedAddress);
    return { context, page, gm, fetched };
  };
  const library = await visit();
  await library.page.waitForLoadState('networkidle');
  expect.soft(told('the library', await library.fetched())).toBeLessThanOrEqual(MOST.library);
  const games = await library.page.getByRole('region').filter({ has: library.page.getByRole('heading', { level: 3 }) });
  const fights = new Set<string>();
  for (const game of await games.all()) {
    const name = await game.getByRole('button').first().getAttribute('aria-label');
    if (name) fights.add(name.replace(/^Start (.*?)\. .*$/s, '$1'));
  }
  await library.context.close();
  expect(fights.size).toBeGreaterThan(3);
  const [first] = fights;
  for (const fight of fights) {
    const { context, gm, page, fetched } = await visit();
    await gm.start(fight);
    await page.waitForLoadState('networkidle');
    expect.soft(told(fight, await fetched()), fight).toBeLessThanOrEqual(MOST.fight);
    if (fight === first) {
      const shown = counting(context, page);
      const screen = await gm.openScreen();
      await screen.waitForLoadState('networkidle');
      expect.soft(told('the players’ window', await shown())).toBeLessThanOrEqual(MOST.players);
    }
    await context.close();
  }
});

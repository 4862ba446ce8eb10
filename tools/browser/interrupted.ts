/**
 * `npm run interrupted`: windows on other machines, one over a relay and one joined by codes, are
 * interrupted while the fight goes on: ten seconds without network, sleep, a relay that is killed.
 * Each must show the GM's last step again by itself. `-- SECONDS` for another time.
 */
import { connect, createServer, type Socket } from 'node:net';
import { join } from 'node:path';
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright';
import { fallAsleep, wakeUp } from '../../e2e/helpers/asleep.ts';
import { launchOptions } from '../../e2e/helpers/browser.ts';
import { fixedSeed, Table } from '../../e2e/helpers/table.ts';
import { serveFiles } from '../start/files.mjs';
import { addRelay } from '../start/relay.mjs';
import { udpWayBetween } from './udpWay.ts';

const say = (text: string) => process.stdout.write(`${text}\n`);
const seconds = Number(process.argv[2] ?? 10);
const size = { width: 1024, height: 768 };
/** A screen that has not caught up after so many seconds is lost. */
const MOST = 45;
const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** A way to the server that can be cut: bytes then wait on both sides, and no connection ends. */
async function wayTo(port: number) {
  const ends = new Set<Socket>();
  let cut = false;
  const server = createServer((near) => {
    const far = connect(port, '127.0.0.1');
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      ends.add(from);
      if (cut) from.pause();
      from.on('data', (bytes) => to.write(bytes));
      from.on('error', () => to.destroy());
      from.on('close', () => {
        ends.delete(from);
        to.destroy();
      });
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The way has no port.');
  return {
    address: `http://127.0.0.1:${address.port}/`,
    set(open: boolean) {
      cut = !open;
      for (const end of ends) open ? end.resume() : end.pause();
    },
    end: () => server.close(),
  };
}

const screenContext = (browser: Browser): Promise<BrowserContext> =>
  browser.newContext({ viewport: size, serviceWorkers: 'block', reducedMotion: 'reduce' });

async function screenOf(context: BrowserContext, address: string): Promise<{ context: BrowserContext; page: Page }> {
  const page = await context.newPage();
  await page.goto(address);
  return { context, page };
}

/** What a players' window shows, in words. */
const shownOn = (page: Page): Promise<string> => page.getByRole('main').innerText();

const own: Record<string, string> = {};
const dist = join(import.meta.dirname, '../../dist');
const { server, port } = await serveFiles(dist, 4990, '127.0.0.1', own);
const ways = { gm: await wayTo(port), screen: await wayTo(port) };
own['/relay.json'] = JSON.stringify({ relay: 'relay', pages: [ways.screen.address] });
let endRelay = await addRelay(server);

const browser = await chromium.launch(launchOptions());
const context = await browser.newContext({ viewport: { width: 1366, height: 768 }, reducedMotion: 'reduce' });
await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: ways.gm.address });
await context.addInitScript(fixedSeed);
const straightContext = await screenContext(browser);
const packets = await udpWayBetween(context, straightContext);
const page = await context.newPage();
const gm = new Table(page);
await gm.visit(ways.gm.address);
await gm.start('The gallows crossroads');
/** A window of the GM's own browser never loses anything: the others must show the same. */
const beside = await context.newPage();
await beside.setViewportSize(size);
await beside.goto(`${ways.gm.address}screen.html`);
await page.bringToFront();
await page.getByRole('button', { name: 'Players’ screen' }).click();
await page.getByText('Screens on other machines').click();
await page.getByRole('button', { name: 'Copy the link' }).click();
const relayed = await screenOf(await screenContext(browser), await page.evaluate(() => navigator.clipboard.readText()));
const part = page.getByRole('region', { name: 'Without a server' });
await part.getByRole('button', { name: 'Add a screen by a code' }).click();
await part.getByRole('button', { name: 'Copy', exact: true }).click();
const code = await page.evaluate(() => navigator.clipboard.readText());
const straight = await screenOf(
  straightContext,
  `${ways.screen.address}screen.html#direct.${code.replaceAll(' ', '')}`,
);
const groups = straight.page.getByRole('listitem');
await groups.first().waitFor();
const answer = await groups.evaluateAll((all) => all.map((one) => one.lastChild?.textContent ?? ''));
await part.getByRole('textbox', { name: 'The screen’s answer' }).fill(answer.join(' '));
await part.getByRole('button', { name: 'Let it in' }).click();
for (const one of [relayed.page, straight.page, beside]) await one.getByRole('list', { name: 'Turn order' }).waitFor();
await page.getByRole('button', { name: 'Close', exact: true }).first().click();
await gm.row('Bandit 1').click();

/** Hiding and showing is a whole step each, which every window shows. */
const step = () => page.keyboard.press('h');

type Screen = 'relayed' | 'straight';
interface Interruption {
  name: string;
  begin(): Promise<unknown>;
  end(): Promise<unknown>;
  /** These windows are asleep. The GM's own takes no step meanwhile. */
  sleeping?: readonly Page[];
  /** The screens that must not hear of a step meanwhile; otherwise nothing was interrupted. */
  heldBack: readonly Screen[];
  screens: readonly Screen[];
}
const all = ['relayed', 'straight'] as const;
/** Counts the seconds in which a window is awake. */
const awake = (of: Page): Promise<number> => of.evaluate(() => (globalThis as unknown as { awake: number }).awake);
for (const of of [page, relayed.page, straight.page])
  await of.evaluate(() => {
    const counted = globalThis as unknown as { awake: number };
    counted.awake = 0;
    setInterval(() => {
      counted.awake += 1;
    }, 1000);
  });
const interruptions: Interruption[] = [
  {
    name: 'the screen without network, by the relay',
    begin: async () => ways.screen.set(false),
    end: async () => ways.screen.set(true),
    heldBack: ['relayed'],
    screens: ['relayed'],
  },
  {
    name: 'the GM’s window without network, by the relay',
    begin: async () => ways.gm.set(false),
    end: async () => ways.gm.set(true),
    heldBack: ['relayed'],
    screens: ['relayed'],
  },
  {
    name: 'the screen joined by codes without network: every packet is lost',
    begin: async () => packets.set(false),
    end: async () => packets.set(true),
    heldBack: ['straight'],
    screens: ['straight'],
  },
  {
    name: 'the relay killed and started again',
    begin: async () => endRelay(),
    end: async () => {
      endRelay = await addRelay(server);
    },
    heldBack: ['relayed'],
    screens: all,
  },
  {
    name: 'the screens asleep',
    begin: () => Promise.all([relayed, straight].map((one) => fallAsleep(one.page))),
    end: () => Promise.all([relayed, straight].map((one) => wakeUp(one.page))),
    sleeping: [relayed.page, straight.page],
    heldBack: [],
    screens: all,
  },
  {
    name: 'the GM’s window asleep',
    sleeping: [page],
    begin: () => fallAsleep(page),
    end: () => wakeUp(page),
    heldBack: [],
    screens: all,
  },
];

const pageOf = (which: Screen): Page => ({ relayed, straight })[which].page;
const same = async (which: Screen): Promise<boolean> => (await shownOn(pageOf(which))) === (await shownOn(beside));

/** The words of a screen that has caught up, or has not. */
async function caughtUp(which: Screen, from: number): Promise<string> {
  while (performance.now() - from < MOST * 1000) {
    if (await same(which)) return `${which} the same after ${((performance.now() - from) / 1000).toFixed(1)} s`;
    await wait(100);
  }
  return `${which} LOST`;
}

let bad = 0;
for (const { name, begin, end, sleeping = [], heldBack, screens } of interruptions) {
  const ofGm = sleeping.includes(page);
  await step();
  for (const which of all) await caughtUp(which, performance.now());
  const before = await Promise.all(sleeping.map(awake));
  await begin();
  // An odd number of steps: what is shown at the end differs from what was shown before.
  for (let at = 0; at < seconds; at += 1) {
    if (!ofGm && (at > 0 || seconds % 2 === 1)) await step();
    await wait(1000);
  }
  const told: string[] = [];
  for (const which of heldBack) if (await same(which)) told.push(`${which} was NOT INTERRUPTED`);
  await end();
  const from = performance.now();
  const after = await Promise.all(sleeping.map(awake));
  const counted = after.map((at, nth) => at - (before[nth] ?? 0));
  if (counted.some((one) => one > seconds / 2)) told.push(`it was NOT ASLEEP (${counted.join(', ')} s awake)`);
  if (ofGm) await step();
  for (const which of screens) told.push(await caughtUp(which, from));
  bad += told.filter((text) => /[A-Z]{3}/.test(text)).length;
  say(`${name}, ${seconds} s: ${told.join(', ')}`);
}
say(bad === 0 ? 'Every screen came back by itself, without a step lost.' : `${bad} of it did not hold.`);
await browser.close();
await endRelay();
for (const way of Object.values(ways)) way.end();
packets.end();
server.closeAllConnections();
server.close();
process.exit(bad === 0 ? 0 : 1);

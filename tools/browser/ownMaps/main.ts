/**
 * `npm run own-maps`: from a user's picture or map file to a first move through the real window,
 * counted in inputs. `-- GAME` plays one game; `--pictures DIR` takes screenshots.
 */
import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from 'playwright';
import { build, preview } from 'vite';
import { launchOptions } from '../../../e2e/helpers/browser.ts';
import { unpackFile } from '../../../src/formats/encounterFile.ts';
import type { Scene } from '../../../src/space/scene.ts';
import { compared } from './check.ts';
import { firstMove, type Game, type Hand, settleHero, visitLibrary } from './hand.ts';

const root = join(import.meta.dirname, '../../..');
const say = (text: string) => process.stdout.write(`${text}\n`);
const GAMES = [
  { id: 'murdham', hero: 'Balthasar', kind: 'zones' },
  { id: 'thrum', hero: 'Hale', kind: 'squares' },
  { id: 'einfelst', hero: 'Warden', kind: 'zones' },
  { id: 'hestia', hero: 'Fighter', kind: 'zones' },
  { id: 'ingenuity', hero: 'Boudica', kind: 'squares' },
] as const satisfies readonly Game[];
const SAMPLES = ['abbey_of_the_great_witch', 'bloodmist_chambers', 'crypt_of_keverr'];
const args = process.argv.slice(2);
const pictures = args.includes('--pictures') ? args[args.indexOf('--pictures') + 1] : undefined;

async function setItUp(hand: Hand): Promise<void> {
  const ready = hand.page
    .getByRole('dialog')
    .getByRole('button', { name: 'Set it up' })
    .and(hand.page.locator(':enabled'));
  await hand.click(ready);
}

/** A drawn picture with squares of 77 pixels that begin 31 pixels across and 12 down. */
async function picture(browser: Browser): Promise<string> {
  const page = await browser.newPage({ viewport: { width: 1200, height: 900 } });
  await page.setContent(
    '<body style="margin:0;background:linear-gradient(90deg,#0006 2px,transparent 2px) 31px 12px/77px 77px,linear-gradient(#0006 2px,transparent 2px) 31px 12px/77px 77px,linear-gradient(120deg,#6b6256,#8a7a52 40%,#4f5c44)">',
  );
  const path = join(mkdtempSync(join(tmpdir(), 'own-maps-')), 'yard.png');
  await page.screenshot({ path });
  await page.close();
  return path;
}

async function onPicture(browser: Browser, url: string, game: Game, shot: string): Promise<Counted> {
  const hand = await visitLibrary(browser, url, game, pictures);
  const { page } = hand;
  try {
    await hand.drop(shot);
    // The grid of the picture is found by itself, and is laid at once because it is sure.
    if (game.kind === 'squares') await page.getByText('It is sure.').waitFor();
    await setItUp(hand);
    if (game.kind === 'zones') {
      await hand.click(page.getByRole('button', { name: 'Draw zones' }));
      await hand.drag(await hand.at(0.1, 0.1), await hand.at(0.5, 0.5));
      await hand.drag(await hand.at(0.5, 0.1), await hand.at(0.9, 0.5));
      for (const [x, y] of [
        [0.1, 0.5],
        [0.5, 0.5],
        [0.5, 0.9],
        [0.1, 0.9],
      ] as const)
        await hand.clickAt(...(await hand.at(x, y)));
      await hand.press('Enter');
      for (const [x, y] of [
        [0.5, 0.5],
        [0.9, 0.5],
        [0.9, 0.9],
        [0.5, 0.9],
      ] as const)
        await hand.clickAt(...(await hand.at(x, y)));
      await hand.press('Enter');
      await hand.shot(`picture-${game.id}-edited`);
      await hand.click(page.getByRole('button', { name: 'Done', exact: true }));
    }
    await settleHero(hand, game);
    await firstMove(hand);
    await hand.shot(`picture-${game.id}`);
    return { count: hand.count, words: `in ${game.kind}` };
  } catch (error) {
    await hand.shot(`fault-picture-${game.id}`);
    throw error;
  } finally {
    await page.context().close();
  }
}

/** The number of inputs, and the results of the other checks. */
interface Counted {
  count: number;
  words: string;
}

/** The stored map, from the file to which the fight is saved. */
async function savedScene(page: Page): Promise<Scene> {
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  const entry = page.getByRole('menuitem', { name: 'Save as a file' });
  const [saved] = await Promise.all([page.waitForEvent('download'), entry.click()]);
  const file = unpackFile(new Uint8Array(readFileSync(await saved.path())));
  if (!file.ok) throw new Error(file.refusal.text);
  return (file.value.json as { fight: { scene: Scene } }).fight.scene;
}

async function onSample(browser: Browser, url: string, game: Game, file: string): Promise<Counted> {
  const hand = await visitLibrary(browser, url, game, pictures);
  try {
    const path = file.endsWith('.dd2vtt') ? file : join(root, `src/formats/samples/${file}.json`);
    await hand.drop(path);
    await setItUp(hand);
    await hand.page.getByRole('button', { name: 'Begin the fight' }).waitFor();
    await hand.shot(`${game.id}-${path.split('/').at(-1)}`);
    await settleHero(hand, game);
    await firstMove(hand);
    const map = compared(JSON.parse(readFileSync(path, 'utf8')) as object, await savedScene(hand.page));
    if (!map.ok) throw new Error(map.words);
    return { count: hand.count, words: map.words };
  } catch (error) {
    await hand.shot(`fault-${game.id}-${file.split('/').at(-1)}`);
    throw error;
  } finally {
    await hand.page.context().close();
  }
}

/** The app's address: given, or of a build that this script makes and serves. */
async function served(): Promise<{ url: string; close(): Promise<void> }> {
  const outDir = process.env.OWN_MAPS_DIST ?? join(root, 'node_modules/.cache/own-maps');
  if (!process.env.OWN_MAPS_DIST) await build({ root, logLevel: 'warn', build: { outDir, emptyOutDir: true } });
  const server = await preview({
    root,
    logLevel: 'warn',
    build: { outDir },
    preview: { host: '127.0.0.1', port: 4191 },
  });
  return { url: server.resolvedUrls?.local[0] ?? '', close: () => server.close() };
}

const wanted = args.filter((arg) => GAMES.some(({ id }) => id === arg));
const more = args.filter((arg) => arg.endsWith('.dd2vtt'));
const { url, close } = await served();
const browser = await chromium.launch(launchOptions());
const shot = await picture(browser);
const tell = async (what: string, most: number, run: () => Promise<Counted>) => {
  try {
    const { count, words } = await run();
    if (count > most) process.exitCode = 1;
    say(`${count > most ? 'MANY' : '  ok'} ${String(count).padStart(3)} of at most ${most}  ${what}: ${words}`);
  } catch (error) {
    process.exitCode = 1;
    say(`FAIL ${what}: ${error instanceof Error ? error.message.split('\n')[0] : String(error)}`);
  }
};
for (const game of GAMES.filter(({ id }) => wanted.length === 0 || wanted.includes(id))) {
  const most = game.kind === 'squares' ? 8 : 21;
  await tell(`${game.id}: a picture of one’s own, ${game.kind}`, most, () => onPicture(browser, url, game, shot));
  for (const file of [...SAMPLES, ...more])
    await tell(`${game.id}: ${file.split('/').at(-1)}`, 6, () => onSample(browser, url, game, file));
}
await browser.close();
await close();

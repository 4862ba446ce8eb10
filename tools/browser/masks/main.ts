/**
 * `npm run masks -- [VIEWS]`: masks the maps of random fights in which sight lifts the fog, as the
 * players' window gets them, and decodes each picture: no pixel of ground that the party has never
 * seen may be clear. 200 views without a number. It ends with 1 where a pixel is.
 */
import { join } from 'node:path';
import { chromium } from 'playwright';
import { createServer } from 'vite';
import { launchOptions } from '../../../e2e/helpers/browser.ts';
import { liveStateOf } from '../../../src/engine/history.ts';
import { playAtRandom } from '../../../src/engine/play.testing.ts';
import { publicView } from '../../../src/engine/public/publicView.ts';
import { loadAllGames } from '../../../src/rulesets/index.ts';
import { plantedFight, slowlySeen } from '../../../src/store/players/planted.testing.ts';
import { gameIcons } from '../../build/gameIcons.ts';
import type { MaskedPixels, MaskedView } from './page.ts';

const root = join(import.meta.dirname, '../../..');
const wanted = Number(process.argv[2] ?? 200);
const say = (text: string) => process.stdout.write(`${text}\n`);

const server = await createServer({
  root,
  configFile: false,
  logLevel: 'error',
  plugins: [gameIcons(root)],
  server: { port: 4817 },
  optimizeDeps: { noDiscovery: false, entries: ['tools/browser/masks/page.ts'] },
  cacheDir: join(root, 'node_modules/.cache/masks'),
});
await server.listen();
const browser = await chromium.launch(launchOptions());
const page = await browser.newPage();
page.on('pageerror', (error) => say(String(error)));
await page.goto(`${server.resolvedUrls?.local[0]}tools/browser/masks/page.html`);
await page.waitForFunction(() => 'pixelsOf' in globalThis, undefined, { timeout: 180_000 });

const pixelsOf = (view: MaskedView) =>
  page.evaluate(
    (one) => (globalThis as unknown as { pixelsOf(view: MaskedView): Promise<MaskedPixels> }).pixelsOf(one),
    view,
  );

/** The first and the last covered view of a fight, with what the party has seen until then. */
function* viewsOf(game: Awaited<ReturnType<typeof loadAllGames>>[number], seed: number): Generator<MaskedView> {
  const script = game.ready[seed % game.ready.length]?.script;
  const start = script && plantedFight(game, script, seed);
  if (!start) return;
  const views: MaskedView[] = [];
  const ever = new Set<string>();
  playAtRandom(game, start, seed, 12, (at) => {
    const { fight, question } = liveStateOf(game, at);
    for (const key of slowlySeen(game, fight)) ever.add(key);
    const { scene, cover } = publicView(game, fight, question, { party: 'exact', others: 'exact' });
    if (cover && ever.size > 0) views.push({ whole: fight.scene, scene, cover, ever: [...ever] });
  });
  // The first view has seen the least, and the last is the most different from it.
  yield* new Set([views[0], views.at(-1)].filter((view) => view !== undefined));
}

const sum: MaskedPixels = { clear: 0, dark: 0, leaked: 0 };
let looked = 0;
const games = await loadAllGames();
for (let seed = 1; looked < wanted; seed += 1)
  for (const game of games)
    for (const view of viewsOf(game, seed)) {
      if (looked === wanted) break;
      const found = await pixelsOf(view);
      // The check itself: to a party that has seen nothing, every clear pixel is a leak.
      if (looked === 0 && (await pixelsOf({ ...view, ever: [] })).leaked !== found.clear)
        throw new Error('A leak would not be found.');
      looked += 1;
      if (found.leaked > 0) say(`${game.name}, seed ${seed}, ${view.whole.name}: ${found.leaked} pixels leak.`);
      for (const key of ['clear', 'dark', 'leaked'] as const) sum[key] += found[key];
    }
await browser.close();
await server.close();
say(`${looked} views: ${sum.clear} clear pixels, ${sum.dark} dark, ${sum.leaked} clear where nobody has been.`);
process.exitCode = sum.leaked > 0 || sum.clear === 0 || sum.dark === 0 ? 1 : 0;

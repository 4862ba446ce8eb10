/**
 * `npm run bench -- shelf`: a shelf of 2000 creatures and a library of 300 encounters, with
 * pictures, through the real window. Tells the milliseconds to open, from each key of a search
 * until the page is drawn, and between frames while scrolling. It judges nothing, because other
 * work on the machine makes the figures larger.
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, chromium, type Locator, type Page } from 'playwright';
import { build, preview } from 'vite';
import { reportFigures } from '../../bench/report.ts';
import { launchOptions } from '../../e2e/helpers/browser.ts';
import { editsToAdd } from '../../src/engine/cast/addCombatants.ts';
import { newEncounter } from '../../src/engine/encounter.ts';
import { usualSides } from '../../src/engine/script.ts';
import { packEncounter } from '../../src/formats/encounterFile.ts';
import { packEverything } from '../../src/formats/everything/everythingFile.ts';
import { sha256 } from '../../src/formats/picturesHash.ts';
import { ITEM_VERSION, type Item } from '../../src/formats/shelf/item.ts';
import { packShelf } from '../../src/formats/shelf/shelfFile.ts';
import { plainSquares } from '../../src/map/scenes/plainScenes.ts';
import { loadAllGames } from '../../src/rulesets/index.ts';

const root = join(import.meta.dirname, '../..');
const CREATURES = 2000;
const ENCOUNTERS = 300;
const PICTURES = 120;
const NAMES = ['Bandit', 'Ghoul', 'Sentry', 'Wolf', 'Sorcerer', 'Brute', 'Archer', 'Reeve', 'Bell-ringer', 'Ferryman'];
const nth = <T>(all: readonly T[], at: number): T => {
  const one = all[at % all.length];
  if (one === undefined) throw new Error('There is none.');
  return one;
};

/** Small pictures that differ, as a browser writes them. */
async function pictures(browser: Browser): Promise<Map<string, Blob>> {
  const page = await browser.newPage({ viewport: { width: 128, height: 128 } });
  const made = new Map<string, Blob>();
  for (let n = 0; n < PICTURES; n += 1) {
    const hue = Math.round((n / PICTURES) * 360);
    await page.setContent(
      `<body style="margin:0;background:radial-gradient(circle at ${20 + (n % 7) * 10}% 40%,hsl(${hue} 70% 60%),hsl(${hue} 40% 15%))">`,
    );
    const bytes = new Uint8Array(await page.screenshot());
    made.set(await sha256(bytes), new Blob([bytes], { type: 'image/png' }));
  }
  await page.close();
  return made;
}

/** A file of the whole shelf and library. */
async function full(faces: ReadonlyMap<string, Blob>): Promise<Uint8Array> {
  const games = await loadAllGames();
  const hashes = [...faces.keys()];
  const items = Array.from({ length: CREATURES }, (_, n): Item => {
    const game = nth(games, n);
    const creature = nth(game.creatures, n);
    return {
      version: ITEM_VERSION,
      id: `creature-${n}`,
      kind: 'creature',
      game: game.id,
      name: `${nth(NAMES, n)} ${n}`,
      folder: `Folder ${n % 20}`,
      tags: [`tag ${n % 12}`],
      note: '',
      group: creature.kind,
      look: { picture: nth(hashes, n) },
      sheet: creature.sheet,
    };
  });
  const scene = plainSquares({ name: 'Hall', columns: 20, rows: 15, ground: { kind: 'plain', look: 'stone' } });
  const onSquares = games.filter(({ scenes }) => scenes.includes('squares'));
  const encounters = [];
  for (let n = 0; n < ENCOUNTERS; n += 1) {
    const game = nth(onSquares, n);
    const made = newEncounter(game, {
      id: `fight-${n}`,
      name: `${nth(NAMES, n)}s at dusk ${n}`,
      seed: n,
      scene,
      sides: usualSides,
    });
    // A new fight cannot be changed.
    const fight = structuredClone(made.fight);
    const picture = nth(hashes, n);
    for (const edit of editsToAdd(game, fight, {
      name: 'Foe',
      side: 'foes',
      count: 6,
      more: { look: { picture } },
    }))
      if (edit.edit === 'add') {
        const one = edit.combatant as (typeof fight.combatants)[string];
        fight.combatants[one.id] = one;
        fight.order.push(one.id);
      }
    const face = faces.get(picture);
    const bytes = await packEncounter(
      { ...made, fight, folder: `Season ${n % 5}` },
      new Map(face ? [[picture, face]] : []),
    );
    encounters.push({ name: made.name, bytes });
  }
  return packEverything({ encounters, shelf: await packShelf(items, faces) }, {});
}

/** The milliseconds from a press until the second frame after it, as the page saw them. */
async function drawnAfter(page: Page, does: () => Promise<void>, event: 'keydown' | 'click'): Promise<number> {
  await page.evaluate((name) => {
    const told = globalThis as unknown as { drawn?: Promise<number> };
    told.drawn = new Promise((tell) => {
      addEventListener(
        name,
        ({ timeStamp }) =>
          requestAnimationFrame(() => requestAnimationFrame(() => tell(performance.now() - timeStamp))),
        { capture: true, once: true },
      );
    });
  }, event);
  await does();
  return page.evaluate(() => (globalThis as unknown as { drawn: Promise<number> }).drawn);
}

async function search(page: Page, input: Locator, words: string): Promise<number[]> {
  await input.focus();
  const times: number[] = [];
  for (const letter of words) {
    times.push(await drawnAfter(page, () => page.keyboard.press(letter), 'keydown'));
    await page.waitForTimeout(120);
  }
  await input.fill('');
  await page.waitForTimeout(200);
  return times;
}

/** The frames while the wheel scrolls a list to its end. */
async function scrolled(page: Page, list: Locator): Promise<number[]> {
  await list.hover();
  await page.evaluate(() => {
    const told = globalThis as unknown as { frames: number[]; stop: boolean };
    told.frames = [];
    told.stop = false;
    let last = performance.now();
    const next = () => {
      const now = performance.now();
      told.frames.push(now - last);
      last = now;
      if (!told.stop) requestAnimationFrame(next);
    };
    requestAnimationFrame(next);
  });
  for (let n = 0; n < 60; n += 1) {
    await page.mouse.wheel(0, 600);
    await page.waitForTimeout(30);
  }
  return page.evaluate(() => {
    const told = globalThis as unknown as { frames: number[]; stop: boolean };
    told.stop = true;
    return told.frames.slice(1);
  });
}

const most = (all: readonly number[]) => Math.max(...all);
const middle = (all: readonly number[]) => all.toSorted((a, b) => a - b)[Math.floor(all.length / 2)] ?? 0;
const told: (string | number)[][] = [];
function tell(what: string, opened: number, keys: readonly number[], frames: readonly number[]): void {
  told.push([what, ...[opened, middle(keys), most(keys), middle(frames), most(frames)].map(Math.round)]);
}

if (!existsSync(join(root, 'dist/index.html'))) await build({ root, logLevel: 'error' });
const server = await preview({ root, logLevel: 'error', preview: { port: 4595, host: '127.0.0.1' } });
const url = server.resolvedUrls?.local[0] ?? '';
const browser = await chromium.launch(launchOptions());
try {
  const context = await browser.newContext({ viewport: { width: 1366, height: 768 }, serviceWorkers: 'block' });
  await context.addInitScript(() => {
    for (const name of ['showSaveFilePicker', 'showOpenFilePicker'])
      delete (globalThis as unknown as Record<string, unknown>)[name];
  });
  // The runner of this file adds `__name` calls to functions, including those that run in the page.
  await context.addInitScript('globalThis.__name = (it) => it');
  const page = await context.newPage();
  page.setDefaultTimeout(120_000);
  await page.goto(url);
  const buffer = Buffer.from(await full(await pictures(browser)));
  const choosing = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Open a file' }).click();
  await (await choosing).setFiles({ name: 'everything.affray', mimeType: 'application/zip', buffer });
  await page.getByPlaceholder(`Find among ${ENCOUNTERS}`).waitFor();
  const size = `${CREATURES} creatures and ${ENCOUNTERS} encounters, ${PICTURES} pictures, ${Math.round(buffer.length / 1024 / 1024)} MB`;

  const start = performance.now();
  await page.goto(url);
  const find = page.getByPlaceholder(`Find among ${ENCOUNTERS}`);
  await find.waitFor();
  const library = performance.now() - start;
  const rows = page.getByRole('region', { name: 'Your encounters' }).getByRole('list');
  await page.waitForTimeout(1500);
  tell('the library', library, await search(page, find, 'wolf dusk 7'), await scrolled(page, rows));

  const press = performance.now();
  await page.getByRole('button', { name: 'The shelf' }).click();
  await page.getByRole('row').first().waitFor();
  const shelf = performance.now() - press;
  const list = page.getByRole('grid', { name: 'On the shelf' });
  await page.waitForTimeout(1500);
  const input = page.getByRole('searchbox', { name: 'Find on the shelf' });
  tell('the shelf', shelf, await search(page, input, 'ghoul folder 1'), await scrolled(page, list));
  reportFigures('shelf', [
    {
      about: `${size}: milliseconds until it is open, until a key of a search is drawn, and between frames of scrolling.`,
      rows: [['page', 'open', 'a key, median', 'a key, most', 'a frame, median', 'a frame, most'], ...told],
    },
  ]);
} finally {
  await browser.close();
  await server.close();
}

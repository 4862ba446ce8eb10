/**
 * `npm run paint-maps`: paints the ready maps and writes the small pictures of them that come with
 * the app. It also measures by day and by night how well names, rings and arrows are seen on them.
 * With `-- --docs` it paints those of the docs, by day and by night.
 * `npm run paint-maps -- FOLDER NAME… [--light night] [--weather snow]` paints ready maps,
 * or sheets of all kinds, as PNG files to be looked at; without a name it paints all.
 */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium, type Page } from 'playwright';
import { createServer } from 'vite';
import { launchOptions } from '../../../e2e/helpers/browser.ts';
import { gameIcons } from '../../build/gameIcons.ts';

const root = join(import.meta.dirname, '../../..');
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { light: { type: 'string' }, weather: { type: 'string' }, docs: { type: 'boolean' } },
});
const [folder, ...names] = positionals;
const say = (text: string) => process.stdout.write(`${text}\n`);

/** The small pictures: as wide as a card of the library shows them. */
const SMALL = { width: 600, quality: 0.55 };

/** The pictures of the docs. */
const FOR_DOCS = { width: 960, quality: 0.5 };

interface Painted {
  /** The picture's bytes as text. */
  file: string;
  took: number;
  longest: number;
  width: number;
  height: number;
  key: string;
  /** The darkest, the median and the palest pixel. */
  tones: [number, number, number][];
  /** The least contrast on them of each thing that the board draws, in both themes. */
  least: Record<string, number>;
}

interface MapPage {
  paintNamed(name: string, how: unknown): Promise<Painted | string>;
  scenes: string[];
  maps: string[];
  themes: string[];
}

/**
 * Paints one map and prints how long it took. For a name that is no map, prints a sentence and
 * gives undefined.
 */
async function paint(
  page: Page,
  name: string,
  webp?: typeof SMALL,
  light = values.light,
): Promise<Painted | undefined> {
  const setting = {
    ...(light ? { light } : {}),
    ...(values.weather ? { weather: values.weather } : {}),
  };
  const painted = await page.evaluate(([one, how]) => (window as unknown as MapPage).paintNamed(one, how), [
    name,
    { setting, ...(webp ? { webp } : {}) },
  ] as const);
  if (typeof painted === 'string') {
    say(painted);
    process.exitCode = 1;
    return undefined;
  }
  const { width, height, took, longest } = painted;
  say(`${name}: ${width} × ${height}, ${Math.round(took)} ms, longest step ${Math.round(longest)} ms`);
  return painted;
}

async function toLookAt(page: Page, into: string): Promise<void> {
  mkdirSync(into, { recursive: true });
  const all = await page.evaluate(() => {
    const { themes, scenes } = window as unknown as MapPage;
    return [...scenes, 'materials', ...themes];
  });
  for (const name of names.length > 0 ? names : all) {
    const painted = await paint(page, name);
    const plain = name.replace(/\W+/g, '-').toLowerCase();
    const how = [values.light, values.weather].filter(Boolean).map((one) => `-${one}`);
    if (painted) writeFileSync(join(into, `${plain}${how.join('')}.png`), Buffer.from(painted.file, 'base64'));
  }
}

/** Writes the small pictures, and a list that says which picture shows which painting. */
async function forTheApp(page: Page): Promise<void> {
  const into = join(root, 'public/maps');
  rmSync(into, { recursive: true, force: true });
  mkdirSync(into, { recursive: true });
  const ids = await page.evaluate(() => (window as unknown as MapPage).scenes);
  const known: Record<string, string> = {};
  const tones: Record<string, object> = {};
  const rows: string[][] = [['map', 'light', 'darkest', 'palest', 'names', 'words', 'rings', 'arrows', 'marks']];
  let sum = 0;
  for (const id of ids) {
    const painted = await paint(page, id, SMALL);
    // Both forms of a map may have the same painting.
    if (!painted || known[painted.key] !== undefined) continue;
    const bytes = Buffer.from(painted.file, 'base64');
    sum += bytes.length;
    known[painted.key] = id;
    writeFileSync(join(into, `${id}.${painted.key}.webp`), bytes);
    const measured: Record<string, Painted['tones']> = {};
    for (const light of ['day', 'night']) {
      const shown = await paint(page, id, SMALL, light);
      if (!shown) continue;
      measured[light] = shown.tones;
      const [darkest, , palest] = shown.tones.map((tone) => tone.join(' '));
      const least = ['names', 'words', 'rings', 'arrows', 'marks'].map((thing) => (shown.least[thing] ?? 0).toFixed(1));
      rows.push([id, light, darkest ?? '', palest ?? '', ...least]);
    }
    tones[id] = { key: painted.key, ...measured };
  }
  writeFileSync(join(root, 'src/board/paint/readyTones.json'), `${JSON.stringify(tones)}\n`);
  say('The least contrast on the painted pixels, in both themes:');
  for (const row of rows) say(row.map((cell, n) => (n === 0 ? cell.padEnd(22) : cell.padStart(13))).join(''));
  writeFileSync(join(root, 'src/scenery/work/readyPictures.json'), `${JSON.stringify(known, null, 2)}\n`);
  say(`${Object.keys(known).length} small pictures in public/maps, ${Math.round(sum / 1000)} KB.`);
}

/** Writes the pictures of all ready maps for the docs, by day and by night. */
async function forTheDocs(page: Page): Promise<void> {
  const into = join(root, 'docs/pictures/maps');
  rmSync(into, { recursive: true, force: true });
  mkdirSync(into, { recursive: true });
  for (const id of await page.evaluate(() => (window as unknown as MapPage).maps))
    for (const light of ['day', 'night']) {
      const painted = await paint(page, id, FOR_DOCS, light);
      if (painted) writeFileSync(join(into, `${id}-${light}.webp`), Buffer.from(painted.file, 'base64'));
    }
}

const server = await createServer({
  root,
  configFile: false,
  logLevel: 'error',
  // The board's own colours, whose contrast is measured, come with icons.
  plugins: [gameIcons(root)],
  server: { port: 4816 },
  optimizeDeps: { noDiscovery: false, entries: ['tools/browser/maps/page.ts'] },
  cacheDir: join(root, 'node_modules/.cache/paint-maps'),
});
await server.listen();
const browser = await chromium.launch(launchOptions());
const page = await browser.newPage();
page.on('pageerror', (error) => say(String(error)));
await page.goto(`${server.resolvedUrls?.local[0]}tools/browser/maps/page.html`);
// The first visit bundles the painters, which takes a while on a busy machine.
await page.waitForFunction(() => 'paintNamed' in window, undefined, { timeout: 180_000 });
if (values.docs) await forTheDocs(page);
else if (folder === undefined) await forTheApp(page);
else await toLookAt(page, folder);
await browser.close();
await server.close();

/**
 * `npm run paint-maps`: paints the ready maps and writes the small pictures of them that come with
 * the app. With `-- --docs` it paints those of the docs, by day and by night.
 * `npm run paint-maps -- FOLDER NAME… [--light night] [--weather snow]` paints ready maps,
 * or sheets of all kinds, as PNG files to be looked at; without a name it paints all.
 */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium, type Page } from 'playwright';
import { createServer } from 'vite';
import { launchOptions } from '../../../e2e/helpers/browser.ts';

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
  let sum = 0;
  for (const id of ids) {
    const painted = await paint(page, id, SMALL);
    // Both forms of a map may have the same painting.
    if (!painted || known[painted.key] !== undefined) continue;
    const bytes = Buffer.from(painted.file, 'base64');
    sum += bytes.length;
    known[painted.key] = id;
    writeFileSync(join(into, `${id}.${painted.key}.webp`), bytes);
  }
  writeFileSync(join(root, 'src/map/scenes/pictures/readyPictures.json'), `${JSON.stringify(known, null, 2)}\n`);
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
  server: { port: 4816 },
  optimizeDeps: { noDiscovery: false, entries: ['tools/browser/maps/page.ts'] },
  cacheDir: join(root, 'node_modules/.cache/paint-maps'),
});
await server.listen();
const browser = await chromium.launch(launchOptions());
const page = await browser.newPage();
page.on('pageerror', (error) => say(String(error)));
await page.goto(`${server.resolvedUrls?.local[0]}tools/browser/maps/page.html`);
await page.waitForFunction(() => 'paintNamed' in window);
if (values.docs) await forTheDocs(page);
else if (folder === undefined) await forTheApp(page);
else await toLookAt(page, folder);
await browser.close();
await server.close();

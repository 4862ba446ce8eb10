/**
 * `npm run paint-maps -- FOLDER NAME… [--light night] [--weather snow]`: paints ready maps, or
 * sheets of all kinds, as PNG files to be looked at. Without a name it paints all.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium, type Page } from 'playwright';
import { createServer } from 'vite';
import { launchOptions } from '../../../e2e/helpers/browser.ts';

const root = join(import.meta.dirname, '../../..');
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { light: { type: 'string' }, weather: { type: 'string' } },
});
const [folder, ...names] = positionals;
const say = (text: string) => process.stdout.write(`${text}\n`);

interface Painted {
  png: string;
  took: number;
  longest: number;
  width: number;
  height: number;
}

async function paint(page: Page, name: string): Promise<Painted | string> {
  const setting = {
    ...(values.light ? { light: values.light } : {}),
    ...(values.weather ? { weather: values.weather } : {}),
  };
  return page.evaluate(
    ([one, how]) =>
      (window as unknown as { paintNamed(n: unknown, s: unknown): Promise<Painted | string> }).paintNamed(one, how),
    [name, setting] as const,
  );
}

if (folder === undefined) {
  say('Say into which folder: npm run paint-maps -- FOLDER NAME…');
  process.exitCode = 1;
} else {
  mkdirSync(folder, { recursive: true });
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
  const all = await page.evaluate(() => {
    const { themes, scenes } = window as unknown as { themes: string[]; scenes: string[] };
    return [...scenes, 'materials', ...themes];
  });
  for (const name of names.length > 0 ? names : all) {
    const painted = await paint(page, name);
    if (typeof painted === 'string') {
      say(painted);
      continue;
    }
    const file = join(
      folder,
      `${name.replace(/\W+/g, '-').toLowerCase()}${values.light ? `-${values.light}` : ''}.png`,
    );
    writeFileSync(file, Buffer.from(painted.png, 'base64'));
    say(
      `${file}: ${painted.width} × ${painted.height}, ${Math.round(painted.took)} ms, longest step ${Math.round(painted.longest)} ms`,
    );
  }
  await browser.close();
  await server.close();
}

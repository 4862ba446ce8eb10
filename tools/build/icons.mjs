// Renders the app's icon to the PNG sizes that browsers ask for when it is installed: node
// tools/build/icons.mjs
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright';

const pub = join(import.meta.dirname, '../..', 'public');
const note = join(import.meta.dirname, '../..', 'node_modules', '.cache', 'test-browser.json');
const { path } = JSON.parse(readFileSync(note, 'utf8'));
const svg = readFileSync(join(pub, 'icon.svg'), 'utf8');
const browser = await chromium.launch({ executablePath: path });
for (const size of [192, 512]) {
  const page = await browser.newPage({ viewport: { width: size, height: size } });
  await page.setContent(
    `<style>html,body{margin:0;background:transparent}svg{display:block;width:${size}px;height:${size}px}</style>${svg}`,
  );
  await page.screenshot({ path: join(pub, `icon-${size}.png`), omitBackground: true });
}
await browser.close();

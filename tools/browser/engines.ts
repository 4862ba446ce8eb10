/** `npm run engines`: the smoke journey (open, fight, question, reload, players' window, offline) in each browser engine that is installed. */
import { existsSync } from 'node:fs';
import { type BrowserType, chromium, firefox, type LaunchOptions, webkit } from 'playwright';
import { preview } from 'vite';
import { launchOptions } from '../../e2e/helpers/browser.ts';
import { fixedSeed, Table } from '../../e2e/helpers/table.ts';

const say = (text: string) => process.stdout.write(`${text}\n`);

/** The engines and how each is started; another program than Playwright's own by TEST_FIREFOX and TEST_WEBKIT. */
const ENGINES: { name: string; type: BrowserType; options: LaunchOptions }[] = [
  { name: 'Chromium', type: chromium, options: launchOptions() },
  { name: 'Firefox', type: firefox, options: other(process.env.TEST_FIREFOX) },
  { name: 'WebKit', type: webkit, options: other(process.env.TEST_WEBKIT) },
];
function other(path: string | undefined): LaunchOptions {
  return path === undefined ? {} : { executablePath: path };
}

const installed = ({ type, options }: (typeof ENGINES)[number]): boolean => {
  try {
    return existsSync(options.executablePath ?? type.executablePath());
  } catch {
    return false;
  }
};

/** Plays the journey; throws at the first thing that does not go. Gives what the engine lacks, in words. */
async function journey(type: BrowserType, options: LaunchOptions, address: string): Promise<string[]> {
  const browser = await type.launch(options);
  try {
    const context = await browser.newContext({ viewport: { width: 1366, height: 768 } });
    await context.addInitScript(fixedSeed);
    await context.addInitScript(() => localStorage.setItem('affray-session', JSON.stringify({ asked: ['everyone'] })));
    const page = await context.newPage();
    const gm = new Table(page);
    await gm.visit(address);
    await gm.start('The gallows crossroads');
    await gm.row('Theobald').click();
    await gm.move(/^Sword/).click();
    await gm.answer(/^Bandit 1/);
    const asked = await gm.question.innerText();
    await gm.saved();
    await page.reload();
    await gm.question.waitFor();
    if ((await gm.question.innerText()) !== asked) throw new Error('The question is another after a reload.');
    const screen = await gm.openScreen();
    await screen.getByText('Theobald').first().waitFor();
    const lacks = await page.evaluate(() =>
      [
        'serviceWorker' in navigator ? [] : 'work offline',
        'locks' in navigator ? [] : 'locks between windows (the windows ask each other)',
        'showDirectoryPicker' in globalThis ? [] : 'a second copy in a folder (it reminds of a file)',
        'showSaveFilePicker' in globalThis ? [] : 'a dialog for saving (files are downloaded)',
        navigator.storage && 'persist' in navigator.storage ? [] : 'asking to keep what is stored',
      ].flat(),
    );
    if (!lacks.includes('work offline')) {
      await page.evaluate(() => navigator.serviceWorker.ready);
      await page.reload();
      await gm.question.waitFor();
      await context.setOffline(true);
      await page.reload();
      await gm.question.waitFor();
    }
    return lacks;
  } finally {
    await browser.close();
  }
}

const server = await preview({ preview: { host: '127.0.0.1', port: 4979 }, logLevel: 'silent' });
const address = server.resolvedUrls?.local[0] ?? '';
let failed = 0;
for (const engine of ENGINES) {
  if (!installed(engine)) {
    say(`${engine.name}: skipped, it is not installed here (npx playwright install ${engine.name.toLowerCase()}).`);
    continue;
  }
  try {
    const lacks = await journey(engine.type, engine.options, address);
    say(
      `${engine.name}: open, fight, question, reload, players' window, offline all go. Lacks: ${lacks.join('; ') || 'nothing'}.`,
    );
  } catch (error) {
    failed += 1;
    say(`${engine.name}: FAILED. ${error instanceof Error ? error.message : String(error)}`);
  }
}
await server.close();
process.exit(failed === 0 ? 0 : 1);

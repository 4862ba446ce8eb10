/**
 * `npm run engines`: the smoke journey (open, fight, question, reload, players' window, offline) in
 * each browser engine that is installed.
 */
import { existsSync } from 'node:fs';
import { type BrowserType, chromium, firefox, type LaunchOptions, webkit } from 'playwright';
import { preview } from 'vite';
import { launchOptions } from '../../e2e/helpers/browser.ts';
import { fixedSeed, Table } from '../../e2e/helpers/table.ts';

/** The step that needs a service worker, which some browsers lack. */
const NO_OFFLINE = 'working offline';

const say = (text: string) => process.stdout.write(`${text}\n`);

interface Engine {
  name: string;
  type: BrowserType;
  options: LaunchOptions;
  /** How to install the engine. */
  install: string;
}

/**
 * The engines and how each is started. TEST_FIREFOX and TEST_WEBKIT name another program than
 * Playwright's own.
 */
const ENGINES: Engine[] = [
  { name: 'Chromium', type: chromium, options: launchOptions(), install: 'node tools/start/setup.mjs --browser' },
  { name: 'Firefox', type: firefox, ...from('firefox', 'TEST_FIREFOX') },
  { name: 'WebKit', type: webkit, ...from('webkit', 'TEST_WEBKIT') },
];
function from(name: string, variable: string): Pick<Engine, 'options' | 'install'> {
  const executablePath = process.env[variable];
  if (executablePath !== undefined && !existsSync(executablePath))
    throw new Error(`${variable} names ${executablePath}, where nothing is.`);
  return {
    options: executablePath === undefined ? {} : { executablePath },
    install: `npx playwright install ${name}, or name the program in ${variable}`,
  };
}

const isInstalled = ({ type, options }: Engine): boolean => {
  try {
    return existsSync(options.executablePath ?? type.executablePath());
  } catch {
    return false;
  }
};

/**
 * Plays the journey. Throws at the first failing step. Says in words which steps the engine lacks.
 */
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
    // The answers appear a moment after the question, and their chances after the answers.
    const question = async () => {
      await gm.question.getByRole('button', { name: /^No reaction/ }).waitFor();
      const answers = await gm.question.getByRole('button').allInnerTexts();
      const title = await gm.question.getByRole('heading', { level: 2 }).innerText();
      return [title, ...answers.map((answer) => answer.split('\n').slice(0, 2).join(' '))].join('; ');
    };
    const asked = await question();
    await gm.saved();
    await page.reload();
    const again = await question();
    if (again !== asked) throw new Error(`The question is another after a reload: “${again}”, and was “${asked}”.`);
    const screen = await gm.openScreen();
    await screen.getByText('Theobald').first().waitFor();
    const lacks = await page.evaluate(() =>
      [
        'serviceWorker' in navigator ? [] : 'working offline',
        'locks' in navigator ? [] : 'locks between windows (the windows ask each other)',
        'showDirectoryPicker' in globalThis ? [] : 'a second copy in a folder (it reminds of a file)',
        'showSaveFilePicker' in globalThis ? [] : 'a dialog for saving (files are downloaded)',
        navigator.storage && 'persist' in navigator.storage ? [] : 'asking to keep what is stored',
      ].flat(),
    );
    if (!lacks.includes(NO_OFFLINE)) {
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
let gone = 0;
let failed = 0;
for (const engine of ENGINES) {
  if (!isInstalled(engine)) {
    say(`${engine.name}: not tried, because it is not installed here. To install it: ${engine.install}.`);
    continue;
  }
  try {
    const lacks = await journey(engine.type, engine.options, address);
    gone += 1;
    const offline = lacks.includes(NO_OFFLINE) ? '' : ', offline';
    say(
      `${engine.name}: open, fight, question, reload, players’ window${offline} all go. It lacks: ${lacks.join('; ') || 'nothing'}.`,
    );
  } catch (error) {
    failed += 1;
    say(`${engine.name}: FAILED. ${error instanceof Error ? error.message : String(error)}`);
  }
}
await server.close();
say(
  `${gone} of ${ENGINES.length} engines went through, ${failed} failed, ${ENGINES.length - gone - failed} not installed.`,
);
// A missing engine is no fault of the program, but a run that tried no engine proves nothing.
process.exit(failed === 0 && gone > 0 ? 0 : 1);

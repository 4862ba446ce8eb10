/**
 * The smoke journey in WebKitGTK as Linux brings it, by WebDriver: Playwright drives only a WebKit
 * of its own. On Debian the packages are webkit2gtk-driver and xvfb. TEST_WEBKITGTK names another
 * browser than the MiniBrowser that comes with the library.
 */
import { spawn } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { preview } from 'vite';
import { secondsOf, secondsUntil, type Tried } from './figures.ts';

const PORT = 4985;
const DRIVER = `http://127.0.0.1:${PORT}`;
/** The MiniBrowser of the newest library in `folder`, which has a folder for each kind of machine. */
const programIn = (folder: string): string | undefined =>
  readdirSync(folder, { withFileTypes: true })
    .filter((one) => one.isDirectory() && one.name.includes('linux-gnu'))
    .flatMap(({ name }) => readdirSync(join(folder, name)).map((inner) => join(folder, name, inner, 'MiniBrowser')))
    .filter((path) => /webkit/.test(path) && existsSync(path))
    .at(-1);
const BINARY = process.env.TEST_WEBKITGTK ?? programIn('/usr/lib');
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';

/** Asks the driver. Rejects with what it answers where that is a fault. */
async function ask<T>(method: string, path: string, body?: object): Promise<T> {
  const sent = body ? { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } } : {};
  const { value } = (await (await fetch(DRIVER + path, { method, ...sent })).json()) as {
    value: T & { error?: string; message?: string };
  };
  if (value?.error) throw new Error(`WebKitGTK: ${value.error}: ${value.message?.slice(0, 300)}`);
  return value;
}

/** A button of a part of the page, by how its name begins. */
const buttonIn = (part: string, name: string): string =>
  `//*[@aria-label="${part}"]//button[starts-with(@aria-label,"${name}") or starts-with(normalize-space(.),"${name}")]`;

export async function webkitGtk(): Promise<Tried> {
  if (BINARY === undefined)
    return {
      told: ['Not tried: WebKitGTK is not installed here (on Debian: webkit2gtk-driver and xvfb).'],
      faults: [],
    };
  const driver = spawn('xvfb-run', ['-a', '-s', '-screen 0 1400x900x24', 'WebKitWebDriver', `--port=${PORT}`], {
    stdio: 'ignore',
    detached: true,
  });
  const server = await preview({ preview: { host: '127.0.0.1', port: 4986 }, logLevel: 'silent' });
  try {
    await secondsUntil(() =>
      ask('GET', '/status').then(
        () => true,
        () => false,
      ),
    );
    const capabilities = {
      alwaysMatch: { 'webkitgtk:browserOptions': { binary: BINARY, args: ['--automation'] } },
    };
    const made = await ask<{ sessionId: string; capabilities: { browserVersion: string } }>('POST', '/session', {
      capabilities,
    });
    const page = `/session/${made.sessionId}`;
    // In the small window that opens by itself, the first fight lies outside of what is seen.
    await ask('POST', `${page}/window/rect`, { width: 1366, height: 800 });
    const found = (xpath: string) =>
      ask<Record<string, string>>('POST', `${page}/element`, { using: 'xpath', value: xpath }).then(
        (one) => one[ELEMENT],
        () => undefined,
      );
    const shown = () =>
      ask<string>('POST', `${page}/execute/sync`, { script: 'return document.body.innerText.slice(0, 300)', args: [] });
    const find = async (xpath: string): Promise<string> => {
      let one: string | undefined;
      await secondsUntil(async () => {
        one = await found(xpath);
        return one !== undefined;
      });
      if (one === undefined) throw new Error(`WebKitGTK does not show ${xpath}, but “${await shown()}”`);
      return one;
    };
    const click = async (xpath: string) => ask('POST', `${page}/element/${await find(xpath)}/click`, {});
    const question = async () =>
      ask<string>('GET', `${page}/element/${await find('//*[@aria-label="Question"]//h2')}/text`);
    const opened = await secondsOf(async () => {
      await ask('POST', `${page}/url`, { url: server.resolvedUrls?.local[0] });
      await click('//button[starts-with(@aria-label,"Start The gallows crossroads")]');
      await find('//h1[contains(.,"The gallows crossroads")]');
    });
    await click(buttonIn('Turn order', 'Theobald'));
    await click(buttonIn('Who acts', 'Sword'));
    await click(buttonIn('Question', 'Bandit 1'));
    await find(buttonIn('Question', 'No reaction'));
    const asked = await question();
    await find('//header//*[normalize-space(.)="Saved"]');
    await ask('POST', `${page}/refresh`, {});
    const again = await question();
    const offline = await ask<boolean>('POST', `${page}/execute/sync`, {
      script: 'return "serviceWorker" in navigator',
      args: [],
    });
    const faults = again === asked ? [] : [`the question is “${again}” after a reload, and was “${asked}”`];
    await ask('DELETE', page);
    return {
      told: [
        `WebKitGTK ${made.capabilities.browserVersion}: a fight is open in ${opened.toFixed(1)} s; fight, question and reload go. ${offline ? 'It has' : 'It lacks'} service workers.`,
      ],
      faults,
    };
  } finally {
    if (driver.pid !== undefined) process.kill(-driver.pid);
    await server.close();
  }
}

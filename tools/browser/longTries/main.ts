/**
 * `npm run long-tries`: what takes too long for every day, in a real browser, each with its figures.
 * `-- evening 3000` takes one of them, and another number than the usual one. It ends with 1 where
 * something does not hold.
 */
import { spawnSync } from 'node:child_process';
import { loadavg } from 'node:os';
import { type Browser, chromium } from 'playwright';
import { launchOptions } from '../../../e2e/helpers/browser.ts';
import { evening } from './evening.ts';
import type { Tried } from './figures.ts';
import { crowd, largePicture, manyWalls } from './large.ts';
import { newVersion } from './newVersion.ts';
import { webkitGtk } from './webkitGtk.ts';

interface LongTry {
  about: string;
  /** The usual number, where the try has one. */
  many?: number;
  run(browser: Browser, many: number): Promise<Tried>;
}

/** A try that another command makes already. */
const byCommand =
  (...command: string[]) =>
  async (): Promise<Tried> => {
    const { status } = spawnSync('npx', command, { stdio: 'inherit' });
    return { told: [], faults: status === 0 ? [] : [`“npx ${command.join(' ')}” failed`] };
  };

const TRIES: Record<string, LongTry> = {
  'new-version': { about: 'a new version in the middle of a question, with a phone joined', run: newVersion },
  'sub-path': {
    about: 'every game, a question and the players’ window without a network, from a sub-path of a host',
    run: byCommand('playwright', 'test', '-c', 'e2e', '--project=app', 'kept/safety', '-g', 'under a sub-path'),
  },
  evening: { about: 'steps of an evening with both windows and a phone', many: 400, run: evening },
  crowd: { about: 'combatants', many: 300, run: crowd },
  picture: { about: 'pixels a side of a picture as the map', many: 8192, run: largePicture },
  shelf: { about: '2000 creatures on the shelf', run: byCommand('tsx', 'bench/run.mjs', 'shelf') },
  walls: { about: 'walls of a map file, and a tenth of them', many: 200_000, run: manyWalls },
  webkitgtk: { about: 'a fight, a question and a reload in the WebKit of Linux', run: webkitGtk },
};

const say = (text: string) => process.stdout.write(`${text}\n`);
const [only, number] = process.argv.slice(2);
if (only !== undefined && !TRIES[only]) {
  say(`“${only}” is no long try. There are: ${Object.keys(TRIES).join(', ')}.`);
  process.exit(1);
}
let fell = 0;
for (const [name, { about, many, run }] of Object.entries(TRIES)) {
  if (only !== undefined && name !== only) continue;
  const wanted = number === undefined ? many : Number(number);
  const browser = await chromium.launch(launchOptions());
  say(`${name}: ${wanted === undefined ? '' : `${wanted} `}${about} (load ${(loadavg()[0] ?? 0).toFixed(0)})`);
  const { told, faults } = await run(browser, wanted ?? 1).catch(
    (error: unknown): Tried => ({ told: [], faults: [error instanceof Error ? error.message : String(error)] }),
  );
  await browser.close();
  for (const line of told) say(`  ${line}`);
  say(faults.length === 0 ? '  It holds.' : `  It does not hold: ${faults.join('; ')}.`);
  if (faults.length > 0) fell += 1;
}
process.exit(fell === 0 ? 0 : 1);

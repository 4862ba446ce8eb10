// Prepares a fresh machine: dependencies, and (with --browser) a Chromium for the tests. Uses only
// Node built-ins.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { homedir, platform } from 'node:os';
import { delimiter, join } from 'node:path';
import { canWrite, standingOf } from './place.mjs';

const root = join(import.meta.dirname, '../..');
const note = join(root, 'node_modules', '.cache', 'test-browser.json');
const win = platform() === 'win32';
const sh = (cmd, args, ms = 600_000) =>
  spawnSync(cmd, args, { cwd: root, stdio: 'inherit', shell: win, timeout: ms }).status === 0;
const quiet = (cmd, args) => spawnSync(cmd, args, { encoding: 'utf8', timeout: 20_000 });

function dependencies() {
  const mark = join(root, 'node_modules', '.package-lock.json');
  const lock = join(root, 'package-lock.json');
  if (existsSync(mark) && statSync(mark).mtimeMs >= statSync(lock).mtimeMs) return;
  console.log('setup: installing dependencies (npm ci) …');
  if (!sh('npm', ['ci', '--no-audit', '--no-fund'])) fail('npm ci failed; see above.');
}

/**
 * Chromium without a window: the tests need a seventh less of the processor than in a whole
 * Chromium.
 */
const SHELL = 'chromium-headless-shell';
const isShell = ({ path }) => path.endsWith(SHELL);

/** Where a Chrome-family browser may be installed, most specific first. */
function* candidates(playwrightPath) {
  const inPath = (name) => (process.env.PATH ?? '').split(delimiter).map((folder) => join(folder, name));
  if (process.env.TEST_BROWSER) yield process.env.TEST_BROWSER;
  if (platform() === 'linux') yield* inPath(SHELL);
  if (playwrightPath) yield playwrightPath;
  if (platform() === 'darwin') {
    for (const base of ['/Applications', join(homedir(), 'Applications')])
      for (const n of ['Google Chrome', 'Chromium', 'Microsoft Edge', 'Brave Browser'])
        yield join(base, `${n}.app`, 'Contents', 'MacOS', n);
  } else if (win) {
    for (const base of [process.env.PROGRAMFILES, process.env['PROGRAMFILES(X86)'], process.env.LOCALAPPDATA].filter(
      Boolean,
    ))
      for (const n of [
        'Google\\Chrome\\Application\\chrome.exe',
        'Chromium\\Application\\chrome.exe',
        'Microsoft\\Edge\\Application\\msedge.exe',
      ])
        yield join(base, n);
  } else {
    for (const n of [
      'chromium',
      'google-chrome-stable',
      'google-chrome',
      'chromium-browser',
      'microsoft-edge',
      'brave-browser',
    ])
      yield* inPath(n);
  }
}

/** Accepts a path only if its browser starts and draws a page (Ubuntu's snap stub does not). */
async function works(executablePath) {
  const { chromium } = await import('playwright');
  try {
    const browser = await chromium.launch({ executablePath, timeout: 20_000 });
    const page = await browser.newPage();
    const ok = await page.evaluate(() => document.createElement('canvas').getContext('2d') !== null);
    const version = browser.version();
    await browser.close();
    return ok ? version : null;
  } catch {
    return null;
  }
}

async function find() {
  const { chromium } = await import('playwright');
  for (const path of candidates(chromium.executablePath())) {
    if (!existsSync(path)) continue;
    const version = await works(path);
    if (version) return { path, version };
  }
  return null;
}

async function browser() {
  if (existsSync(note)) {
    const was = JSON.parse(readFileSync(note, 'utf8'));
    if (existsSync(was.path) && (!process.env.TEST_BROWSER || process.env.TEST_BROWSER === was.path)) return;
  }
  let got = await find();
  // A user's own machine is left as it is. A container for tests, whose user is root, gets the
  // headless browser beside a whole one.
  const snapshotOf = got && (isShell(got) || process.env.TEST_BROWSER || process.getuid?.() !== 0);
  if (!snapshotOf && apt(SHELL)) got = await find();
  const tries = [
    [
      'Playwright’s own Chromium',
      () => sh('npx', ['--no-install', 'playwright', 'install', '--no-shell', 'chromium'], 300_000),
    ],
    ['Debian’s package', () => apt('chromium')],
  ];
  for (const [what, run] of tries) {
    if (got) break;
    console.log(`setup: no Chromium yet; trying ${what} …`);
    run();
    got = await find();
  }
  if (!got)
    fail(
      'no Chrome, Chromium or Edge could be found or installed.\nInstall one, or set TEST_BROWSER=/path/to/chrome, then run the same command again.',
    );
  mkdirSync(join(root, 'node_modules', '.cache'), { recursive: true });
  writeFileSync(note, JSON.stringify(got));
  console.log(`setup: tests use Chromium ${got.version} at ${got.path}`);
}

/** Installs a package if this works without asking the user. */
function apt(name) {
  if (platform() !== 'linux' || !existsSync('/usr/bin/apt-get')) return false;
  const sudo = process.getuid?.() === 0 ? [] : ['sudo', '-n'];
  if (sudo.length && quiet('sudo', ['-n', 'true']).status !== 0) return false;
  console.log(`setup: installing ${name} …`);
  const run = (...a) => sh([...sudo, ...a][0], [...sudo, ...a].slice(1));
  // Without a network, apt gives up soon.
  const patience = ['-q', '-o', 'Acquire::Retries=1', '-o', 'Acquire::http::Timeout=15'];
  return (
    run('apt-get', 'update', ...patience) &&
    run(
      'env',
      'DEBIAN_FRONTEND=noninteractive',
      'apt-get',
      'install',
      '-y',
      ...patience,
      '--no-install-recommends',
      name,
      'fonts-liberation',
    )
  );
}

function fail(why) {
  console.error(`setup: ${why}`);
  process.exit(1);
}

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
if (major < 20 || (major === 20 && minor < 19))
  fail(`Node ${process.versions.node} is too old; 20.19 or later is needed.`);
const tests = process.argv.includes('--browser');
// A build that is served as it is needs no packages. The next script reports a folder that cannot
// be written.
if (tests || (standingOf(root) !== 'fresh' && canWrite(root))) dependencies();
if (tests) await browser();

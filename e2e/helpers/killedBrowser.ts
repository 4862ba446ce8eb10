/**
 * A browser on its own profile. Tests kill all its processes at once and know when they are gone.
 */
import { spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Page } from 'playwright';
import { launchOptions } from './browser.ts';
import { fixedSeed } from './table.ts';
import { unseenBoards } from './unseenBoards.ts';

/**
 * How long a killed process may take to end, in milliseconds: a busy machine takes seconds to free
 * its memory.
 */
const GONE_WITHIN = 60_000;

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** A new profile in the folder for temporary files. */
export const newProfile = (): string => mkdtempSync(join(tmpdir(), 'affray-kills-'));

/**
 * Deletes a profile. Files that the system still holds are deleted when this process ends; they
 * cause no failure.
 */
export function removeProfile(profile: string): void {
  const remove = () => rmSync(profile, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
  try {
    remove();
  } catch {
    process.once('exit', () => {
      try {
        remove();
      } catch {
        process.stderr.write(`${profile} could not be deleted.\n`);
      }
    });
  }
}

/**
 * Starts the browser in its own process group. `kill` ends every process of the group with SIGKILL
 * and resolves when none is left.
 */
export async function startBrowser(profile: string): Promise<{ page: Page; kill(): Promise<void> }> {
  const { executablePath = chromium.executablePath(), args } = launchOptions();
  rmSync(join(profile, 'DevToolsActivePort'), { force: true });
  const flags = [`--user-data-dir=${profile}`, '--remote-debugging-port=0', '--headless=new', '--no-sandbox'];
  const child = spawn(executablePath, [...flags, ...args, 'about:blank'], { detached: true, stdio: 'ignore' });
  child.on('error', () => {});
  const killed = async (): Promise<void> => {
    if (child.pid !== undefined) await killGroup(child.pid);
  };
  try {
    const port = await portOf(profile);
    const browser = await chromium.connectOverCDP(`http://127.0.0.1:${port}`);
    const kill = async (): Promise<void> => {
      await killed();
      await browser.close().catch(() => {});
    };
    const [context] = browser.contexts();
    const page = context?.pages()[0] ?? (await context?.newPage());
    if (!page) throw new Error('The browser has no window.');
    await page.setViewportSize({ width: 1366, height: 768 });
    for (const script of [fixedSeed, ...unseenBoards]) await page.addInitScript(script);
    return { page, kill };
  } catch (error) {
    await killed();
    throw error;
  }
}

async function portOf(profile: string): Promise<number> {
  for (let n = 0; n < 1500; n += 1) {
    await pause(40);
    try {
      const port = Number(readFileSync(join(profile, 'DevToolsActivePort'), 'utf8').split('\n')[0]);
      if (port > 0) return port;
    } catch {
      // The browser has not started yet.
    }
  }
  throw new Error('The browser did not start.');
}

async function killGroup(group: number): Promise<void> {
  for (const until = performance.now() + GONE_WITHIN; performance.now() < until && lives(group); await pause(20))
    try {
      // The signal is sent again each time: a process that was being forked at the first signal is
      // in the group but missed the signal.
      process.kill(-group, 'SIGKILL');
    } catch {
      return;
    }
}

/**
 * Tells whether a process of this group still runs. A dead process that its parent has not yet
 * collected does not count.
 */
function lives(group: number): boolean {
  try {
    process.kill(-group, 0);
  } catch {
    return false;
  }
  const stats = statsOfAll();
  return stats === undefined || stats.some((stat) => stat.group === group && !'ZX'.includes(stat.state));
}

/**
 * State and group of every process, where the system lists processes as files. Undefined elsewhere.
 */
function statsOfAll(): { state: string; group: number }[] | undefined {
  try {
    return readdirSync('/proc').flatMap((name) => {
      if (!/^\d+$/.test(name)) return [];
      try {
        const stat = readFileSync(join('/proc', name, 'stat'), 'utf8');
        // The fields stand after the program's name, which may contain anything: state, parent,
        // group.
        const [state = '', , group = ''] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
        return [{ state, group: Number(group) }];
      } catch {
        return [];
      }
    });
  } catch {
    return undefined;
  }
}

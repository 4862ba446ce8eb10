/** A browser on a profile of its own that can be killed outright, all its processes at once, and is known to be gone after it. */
import { spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Page } from 'playwright';
import { launchOptions } from './browser.ts';
import { fixedSeed } from './table.ts';

/** How long a killed process may take to go: on a machine with more to do than it can, its memory is given back in seconds. */
const GONE_WITHIN = 60_000;

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** A new profile in the place for temporary files. */
export const newProfile = (): string => mkdtempSync(join(tmpdir(), 'affray-kills-'));

/** Deletes a profile. What the system still holds is deleted as this process ends; it is rubbish, and no reason to fail. */
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

/** Starts it in a process group of its own. `kill` ends every process of the group with SIGKILL and resolves when none is left. */
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
    await page.addInitScript(fixedSeed);
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
      // Not up yet.
    }
  }
  throw new Error('The browser did not start.');
}

async function killGroup(group: number): Promise<void> {
  for (const until = Date.now() + GONE_WITHIN; Date.now() < until && lives(group); await pause(20))
    try {
      // Sent again each time: what was being forked as the first came has the group, but not the signal.
      process.kill(-group, 'SIGKILL');
    } catch {
      return;
    }
}

/** Whether a process of this group still runs: one that is dead and only not yet taken note of by its parent does not. */
function lives(group: number): boolean {
  try {
    process.kill(-group, 0);
  } catch {
    return false;
  }
  const stats = statsOfAll();
  return stats === undefined || stats.some((stat) => stat.group === group && !'ZX'.includes(stat.state));
}

/** State and group of every process, where the system lists them as files; elsewhere nothing. */
function statsOfAll(): { state: string; group: number }[] | undefined {
  try {
    return readdirSync('/proc').flatMap((name) => {
      if (!/^\d+$/.test(name)) return [];
      try {
        const stat = readFileSync(join('/proc', name, 'stat'), 'utf8');
        // After the program's name, which may hold anything: state, parent, group.
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

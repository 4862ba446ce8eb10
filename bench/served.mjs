/** A server for built pages, and the browser that opens them. */
import { spawnSync } from 'node:child_process';
import { createReadStream, existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { chromium } from 'playwright';
import { build } from 'vite';
import { launchOptions } from '../e2e/helpers/browser.ts';

const KINDS = {
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.woff2': 'font/woff2',
};

/** Builds the measured pages of a checkout into a folder. */
export const buildPages = (checkout, folder) =>
  build({ configFile: join(checkout, 'bench/vite.config.ts'), build: { outDir: folder } });

/**
 * The measured pages of a commit, built with the libraries of this checkout, and kept in the cache
 * for the next comparison. Gives their folder.
 */
export async function pagesOf(root, commit) {
  const git = (...words) => {
    const { status, stdout, stderr } = spawnSync('git', words, { cwd: root, maxBuffer: 2 ** 30 });
    if (status !== 0) throw new Error(`The code of before, ${commit}, could not be read: ${stderr}`);
    return stdout;
  };
  const name = git('rev-parse', '--verify', `${commit}^{commit}`).toString().trim();
  const folder = join(root, 'node_modules/.cache/affray-bench-before', name);
  if (existsSync(folder)) return folder;
  console.log(`Building the pages of ${commit} …`);
  const checkout = mkdtempSync(join(tmpdir(), 'affray-before-'));
  try {
    spawnSync('tar', ['-x', '-C', checkout], { input: git('archive', name) });
    symlinkSync(join(root, 'node_modules'), join(checkout, 'node_modules'));
    mkdirSync(join(folder, '..'), { recursive: true });
    await buildPages(checkout, folder);
  } finally {
    rmSync(checkout, { recursive: true });
  }
  return folder;
}

/** Serves the files of a folder. Gives the address, and how to end the server. */
export async function serve(folder) {
  const server = createServer((request, answer) => {
    const { pathname } = new URL(request.url ?? '/', 'http://bench');
    const file = join(folder, pathname.endsWith('/') ? `${pathname}index.html` : pathname);
    if (!file.startsWith(folder) || !existsSync(file)) {
      answer.writeHead(404).end();
      return;
    }
    answer.writeHead(200, { 'content-type': KINDS[extname(file)] ?? 'application/octet-stream' });
    createReadStream(file).pipe(answer);
  });
  await new Promise((ready) => server.listen(0, '127.0.0.1', ready));
  return { home: `http://127.0.0.1:${server.address().port}`, close: () => server.close() };
}

/** The browser of the browser tests. Their set-up finds one, or says what to do. */
export function launch(root) {
  if (!existsSync(join(root, 'node_modules/.cache/test-browser.json')))
    spawnSync(process.execPath, [join(root, 'tools/start/setup.mjs'), '--browser'], { stdio: 'inherit' });
  return chromium.launch(launchOptions());
}

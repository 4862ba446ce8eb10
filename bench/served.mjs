/** A server for built pages, and the browser that opens them. */
import { spawnSync } from 'node:child_process';
import { createReadStream, existsSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join } from 'node:path';
import { chromium } from 'playwright';
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

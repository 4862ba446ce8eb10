// Serves a folder of files like a static host, with Node alone.
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { extname, join, sep } from 'node:path';
import { headers } from './headers.mjs';

const TYPES = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.txt': 'text/plain; charset=utf-8',
};
/** How many ports are tried, one after the other, if the wanted port is taken. */
const MOST_TRIED = 20;

/** The file of a folder that an address names. Undefined where it names none in this folder. */
function fileOf(folder, url) {
  try {
    const { pathname } = new URL(url, 'http://localhost');
    const path = join(folder, decodeURIComponent(pathname.endsWith('/') ? `${pathname}index.html` : pathname));
    return path.startsWith(folder + sep) ? path : undefined;
  } catch {
    return undefined;
  }
}

async function answer(folder, own, { method, url = '/' }, response) {
  const said = own[url.split('?')[0]];
  if (said !== undefined) {
    response.writeHead(200, { ...headers, 'content-type': TYPES['.json'], 'cache-control': 'no-store' });
    response.end(said);
    return;
  }
  const path = method === 'GET' || method === 'HEAD' ? fileOf(folder, url) : undefined;
  const bytes = path && (await readFile(path).catch(() => undefined));
  if (!bytes) {
    response.writeHead(404, { 'content-type': TYPES['.txt'] }).end('There is no such file here.\n');
    return;
  }
  // A part's name changes with its content, so browsers may keep it. A page's name does not, so
  // browsers ask again.
  const kept = path.startsWith(join(folder, 'assets') + sep) ? 'max-age=31536000, immutable' : 'no-cache';
  response.writeHead(200, {
    ...headers,
    'content-type': TYPES[extname(path)] ?? 'application/octet-stream',
    'content-length': bytes.length,
    'cache-control': kept,
  });
  response.end(method === 'HEAD' ? undefined : bytes);
}

/**
 * Serves the folder to this machine alone, or to a network by the address of `host`. Gives the
 * server and its port: the wanted one, or the next free one. `own` has answers that are no files:
 * each path, and its JSON. Rejects with a sentence.
 */
export async function serveFiles(folder, wanted, host = '127.0.0.1', own = {}) {
  for (let port = wanted; port < Math.min(wanted + MOST_TRIED, 65_536); port += 1) {
    const server = createServer((request, response) => void answer(folder, own, request, response));
    const fault = await new Promise((resolve) => {
      server.once('error', resolve);
      server.listen(port, host, () => resolve(undefined));
    });
    if (fault === undefined) return { server, port };
    if (fault.code !== 'EADDRINUSE')
      throw new Error(
        `Nothing can be served at port ${port} (${fault.code ?? fault.message}): choose another by PORT.`,
      );
  }
  throw new Error(`All ports from ${wanted} on are taken: choose another by PORT.`);
}

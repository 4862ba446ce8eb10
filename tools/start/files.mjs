// Serves a folder of files like a static host, with Node alone.
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { extname, join, sep } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createDoor, pathOf } from './door.mjs';
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

/** The file of a folder that a path names. Undefined where it names none in this folder. */
function fileOf(folder, named) {
  try {
    const path = join(folder, decodeURIComponent(named.endsWith('/') ? `${named}index.html` : named));
    return path.startsWith(folder + sep) ? path : undefined;
  } catch {
    return undefined;
  }
}

async function answer(folder, own, request, response) {
  const named = pathOf(request);
  if (Object.hasOwn(own, named)) {
    response.writeHead(200, { ...headers, 'content-type': TYPES['.json'], 'cache-control': 'no-store' });
    response.end(own[named]);
    return;
  }
  const path = ['GET', 'HEAD'].includes(request.method) ? fileOf(folder, named) : undefined;
  const found = path && (await stat(path).catch(() => undefined));
  if (!found?.isFile()) {
    response.writeHead(404, { 'content-type': TYPES['.txt'] }).end('There is no such file here.\n');
    return;
  }
  // A part's name changes with its content, so browsers may keep it. A page's name does not, so
  // browsers ask again.
  const kept = path.startsWith(join(folder, 'assets') + sep) ? 'max-age=31536000, immutable' : 'no-cache';
  response.writeHead(200, {
    ...headers,
    'content-type': TYPES[extname(path)] ?? 'application/octet-stream',
    'content-length': found.size,
    'cache-control': kept,
  });
  if (request.method === 'HEAD') response.end();
  else await pipeline(createReadStream(path), response);
}

/**
 * Serves the folder to this machine alone, or to a network by the address of `host`. Gives the
 * server and its port: the wanted one, or the next free one. `own` has answers that are no files:
 * each path, and its JSON. `names` are those by which it is known beside its addresses. Rejects
 * with a sentence.
 */
export async function serveFiles(folder, wanted, host = '127.0.0.1', own = {}, names = []) {
  for (let port = wanted; port < Math.min(wanted + MOST_TRIED, 65_536); port += 1) {
    const server = createDoor(names, (request, response) => answer(folder, own, request, response));
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

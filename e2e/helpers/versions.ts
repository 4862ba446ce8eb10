/** A static host of the built app that can publish a new version during a test. */
import { readFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, normalize } from 'node:path';

const root = join(import.meta.dirname, '../..', 'dist');
const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
  '.webmanifest': 'application/manifest+json',
  '.json': 'application/json',
};

/**
 * Serves on a free port of this machine. `bringOut` publishes a new version, which the next look
 * for an update finds. Its pages find a relay at this address, once a test has added one to the
 * server.
 */
export async function serveVersions(): Promise<{
  address: string;
  server: Server;
  bringOut(): void;
  close(): Promise<void>;
}> {
  let version = 1;
  const server = createServer(async (request, response) => {
    const path = new URL(request.url ?? '/', 'http://here').pathname;
    if (path === '/relay.json') {
      response.writeHead(200, { 'Content-Type': 'application/json' });
      response.end(JSON.stringify({ relay: 'relay', pages: [`http://${request.headers.host}/`] }));
      return;
    }
    const file = normalize(path.endsWith('/') ? `${path}index.html` : path);
    try {
      const bytes = await readFile(join(root, file));
      response.writeHead(200, { 'Content-Type': types[extname(file)] ?? 'application/octet-stream' });
      response.end(file.endsWith('sw.js') ? `${bytes.toString()}\n// ${version}` : bytes);
    } catch {
      response.writeHead(404).end();
    }
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  return {
    server,
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    bringOut: () => {
      version += 1;
    },
    close: () => new Promise((closed) => void server.close(() => closed())),
  };
}

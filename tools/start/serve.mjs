// `npm start`: builds the app when its sources are newer than the build, serves it, and names the address.
import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { build, preview } from 'vite';

const root = join(import.meta.dirname, '../..');
const newest = (path) =>
  statSync(path).isDirectory()
    ? Math.max(0, ...readdirSync(path).map((name) => newest(join(path, name))))
    : statSync(path).mtimeMs;
const built = join(root, 'dist', 'index.html');
const sources = [
  'src',
  'tools/build',
  'public',
  'index.html',
  'screen.html',
  'vite.config.ts',
  'package-lock.json',
].map((name) => join(root, name));
if (!existsSync(built) || sources.some((path) => newest(path) > statSync(built).mtimeMs)) {
  console.log('start: building Affray …');
  await build({ root, logLevel: 'warn' });
}
const port = Number(process.env.PORT ?? 4173);
const server = await preview({ root, logLevel: 'warn', preview: { host: '127.0.0.1', port, strictPort: false } });
const address = server.resolvedUrls?.local[0] ?? `http://127.0.0.1:${port}/`;
console.log(`\nAffray is running. Open ${address}\n(Ctrl+C stops it.)`);

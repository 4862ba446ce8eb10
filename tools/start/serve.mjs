// `npm start`: builds the app when its sources are newer than the build, serves it, and prints the
// address.
import { statSync } from 'node:fs';
import { join } from 'node:path';
import { serveFiles } from './files.mjs';
import { canWrite, portOf, standingOf } from './place.mjs';

const root = join(import.meta.dirname, '../..');

/** Says why nothing is served, and ends. */
function fail(sentence) {
  console.error(`start: ${sentence}`);
  process.exit(1);
}

/**
 * Makes the build where it is missing or older than its sources. An existing build is served as it
 * is where none can be made.
 */
async function makeBuild() {
  const standing = standingOf(root);
  if (standing === 'fresh') return;
  if (canWrite(root)) {
    console.log('start: building Affray …');
    const { build } = await import('vite');
    await build({ root, logLevel: 'warn' });
    return;
  }
  if (standing === 'missing')
    fail('this folder cannot be written, so nothing can be built in it: copy Affray to a folder of your own.');
  const made = statSync(join(root, 'dist', 'index.html'))
    .mtime.toISOString()
    .slice(0, 10);
  console.log(`start: this folder cannot be written, so the build of ${made} is served, though its sources are newer.`);
}

const { port, fault } = portOf(process.env.PORT);
if (fault) fail(fault);
await makeBuild();
const served = await serveFiles(join(root, 'dist'), port).catch(({ message }) => fail(message));
console.log(`\nAffray is running. Open http://127.0.0.1:${served}/\n(Ctrl+C stops it.)`);

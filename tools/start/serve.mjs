// `npm start` and `npm run relay`: builds the app when its sources are newer than the build, serves
// it (with a relay for screens on other machines), and prints the address.
import { statSync } from 'node:fs';
import { join } from 'node:path';
import { serveFiles } from './files.mjs';
import { canWrite, ownAddresses, portOf, standingOf, wishesOf } from './place.mjs';

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

const { port: wanted, fault } = portOf(process.env.PORT);
if (fault) fail(fault);
const wishes = wishesOf(process.argv.slice(2));
if (wishes.fault) fail(wishes.fault);
await makeBuild();
/** What the page asks for when its GM wants screens on other machines. */
const own = wishes.relay ? { '/relay.json': '{}' } : {};
const { server, port } = await serveFiles(
  join(root, 'dist'),
  wanted,
  wishes.host ? '0.0.0.0' : '127.0.0.1',
  own,
  wishes.names,
).catch(({ message }) => fail(message));
const addresses = wishes.host ? [...wishes.names, ...ownAddresses()] : [];
if (wishes.relay) {
  const { addRelay } = await import('./relay.mjs').catch(() =>
    fail('the relay needs the packages of Affray: run “npm ci” in this folder first.'),
  );
  await addRelay(server, { names: wishes.names });
  const pages = (addresses.length > 0 ? addresses : ['127.0.0.1']).map((address) => `http://${address}:${port}/`);
  own['/relay.json'] = JSON.stringify({ relay: 'relay', pages });
}
// What one connection breaks ends there. This is the last guard: the evening goes on.
process.on('uncaughtException', (fault) => console.error('start: an unforeseen fault, which ended nothing:', fault));
console.log(`\nAffray is running. Open http://127.0.0.1:${port}/`);
if (wishes.relay)
  console.log(
    wishes.host
      ? `Other machines of this network have it at ${addresses.map((address) => `http://${address}:${port}/`).join(' or ')}.`
      : 'Its relay serves this machine alone; “npm run relay -- --host” serves the home network.',
  );
console.log('(Ctrl+C stops it.)');

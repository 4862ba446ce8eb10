// Where `npm start` serves, and what: reads the port, compares the build with its sources, and
// tells whether a build can be made.
import { existsSync, mkdtempSync, readdirSync, rmdirSync, statSync } from 'node:fs';
import { networkInterfaces } from 'node:os';
import { join } from 'node:path';

/** The port when none is named. */
const USUAL_PORT = 4173;

/** The port that PORT names, or the usual one. `fault` is a sentence for a PORT that names none. */
export function portOf(written) {
  const text = written?.trim() ?? '';
  if (text === '') return { port: USUAL_PORT };
  const port = Number(text);
  return /^\d+$/.test(text) && port >= 1 && port <= 65_535
    ? { port }
    : { fault: `PORT is “${text}”: set it to a whole number from 1 to 65535, or leave it away for ${USUAL_PORT}.` };
}

/**
 * What `--relay` and `--host` ask for. Names after `--host` are those by which other machines know
 * this one. `fault` is a sentence for any other word.
 */
export function wishesOf(words) {
  const relay = words.includes('--relay');
  const host = words.includes('--host');
  const isName = (word) => host && /^[a-z\d]([\w.-]*[a-z\d])?$/i.test(word);
  const strange = words.find((word) => word !== '--relay' && word !== '--host' && !isName(word));
  if (strange !== undefined)
    return { fault: `“${strange}” is nothing that can be asked for: there are --relay and --host.` };
  if (host && !relay) return { fault: '--host goes with --relay: Affray is served to other machines for that alone.' };
  return { relay, host, names: words.filter(isName).map((name) => name.toLowerCase()) };
}

/** How addresses in a home begin, the likeliest first: those from 172 are often of containers. */
const HOMES = ['192.168.', '10.', '172.'];

/** The addresses of this machine in its networks; those of homes first. */
export function ownAddresses(found = networkInterfaces()) {
  const all = Object.values(found)
    .flat()
    .filter((one) => one && one.family === 'IPv4' && !one.internal)
    .map(({ address }) => address);
  const rank = (address) => {
    const at = HOMES.findIndex((start) => address.startsWith(start));
    return at < 0 ? HOMES.length : at;
  };
  return all.sort((one, two) => rank(one) - rank(two));
}

const newest = (path) =>
  statSync(path).isDirectory()
    ? Math.max(0, ...readdirSync(path).map((name) => newest(join(path, name))))
    : statSync(path).mtimeMs;

/** The sources of the build. Where all of them are missing, the user got only a build. */
const SOURCES = [
  'src',
  'tools/build',
  'public',
  'index.html',
  'screen.html',
  'phone.html',
  'vite.config.ts',
  'package-lock.json',
];

/**
 * The build in a folder compared with its sources: `missing`, `older` than one of them, or `fresh`.
 */
export function standingOf(root) {
  const built = join(root, 'dist', 'index.html');
  if (!existsSync(built)) return 'missing';
  const sources = SOURCES.map((name) => join(root, name)).filter((path) => existsSync(path));
  return sources.some((path) => newest(path) > statSync(built).mtimeMs) ? 'older' : 'fresh';
}

/**
 * Tells whether a build could be written. It tries to write: file modes alone do not show a
 * read-only disk.
 */
export function canWrite(root) {
  const folders = ['', 'dist', 'node_modules'].map((name) => join(root, name)).filter((path) => existsSync(path));
  try {
    for (const folder of folders) rmdirSync(mkdtempSync(join(folder, '.tried-')));
    return true;
  } catch {
    return false;
  }
}

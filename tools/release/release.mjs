// Packs the built app with its licence and the licences of what it is built from as
// release/affray-VERSION.zip, which any static host serves (`npm run release`).
import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { zipSync } from 'fflate';

const root = join(import.meta.dirname, '../..');
const readJson = (path) => JSON.parse(readFileSync(path, 'utf8'));

/** The files under a folder, by their path inside it with forward slashes. */
function filesUnder(folder) {
  const found = readdirSync(folder, { recursive: true, withFileTypes: true });
  const files = found.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  return Object.fromEntries(
    files.map((path) => [relative(folder, path).split(sep).join('/'), new Uint8Array(readFileSync(path))]),
  );
}

/** The text of a package's licence. Only the licence's name where the package has no text. */
function licenceOf(folder) {
  const { name, version, license } = readJson(join(folder, 'package.json'));
  const file = readdirSync(folder).find((entry) => /^(licen[cs]e|copying)/i.test(entry));
  const words = file ? readFileSync(join(folder, file), 'utf8').trim() : '';
  return `${name} ${version} (${license ?? 'see its text'})\n\n${words}\n`;
}

/** The licences of every package that is built into the app, not of those that only build it. */
function licencesOfPackages() {
  const { packages } = readJson(join(root, 'node_modules', '.package-lock.json'));
  const used = Object.entries(packages).filter(([, entry]) => !entry.dev && !entry.devOptional && !entry.optional);
  return used.map(([path]) => licenceOf(join(root, path))).join(`\n${'-'.repeat(72)}\n\n`);
}

const built = spawnSync('npm', ['run', 'build'], { cwd: root, stdio: 'inherit', shell: process.platform === 'win32' });
if (built.status !== 0) {
  console.error('release: the build failed, so nothing was packed. Its reason stands above.');
  process.exit(1);
}
const { version } = readJson(join(root, 'package.json'));
const ownText = (name) => new Uint8Array(readFileSync(join(root, name)));
const packed = zipSync(
  {
    ...filesUnder(join(root, 'dist')),
    LICENSE: ownText('LICENSE'),
    'CREDITS.md': ownText('CREDITS.md'),
    'CHANGELOG.md': ownText('CHANGELOG.md'),
    'LICENSES-OF-PACKAGES.txt': new TextEncoder().encode(licencesOfPackages()),
  },
  { level: 9 },
);
const target = join(root, 'release', `affray-${version}.zip`);
mkdirSync(join(root, 'release'), { recursive: true });
writeFileSync(target, packed);
console.log(`release: ${relative(root, target)}, ${(packed.length / 1e6).toFixed(1)} MB.`);

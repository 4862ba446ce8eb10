/**
 * Builds a program as the app is built, and runs it in a process of its own. Run from its source a
 * program that plays fights is up to three times as slow: the loader of TypeScript gives each
 * function its name anew whenever it is made. `node tools/build/runBuilt.mjs FILE …` runs one.
 */
import { spawnSync } from 'node:child_process';
import { basename, join } from 'node:path';
import { build } from 'vite';

const root = join(import.meta.dirname, '../..');

/**
 * Runs a program, with words of the command. `file` is its path in the project. Returns the status
 * with which the program ends.
 */
export async function runBuilt(file, words) {
  const name = basename(file, '.ts');
  const outDir = join(root, 'node_modules/.cache/affray-programs', name);
  await build({
    root,
    configFile: false,
    publicDir: false,
    logLevel: 'error',
    build: { ssr: join(root, file), outDir, emptyOutDir: true, target: 'node20' },
    ssr: { noExternal: true },
  });
  return spawnSync(process.execPath, [join(outDir, `${name}.js`), ...words], { cwd: root, stdio: 'inherit' }).status;
}

const [, called, file, ...words] = process.argv;
if (called === import.meta.filename && file) process.exitCode = (await runBuilt(file, words)) ?? 1;

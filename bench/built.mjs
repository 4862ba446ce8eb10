/**
 * Builds a program of this folder as the app is built, and runs it in a process of its own. Run
 * from its source it is up to three times as slow: the loader of TypeScript gives each function its
 * name anew whenever it is made.
 */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { build } from 'vite';

/** Runs `rules`, say, with words of the command. Returns the status with which the program ends. */
export async function runBuilt(name, words) {
  const root = join(import.meta.dirname, '..');
  const outDir = join(root, 'node_modules/.cache', `affray-bench-${name}`);
  await build({
    root,
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    build: { ssr: join(import.meta.dirname, `${name}.ts`), outDir, emptyOutDir: true, target: 'node20' },
    ssr: { noExternal: true },
  });
  return spawnSync(process.execPath, [join(outDir, `${name}.js`), ...words], { cwd: root, stdio: 'inherit' }).status;
}

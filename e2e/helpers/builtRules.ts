/**
 * Builds the rules for browser tests that play before they open a window. Read from their sources
 * they take each worker half a minute: the loader of Playwright compiles file by file.
 */
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';

type Rules = typeof import('./rules.ts');

const root = join(import.meta.dirname, '../..');

async function buildRules(): Promise<Rules> {
  // Workers build at the same time, each for itself.
  const outDir = join(root, 'node_modules/.cache/affray-programs', `e2e-${process.env.TEST_PARALLEL_INDEX ?? 0}`);
  await build({
    root,
    configFile: false,
    publicDir: false,
    logLevel: 'error',
    build: { ssr: join(import.meta.dirname, 'rules.ts'), outDir, emptyOutDir: true, target: 'node20', minify: false },
    ssr: { noExternal: true, external: ['@playwright/test', 'playwright'] },
  });
  return import(pathToFileURL(join(outDir, 'rules.js')).href);
}

let built: Promise<Rules> | undefined;

/** The rules, built once in each worker. */
export const builtRules = (): Promise<Rules> => {
  built ??= buildRules();
  return built;
};

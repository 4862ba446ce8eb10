/**
 * Vite plugin: makes the app's workers entries of the same build, so that a worker and its window
 * load and keep each shared part once.
 */
import { readdirSync } from 'node:fs';
import { basename, dirname, resolve } from 'node:path';
import type { Plugin } from 'vite';

const WORKER = /new URL\('([^']+Worker\.ts)', import\.meta\.url\)/g;

/**
 * Replaces Vite's own way, which packs each worker with a copy of all its imports: the engine and
 * every game a second time.
 */
export function workerParts(root: string = resolve(import.meta.dirname, '../..')): Plugin {
  const games = readdirSync(resolve(root, 'src/rulesets'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);
  /**
   * The links of a page's head tell a browser early which parts it needs. A worker has no head and
   * loads games too, so the links are for windows only.
   */
  const ofWindows = (file: string): boolean => !games.some((game) => basename(file).startsWith(`${game}-`));
  /**
   * Gives the parts that a page preloads. Dialogs are left out: they are fetched in advance anyway,
   * and lists of their parts would cost more than they save.
   */
  const told = (file: string, parts: string[], asking: string): string[] => {
    const screen = basename(asking).startsWith('index-');
    return ofWindows(file) ? parts.filter((part) => screen || part.endsWith('.css')) : [];
  };
  return {
    name: 'worker-parts',
    apply: 'build',
    enforce: 'pre',
    config: () => ({
      build: {
        modulePreload: { polyfill: false, resolveDependencies: (file, parts, { hostId }) => told(file, parts, hostId) },
      },
    }),
    transform: {
      filter: { code: 'new Worker(' },
      handler(code, id) {
        const named = code.replace(WORKER, (_, path: string) => {
          const part = this.emitFile({ type: 'chunk', id: resolve(dirname(id), path) });
          return `import.meta.ROLLUP_FILE_URL_${part}`;
        });
        // The transformation moves no line.
        return { code: named, map: null };
      },
    },
  };
}

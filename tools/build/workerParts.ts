/** Vite plugin: the app's workers are entries of the same build, so that a worker and its window fetch and keep each shared part once. */
import { readdirSync } from 'node:fs';
import { basename, dirname, resolve } from 'node:path';
import type { Plugin } from 'vite';

const WORKER = /new URL\('([^']+Worker\.ts)', import\.meta\.url\)/g;

/** In place of Vite's own way, which packs each worker with a copy of all that it imports: the engine and every game a second time. */
export function workerParts(root: string = resolve(import.meta.dirname, '../..')): Plugin {
  const games = readdirSync(resolve(root, 'src/rulesets'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);
  /** Only windows fetch it. Links in the head tell a browser early what a part needs, and a worker, which fetches games too, has no head. */
  const ofWindows = (file: string): boolean => !games.some((game) => basename(file).startsWith(`${game}-`));
  /**
   * The parts that a browser is told of early when a file is asked for: those of the GM's screens, but for what the window has by then.
   * Dialogs and their like are fetched ahead: lists of what each of them needs would weigh more than they save.
   */
  const told = (file: string, parts: string[], asking: string): string[] => {
    const screen = basename(asking).startsWith('index-');
    const there = /^(react|rolldown-runtime|lucide|window|index)-/;
    const early = (part: string) => part.endsWith('.css') || (screen && !there.test(basename(part)));
    return ofWindows(file) ? parts.filter(early) : [];
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
    transform(code, id) {
      if (!code.includes('new Worker(')) return undefined;
      const named = code.replace(WORKER, (_, path: string) => {
        const part = this.emitFile({ type: 'chunk', id: resolve(dirname(id), path) });
        return `import.meta.ROLLUP_FILE_URL_${part}`;
      });
      // No line moves.
      return { code: named, map: null };
    },
  };
}

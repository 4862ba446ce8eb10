/**
 * Vite plugin: computes files whose data follows from other files at build time, and packs only the
 * exported data.
 */
import { readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { normalizePath, type Plugin, runnerImport } from 'vite';
import { gameIcons } from './gameIcons.ts';

/**
 * Each of these files exports only plain data. The modules that a file imports are not packed for
 * it.
 */
const MAPS = ['wild', 'town', 'under'].map((theme) => `src/space/scenes/${theme}`);
const FILES = [
  'src/space/scenes/readyCards.ts',
  'src/rulesets/cards.ts',
  'src/rulesets/cardScenes.ts',
  'src/library/cardIcons.ts',
];

/** The files of the ready maps. The looks of a map may be in a file of its own. */
const mapFiles = (root: string): string[] =>
  MAPS.flatMap((folder) =>
    readdirSync(resolve(root, folder))
      .filter((name) => !name.endsWith('Look.ts'))
      .map((name) => `${folder}/${name}`),
  );

const ALL = 'virtual:worked-out';

/**
 * Everywhere else (tests, scripts in Node) these files are ordinary modules and export the same
 * data.
 */
export function workedOut(root: string = resolve(import.meta.dirname, '../..')): Plugin {
  const files = [...FILES, ...mapFiles(root)].map((file) => normalizePath(resolve(root, file)));
  /** Imports all files together: what they share is then compiled and run once for all of them. */
  const runAll = () =>
    runnerImport<{ modules: Record<string, object> }>(ALL, {
      configFile: false,
      root,
      plugins: [gameIcons(root), listed(files)],
      logLevel: 'error',
    });
  let all: ReturnType<typeof runAll> | undefined;
  return {
    name: 'worked-out',
    watchChange() {
      all = undefined;
    },
    load: {
      // A file's path is matched whole.
      filter: { id: files },
      async handler(id) {
        all ??= runAll();
        const { module, dependencies } = await all;
        // A plugin's virtual module is no file, so a server cannot watch it.
        for (const file of dependencies) if (!file.includes('\0')) this.addWatchFile(resolve(root, file));
        return Object.entries(module.modules[id] ?? {})
          .map(([name, value]) => `export const ${name} = JSON.parse(${JSON.stringify(JSON.stringify(value))});`)
          .join('\n');
      },
    },
  };
}

/** One module that has all these files, by their paths. */
const listed = (files: readonly string[]): Plugin => ({
  name: 'all-worked-out',
  resolveId: (id) => (id === ALL ? `\0${ALL}` : undefined),
  load: (id) =>
    id === `\0${ALL}`
      ? [
          ...files.map((file, at) => `import * as file${at} from ${JSON.stringify(file)};`),
          `export const modules = {${files.map((file, at) => `${JSON.stringify(file)}: file${at}`).join()}};`,
        ].join('\n')
      : undefined,
});

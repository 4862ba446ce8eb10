/**
 * Vite plugin: computes files whose data follows from other files at build time, and packs only the
 * exported data.
 */
import { readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { type Plugin, runnerImport } from 'vite';
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

/**
 * Everywhere else (tests, scripts in Node) these files are ordinary modules and export the same
 * data.
 */
export function workedOut(root: string = resolve(import.meta.dirname, '../..')): Plugin {
  const files = new Set([...FILES, ...mapFiles(root)].map((file) => resolve(root, file)));
  return {
    name: 'worked-out',
    async load(id) {
      if (!files.has(id)) return undefined;
      const { module, dependencies } = await runnerImport<Record<string, unknown>>(id, {
        configFile: false,
        root,
        plugins: [gameIcons(root)],
        logLevel: 'error',
      });
      // A plugin's virtual module is no file, so a server cannot watch it.
      for (const file of dependencies) if (!file.includes('\0')) this.addWatchFile(resolve(root, file));
      return Object.entries(module)
        .map(([name, value]) => `export const ${name} = JSON.parse(${JSON.stringify(JSON.stringify(value))});`)
        .join('\n');
    },
  };
}

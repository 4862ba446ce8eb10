/** Vite plugin: files that only say what follows from others are worked out at build, and packed as the data that they export. */
import { resolve } from 'node:path';
import { type Plugin, runnerImport } from 'vite';
import { gameIcons } from './gameIcons.ts';

/** Each exports nothing but plain data. What they import to work it out is not packed for them. */
const SCENES = ['causeway', 'chapelCrypt', 'crossroads', 'goblinDen', 'mill', 'quarry', 'rooftops', 'watchYard'];
const FILES = [
  'src/rulesets/cards.ts',
  'src/rulesets/cardScenes.ts',
  'src/library/cardIcons.ts',
  ...SCENES.map((name) => `src/space/scenes/${name}.ts`),
];

/** Everywhere else (tests, scripts in Node) these files are modules like any other, and say the same. */
export function workedOut(root: string = resolve(import.meta.dirname, '../..')): Plugin {
  const files = new Set(FILES.map((file) => resolve(root, file)));
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
      // What a plugin makes up is no file: a server that is told to watch it looks for it in vain.
      for (const file of dependencies) if (!file.includes('\0')) this.addWatchFile(resolve(root, file));
      return Object.entries(module)
        .map(([name, value]) => `export const ${name} = JSON.parse(${JSON.stringify(JSON.stringify(value))});`)
        .join('\n');
    },
  };
}

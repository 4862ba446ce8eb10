// Checks the layers: who may import whom. An import against the arrows is an error that names both files.
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';

const src = join(import.meta.dirname, '..', 'src');
/** What each folder may import besides itself. `table` and `screen` are the two windows; neither imports the other. */
const may = {
  space: [],
  engine: ['space'],
  rulesets: ['engine', 'space'],
  formats: ['rulesets', 'engine', 'space'],
  storage: ['rulesets', 'formats', 'engine', 'space'],
  store: ['storage', 'formats', 'rulesets', 'engine', 'space', 'screen/protocol'],
  ui: ['engine', 'space'],
  board: ['ui', 'space'],
  screen: ['board', 'ui', 'space', 'engine'],
  table: ['store', 'board', 'ui', 'formats', 'rulesets', 'engine', 'space', 'screen'],
};
/** Besides folders: what one layer may not take from a library. */
const forbidden = {
  space: /^(react|react-.*|konva|zustand|idb)$/,
  engine: /^(react|react-.*|konva|zustand|idb)$/,
  rulesets: /^(react|react-.*|konva|zustand|idb)$/,
  board: /^zustand/,
  ui: /^zustand|^konva|^react-konva/,
};
const files = (folder) =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory()
      ? files(join(folder, entry.name))
      : /\.(ts|tsx)$/.test(entry.name)
        ? [join(folder, entry.name)]
        : [],
  );
const faults = [];
let imports = 0;
for (const file of files(src)) {
  const from = relative(src, file);
  const layer = from.split('/')[0];
  if (!may[layer]) continue;
  const test = /\.(test|testing)\.tsx?$/.test(file);
  const text = readFileSync(file, 'utf8');
  if (text.split('\n').length > 401) faults.push(`${from} has more than 400 lines: a second purpose has moved in.`);
  if (!/^\/\*\*/.test(text)) faults.push(`${from} does not begin with its purpose.`);
  for (const [, name] of text.matchAll(/(?:from|import)\s*\(?\s*'([^']+)'/g)) {
    imports += 1;
    if (!name.startsWith('.')) {
      if (
        !test &&
        forbidden[layer]?.test(
          name
            .split('/')
            .slice(0, name.startsWith('@') ? 2 : 1)
            .join('/'),
        )
      )
        faults.push(`${from} imports ${name}, which ${layer} may not.`);
      continue;
    }
    const to = relative(src, resolve(dirname(file), name)).replace(/\.tsx?(\?.*)?$/, '');
    const target = to.split('/')[0];
    const allowed =
      target === layer || to.startsWith('..') || may[layer].some((rule) => to === rule || to.startsWith(`${rule}/`));
    const game =
      layer === 'rulesets' &&
      target === 'rulesets' &&
      from.split('/').length > 2 &&
      to.split('/')[1] !== from.split('/')[1];
    // Tests may look anywhere below the windows.
    if (game || (!allowed && !test)) faults.push(`${from} imports ${to}, against the layers.`);
  }
}
for (const fault of faults) console.error(`layers: ${fault}`);
console.log(
  faults.length === 0 ? `layers: ${imports} imports, none against the arrows.` : `layers: ${faults.length} faults.`,
);
process.exitCode = faults.length === 0 ? 0 : 1;

// Checks names: nobody can search for an export of one short lower-case word. `node
// tools/checks/names.mjs [FOLDER]` lists each.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';

const root = process.argv[2] ?? join(import.meta.dirname, '../..');
/**
 * One lower-case word of at most this many letters names an action or a kind, but not its object.
 */
const SHORT = /^[a-z]{1,7}$/;

/** Short names that stay, each with its reason. */
const KEPT = new Map([
  ['undo', 'the term of the field; `redo` is its other half'],
  ['redo', 'the term of the field; `undo` is its other half'],
  ['tell', 'each game makes its own with `logWriterOf`, and calls it in every procedure'],
  ['cn', 'the usual name of the function that joins class names'],
  ['toy', 'the game of the engine’s own tests'],
  ['hestia', 'the name of a game'],
  ['murdham', 'the name of a game'],
  ['thrum', 'the name of a game'],
  ['hero', 'one of the party in an example’s cast'],
  ['foe', 'one of the other side in an example’s cast'],
]);

/** Lists every source below a folder. */
const sourcesIn = (folder) =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return entry.name === 'node_modules' ? [] : sourcesIn(path);
    return /\.tsx?$/.test(entry.name) ? [path] : [];
  });

/** The names in `{ a, b: c, d as e }`, as importers see them. */
const listed = (text, as) =>
  text
    .split(',')
    .map(
      (part) =>
        part
          .split(as)
          .at(-1)
          ?.replace(/^type\s/, '')
          .replace(/=.*$/s, '')
          .trim() ?? '',
    )
    .filter((name) => /^\w+$/.test(name));

/** The names of all exports of a text. Comments are left out. */
function exportsOf(text) {
  const code = text.replace(/\/\*[\s\S]*?\*\//g, '').replace(/^\s*\/\/.*$/gm, '');
  const plain = code.matchAll(
    /^export\s+(?:declare\s+)?(?:async\s+)?(?:abstract\s+)?(?:function\s*\*?|const enum|const|let|class|enum)\s+(\w+)/gm,
  );
  const taken = code.matchAll(/^export\s+(?:const|let)\s*\{([^}]*)\}/gm);
  const again = code.matchAll(/^export\s*\{([^}]*)\}(?!\s*from\s*['"][^.])/gm);
  return [
    ...[...plain].map(([, name]) => name),
    ...[...taken].flatMap(([, names]) => listed(names, ':')),
    ...[...again].flatMap(([, names]) => listed(names, /\bas\b/)),
  ];
}

let count = 0;
const faults = [];
for (const folder of ['src', 'tools', 'e2e', 'bench'].filter((name) => existsSync(join(root, name))))
  for (const file of sourcesIn(join(root, folder)))
    for (const name of exportsOf(readFileSync(file, 'utf8'))) {
      count += 1;
      if (SHORT.test(name) && !KEPT.has(name))
        faults.push(`${relative(root, file)} exports “${name}”: give it its noun, as in placeToken for put.`);
    }

for (const fault of faults) console.error(`names: ${fault}`);
console.log(
  faults.length === 0
    ? `names: ${count} exports, each can be searched for; ${KEPT.size} short ones are kept on purpose.`
    : `names: ${faults.length} faults.`,
);
process.exitCode = faults.length === 0 ? 0 : 1;

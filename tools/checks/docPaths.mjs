// Checks that every file and folder named in Markdown exists. `node tools/checks/docPaths.mjs
// [FOLDER]` names each missing one.
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';

const root = process.argv[2] ?? join(import.meta.dirname, '../..');
/** Folders that a build, a run or npm creates. */
const MADE = ['node_modules', 'dist', 'release', 'test-results', '.git'];
const FILE = /\.(?:ts|tsx|mjs|js|md|json|html|css|yml|yaml|toml|txt)$/;
/** Files that exist only in a build. */
const NOT_HERE = new Set(['sw.js']);

/** Every file and folder, as a path from the root. Folders end with `/`. */
const paths = [];
const walk = (folder) => {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (MADE.includes(entry.name)) continue;
    const path = join(folder, entry.name);
    paths.push(`${relative(root, path)}${entry.isDirectory() ? '/' : ''}`);
    if (entry.isDirectory()) walk(path);
  }
};
walk(root);
const folders = new Set(paths.filter((path) => path.endsWith('/')).map((path) => path.split('/').at(-2)));
/**
 * Each path with and without its endings (`.ts`, `.test.ts`): a shorter path may be the end of one
 * of these.
 */
const ends = paths.flatMap((path) => [
  `/${path}`,
  `/${path.replace(/\/$|\.\w+$/, '')}`,
  `/${path.replace(/\/$|\.[\w.]+$/, '')}`,
]);
const isThere = (named) => {
  // `engine/history.dispatch` names an export of a file.
  const part = /^(.+\/[\w*]+)\.\w+$/.exec(named);
  if (part && !FILE.test(named)) return isThere(part[1]);
  const path = named.replace(/^\.\//, '').replace(/\/$/, '');
  if (path.includes('*')) {
    const pattern = new RegExp(`/${path.replace(/[.+^$()[\]{}|\\]/g, '\\$&').replace(/\*\*?/g, '[^/]*')}/?$`);
    return ends.some((end) => pattern.test(end));
  }
  return NOT_HERE.has(path) || ends.some((end) => end.endsWith(`/${path}`));
};

/**
 * Tells whether a word is meant as a path: it ends like a file, or begins with a folder of this
 * repository.
 */
function isPath(word) {
  if (!/^[\w.*@-]+(?:\/[\w.*@-]+)*\/?$/.test(word) || word.startsWith('@')) return false;
  if (MADE.includes(word.split('/')[0]) || existsSync(join(root, 'node_modules', ...word.split('/').slice(0, 1))))
    return false;
  if (FILE.test(word)) return !/^\.\w+$/.test(word) && !word.startsWith('*');
  return word.includes('/') && folders.has(word.split('/')[0]) && /[a-z]/.test(word);
}

const markdown = [
  ...readdirSync(root)
    .filter((name) => name.endsWith('.md'))
    .map((name) => join(root, name)),
  ...paths.filter((path) => /^(?:docs|\.github)\/.*\.md$/.test(path)).map((path) => join(root, path)),
];
let count = 0;
const faults = [];
for (const file of markdown) {
  const name = relative(root, file);
  let fenced = false;
  for (const [at, line] of readFileSync(file, 'utf8').split('\n').entries()) {
    if (/^\s*```/.test(line)) {
      fenced = !fenced;
      continue;
    }
    const code = fenced ? [line] : [...line.matchAll(/`([^`]+)`/g)].map(([, words]) => words);
    const words = code.flatMap((text) => text.split(/[\s"'“”,;:()]+/)).map((word) => word.replace(/\.+$/, ''));
    // In a drawing or a program only whole paths are checked: `a/b` may be a choice or a key there.
    const tops = fenced ? words.filter((word) => word.includes('/') && isPath(word)) : words.filter(isPath);
    for (const word of tops) {
      count += 1;
      if (!isThere(word)) faults.push(`${name}:${at + 1} names ${word}, which does not exist.`);
    }
    if (fenced) continue;
    for (const [, link] of line.matchAll(/\]\(([^)\s]+)\)/g)) {
      if (/^(?:[a-z]+:|#)/.test(link)) continue;
      count += 1;
      const [path = ''] = link.split('#');
      const target = join(dirname(file), decodeURIComponent(path));
      if (!existsSync(target) || !(statSync(target).isFile() || statSync(target).isDirectory()))
        faults.push(`${name}:${at + 1} links to ${link}, which does not exist.`);
    }
  }
}

for (const fault of faults) console.error(`docs: ${fault}`);
console.log(
  faults.length === 0
    ? `docs: ${count} paths in ${markdown.length} files, all of them there.`
    : `docs: ${faults.length} faults.`,
);
process.exitCode = faults.length === 0 ? 0 : 1;

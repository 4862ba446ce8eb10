// `npm run game-sizes`, or `npm run game-sizes -- TREE` for another checkout: prints how large each
// game is, by room. It judges nothing.
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve, sep } from 'node:path';
import { argv } from 'node:process';

const rulesets = join(resolve(argv[2] ?? join(import.meta.dirname, '../..')), 'src/rulesets');

const filesOf = (folder) =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() ? filesOf(join(folder, entry.name)) : [join(folder, entry.name)],
  );
const isTest = (path) => /\.test(ing)?\.ts$/.test(path);
const linesOf = (path) => readFileSync(path, 'utf8').trimEnd().split('\n').length;

/** A room is a folder of the game, or a file that is in no folder. */
const roomOf = (game, path) => relative(game, path).split(sep)[0];

function sizes(game) {
  const files = filesOf(game).filter((path) => path.endsWith('.ts'));
  const sources = files.filter((path) => !isTest(path));
  const between = sources.flatMap((path) =>
    [...readFileSync(path, 'utf8').matchAll(/from '(\.[^']+)'/g)]
      .map(([, to]) => resolve(dirname(path), to))
      .filter((to) => to.startsWith(game + sep) && roomOf(game, to) !== roomOf(game, path)),
  );
  const folders = [...new Set(files.map(dirname))];
  return {
    files: files.length,
    'lines without tests': sources.reduce((sum, path) => sum + linesOf(path), 0),
    'longest file': Math.max(...files.map(linesOf)),
    'most files in a folder': Math.max(
      ...folders.map((folder) => files.filter((path) => dirname(path) === folder).length),
    ),
    rooms: new Set(sources.map((path) => roomOf(game, path))).size,
    'imports between rooms': between.length,
  };
}

const games = readdirSync(rulesets, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && readdirSync(join(rulesets, entry.name)).includes('index.ts'))
  .map(({ name }) => name);
console.table(Object.fromEntries(games.map((name) => [name, sizes(join(rulesets, name))])));

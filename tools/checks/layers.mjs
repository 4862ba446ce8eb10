// Checks the rooms: which room imports which, circles of files or folders, and each room's size. A
// fault names the files.
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { bareNamesIn, KEPT } from './bareNames.mjs';

const root = join(import.meta.dirname, '../..');
const src = join(root, 'src');
const rules = ['rulesets', 'engine', 'space'];
const below = ['store', 'keys', 'board', 'scenery', 'ui', 'players', 'formats', 'browser', ...rules];
const screens = [...below, 'map', 'dialogs'];
/**
 * What each room may import besides itself. Of the players' window the store knows only the link
 * between the two windows.
 */
const may = {
  space: [],
  browser: [],
  scenery: ['space', 'browser'],
  engine: ['space'],
  rulesets: ['engine', 'space'],
  formats: rules,
  storage: ['formats', 'browser', ...rules],
  store: ['storage', 'formats', 'browser', 'scenery', 'players/link', ...rules],
  keys: ['store', 'ui', 'browser'],
  ui: ['engine', 'space', 'browser'],
  board: ['scenery', 'ui', 'space'],
  players: ['board', 'ui', 'engine', 'space', 'browser'],
  map: below,
  dialogs: [...below, 'map'],
  library: screens,
  setup: screens,
  fight: screens,
  editor: screens,
  after: screens,
  lesson: [...screens, 'fight'],
  app: [...screens, 'library', 'setup', 'fight', 'editor', 'after', 'lesson'],
};
const MOST_FILES = 25;
const MOST_LINES = 400;

/** What each room of a game may import of the game's other rooms, in every game alike. */
const base = ['sheet', 'state', 'house', 'fight'];
const mayInGame = {
  sheet: [],
  state: ['sheet'],
  house: ['sheet'],
  fight: ['sheet', 'state', 'house'],
  data: base,
  play: ['data', ...base],
  actions: ['play', 'data', ...base],
  view: ['play', 'data', ...base],
  examples: ['data', ...base],
  book: ['examples', 'view', 'data', ...base],
  after: ['play', 'data', ...base],
  index: ['book', 'after', 'actions', 'view', 'play', 'examples', 'data', ...base],
};

/** Libraries, or parts of them, that a room may not import. */
const forbidden = {
  space: /^(react|react-.*|zustand|idb)$/,
  engine: /^(react|react-.*|zustand|idb)$/,
  rulesets: /^(react|react-.*|zustand|idb)$/,
  board: /^zustand/,
  ui: /^zustand/,
  players: /^zustand/,
};

const faults = [];
const fault = (text) => faults.push(text);

/** Lists every source file below a folder, and counts each folder on the way. */
function files(folder) {
  const entries = readdirSync(folder, { withFileTypes: true });
  const name = relative(src, folder).replace(/^\.\.\//, '');
  const own = entries.filter((entry) => entry.isFile());
  if (name !== '' && own.length > MOST_FILES)
    fault(`${name} has ${own.length} files, more than ${MOST_FILES}: give a part of it a room of its own.`);
  return entries.flatMap((entry) =>
    entry.isDirectory()
      ? files(join(folder, entry.name))
      : /\.(ts|tsx|mjs)$/.test(entry.name)
        ? [join(folder, entry.name)]
        : [],
  );
}

const library = (name) =>
  name
    .split('/')
    .slice(0, name.startsWith('@') ? 2 : 1)
    .join('/');

/** Counts the lines of a file. Too many lines are a fault. */
function lengthOf(name, text) {
  const lines = text.split('\n').length - 1;
  if (lines > MOST_LINES) fault(`${name} has ${lines} lines, more than ${MOST_LINES}: a second purpose has moved in.`);
}

// Of browser tests and tools only the sizes of rooms and files are checked.
for (const name of ['e2e', 'tools'])
  for (const file of files(join(root, name))) lengthOf(relative(root, file), readFileSync(file, 'utf8'));

/** The imports between sources that are no tests, as paths below src without their ending. */
const edges = [];
let imports = 0;
for (const file of files(src)) {
  const from = relative(src, file);
  const room = from.split('/')[0];
  if (!may[room]) {
    if (from.includes('/')) fault(`${from} stands in no room: ${room} is not in the list of tools/checks/layers.mjs.`);
    continue;
  }
  const test = /\.(test|testing)\.tsx?$/.test(file);
  const text = readFileSync(file, 'utf8');
  lengthOf(from, text);
  if (!/^\/\*\*/.test(text)) fault(`${from} does not begin with its purpose.`);
  if (!test && from !== KEPT)
    for (const name of bareNamesIn(text))
      fault(`${from} names ${name}, which throws where a browser denies it: src/${KEPT} asks for all.`);
  for (const [, name] of text.matchAll(/(?:from|import|new URL)\s*\(?\s*'([^']+)'/g)) {
    imports += 1;
    if (!name.startsWith('.')) {
      if (!test && library(name) === 'zod' && name !== 'zod/mini')
        fault(`${from} imports ${name}: schemas are made with zod/mini, which weighs a third of it.`);
      if (!test && forbidden[room]?.test(library(name))) fault(`${from} imports ${name}, which ${room} may not.`);
      continue;
    }
    const to = relative(src, resolve(dirname(file), name)).replace(/\.tsx?(\?.*)?$/, '');
    const target = to.split('/')[0];
    // Tests may import any room below the windows.
    if (test) continue;
    const allowed =
      target === room || to.startsWith('..') || may[room].some((rule) => to === rule || to.startsWith(`${rule}/`));
    const game =
      room === 'rulesets' &&
      target === room &&
      from.split('/').length > 2 &&
      to.split('/')[1] !== from.split('/')[1] &&
      to.split('/')[1] !== 'common';
    const [, here, inner] = from.replace(/\.tsx?$/, '').split('/');
    const [, there, wanted] = to.split('/');
    if (room === 'rulesets' && target === room && inner && here === there && here !== 'common') {
      if (!mayInGame[inner])
        fault(`${from} stands in no room of a game: ${inner} is not in the list of tools/checks/layers.mjs.`);
      else if (inner !== wanted && !mayInGame[inner].includes(wanted))
        fault(`${from} imports ${to}, against the arrows inside a game.`);
    }
    if (game || !allowed) fault(`${from} imports ${to}, against the arrows.`);
    if (!to.startsWith('..')) edges.push({ from: from.replace(/\.tsx?$/, ''), to, file: from });
  }
}

/**
 * Finds circles at each level: among the files and folders of one folder. An import between two
 * files counts for the two entries of the folder where their paths part.
 */
const levels = new Map();
for (const { from, to, file } of edges) {
  const [a, b] = [from.split('/'), to.split('/')];
  let depth = 0;
  while (a[depth] === b[depth] && depth < Math.min(a.length, b.length) - 1) depth += 1;
  if (a[depth] === b[depth]) continue;
  const level = a.slice(0, depth).join('/');
  const graph = levels.get(level) ?? new Map();
  levels.set(level, graph);
  const out = graph.get(a[depth]) ?? new Map();
  graph.set(a[depth], out);
  if (!out.has(b[depth])) out.set(b[depth], `${file} imports ${to}`);
}
for (const [level, graph] of levels) {
  const state = new Map();
  const visit = (entry, path) => {
    if (state.get(entry) === 'done') return;
    if (state.get(entry) === 'open') {
      const circle = [...path.slice(path.indexOf(entry)), entry];
      const name = `${level === '' ? 'src' : level}: ${circle.join(' -> ')}`;
      const how = circle.slice(0, -1).map((one, at) => graph.get(one).get(circle[at + 1]));
      fault(`a circle in ${name} (${how.join('; ')})`);
      return;
    }
    state.set(entry, 'open');
    for (const next of graph.get(entry)?.keys() ?? []) visit(next, [...path, entry]);
    state.set(entry, 'done');
  };
  for (const entry of graph.keys()) visit(entry, []);
}

for (const one of faults) console.error(`layers: ${one}`);
console.log(
  faults.length === 0
    ? `layers: ${imports} imports, none against the arrows, no circles.`
    : `layers: ${faults.length} faults.`,
);
process.exitCode = faults.length === 0 ? 0 : 1;

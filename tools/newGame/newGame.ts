/**
 * `npm run new-game -- NAME [PREFIX] [--squares]`: writes the smallest game that passes every suite
 * into src/rulesets, its line in the list, and its schema. It is played on zones, or on squares.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { argv } from 'node:process';
import { pathToFileURL } from 'node:url';

/**
 * The folder of the small game that new games are copies of. It is compiled and tested in place.
 */
export const templateFolder = join(import.meta.dirname, 'game');
/** What differs in a game on squares: these files stand in place of the small game's own. */
export const squaresFolder = join(import.meta.dirname, 'onSquares');

/** The map that a new game is played on. */
export type Ground = 'zones' | 'squares';

/**
 * A game's names: of its folder, in code, in types, in the library, and before the numbers of its
 * rules.
 */
export interface Names {
  id: string;
  code: string;
  type: string;
  name: string;
  prefix: string;
}

/** Words that no game can have as its name in code, besides the words of the small game. */
const RESERVED =
  /^(?:await|break|case|catch|class|const|continue|debugger|default|delete|do|else|enum|eval|export|extends|false|finally|for|function|if|implements|import|in|instanceof|interface|let|new|null|package|private|protected|public|return|static|super|switch|this|throw|true|try|typeof|var|void|while|with|yield)$/;

/** Tells whether a name in code already has another meaning in the small game. */
const isTaken = (code: string): boolean =>
  RESERVED.test(code) ||
  [templateFolder, squaresFolder]
    .flatMap(filesOf)
    .some((path) => new RegExp(`\\b${code}\\b`).test(readFileSync(path, 'utf8')));

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

/**
 * Makes all names from the given one: “Lantern Marsh” is `lantern-marsh`, `lanternMarsh`,
 * `LanternMarsh` and LM-01. Throws a sentence for a name that cannot be used.
 */
export function namesFrom(name: string, prefix?: string): Names {
  const words = name.toLowerCase().match(/[a-z][a-z\d]*/g) ?? [];
  const [first = '', ...rest] = words;
  if (first === '') throw new Error('Say how the game is called, in letters: npm run new-game -- "Lantern Marsh"');
  const letters = (
    prefix ?? (rest.length > 0 ? first.charAt(0) + rest.join('').charAt(0) : first.slice(0, 2))
  ).toUpperCase();
  if (!/^[A-Z]{2}$/.test(letters))
    throw new Error(
      `“${letters}” cannot stand before rule numbers: give two letters, as in npm run new-game -- "${name}" LM`,
    );
  // The name stands in comments, too.
  if (name.includes('*/')) throw new Error('A game cannot be called so: leave out “*/”.');
  const type = words.map(capital).join('');
  const code = first + rest.map(capital).join('');
  return {
    id: words.join('-'),
    code: isTaken(code) ? `${code}Game` : code,
    type,
    name: name.trim(),
    prefix: letters,
  };
}

const filesOf = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() ? filesOf(join(folder, entry.name)) : [join(folder, entry.name)],
  );

/** A file of the small game with the imports of a folder of src/rulesets. */
export const inItsFolder = (text: string): string =>
  text
    .replaceAll("'../../game/", "'../")
    .replaceAll("'../game/", "'./")
    .replace(/(?:\.\.\/){2}((?:\.\.\/)*)src\/rulesets\//g, '$1')
    .replace(/\.\.\/((?:\.\.\/)*)src\//g, '$1');

/** Words as a string of the code. */
const quoted = (words: string): string => `'${words.replace(/['\\]/g, '\\$&')}'`;

/** The same text under the new names. */
const renamed = (text: string, { id, code, type, name, prefix }: Names): string =>
  inItsFolder(text)
    .replaceAll("'skirmish'", `'${id}'`)
    .replaceAll("'Skirmish'", () => quoted(name))
    .replace(/\bSkirmish(?=[A-Z])/g, type)
    .replaceAll('SK-', `${prefix}-`)
    .replaceAll("'SK'", `'${prefix}'`)
    .replace(/\bSkirmish\b/g, () => name)
    .replace(/\bskirmish\b/g, code);

/** The new game's files by their path in its folder. */
export function filesFor(names: Names, ground: Ground = 'zones'): Record<string, string> {
  const folders = ground === 'zones' ? [templateFolder] : [templateFolder, squaresFolder];
  return Object.fromEntries(
    folders.flatMap((folder) =>
      filesOf(folder).map((file) => {
        const path = relative(folder, file);
        // A file for games on squares imports its neighbours through the small game's folder.
        const text = renamed(readFileSync(file, 'utf8'), names).replaceAll(`'../${dirname(path)}/`, "'./");
        return [path, text];
      }),
    ),
  );
}

/** The list of games with one more line. */
export function listWithGame(list: string, { id, code }: Names): string {
  const key = id === code ? id : `'${id}'`;
  return list.replace(
    /\n\} satisfies/,
    `\n  ${key}: async () => (await import('./${id}/index.ts')).${code},\n} satisfies`,
  );
}

/** The folder of the game that uses this prefix for its rules. */
const gameOf = (rulesets: string, prefix: string): string | undefined =>
  readdirSync(rulesets).find((name) => {
    const index = join(rulesets, name, 'index.ts');
    return existsSync(index) && readFileSync(index, 'utf8').includes(`prefix: '${prefix}'`);
  });

/**
 * Writes a new game into `rulesets`. Throws a sentence, and writes nothing, when a game has this
 * name or prefix.
 */
export function writeGame(rulesets: string, names: Names, ground: Ground = 'zones'): string[] {
  const folder = join(rulesets, names.id);
  if (existsSync(folder)) throw new Error(`There is a game in ${folder} already: choose another name.`);
  const namesake = gameOf(rulesets, names.prefix);
  if (namesake !== undefined)
    throw new Error(
      `The rules of ${namesake} are numbered ${names.prefix}-01 and so on already: give two other letters, as in npm run new-game -- "${names.name}" ${names.prefix.charAt(0)}X`,
    );
  const list = join(rulesets, 'index.ts');
  const written = Object.entries(filesFor(names, ground)).map(([path, text]) => {
    const at = join(folder, path);
    mkdirSync(dirname(at), { recursive: true });
    writeFileSync(at, text);
    return at;
  });
  writeFileSync(list, listWithGame(readFileSync(list, 'utf8'), names));
  return [...written, list];
}

/** Runs a command in the root of the repository. Returns whether the command succeeded. */
export type Run = (command: string, words: readonly string[]) => boolean;

/**
 * Finishes a new game: biome formats it, because other names have other lengths and another order;
 * then the sheet's schema is written into docs/schemas. Says what it does before it does it. Throws
 * a sentence that names a failed command. The game is there by then, and its author runs the
 * command by hand.
 */
export function finishGame({ id, name }: Names, run: Run, say: (words: string) => void): void {
  const steps: readonly { does: string; command: readonly [string, ...string[]] }[] = [
    {
      does: 'Formatting its files …',
      command: ['npx', 'biome', 'check', '--write', `src/rulesets/${id}`, 'src/rulesets/index.ts'],
    },
    {
      does: 'Reading all games, and writing the schema of its sheet; this takes a moment …',
      command: ['npm', 'run', 'schemas'],
    },
  ];
  for (const { does, command } of steps) {
    say(does);
    const [first, ...words] = command;
    if (!run(first, words))
      throw new Error(
        `${name} stands in src/rulesets/${id}, but one command failed after that. Run it yourself to see why: ${command.join(' ')}`,
      );
  }
}

/** What the author of a new game does next. */
export const nextSteps = ({ id, name }: Names): string =>
  [
    `See it play:  npm run fight -- --demo ${id}`,
    `Its own tests:  npx vitest run src/rulesets/${id}`,
    `What every game must keep:  npx vitest run src/rulesets/contract src/rulesets/numbers src/rulesets/secrecy -t "${name}"`,
    'Also:  npm run check',
    'Go on:  docs/adding-a-game.md',
  ].join('\n');

if (import.meta.url === pathToFileURL(argv[1] ?? '').href) {
  const say = (words: string) => process.stdout.write(`${words}\n`);
  try {
    const words = argv.slice(2).filter((word) => word !== '--squares');
    const ground = argv.includes('--squares') ? 'squares' : 'zones';
    const unknown = words.find((word) => word.startsWith('--'));
    if (unknown !== undefined) throw new Error(`“${unknown}” says nothing here: there is --squares, or nothing.`);
    const names = namesFrom(words[0] ?? '', words[1]);
    const root = join(import.meta.dirname, '../..');
    say(`Writing ${names.name} into src/rulesets/${names.id} …`);
    const written = writeGame(join(root, 'src/rulesets'), names, ground);
    finishGame(names, (command, words) => spawnSync(command, words, { cwd: root, stdio: 'ignore' }).status === 0, say);
    say(
      `${names.name} stands there, ${written.length - 1} files, with one line in src/rulesets/index.ts and its schema in docs/schemas/${names.id}.json.\n`,
    );
    say(nextSteps(names));
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 1;
  }
}

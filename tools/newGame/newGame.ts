/** `npm run new-game -- NAME [PREFIX]`: writes the smallest game that passes every suite into src/rulesets, its one line, and its schema. */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { argv } from 'node:process';
import { pathToFileURL } from 'node:url';

/** The small game that new ones are copies of. It stands here whole: it is compiled, and its tests run, where it is. */
export const template = join(import.meta.dirname, 'game');

/** How a new game is called: its folder, in code, in types, in the library, before the numbers of its rules. */
export interface Names {
  id: string;
  code: string;
  type: string;
  name: string;
  prefix: string;
}

/** Words that no game can have in code, beside those that stand in the small game. */
const RESERVED =
  /^(?:await|break|case|catch|class|const|continue|debugger|default|delete|do|else|enum|eval|export|extends|false|finally|for|function|if|implements|import|in|instanceof|interface|let|new|null|package|private|protected|public|return|static|super|switch|this|throw|true|try|typeof|var|void|while|with|yield)$/;

/** Whether a name in code would be taken for something else that the small game says. */
const isTaken = (code: string): boolean =>
  RESERVED.test(code) || filesOf(template).some((path) => new RegExp(`\\b${code}\\b`).test(readFileSync(path, 'utf8')));

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

/** All names from the one that was given: “Lantern Marsh” is `lantern-marsh`, `lanternMarsh`, `LanternMarsh` and LM-01. Throws a sentence. */
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
  // It stands in comments, too.
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

/** A file of the small game as it imports in a folder of src/rulesets. */
export const inItsFolder = (text: string): string =>
  text.replace(/(?:\.\.\/){2}((?:\.\.\/)*)src\/rulesets\//g, '$1').replace(/\.\.\/((?:\.\.\/)*)src\//g, '$1');

/** Words as a string of the code. */
const quoted = (words: string): string => `'${words.replace(/['\\]/g, '\\$&')}'`;

/** The same under new names. */
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
export const filesFor = (names: Names): Record<string, string> =>
  Object.fromEntries(
    filesOf(template).map((path) => [relative(template, path), renamed(readFileSync(path, 'utf8'), names)]),
  );

/** The list of games with one line more. */
export function listed(list: string, { id, code }: Names): string {
  const key = id === code ? id : `'${id}'`;
  return list.replace(
    /\n\} satisfies/,
    `\n  ${key}: async () => (await import('./${id}/index.ts')).${code},\n} satisfies`,
  );
}

/** The folder of the game that has these letters before the numbers of its rules. */
const gameOf = (rulesets: string, prefix: string): string | undefined =>
  readdirSync(rulesets).find((name) => {
    const index = join(rulesets, name, 'index.ts');
    return existsSync(index) && readFileSync(index, 'utf8').includes(`prefix: '${prefix}'`);
  });

/** Writes a new game into `rulesets`. Throws a sentence, and writes nothing, when there is one of that name or prefix. */
export function writeGame(rulesets: string, names: Names): string[] {
  const folder = join(rulesets, names.id);
  if (existsSync(folder)) throw new Error(`There is a game in ${folder} already: choose another name.`);
  const namesake = gameOf(rulesets, names.prefix);
  if (namesake !== undefined)
    throw new Error(
      `The rules of ${namesake} are numbered ${names.prefix}-01 and so on already: give two other letters, as in npm run new-game -- "${names.name}" ${names.prefix.charAt(0)}X`,
    );
  const list = join(rulesets, 'index.ts');
  const written = Object.entries(filesFor(names)).map(([path, text]) => {
    const at = join(folder, path);
    mkdirSync(dirname(at), { recursive: true });
    writeFileSync(at, text);
    return at;
  });
  writeFileSync(list, listed(readFileSync(list, 'utf8'), names));
  return [...written, list];
}

/** Runs a command in the root of the repository; whether it went well. */
export type Run = (command: string, words: readonly string[]) => boolean;

/**
 * What is left once the files stand: biome, because other names are longer or shorter and come elsewhere in the alphabet; then the schema
 * of the sheet in docs/schemas. Throws a sentence that names the command which failed: the game stands, and it is run by hand.
 */
export function finish({ id, name }: Names, run: Run): void {
  const commands: readonly (readonly [string, ...string[]])[] = [
    ['npx', 'biome', 'check', '--write', `src/rulesets/${id}`, 'src/rulesets/index.ts'],
    ['npm', 'run', 'schemas'],
  ];
  for (const [command, ...words] of commands)
    if (!run(command, words))
      throw new Error(
        `${name} stands in src/rulesets/${id}, but one command failed after that. Run it yourself to see why: ${[command, ...words].join(' ')}`,
      );
}

if (import.meta.url === pathToFileURL(argv[1] ?? '').href) {
  try {
    const names = namesFrom(argv[2] ?? '', argv[3]);
    const root = join(import.meta.dirname, '../..');
    const written = writeGame(join(root, 'src/rulesets'), names);
    finish(names, (command, words) => spawnSync(command, words, { cwd: root, stdio: 'ignore' }).status === 0);
    process.stdout.write(
      `${names.name} stands in src/rulesets/${names.id}, ${written.length - 1} files, and one line in src/rulesets/index.ts; its schema in docs/schemas/${names.id}.json.\n` +
        `See it play: npm run fight -- --demo ${names.id}\nTest it:     npx vitest run src/rulesets -t "${names.prefix}-|${names.name}"\nAlso:        npm run check\nGo on:       docs/adding-a-game.md\n`,
    );
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 1;
  }
}

/**
 * Makes a game on zones and one on squares by the generator, in a copy of the project, and runs on
 * them all tests that read the list of games: a new game is green as it is made.
 */
import { spawn } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { namesFrom } from './newGame.ts';

const root = join(import.meta.dirname, '../..');
/** What the copy takes from the project: the sources, and what tools and tests read beside them. */
const COPIED = [
  'src',
  'tools',
  'docs',
  'public',
  'package.json',
  'vite.config.ts',
  'tsconfig.json',
  'biome.json',
  '.gitignore',
];

/** The project once more, in a folder that goes when the test has ended. */
function projectCopy(): string {
  const copy = mkdtempSync(join(tmpdir(), 'affray-new-game-'));
  onTestFinished(() => rmSync(copy, { recursive: true }));
  for (const name of COPIED) cpSync(join(root, name), join(copy, name), { recursive: true });
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'), 'junction');
  return copy;
}

/** Runs a program of the packages in a folder to its end. Gives what it printed and its status. */
function runIn(folder: string, program: string, words: readonly string[]): Promise<{ said: string; status: number }> {
  // This run of the tests tells its own workers by such variables what they are.
  const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !name.startsWith('VITEST')));
  const child = spawn(process.execPath, [join(folder, 'node_modules', program), ...words], { cwd: folder, env });
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (part) => {
      said += String(part);
    });
  return new Promise((resolve) => child.on('close', (status) => resolve({ said, status: status ?? -1 })));
}

const testsUnder = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.test\.tsx?$/.test(name))
    .map((name) => join(folder, name));

it('a new game on zones and one on squares pass all that every game meets, as they are made', {
  timeout: 3_600_000,
}, async () => {
  const copy = projectCopy();
  const games = [['Lantern Marsh'], ['Salt Road', '--squares']] as const;
  for (const words of games) {
    const made = await runIn(copy, 'tsx/dist/cli.mjs', ['tools/newGame/newGame.ts', ...words]);
    expect(made.status, made.said).toBe(0);
  }
  const names = games.map(([name]) => namesFrom(name));
  const own = names.flatMap(({ id }) => testsUnder(join(copy, 'src/rulesets', id)));
  const shared = testsUnder(join(copy, 'src')).filter((file) => readFileSync(file, 'utf8').includes('loadAllGames'));
  const { said, status } = await runIn(copy, 'vitest/vitest.mjs', [
    'run',
    '--reporter=dot',
    '--maxWorkers=1',
    ...[...own, ...shared].map((file) => relative(copy, file)),
    '-t',
    names.flatMap(({ name, prefix }) => [name, `${prefix}-`]).join('|'),
  ]);
  expect(status, said.slice(-6000)).toBe(0);
  expect(own.length).toBeGreaterThan(4);
  expect(shared.length).toBeGreaterThan(40);
});

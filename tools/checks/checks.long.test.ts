/**
 * Tests the checks of the paths in Markdown and of flows: the faults that each finds in a small
 * repository, and the code that each accepts.
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, expect, it } from 'vitest';

const made: string[] = [];
afterEach(() => {
  for (const folder of made.splice(0)) rmSync(folder, { recursive: true });
});

/**
 * Runs a check on a folder with these files. Gives its faults, and whether the check passed.
 * Messages that the compiler itself prints on closing are left out.
 */
function check(name: string, files: Record<string, string>): { passed: boolean; faults: string[] } {
  const folder = mkdtempSync(join(tmpdir(), 'affray-'));
  made.push(folder);
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  const { status, stderr } = spawnSync('node', [join(import.meta.dirname, name), folder], { encoding: 'utf8' });
  return { passed: status === 0, faults: stderr.split('\n').filter((line) => /^\w+: /.test(line)) };
}

it('finds a file, a folder, a link and a filter in Markdown that lead nowhere', () => {
  const { passed, faults } = check('docPaths.mjs', {
    'src/store/store.ts': '',
    'README.md':
      'See `store/gone.ts`, `src/nowhere` and [this](docs/none.md).\n`npx vitest run src/store/lost`\n\n```\nstore/away.ts ──▶ src\n```\n',
  });
  expect(passed).toBe(false);
  expect(faults).toHaveLength(5);
});

it('takes a path from the root, from src or by its end alone, without its ending, with a star or with what a file exports', () => {
  const text =
    '`src/store/store.ts` `store/store.ts` `store.ts` `store/store` `src/store` `*/store.ts` `store/store.openFight` `src/store/keep` [it](src/store/store.ts#L1) `and/or` `npm run x`\n';
  const files = {
    'src/store/store.ts': '',
    'src/store/keep.test.ts': '',
    'docs/guide.md': '`README.md`',
    'README.md': text,
  };
  expect(check('docPaths.mjs', files)).toEqual({ passed: true, faults: [] });
});

/** A small game: its flow, and the types that the engine expects from it. */
const FLOWS = `type Flow<T> = Generator<string, T, number>;
export function* strikeFoe(n: number): Flow<boolean> { return (yield 'dice') > n; }
export interface Game { reconcile?(fight: object): void; perform(n: number): Flow<boolean> }
`;
const checkFlows = (lines: string) =>
  check('flows.mjs', {
    'tsconfig.json':
      '{"compilerOptions":{"target":"ES2023","module":"ESNext","moduleResolution":"bundler","strict":true,"noEmit":true,"allowImportingTsExtensions":true},"include":["src"]}',
    'src/engine/flow.ts': FLOWS,
    'src/rulesets/game.ts': `import { type Game, strikeFoe } from '../engine/flow.ts';\n${lines}\n`,
  });

it('finds each flow that is called and not run, asked as a condition, or given as a plain function', () => {
  const { passed, faults } = checkFlows(`export function* round(ids: number[], may?: boolean) {
  strikeFoe(1);
  may && strikeFoe(2);
  may ? strikeFoe(3) : undefined;
  void strikeFoe(4);
  if (!strikeFoe(5)) return;
  const held = strikeFoe(6);
  if (held) return;
  ids.forEach((id) => strikeFoe(id));
  ids.forEach(strikeFoe);
  yield* strikeFoe(7);
}
export const smallGame: Game = { *reconcile() { yield* strikeFoe(8); }, perform: strikeFoe };`);
  expect(passed).toBe(false);
  expect(faults.map((line) => Number(/game\.ts:(\d+)/.exec(line)?.[1])).toSorted((a, b) => a - b)).toEqual([
    3, 4, 5, 6, 7, 9, 10, 11, 14,
  ]);
  expect(faults.join('\n')).toContain(
    'src/rulesets/game.ts:3: the flow “strikeFoe” is called and dropped, and nobody runs it: it asks nothing and changes nothing. Write “yield*” before it, in a function*.',
  );
  expect(faults.join('\n')).toContain('“reconcile” is a flow, and is given where a plain function is called');
});

it('leaves flows alone that are run, handed on to be run, or given where a flow is wanted', () => {
  const { passed, faults } = checkFlows(`export function* round(ids: number[]) {
  for (const id of ids) yield* strikeFoe(id);
  const waiting = ids.map((id) => strikeFoe(id));
  for (const one of waiting) yield* one;
  const hit = yield* strikeFoe(1);
  if (hit && (yield* strikeFoe(2))) return strikeFoe;
  return undefined;
}
export const smallGame: Game = { reconcile() {}, perform: (n) => strikeFoe(n) };`);
  expect(faults).toEqual([]);
  expect(passed).toBe(true);
});

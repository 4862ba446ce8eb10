// `npm test` runs everything: unit tests, beside them lint, types, layers, dead code, the build and
// its size, and then the browser. It ends with each stage's seconds and one line for all.
// `npm test -- unit build` runs only those stages.
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { platform } from 'node:os';
import { join, relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { testsIn } from './testsIn.mjs';

const root = join(import.meta.dirname, '../..');
const out = join(root, 'test-results');
rmSync(out, { recursive: true, force: true });
mkdirSync(out, { recursive: true });
const only = process.argv.slice(2);

let passed = 0;
let failed = 0;
/**
 * The failures, one entry each, printed again at the end: a runner's own report may be thousands of
 * lines above.
 */
const failures = [];
const took = [];
const began = Date.now();
const seconds = (from) => Math.round((Date.now() - from) / 1000);

/**
 * Runs a command to its end. The output of a command that runs beside another one is printed when
 * the command is done, so that no two outputs mix.
 */
function run(name, command, args, beside) {
  const from = Date.now();
  const title = () => console.log(`\n── ${name} ${'─'.repeat(Math.max(0, 70 - name.length))}`);
  if (!beside) title();
  const child = spawn(command, args, {
    cwd: root,
    stdio: ['ignore', ...(beside ? ['pipe', 'pipe'] : ['inherit', 'inherit'])],
    shell: platform() === 'win32',
  });
  const said = [];
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (part) => said.push(part));
  return new Promise((resolve) => {
    const end = (ok) => {
      if (beside) {
        title();
        process.stdout.write(Buffer.concat(said));
      }
      took.push(`${name} ${seconds(from)} s`);
      console.log(`── ${name}: ${ok ? 'ok' : 'FAILED'} after ${seconds(from)} s`);
      resolve(ok);
    };
    child.on('error', (error) => {
      said.push(Buffer.from(`${error.message}\n`));
      end(false);
    });
    child.on('close', (status) => end(status === 0));
  });
}
function count(ok, name) {
  if (ok) passed += 1;
  else {
    failed += 1;
    failures.push(name);
  }
  return ok;
}
const check = (name, command, args) => async () => count(await run(name, command, args, true), name);
/**
 * Runs a runner that writes its own counts. A missing file, or one without counts, is one failure.
 */
const suite = (name, command, args, read) => async () => {
  const ok = await run(name, command, args, false);
  const file = join(out, `${name}.json`);
  const found = existsSync(file) ? read(JSON.parse(readFileSync(file, 'utf8'))) : { passed: 0, fell: [] };
  passed += found.passed;
  failed += found.fell.length;
  for (const { title, said } of found.fell) failures.push(`${name}: ${title}\n${beginning(said)}`);
  if (!ok && found.fell.length === 0) count(false, `${name} did not finish`);
  if (ok && found.passed === 0) count(false, `${name} ran nothing`);
  return ok;
};

/**
 * The first lines of a failed test's message, without colours and without the runner's own stack
 * lines.
 */
const beginning = (said) =>
  stripVTControlCharacters(said)
    .split('\n')
    .filter((line) => line.trim() !== '' && !line.includes('node_modules'))
    .slice(0, 12)
    .map((line) => `    ${line.slice(0, 300)}`)
    .join('\n');

/** Vitest: failed tests, and files that failed before their tests. */
const fellOfUnit = ({ testResults }) =>
  testResults.flatMap(({ name, status, message, assertionResults }) => {
    const file = relative(root, name);
    const tests = assertionResults.filter((one) => one.status === 'failed');
    if (status === 'failed' && assertionResults.length === 0) return [{ title: file, said: message }];
    return tests.map((one) => ({ title: `${file} › ${one.fullName}`, said: one.failureMessages.join('\n') }));
  });

/** Playwright: failed and flaky tests, and errors outside any test. */
const fellOfE2e = (json) => [
  ...testsIn(json).flatMap(({ file, title, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected' || status === 'flaky')
      .map(({ results }) => ({
        title: `${file} › ${title}`,
        said: results.flatMap(({ errors }) => errors.map(({ message }) => message)).join('\n'),
      })),
  ),
  ...json.errors.map(({ message }) => ({ title: 'outside the tests', said: message })),
];

process.env.PLAYWRIGHT_JSON_OUTPUT_NAME = join(out, 'e2e.json');
const stages = {
  types: check('types', 'npx', ['tsc', '--noEmit']),
  pure: check('types without DOM or Node', 'npx', ['tsc', '--noEmit', '-p', 'tsconfig.pure.json']),
  flows: check('flows that nobody runs', 'node', ['tools/checks/flows.mjs']),
  lint: check('lint', 'npx', ['biome', 'check', '--error-on-warnings', '.']),
  layers: check('layers', 'node', ['tools/checks/layers.mjs']),
  names: check('names', 'node', ['tools/checks/names.mjs']),
  comments: check('comments', 'node', ['tools/checks/comments.mjs']),
  paths: check('paths', 'node', ['tools/checks/docPaths.mjs']),
  lock: check('lock file', 'node', ['tools/checks/lockcheck.mjs']),
  deadcode: check('dead code', 'npx', ['knip']),
  unit: suite(
    'unit',
    'npx',
    ['vitest', 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${join(out, 'unit.json')}`],
    (json) => ({ passed: json.numPassedTests, fell: fellOfUnit(json) }),
  ),
  build: check('build', 'npx', ['vite', 'build', '--logLevel', 'warn']),
  size: check('size', 'npx', ['size-limit']),
  e2e: suite('e2e', 'npx', ['playwright', 'test', '-c', 'e2e', '--project=app'], (json) => ({
    passed: json.stats.expected,
    fell: fellOfE2e(json),
  })),
};
/** Runs stages one after the other, without those that were not asked for. */
async function inTurn(...names) {
  for (const name of names) if (only.length === 0 || only.includes(name)) await stages[name]();
}

const unknown = only.filter((name) => !stages[name]);
if (unknown.length > 0) {
  console.error(`No such stage: ${unknown.join(', ')}. There are: ${Object.keys(stages).join(', ')}.`);
  process.exit(1);
}
// The unit tests keep two cores busy, and the checks beside them fill each pause. The browser tests
// run alone: they have windows, servers and workers of their own.
await Promise.all([
  inTurn('unit'),
  inTurn('lint', 'types', 'pure', 'layers', 'names', 'comments', 'paths', 'lock', 'flows', 'deadcode', 'build', 'size'),
]);
if (existsSync(join(root, 'dist', 'index.html'))) await inTurn('e2e');
else count(false, 'e2e: nothing is built');

if (failures.length > 0) console.log(`\nFailed:\n${failures.map((one) => `- ${one}`).join('\n')}`);
console.log(`\n${took.join(', ')}; in all ${seconds(began)} s`);
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;

// `npm test`: everything, one after the other: types, lint, layers, dead code, unit tests, the build and its size, the browser. Ends with one line for all.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { platform } from 'node:os';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../..');
const out = join(root, 'test-results');
rmSync(out, { recursive: true, force: true });
mkdirSync(out, { recursive: true });
const only = process.argv.slice(2);

let passed = 0;
let failed = 0;
const failures = [];

function run(name, command, args, env = {}) {
  console.log(`\n── ${name} ${'─'.repeat(Math.max(0, 70 - name.length))}`);
  const from = Date.now();
  const { status } = spawnSync(command, args, {
    cwd: root,
    stdio: 'inherit',
    shell: platform() === 'win32',
    env: { ...process.env, ...env },
  });
  console.log(`── ${name}: ${status === 0 ? 'ok' : 'FAILED'} after ${Math.round((Date.now() - from) / 1000)} s`);
  return status === 0;
}
function count(ok, name) {
  if (ok) passed += 1;
  else {
    failed += 1;
    failures.push(name);
  }
}
function check(name, command, args) {
  count(run(name, command, args), name);
}
/** A runner that writes its own counts; no file, or none in it, counts as one failure. */
function suite(name, command, args, env, read) {
  const ok = run(name, command, args, env);
  const file = join(out, `${name}.json`);
  const found = existsSync(file) ? read(JSON.parse(readFileSync(file, 'utf8'))) : { passed: 0, failed: 0 };
  passed += found.passed;
  failed += found.failed;
  if (found.failed > 0) failures.push(`${name}: ${found.failed}`);
  if (!ok && found.failed === 0) count(false, `${name} did not finish`);
  if (ok && found.passed === 0) count(false, `${name} ran nothing`);
}

const stages = {
  types: () => check('types', 'npx', ['tsc', '--noEmit']),
  pure: () => check('types without DOM or Node', 'npx', ['tsc', '--noEmit', '-p', 'tsconfig.pure.json']),
  lint: () => check('lint', 'npx', ['biome', 'check', '--error-on-warnings', '.']),
  layers: () => check('layers', 'node', ['tools/checks/layers.mjs']),
  lock: () => check('lock file', 'node', ['tools/checks/lockcheck.mjs']),
  deadcode: () => check('dead code', 'npx', ['knip']),
  unit: () =>
    suite(
      'unit',
      'npx',
      ['vitest', 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${join(out, 'unit.json')}`],
      {},
      (json) => ({
        passed: json.numPassedTests,
        failed:
          json.numFailedTests +
          json.testResults.filter((one) => one.status === 'failed' && one.assertionResults.length === 0).length,
      }),
    ),
  build: () => check('build', 'npx', ['vite', 'build', '--logLevel', 'warn']),
  size: () => check('size', 'npx', ['size-limit']),
  e2e: () =>
    suite(
      'e2e',
      'npx',
      ['playwright', 'test', '-c', 'e2e', '--project=app'],
      { PLAYWRIGHT_JSON_OUTPUT_NAME: join(out, 'e2e.json') },
      (json) => ({
        passed: json.stats.expected,
        failed: json.stats.unexpected + json.stats.flaky + json.errors.length,
      }),
    ),
};
for (const [name, stage] of Object.entries(stages)) if (only.length === 0 || only.includes(name)) stage();

if (failures.length > 0) console.log(`\nFailed: ${failures.join('; ')}`);
console.log(`\n${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;

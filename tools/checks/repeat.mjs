// `npm run repeat`: runs every browser test five times while other work keeps both cores busy, and
// so finds tests that pass only now and then. Words after `--` go to Playwright, for a part of the
// tests: `npm run repeat -- table/maps -g "a token"`. At the end a table shows how often each test
// passed, and its longest time.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { testsIn } from './testsIn.mjs';

const TIMES = 5;
const root = join(import.meta.dirname, '../..');
const folder = mkdtempSync(join(tmpdir(), 'repeat-'));
const report = join(folder, 'report.json');
const env = { ...process.env, PLAYWRIGHT_JSON_OUTPUT_NAME: report };
const run = (args) => spawnSync('npx', args, { cwd: root, stdio: 'inherit', env }).status ?? 1;

/** Prints how often each test passed. */
function printTable() {
  const found = new Map();
  for (const { file, title, tests } of testsIn(JSON.parse(readFileSync(report, 'utf8')))) {
    const name = `${file}  ${title}`;
    found.set(name, [...(found.get(name) ?? []), ...tests.flatMap(({ results }) => results)]);
  }
  console.log(`\n${'passed'.padEnd(9)}longest   test`);
  for (const [name, results] of found) {
    const passed = `${results.filter(({ status }) => status === 'passed').length} of ${results.length}`;
    const longest = Math.max(0, ...results.map(({ duration }) => duration)) / 1000;
    console.log(`${passed.padEnd(9)}${`${longest.toFixed(1)} s`.padStart(7)}   ${name}`);
  }
}

const built = run(['vite', 'build', '--logLevel', 'warn']);
if (built !== 0) process.exit(built);
const busy = Array.from({ length: availableParallelism() }, () => spawn(process.execPath, ['-e', 'for (;;) {}']));
const stop = () => {
  for (const one of busy) one.kill();
};
process.on('exit', stop);
process.on('SIGINT', () => process.exit(1));
process.exitCode = run([
  'playwright',
  'test',
  '-c',
  'e2e',
  '--project=app',
  `--repeat-each=${TIMES}`,
  ...process.argv.slice(2),
]);
stop();
if (existsSync(report)) printTable();
rmSync(folder, { recursive: true });

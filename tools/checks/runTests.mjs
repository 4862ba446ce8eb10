// Runs the tests: `npm test` the short tier, `npm run test:long` the long one, and CI both, one
// after the other. Each tier ends with its slowest files and its seconds, and the run with one line
// for all. A tier runs to its end whatever failed before. `npm test -- unit build` runs only those
// stages.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, rmSync } from 'node:fs';
import { platform } from 'node:os';
import { join } from 'node:path';
import { countedIn } from './counted.mjs';
import { tiers } from './tiers.mjs';

const root = join(import.meta.dirname, '../..');
const out = join(root, 'test-results');
const SLOWEST = 10;

let passed = 0;
/** All failures: they are printed again at the end, because a report may be far above. */
const failures = [];
/** The seconds of each stage, and the milliseconds of each file, of the tier that runs. */
let took = [];
let files = [];
const seconds = (from) => Math.round((performance.now() - from) / 1000);

/**
 * Runs a command to its end. The output of a command that runs beside another one is printed when
 * the command is done, so that no two outputs mix.
 */
function run({ name, command, args, env = {} }, beside) {
  const from = performance.now();
  const title = () => console.log(`\n── ${name} ${'─'.repeat(Math.max(0, 70 - name.length))}`);
  if (!beside) title();
  const child = spawn(command, args, {
    cwd: root,
    stdio: ['ignore', ...(beside ? ['pipe', 'pipe'] : ['inherit', 'inherit'])],
    shell: platform() === 'win32',
    env: { ...process.env, ...env },
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

/** Runs a check, which passes or fails as one. */
async function runCheck(stage) {
  if (await run(stage, true)) passed += 1;
  else failures.push(stage.name);
}

/** Runs a runner that counts its tests itself. One that counted none is one failure. */
async function runSuite(stage) {
  const ok = await run(stage, false);
  const found = countedIn(stage.report, root);
  passed += found.passed;
  files.push(...found.files);
  failures.push(...found.fell.map((text) => `${stage.name}: ${text}`));
  if (!ok && found.fell.length === 0) failures.push(`${stage.name} did not finish`);
  if (ok && found.passed === 0) failures.push(`${stage.name} ran nothing`);
}

const words = process.argv.slice(2);
const asked = Object.keys(tiers).filter((name) => words.includes(name));
const only = words.filter((word) => !tiers[word]);
const isWanted = ({ name }) => only.length === 0 || only.includes(name);

/** Runs a tier, and tells its slowest files and its seconds beside its budget. */
async function runTier(name) {
  const began = performance.now();
  took = [];
  files = [];
  const { unit, beside, browser } = tiers[name].stages(root, out);
  // The unit tests keep two cores busy, and the checks beside them fill each pause. The browser
  // tests run alone: they have windows, servers and workers of their own.
  await Promise.all([
    isWanted(unit) ? runSuite(unit) : undefined,
    (async () => {
      for (const stage of beside.filter(isWanted)) await runCheck(stage);
    })(),
  ]);
  if (isWanted(browser)) {
    if (existsSync(join(root, 'dist', 'index.html'))) await runSuite(browser);
    else failures.push(`${browser.name}: nothing is built`);
  }
  const slowest = files.toSorted(([, one], [, two]) => two - one).slice(0, SLOWEST);
  if (slowest.length > 0) console.log(`\nThe slowest files of the ${name} tier:`);
  for (const [file, ms] of slowest) console.log(`${(ms / 1000).toFixed(1).padStart(7)} s  ${file}`);
  console.log(`\n${took.join(', ')}`);
  console.log(
    `The ${name} tier took ${seconds(began)} s; on two quiet cores it is meant to take at most ${tiers[name].budget} s.`,
  );
}

const stages = asked.flatMap((name) => {
  const { unit, beside, browser } = tiers[name].stages(root, out);
  return [unit, ...beside, browser].map((stage) => stage.name);
});
const unknown = only.filter((name) => !stages.includes(name));
if (unknown.length > 0) {
  console.error(`No such stage: ${unknown.join(', ')}. There are: ${stages.join(', ')}.`);
  process.exit(1);
}
const setUp = spawnSync(process.execPath, [join(root, 'tools/start/setup.mjs'), '--browser'], { stdio: 'inherit' });
if (setUp.status !== 0) process.exit(1);
rmSync(out, { recursive: true, force: true });
mkdirSync(out, { recursive: true });
for (const name of asked) await runTier(name);

if (failures.length > 0) console.log(`\nFailed:\n${failures.map((one) => `- ${one}`).join('\n')}`);
console.log(`\n${passed} passed, ${failures.length} failed`);
process.exitCode = failures.length === 0 ? 0 : 1;

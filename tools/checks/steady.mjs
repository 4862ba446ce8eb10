// `npm run steady`: every browser test five times while both cores are kept busy by something else. A test that passes only now and then
// shows it here. Words after `--` go to Playwright: `npm run steady -- -g "a reload"`.
import { spawn, spawnSync } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';

const TIMES = 5;
const root = join(import.meta.dirname, '../..');
const run = (args) => spawnSync('npx', args, { cwd: root, stdio: 'inherit' }).status ?? 1;

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

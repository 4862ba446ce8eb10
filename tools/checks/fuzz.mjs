// `npm run fuzz`: every property test on new random cases, twenty times; `npm run fuzz -- 100
// src/space` for another number and folder. Each round prints its seed; `SEED=… npx vitest run
// FILE` draws the same cases again.
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../..');
const words = process.argv.slice(2);
const rounds = Number(words[0] ?? 20);
if (!Number.isInteger(rounds) || rounds < 1) {
  console.error(
    `“${words[0]}” is no number of rounds: give 1 or more, and folders after it, as in npm run fuzz -- 100 src/space.`,
  );
  process.exit(1);
}
const under = words.slice(1);
const files = ['src', 'tools']
  .flatMap((top) =>
    readdirSync(join(root, top), { recursive: true }).map((file) => `${top}/${file}`.replaceAll('\\', '/')),
  )
  .filter((file) => /\.test\.tsx?$/.test(file))
  .filter((file) => under.length === 0 || under.some((folder) => file.startsWith(folder)))
  .filter((file) => readFileSync(join(root, file), 'utf8').includes("'fast-check'"));
if (files.length === 0) {
  console.error(`No property test is under ${under.join(', ')}: name a folder or a file from the project’s root.`);
  process.exit(1);
}

const fell = [];
for (let round = 1; round <= rounds; round += 1) {
  const seed = Math.floor(Math.random() * 2 ** 31);
  console.log(`\nround ${round} of ${rounds}, SEED=${seed}`);
  const { status } = spawnSync('npx', ['vitest', 'run', '--reporter=dot', ...files], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, SEED: String(seed) },
    shell: process.platform === 'win32',
  });
  if (status !== 0) fell.push(seed);
}
console.log(
  `\n${rounds - fell.length} rounds passed, ${fell.length} failed${fell.length > 0 ? `, with SEED=${fell.join(', ')}` : ''}`,
);
process.exitCode = fell.length === 0 ? 0 : 1;

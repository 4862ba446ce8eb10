// Checks that no comment's line is longer than 100 characters. `node tools/checks/comments.mjs`
// lists each longer line.
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';

const root = join(import.meta.dirname, '../..');
const MOST = 100;
/** A lint's directive must be one line, so it does not count. */
const isCommentLine = (line) => /^\s*(\/\/|\/\*|\*[ /])(?!\s*biome-ignore)/.test(line);

/** Lists the sources below a folder. */
const sourcesIn = (folder) =>
  readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && /\.(tsx?|mjs)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));

let count = 0;
const faults = [];
for (const file of ['src', 'tools', 'e2e', 'bench'].flatMap((name) => sourcesIn(join(root, name))))
  readFileSync(file, 'utf8')
    .split('\n')
    .forEach((line, index) => {
      if (!isCommentLine(line)) return;
      count += 1;
      if (line.length > MOST)
        faults.push(`${relative(root, file)}:${index + 1} has ${line.length} characters: wrap the comment at ${MOST}.`);
    });

for (const fault of faults) console.error(`comments: ${fault}`);
console.log(
  faults.length === 0
    ? `comments: ${count} lines, none longer than ${MOST} characters.`
    : `comments: ${faults.length} of ${count} lines are longer than ${MOST} characters.`,
);
process.exit(faults.length === 0 ? 0 : 1);

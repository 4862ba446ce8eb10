/**
 * Tests that every game keeps the contract, plays at random, and is the game that its folder and
 * its line in the list name.
 */
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { withBook } from '../engine/ruleset.ts';
import { keepsTheContract } from './contract.testing.ts';
import { loadAllGames } from './index.ts';

const rulesets = await Promise.all((await loadAllGames()).map(withBook));
describe.each(rulesets.map((ruleset) => ({ name: ruleset.name, ruleset })))('$name', ({ ruleset }) =>
  keepsTheContract(ruleset),
);

const folder = (...path: string[]) => join(import.meta.dirname, ...path);
it('has every folder of a game in the list, and plays each of them at random', () => {
  const folders = readdirSync(folder(), { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() && entry.name !== 'common' ? [entry.name] : [],
  );
  expect(rulesets.map(({ id }) => id).toSorted()).toEqual(folders.toSorted());
  for (const file of ['random.test.ts', 'random.long.test.ts'])
    expect(
      folders.filter((name) => !existsSync(folder(name, file))),
      file,
    ).toEqual([]);
});

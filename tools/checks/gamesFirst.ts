/**
 * The order of the unit tests: first what takes long. Two workers take file after file, and a long
 * file at the end would leave one of them idle.
 */
import { readFileSync } from 'node:fs';
import type { TestSequencer, TestSpecification } from 'vitest/node';

/** What loads games plays fights of them, which takes long however short the file is. */
const PLAYS = /\b(loadGame|loadAllGames|allGames|playGameAtRandom|playWorkersHere)\b/;

/** Sorts test files by project, then those that play fights first, then the larger first. */
export class GamesFirst implements TestSequencer {
  async shard(files: TestSpecification[]): Promise<TestSpecification[]> {
    return files;
  }
  async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const known = files.map((file) => {
      const source = readFileSync(file.moduleId, 'utf8');
      return { file, project: file.project.name, plays: PLAYS.test(source), length: source.length };
    });
    return known
      .toSorted(
        (one, two) =>
          one.project.localeCompare(two.project) || Number(two.plays) - Number(one.plays) || two.length - one.length,
      )
      .map(({ file }) => file);
  }
}

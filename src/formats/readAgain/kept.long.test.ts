/**
 * Tests that the program can read everything it writes, in every game, with any cast and any
 * choices. More fights: KEPT=200 npx vitest run src/formats/readAgain/kept
 */
import { describe, expect, it } from 'vitest';
import { withBook } from '../../engine/ruleset.ts';
import { loadAllGames } from '../../rulesets/index.ts';
import { nothingKept, playKept } from './kept.testing.ts';

const FIGHTS = Number(process.env.KEPT ?? 1);
const FROM = Number(process.env.FROM ?? 1);
/** The steps of a fight: fewer in the usual run, which reads a large encounter after each. */
const STEPS = FIGHTS > 1 ? 40 : 6;

describe.each(await loadAllGames())('$name', (game) => {
  it('is read as it was written, after each step of fights with long names and with every option picked', {
    timeout: 3_600_000,
  }, async () => {
    const ruleset = await withBook(game);
    const seen = nothingKept();
    for (let seed = FROM; seed < FROM + FIGHTS; seed += 1)
      playKept(ruleset, seed, FIGHTS > 1 ? ([30, 12, 60, 100][seed % 4] ?? 30) : 16, STEPS, seen);
    if (FIGHTS > 1)
      console.log(
        `${ruleset.name}: ${seen.fights} fights, ${seen.steps} steps, ${seen.cast} people at most, ${seen.sentence} letters at most; refused as not to be kept: ${seen.refused.length}`,
        [...new Set(seen.refused)].slice(0, 5),
      );
    expect(seen.steps).toBeGreaterThan(FIGHTS);
  });
});

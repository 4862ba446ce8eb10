/**
 * A blind newcomer who presses 1, N and the first answer: nobody dies, leaves or falls by a ruling,
 * nobody is passed unsaid, and the fight ends.
 */
import { describe, it } from 'vitest';
import { allGames, emptyWindow } from '../../store/encounters/window.testing.ts';
import { playByKeys } from './keysAlone.testing.ts';

describe.each(await allGames())('$name', ({ game }) => {
  it('is played to the end by key 1 and N, by no ruling and over nobody’s head', async () => {
    await emptyWindow();
    await playByKeys(game, 0);
  }, 120_000);
});

/** Tests that figures stand where they stand: after reload and undo, and in both windows. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { allGames } from '../store/encounters/window.testing.ts';
import { fightsOnZones, watchPlaces } from './places.testing.ts';

const games = (await allGames()).filter(({ game }) => fightsOnZones(game).length > 0);

describe.each(games)('$name', ({ game }) => {
  it('draws everybody in the same place after a reload, after undo and in both windows', () => {
    fc.assert(
      fc.property(fc.nat(), fc.constantFrom(...fightsOnZones(game)), (seed, { script }) => {
        const { moments, shifted } = watchPlaces(game, script, { seed, moves: 4 });
        expect(moments).toBeGreaterThan(1);
        expect(shifted).toBe(0);
      }),
      { numRuns: 3 },
    );
  });
});

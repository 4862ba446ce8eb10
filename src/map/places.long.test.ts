/** Tests at length that figures stand where they stand (`PLACES=500` moments a game). */
import { describe, expect, it } from 'vitest';
import { allGames } from '../store/encounters/window.testing.ts';
import { fightsOnZones, watchPlaces } from './places.testing.ts';

const MOMENTS = Number(process.env.PLACES ?? 500);
const games = (await allGames()).filter(({ game }) => fightsOnZones(game).length > 0);

describe.each(games)('$name', ({ game }) => {
  it('draws everybody in the same place at each of many moments', { timeout: 600_000 }, () => {
    const sum = { moments: 0, stayed: 0, shifted: 0 };
    const fights = fightsOnZones(game);
    for (let seed = 1; sum.moments < MOMENTS; seed += 1) {
      const { moments, stayed, shifted } = watchPlaces(game, fights[seed % fights.length]!.script, { seed, moves: 20 });
      sum.moments += moments;
      sum.stayed += stayed;
      sum.shifted += shifted;
    }
    console.info(`${game.name}: ${sum.moments} moments, ${sum.stayed} figures stayed, ${sum.shifted} made room`);
    // Only in a zone that is full does anybody make room for others.
    expect(sum.shifted / sum.stayed).toBeLessThan(0.001);
  });
});

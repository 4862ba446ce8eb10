/**
 * A blind newcomer at length: several fights of every game by the keys 1 and N and the first
 * answer. `FIGHTS=100` plays so many of each game; `FIGHTS_FROM=7 FIGHTS=1` plays fight 7 again.
 */
import { describe, expect, it } from 'vitest';
import { allGames, emptyWindow } from '../../store/encounters/window.testing.ts';
import { playByKeys } from './keysAlone.testing.ts';

const games = await allGames();
const FIGHTS = Number(process.env.FIGHTS ?? 4);
const FROM = Number(process.env.FIGHTS_FROM ?? 0);

describe.each(games)('$name', ({ game }) => {
  it(
    'is played to the end by key 1 and N',
    async () => {
      const faults: string[] = [];
      let pressed = 0;
      for (let n = FROM; n < FROM + FIGHTS; n += 1) {
        await emptyWindow();
        await playByKeys(game, n).then(
          (presses) => {
            pressed += presses;
            if (FIGHTS > 1) process.stdout.write(`${game.name} ${n}: ${presses} presses\n`);
          },
          (error: Error) => faults.push(`Fight ${n}: ${error.message}`),
        );
      }
      console.log(`${game.name}: ${FIGHTS} fights, ${pressed} presses, ${faults.length} faults`);
      expect(faults).toEqual([]);
    },
    600_000 + FIGHTS * 20_000,
  );
});

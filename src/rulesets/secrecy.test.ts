/**
 * Compares the public view with and without hidden combatants, in random fights of every game. Many
 * fights: SECRECY=300 npx vitest run src/rulesets/secrecy. One fight again: add SECRECY_SEED=83 and
 * -t Ingenuity.
 */
import { describe, expect, it } from 'vitest';
import { loadAllGames } from './index.ts';
import { playForSecrecy } from './secrecy.testing.ts';

/** How many fights of each game are played, unless certain seeds are named. */
const FIGHTS = Number(process.env.SECRECY ?? 3);
const NAMED = process.env.SECRECY_SEED?.split(',').map(Number);
const seeds = NAMED ?? Array.from({ length: FIGHTS }, (_, n) => n + 1);

describe.each(await loadAllGames())('$name', (ruleset) => {
  it('tells the players nothing of those whom they have not seen, whatever these do: the view, and that of each seat, is that of the fight without them', {
    timeout: 900_000,
  }, () => {
    const total = { looks: 0, seats: 0, moves: 0, secret: 0 };
    const parted: Record<string, number> = {};
    const faults: string[] = [];
    const at: number[] = [];
    for (const seed of seeds) {
      const { script } = ruleset.ready[seed % ruleset.ready.length] ?? {};
      if (!script) continue;
      try {
        const besides = playForSecrecy(ruleset, script, seed, 24);
        for (const key of ['looks', 'seats', 'moves', 'secret'] as const) total[key] += besides[key];
        if (besides.parted) parted[besides.parted] = (parted[besides.parted] ?? 0) + 1;
      } catch (error) {
        at.push(seed);
        faults.push(`seed ${seed}, “${script.title}”: ${error instanceof Error ? error.message : String(error)}`);
      }
    }
    console.log(
      `${ruleset.name}: ${seeds.length} fights beside each other, ${total.moves} moves, ${total.secret} of hidden ones, ${total.looks} views and ${total.seats} of seats equal, ${faults.length} not${at.map((seed) => ` (${seed})`).join('')}; parted: ${JSON.stringify(parted)}`,
    );
    expect(faults.slice(0, 3).join('\n\n')).toBe('');
    expect(total.looks).toBeGreaterThan(NAMED ? 0 : FIGHTS * 3);
    expect(total.seats).toBeGreaterThan(0);
  });
});

/** Random legal play: whole fights of a game, each undone to its start and redone to its end, with every action used. One test file for each game, so that they run side by side. */
import { describe, expect, it } from 'vitest';
import { parseEncounter } from '../engine/encounter.ts';
import { live } from '../engine/history.ts';
import { TABLE } from '../engine/legality.ts';
import { decider, playAtRandom, setUpOrThrow, thereAndBack } from '../engine/play.testing.ts';
import { publicView } from '../engine/publicView.ts';
import type { Offer } from '../engine/ruleset.ts';
import type { Script } from '../engine/script.ts';
import { readyScenes } from '../space/scenes/index.ts';
import { rulesetOf, rulesets } from './index.ts';

/** How many whole fights of each game; fewer while working: FIGHTS=20 npx vitest run src/rulesets/random */
const FIGHTS = Number(process.env.FIGHTS ?? 500);

/** Declares the tests of the game at this place of the list; nothing when there is none. `moves` are made in a fight before it is ended by hand. */
export function playGameAtRandom(place: number, moves = 24): void {
  const ruleset = rulesets[place];
  describe.skipIf(!ruleset)(ruleset?.name ?? 'no game here', () => {
    if (!ruleset) return;

    it(`${FIGHTS} fights are never stuck, go back and forth equal, survive JSON in a question, and show no planted secret`, {
      timeout: 900_000,
    }, () => {
      const scripts = ruleset.ready.map(({ script }) => script);
      const used = new Map<string, number>();
      for (let seed = 1; seed <= FIGHTS; seed += 1) {
        const script = scripts[seed % scripts.length] as Script;
        const planted: Script = {
          ...script,
          seed,
          lines: [],
          cast: [
            ...script.cast,
            { ...(script.cast.at(-1) as Script['cast'][number]), id: 'canary', name: 'CANARY', hidden: true },
          ],
        };
        const decide = decider(seed + 77);
        const start = setUpOrThrow(ruleset, readyScenes, planted);
        // Least used first: so that rare actions come up without waiting for luck.
        const pick = (all: readonly Offer[]) => {
          // Rulings of the GM come up, and do not drown what the combatants do.
          const moves = all.filter(({ actor }) => actor !== TABLE);
          const offers = moves.length > 0 && decide.int(0, 7) > 0 ? moves : all;
          const key = (offer: Offer) => `${offer.action}:${offer.variant ?? ''}`;
          if (decide.int(0, 2) > 0) return decide.of(offers);
          const least = Math.min(...offers.map((offer) => used.get(key(offer)) ?? 0));
          return decide.of(offers.filter((offer) => (used.get(key(offer)) ?? 0) === least));
        };
        const where = `seed ${seed} of “${script.title}”`;
        try {
          const played = playAtRandom(
            ruleset,
            start,
            seed,
            moves,
            (at) => {
              if (!at.open || decide.int(0, 19) > 0) return;
              const now = live(ruleset, at);
              expect(
                JSON.stringify(
                  publicView(ruleset, now.fight, now.question, { party: 'exact', others: 'exact' }, at.name),
                ),
                where,
              ).not.toMatch(/CANARY/i);
              const read = parseEncounter(JSON.parse(JSON.stringify(at)), rulesetOf);
              expect(read.ok ? live(ruleset, read.value) : read.refusal.text, where).toEqual(now);
            },
            (offers) => {
              const offer = pick(offers);
              const key = `${offer.action}:${offer.variant ?? ''}`;
              used.set(key, (used.get(key) ?? 0) + 1);
              return offer;
            },
          );
          const { start: back, end } = thereAndBack(ruleset, played.encounter);
          expect(back.fight, where).toEqual(start.fight);
          expect(back.dice, where).toEqual(start.dice);
          expect(end.fight, where).toEqual(played.encounter.fight);
          expect(end.dice, where).toEqual(played.encounter.dice);
        } catch (error) {
          throw new Error(`${where}: ${error instanceof Error ? error.message : String(error)}`, { cause: error });
        }
      }
      const names = new Set([...used.keys()].map((key) => key.split(':')[0]));
      if (FIGHTS >= 500) expect(ruleset.actions.map(({ id }) => id).filter((id) => !names.has(id))).toEqual([]);
    });
  });
}

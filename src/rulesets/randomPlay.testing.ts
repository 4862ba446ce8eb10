/**
 * Random legal play: whole fights of a game, each undone and redone, with every action used. Each
 * game has its own `random.test.ts` and `random.long.test.ts`, so that the games run in parallel.
 */
import { describe, expect, it } from 'vitest';
import { type Encounter, parseEncounter } from '../engine/encounter.ts';
import { liveStateOf } from '../engine/history.ts';
import { TABLE } from '../engine/legality.ts';
import { playAtRandom, randomDecider, setUpOrThrow, thereAndBack } from '../engine/play.testing.ts';
import { publicView } from '../engine/public/publicView.ts';
import { type HouseRule, type Offer, type Ruleset, withBook } from '../engine/ruleset.ts';
import type { Line, Script } from '../engine/script.ts';
import { playLine } from '../engine/scripts/lines.ts';
import { readyScenes } from '../space/scenes/index.ts';
import { type Invariant, usualInvariants } from './invariants.testing.ts';
import { pairsOf, pairsRecorder } from './pairs.testing.ts';

/** The invariants of each game, by its folder's name. */
const ownInvariants = import.meta.glob<readonly Invariant[]>('./*/invariants.testing.ts', {
  eager: true,
  import: 'invariants',
});

/**
 * How many whole fights of each game the long tests play. New rules need many: FIGHTS=500 npx
 * vitest run random.long
 */
const FIGHTS = Number(process.env.FIGHTS ?? 12);
/** The short tests play the first of these fights. */
const FEW = 2;
/** The seed of the first fight. FROM=394 FIGHTS=1 plays a failed fight again. */
const FROM = Number(process.env.FROM ?? 1);

/**
 * Declares the tests of a game: a few fights, or many until every action is used. Each fight has
 * this many `moves` before the GM ends it by hand. `afterHand` names actions that are only possible
 * after an edit by hand. Actions that no fight has used are sought in further fights, which start
 * in the middle of the game's examples, first in those that play the action.
 */
export async function playGameAtRandom(
  game: Ruleset,
  how: 'a few fights' | 'every action',
  moves = 24,
  afterHand: readonly string[] = [],
): Promise<void> {
  const fights = how === 'a few fights' ? FEW : FIGHTS;
  const ruleset = await withBook(game);
  const rulesetOf = (id: string) => (id === ruleset.id ? ruleset : undefined);
  describe(ruleset.name, () => {
    const ready = ruleset.ready.map(({ script }) => script);
    const invariants = [...usualInvariants, ...(ownInvariants[`./${ruleset.id}/invariants.testing.ts`] ?? [])];
    const pairs = pairsRecorder(ruleset);
    const used = new Map<string, number>();
    const keyOf = (offer: Offer) => `${offer.action}:${offer.variant ?? ''}`;
    const leastUsed = (offers: readonly Offer[]) => {
      const least = Math.min(...offers.map((offer) => used.get(keyOf(offer)) ?? 0));
      return offers.filter((offer) => (used.get(keyOf(offer)) ?? 0) === least);
    };
    const unused = () => {
      const names = new Set([...used.keys()].map((key) => key.split(':')[0]));
      // Actions after a fight are not part of play. Play by hand covers the GM's rulings on a
      // combatant's fate.
      const played = ruleset.actions.filter(
        ({ id, stages = ['running'] }) => stages.includes('running') && id !== 'ruled',
      );
      return played.map(({ id }) => id).filter((id) => !names.has(id) && !afterHand.includes(id));
    };
    /**
     * Picks an offer so that the GM's rulings are used without crowding out the combatants' moves,
     * and rare moves are used without depending on luck.
     */
    const mixed = (all: readonly Offer[], decide: Decider) => {
      const own = all.filter(({ actor }) => actor !== TABLE);
      const offers = own.length > 0 && decide.int(0, 7) > 0 ? own : all;
      return decide.of(decide.int(0, 2) > 0 ? offers : leastUsed(offers));
    };
    const seeking = (all: readonly Offer[], decide: Decider) => {
      const missing = new Set(unused());
      const sought = all.filter(({ action }) => missing.has(action));
      return sought.length > 0 ? decide.of(sought) : mixed(all, decide);
    };

    /**
     * The script at a table that changes some house rules at random, except rules written out in
     * words.
     */
    const otherwise = (script: Script, decide: Decider): Script => {
      const changed = ruleset.houseRules.filter(({ kind }) => VARIED.includes(kind) && decide.int(0, 3) === 0);
      const values = changed.map((rule) => [rule.path, anyValue(rule, decide)]);
      return { ...script, house: { ...script.house, ...Object.fromEntries(values) } };
    };

    /**
     * Adds a hidden combatant with a secret name to the cast, only in fights that are random from
     * their start: with one more combatant a script's lines may not fit.
     */
    const plantedIn = (cast: Script['cast']): Script['cast'] => [
      ...cast,
      { ...(cast.at(-1) as Script['cast'][number]), id: 'canary', name: 'CANARY', hidden: true },
    ];

    /**
     * Plays one whole fight, with the first `from` lines of its script. Checks everything that must
     * hold in any fight.
     */
    const playOne = (script: Script, seed: number, from: number, pick: typeof mixed) => {
      const planted = { ...script, seed, lines: [], cast: from > 0 ? script.cast : plantedIn(script.cast) };
      const decide = randomDecider(seed + 77);
      pairs.start();
      const start = setUpOrThrow(ruleset, readyScenes, decide.int(0, 3) === 0 ? otherwise(planted, decide) : planted);
      const played = playAtRandom(
        ruleset,
        playAsFar(ruleset, start, script.lines.slice(0, from)),
        seed,
        moves,
        (at) => {
          pairs.saw(at);
          if (!at.open)
            for (const { rule, fault } of invariants) {
              const words = fault(ruleset, at.fight);
              if (words !== undefined) throw new Error(`${rule}: ${words}`);
            }
          if (!at.open || decide.int(0, 19) > 0) return;
          const now = liveStateOf(ruleset, at);
          expect(
            JSON.stringify(publicView(ruleset, now.fight, now.question, { party: 'exact', others: 'exact' })),
          ).not.toMatch(/CANARY/i);
          const read = parseEncounter(JSON.parse(JSON.stringify(at)), rulesetOf);
          expect(read.ok ? liveStateOf(ruleset, read.value) : read.refusal.text).toEqual(now);
        },
        (offers) => {
          const offer = pick(offers, decide);
          used.set(keyOf(offer), (used.get(keyOf(offer)) ?? 0) + 1);
          return offer;
        },
      );
      const { start: back, end } = thereAndBack(ruleset, played.encounter);
      expect(back.fight).toEqual(start.fight);
      expect(back.dice).toEqual(start.dice);
      expect(end.fight).toEqual(played.encounter.fight);
      expect(end.dice).toEqual(played.encounter.dice);
    };
    const told = (script: Script, seed: number, from: number, pick: typeof mixed) => {
      try {
        playOne(script, seed, from, pick);
      } catch (error) {
        const words = error instanceof Error ? error.message : String(error);
        throw new Error(`seed ${seed} of “${script.title}” from line ${from}: ${words}`, { cause: error });
      }
    };

    it(`${fights} fights are never stuck, go back and forth equal, survive JSON in a question, and show no planted secret`, {
      timeout: 900_000,
    }, () => {
      for (let seed = FROM; seed < FROM + fights; seed += 1) told(ready[seed % ready.length] as Script, seed, 0, mixed);
    });

    if (how === 'every action')
      it('every action is used', { timeout: 900_000 }, () => {
        const scripts = [...ready, ...ruleset.examples];
        const decide = randomDecider(1);
        const playedAt = (action: string) =>
          scripts.flatMap((script) =>
            script.lines.flatMap((line, from) => ('do' in line && line.do === action ? [{ script, from }] : [])),
          );
        for (let n = 1; unused().length > 0 && n <= Math.max(FIGHTS, 60); n += 1) {
          const there = playedAt(decide.of(unused()));
          const script = decide.of(there.length > 0 || n % 2 > 0 ? scripts : ready);
          const begin =
            there.length > 0 && n % 4 > 0 ? decide.of(there) : { script, from: decide.int(0, script.lines.length) };
          told(begin.script, FIGHTS + n, begin.from, seeking);
        }
        expect(unused()).toEqual([]);
        const all = pairsOf(ruleset).length;
        console.log(
          `${ruleset.name}: ${pairs.met.size} of ${all} pairs of rules met in one move (npm run pairs lists the rest)`,
        );
      });
  });
}

type Decider = ReturnType<typeof randomDecider>;

/** The kinds of house rules that a random table changes: none that is written out in words. */
const VARIED: readonly HouseRule['kind'][] = ['switch', 'number', 'choice', 'choices'];

/** A random value that a house rule may have. */
function anyValue(rule: HouseRule, decide: Decider): unknown {
  switch (rule.kind) {
    case 'switch':
      return decide.int(0, 1) === 1;
    case 'number':
      return decide.int(rule.min, rule.max);
    case 'choice':
      return typeof rule.options === 'string' ? undefined : decide.of(rule.options).id;
    case 'choices':
      return typeof rule.options === 'string'
        ? undefined
        : rule.options.filter(() => decide.int(0, 1) === 1).map(({ id }) => id);
    default:
      return undefined;
  }
}

/**
 * Plays the lines until one is refused, because a changed house rule may refuse a line. The fight
 * so far is still a fight.
 */
function playAsFar(ruleset: Ruleset, start: Encounter, lines: readonly Line[]): Encounter {
  let at = start;
  for (const line of lines) {
    if ('expect' in line) continue;
    const next = playLine(ruleset, at, line);
    if (!next.ok) return at;
    at = next.value;
  }
  return at;
}

/** Random legal play: whole fights of a game, each undone to its start and redone to its end, with every action used. Each game has a `random.test.ts` of its own, so that they run side by side. */
import { describe, expect, it } from 'vitest';
import { type Encounter, parseEncounter } from '../engine/encounter.ts';
import { live } from '../engine/history.ts';
import { TABLE } from '../engine/legality.ts';
import { decider, playAtRandom, setUpOrThrow, thereAndBack } from '../engine/play.testing.ts';
import { publicView } from '../engine/public/publicView.ts';
import { type HouseRule, type Offer, type Ruleset, withBook } from '../engine/ruleset.ts';
import type { Line, Script } from '../engine/script.ts';
import { playLine } from '../engine/scripts/lines.ts';
import { readyScenes } from '../space/scenes/index.ts';
import { type Invariant, usualInvariants } from './invariants.testing.ts';
import { pairsOf, pairsRecorder } from './pairs.testing.ts';

/** What a game says must always hold of its fights, by its folder's name. */
const ownInvariants = import.meta.glob<readonly Invariant[]>('./*/invariants.testing.ts', {
  eager: true,
  import: 'invariants',
});

/** How many whole fights of each game. What is new in the rules is tried with many: FIGHTS=500 npx vitest run random.test */
const FIGHTS = Number(process.env.FIGHTS ?? 24);
/** The seed of the first of them: a fight that failed is played again by its seed, FROM=394 FIGHTS=1. */
const FROM = Number(process.env.FROM ?? 1);

/**
 * Declares the tests of a game. `moves` are made in a fight before it is ended by
 * hand; `afterHand` are actions that come up only once the GM has set something by hand. Actions that have not come up in all the fights
 * are then sought in more of them, which start in the middle of the game's examples, first of all right where one of them plays it.
 */
export async function playGameAtRandom(game: Ruleset, moves = 24, afterHand: readonly string[] = []): Promise<void> {
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
      // What comes after a fight is not part of its play.
      const played = ruleset.actions.filter(({ stages = ['running'] }) => stages.includes('running'));
      return played.map(({ id }) => id).filter((id) => !names.has(id) && !afterHand.includes(id));
    };
    /** Rulings of the GM come up, and do not drown what the combatants do; rare moves come up without waiting for luck. */
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

    /** The script at a table that plays some of the house rules otherwise: not those written out in words. */
    const otherwise = (script: Script, decide: Decider): Script => {
      const changed = ruleset.houseRules.filter(({ kind }) => VARIED.includes(kind) && decide.int(0, 3) === 0);
      const values = changed.map((rule) => [rule.path, anyValue(rule, decide)]);
      return { ...script, house: { ...script.house, ...Object.fromEntries(values) } };
    };

    /** A secret in the cast, in fights that are played by lot from their start: lines of a script may not fit with somebody more. */
    const plantedIn = (cast: Script['cast']): Script['cast'] => [
      ...cast,
      { ...(cast.at(-1) as Script['cast'][number]), id: 'canary', name: 'CANARY', hidden: true },
    ];

    /** One whole fight: `from` lines of its script are played first. Everything that must hold of any fight is asked of it. */
    const playOne = (script: Script, seed: number, from: number, pick: typeof mixed) => {
      const planted = { ...script, seed, lines: [], cast: from > 0 ? script.cast : plantedIn(script.cast) };
      const decide = decider(seed + 77);
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
          const now = live(ruleset, at);
          expect(
            JSON.stringify(publicView(ruleset, now.fight, now.question, { party: 'exact', others: 'exact' })),
          ).not.toMatch(/CANARY/i);
          const read = parseEncounter(JSON.parse(JSON.stringify(at)), rulesetOf);
          expect(read.ok ? live(ruleset, read.value) : read.refusal.text).toEqual(now);
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

    it(`${FIGHTS} fights are never stuck, go back and forth equal, survive JSON in a question, and show no planted secret`, {
      timeout: 900_000,
    }, () => {
      for (let seed = FROM; seed < FROM + FIGHTS; seed += 1) told(ready[seed % ready.length] as Script, seed, 0, mixed);
    });

    it('every action is used', { timeout: 900_000 }, () => {
      const scripts = [...ready, ...ruleset.examples];
      const decide = decider(1);
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

type Decider = ReturnType<typeof decider>;

/** The kinds of house rules that a table can play otherwise by drawing lots: none that are written out. */
const VARIED: readonly HouseRule['kind'][] = ['switch', 'number', 'choice', 'choices'];

/** Any value that a house rule may have. */
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

/** Plays the lines for as long as they fit: house rules played otherwise may refuse one; what was played then still is a fight. */
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

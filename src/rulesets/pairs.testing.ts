/**
 * Records which rules applied together in one move: the numbers on the move's questions and on its
 * sentences in the log.
 */
import type { Encounter } from '../engine/encounter.ts';
import { liveStateOf } from '../engine/history.ts';
import type { Book, Ruleset } from '../engine/ruleset.ts';

/** Two numbers of one game in ascending order: `MU-18 MU-30`. */
const pairOf = (one: string, other: string): string => (one < other ? `${one} ${other}` : `${other} ${one}`);

/** The numbers of a game's rule texts. */
export const numbersOf = (ruleset: Ruleset & Book): string[] =>
  ruleset.rules.map(({ id }) => id).filter((id) => new RegExp(`^${ruleset.prefix}-\\d+$`).test(id));

/** Every possible pair of the game's numbers. */
export const pairsOf = (ruleset: Ruleset & Book): string[] => {
  const numbers = numbersOf(ruleset);
  return numbers.flatMap((one, at) => numbers.slice(at + 1).map((other) => pairOf(one, other)));
};

/**
 * Records the pairs of rules that occurred. Call `start` before each fight, and `saw` with the
 * encounter after every command and every answer.
 */
export function pairsRecorder(ruleset: Ruleset & Book) {
  const numbers = new Set(numbersOf(ruleset));
  const met = new Set<string>();
  let serial = -1;
  let told = 0;
  let rules = new Set<string>();
  return {
    met: met as ReadonlySet<string>,
    start(): void {
      serial = -1;
      told = 0;
    },
    saw(encounter: Encounter): void {
      const { fight, question } = liveStateOf(ruleset, encounter);
      if (encounter.serial !== serial || fight.log.length < told) {
        serial = encounter.serial;
        rules = new Set();
        told = Math.min(told, fight.log.length);
      }
      const fresh = [...fight.log.slice(told).map(({ rule }) => rule), ...(question ? [question.rule] : [])];
      told = fight.log.length;
      for (const rule of fresh) {
        if (!numbers.has(rule) || rules.has(rule)) continue;
        for (const other of rules) met.add(pairOf(rule, other));
        rules.add(rule);
      }
    },
  };
}

/**
 * Counts the figures of the account in a second way, for tests: from log sentences, from states
 * before and after, and from the dice questions one by one.
 */
import { inputsOf, isByHand } from '../byHand/inputs.ts';
import type { Fight } from '../fight.ts';
import type { ReadEntry } from '../log/read.ts';
import type { Answer, Ask, Roll } from '../question.ts';
import { rolledOf } from '../question.ts';
import type { Ruleset } from '../ruleset.ts';
import { runCommand } from '../running/run.ts';
import type { Id } from '../words.ts';
import { logEntriesIn, type Moment } from './moments.ts';

/** What one game's sentences say, read without its procedures. */
export interface Reader {
  hit(line: ReadEntry): boolean;
  miss(line: ReadEntry): boolean;
  /** How much somebody lost, as the sentence says. */
  lost(line: ReadEntry): number;
  /**
   * How much somebody has lost according to the sheet; undefined where the sheet does not give an
   * exact figure.
   */
  measure?(sheet: unknown): number | undefined;
  /**
   * Matches sentences of steps in which the sheet also changes for another reason: somebody heals,
   * a cost is paid, a value is set.
   */
  besides: RegExp;
  /** Whether a step has attacks that its sentences do not tell as a hit or a miss. */
  untold?: (lines: readonly ReadEntry[]) => boolean;
  /** Counts the reactions taken in a step, from the questions answered and the sentences told. */
  reactions(asked: readonly Asked[], lines: readonly ReadEntry[]): number;
}
export interface Asked {
  ask: Ask;
  answer: Answer;
}
export const chosenOption = ({ answer }: Asked): string => (answer.kind === 'choose' ? answer.option : '');

/**
 * The questions of a step with their answers. The move is stopped before each answer, to read the
 * question that is open there.
 */
export function askedIn(ruleset: Ruleset, { step, before }: Moment): Asked[] {
  const given = inputsOf(step.given);
  return given.flatMap((answer, at) => {
    if (isByHand(answer)) return [];
    const { question } = runCommand(ruleset, before, step.command, given.slice(0, at), step.serial);
    return question ? [{ ask: question, answer }] : [];
  });
}

/** Lists by brute force all ways in which a handful of plain dice can fall. */
function* fallsOf(sides: readonly number[]): Generator<number[]> {
  const [first, ...rest] = sides;
  if (first === undefined) yield [];
  else for (let face = 1; face <= first; face += 1) for (const more of fallsOf(rest)) yield [face, ...more];
}
const means = new Map<string, number>();

/**
 * The mean of a roll as the rules read it: over every fall of its dice, or by a series for
 * exploding dice.
 */
function meanOf({ groups, compare }: Roll): number {
  const key = JSON.stringify([
    groups.map(({ id, count, sides, explode, read }) => [id, count, sides, explode, read]),
    compare,
  ]);
  const kept = means.get(key);
  if (kept !== undefined) return kept;
  const sets = compare?.sets.filter((ids) => groups.some(({ id }) => ids.includes(id))) ?? [];
  const rivals = sets.length > 1 ? sets : [];
  let mean = 0;
  if (rivals.length > 0) {
    const among = rivals.flat().flatMap((id) => groups.filter((group) => group.id === id));
    let ways = 0;
    for (const fall of fallsOf(among.flatMap(({ count, sides }) => Array.from({ length: count }, () => sides)))) {
      let next = 0;
      const values = new Map<string, number>();
      for (const group of among) {
        const faces = fall.slice(next, next + group.count).map((face) => [face]);
        next += group.count;
        values.set(
          group.id,
          rolledOf({ id: 'x', seat: { kind: 'gm' }, label: '', groups: [group] }, dice(faces)).values[group.id] ?? 0,
        );
      }
      const sums = rivals.map((ids) => ids.reduce((sum, id) => sum + (values.get(id) ?? 0), 0));
      mean += compare?.which === 'lowest' ? Math.min(...sums) : Math.max(...sums);
      ways += 1;
    }
    mean /= ways;
  }
  for (const group of groups) {
    if (rivals.flat().includes(group.id)) continue;
    const { count, sides, explode, read } = group;
    if (explode) {
      // A value is some top faces and then a last face; after sixty terms the series is negligible.
      // With several dice either the best or worst die counts, or all add up.
      const values: { value: number; chance: number }[] = [];
      for (let tops = 0; tops < 60; tops += 1)
        for (let face = 1; face < sides; face += 1)
          values.push({ value: tops * (sides - 1) + face, chance: (1 / sides) ** (tops + 1) });
      let below = 0;
      const kept = read.by === 'keep' && count > 1 ? read.which : undefined;
      for (const { value, chance } of values) {
        if (kept === 'highest') mean += value * ((below + chance) ** count - below ** count);
        else if (kept === 'lowest') mean += value * ((1 - below) ** count - (1 - below - chance) ** count);
        else mean += count * value * chance;
        below += chance;
      }
    } else if (read.by === 'keep') {
      let [sum, ways] = [0, 0];
      for (const fall of fallsOf(Array.from({ length: count }, () => sides))) {
        const sorted = fall.sort((a, b) => (read.which === 'highest' ? b - a : a - b));
        sum += sorted.slice(0, read.of).reduce((a, b) => a + b, 0);
        ways += 1;
      }
      mean += sum / ways;
    } else if (read.by === 'successes') mean += (count * Math.max(0, sides - read.from + 1)) / sides;
    else mean += (count * (sides + 1)) / 2;
  }
  means.set(key, mean);
  return mean;
}
const dice = (faces: number[][]): Answer => ({ kind: 'dice', faces: { x: [faces] } });

/**
 * The result of a roll: its successes, kept values and sums, as the rules read them. Where the
 * rules read only bands, the dice themselves count.
 */
function cameTo(roll: Roll, answer: Answer): number {
  const { values, faces } = rolledOf(roll, answer);
  const worth = (id: string): number => {
    const at = roll.groups.findIndex((group) => group.id === id);
    const group = roll.groups[at];
    if (group?.read.by !== 'bands') return values[id] ?? 0;
    return (faces[at] ?? []).flat().reduce((a, b) => a + b, 0);
  };
  const ids = roll.groups.map(({ id }) => id);
  const sets =
    roll.compare?.sets.map((set) => set.filter((id) => ids.includes(id))).filter((set) => set.length > 0) ?? [];
  const rivals = sets.length > 1 ? sets : [];
  const sums = rivals.map((set) => set.reduce((sum, id) => sum + worth(id), 0));
  const best = rivals.length === 0 ? 0 : roll.compare?.which === 'lowest' ? Math.min(...sums) : Math.max(...sums);
  return best + ids.filter((id) => !rivals.flat().includes(id)).reduce((sum, id) => sum + worth(id), 0);
}

export interface Counted {
  hits: number;
  misses: number;
  lost: number;
  reactions: number;
  dice: number;
  rolled: number;
  expected: number;
}

/** The figures of one step, counted in the second way. */
export function countedIn(moment: Moment, reader: Reader, asked: readonly Asked[]): Counted {
  const lines = logEntriesIn(moment);
  const rolls = asked.flatMap(({ ask, answer }) =>
    ask.kind === 'dice' && answer.kind === 'dice' ? ask.rolls.map((roll) => ({ roll, answer })) : [],
  );
  const sum = (list: readonly number[]) => list.reduce((a, b) => a + b, 0);
  return {
    hits: lines.filter((line) => reader.hit(line)).length,
    misses: lines.filter((line) => reader.miss(line)).length,
    lost: sum(lines.map((line) => reader.lost(line))),
    reactions: reader.reactions(asked, lines),
    dice: sum(rolls.map(({ roll, answer }) => (answer.faces[roll.id] ?? []).flat(2).length)),
    rolled: sum(rolls.map(({ roll, answer }) => cameTo(roll, answer))),
    expected: sum(rolls.map(({ roll }) => meanOf(roll))),
  };
}

/**
 * What each combatant lost in a step, by the sheets before and after. It leaves out combatants who
 * came or went, and those whose sheet gives no figure.
 */
export function lostByState({ before, after }: Moment, measure: NonNullable<Reader['measure']>): Map<Id, number> {
  const both = Object.keys(after.combatants).filter((id) => before.combatants[id]);
  const of = (fight: Fight, id: Id) => measure(fight.combatants[id]?.sheet);
  return new Map(
    both.flatMap((id) => {
      const [then, now] = [of(before, id), of(after, id)];
      return then === undefined || now === undefined ? [] : [[id, now - then]];
    }),
  );
}

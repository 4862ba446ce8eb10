/** Changes data at random, and plays on with encounters that open from changed data. */
import type { Encounter } from '../../engine/encounter.ts';
import { answerQuestion, dispatch, liveStateOf, rollFor } from '../../engine/history.ts';
import { anyAnswer, commandOfOffer, freeOffers, type randomDecider } from '../../engine/play.testing.ts';
import { publicView } from '../../engine/public/publicView.ts';
import type { Ruleset } from '../../engine/ruleset.ts';
import { redo, undo } from '../../engine/undo.ts';

/** Milliseconds of processor time since then. Other work on the machine does not count. */
export const spentMs = (from: NodeJS.CpuUsage): number => {
  const { user, system } = process.cpuUsage(from);
  return (user + system) / 1000;
};

export type Decider = ReturnType<typeof randomDecider>;
export type Path = readonly (string | number)[];

/** Values to put in the place of others. */
const STRANGE: readonly unknown[] = [
  null,
  true,
  -1,
  0,
  1,
  7,
  1e9,
  2 ** 53,
  1.5,
  '',
  'x',
  '__proto__',
  'constructor',
  'nobody',
  '999,999',
  'x'.repeat(5000),
  [],
  {},
  [null],
  { id: 'x' },
  [[[]]],
];

export function pathsIn(value: unknown, at: Path = []): Path[] {
  if (typeof value !== 'object' || value === null) return [at];
  return [at, ...Object.entries(value).flatMap(([key, inner]) => pathsIn(inner, [...at, key]))];
}

/**
 * Changes one part of plain data: to a strange value, another part's value, none, two copies, or
 * another name.
 */
export function mutateData(root: unknown, paths: readonly Path[], decide: Decider): void {
  const path = decide.of(paths);
  const key = path.at(-1);
  const at = (way: Path): unknown =>
    way.reduce<unknown>(
      (held, step) => (typeof held === 'object' && held !== null ? (held as Record<string, unknown>)[step] : undefined),
      root,
    );
  const holder = at(path.slice(0, -1));
  if (key === undefined || typeof holder !== 'object' || holder === null) return;
  const data = holder as Record<string, unknown>;
  switch (decide.int(0, 4)) {
    case 0:
      data[key] = structuredClone(at(decide.of(paths)));
      return;
    case 1:
      if (Array.isArray(holder)) holder.splice(Number(key), 1);
      else delete data[key];
      return;
    case 2:
      if (Array.isArray(holder)) holder.push(structuredClone(data[key]));
      else data[decide.of(['nobody', '999,999', '-1,2', 'zzz', ' '])] = structuredClone(data[key]);
      return;
    default: {
      const was = data[key];
      data[key] =
        typeof was === 'number' && decide.int(0, 1) === 0 ? decide.int(-3, 60) : structuredClone(decide.of(STRANGE));
    }
  }
}

/**
 * Plays on with random offers, answers, undo and redo. Throws where the game or its screens would.
 */
export function playOnward(
  ruleset: Ruleset,
  start: Encounter,
  decide: Decider,
  steps: number,
  timed: (job: () => void) => void,
): Encounter {
  let now = start;
  for (let n = 0; n < steps; n += 1)
    timed(() => {
      const { fight, question, stuck } = liveStateOf(ruleset, now);
      publicView(ruleset, fight, question, now.display);
      ruleset.order(fight);
      if (stuck !== undefined) throw new Error(`A move is stuck: ${stuck}`);
      const lot = decide.int(0, 9);
      const next = ((): ReturnType<typeof dispatch> => {
        if (lot === 0) return undo(now);
        if (lot === 1) return redo(ruleset, now);
        if (question) {
          const said = anyAnswer(question, decide);
          return said ? answerQuestion(ruleset, now, question.id, said) : rollFor(ruleset, now);
        }
        if (fight.stage === 'setup') return dispatch(ruleset, now, { type: 'begin' });
        const offers = fight.stage === 'running' ? freeOffers(ruleset, now) : [];
        return offers.length > 0 ? dispatch(ruleset, now, commandOfOffer(decide.of(offers))) : undo(now);
      })();
      if (next.ok) now = next.value;
      else if (next.refusal.text.includes('The rules stumbled')) throw new Error(next.refusal.text);
    });
  return now;
}

/**
 * The sums over many runs of a fight. All of them are whole numbers, so it makes no difference in
 * which order runs are added, or on how many cores they were played.
 */
import * as z from 'zod/mini';
import { idSchema } from '../../../space/scene.ts';
import type { Id } from '../../words.ts';
import type { FightRun, PersonRun } from './fightRun.ts';

const count = z.int();
const counts = z.record(z.string(), count);

const personSumsSchema = z.object({
  /** The runs in which the combatant fell at least once, and those at whose end it was not up. */
  fell: count,
  lostOut: count,
  /** The runs by the word for how the combatant was at the end: "dead", "fled". */
  ends: counts,
  dealt: count,
  taken: count,
  /** For each track the sum of what was lost, and the runs in which anything was. */
  lost: z.record(z.string(), z.object({ sum: count, runs: count })),
  /**
   * The runs in which this combatant was the first who fell or fled, and those of them that its
   * side won.
   */
  first: count,
  firstAndWon: count,
});
export type PersonSums = z.infer<typeof personSumsSchema>;

/** Runs with an event, and those among them by their winners, as in the sums of all runs. */
const eventSumsSchema = z.object({ runs: count, won: counts });
export type EventSums = z.infer<typeof eventSumsSchema>;

export const forecastSumsSchema = z.object({
  runs: count,
  /** Runs by their winners: the ids of the sides, joined by a space. */
  won: counts,
  settled: count,
  nobody: count,
  undecided: count,
  /** Runs by the round in which they ended. */
  rounds: counts,
  moves: count,
  people: z.record(idSchema, personSumsSchema),
  /** Runs by what came first to a side: the kind of event and the side's id, joined by a space. */
  firsts: z.record(z.string(), eventSumsSchema),
});
export type ForecastSums = z.infer<typeof forecastSumsSchema>;

export const noRuns = (): ForecastSums => ({
  runs: 0,
  won: {},
  settled: 0,
  nobody: 0,
  undecided: 0,
  rounds: {},
  moves: 0,
  people: {},
  firsts: {},
});

const noSums = (): PersonSums => ({
  fell: 0,
  lostOut: 0,
  ends: {},
  dealt: 0,
  taken: 0,
  lost: {},
  first: 0,
  firstAndWon: 0,
});

const noEvent = (): EventSums => ({ runs: 0, won: {} });
const noLoss = () => ({ sum: 0, runs: 0 });

/** The entry of a record; a new one is made where there is none. */
function entryOf<T>(record: Record<string, T>, key: string, make: () => T): T {
  const found = record[key] ?? make();
  record[key] = found;
  return found;
}

function addCount(to: Record<string, number>, key: string, more = 1): void {
  to[key] = (to[key] ?? 0) + more;
}

function addPerson(to: PersonSums, { fell, end, dealt, taken, lost }: PersonRun): void {
  if (fell > 0) to.fell += 1;
  if (end !== undefined) {
    to.lostOut += 1;
    addCount(to.ends, end);
  }
  to.dealt += dealt;
  to.taken += taken;
  for (const [track, amount] of Object.entries(lost)) {
    const sums = entryOf(to.lost, track, noLoss);
    sums.sum += amount;
    if (amount > 0) sums.runs += 1;
  }
}

/** Adds one run. `sideOf` gives the side of a combatant at the beginning. */
export function addRun(sums: ForecastSums, run: FightRun, sideOf: (id: Id) => Id | undefined): void {
  sums.runs += 1;
  sums.moves += run.moves;
  if (run.ending === 'won') addCount(sums.won, run.winners.join(' '));
  else sums[run.ending] += 1;
  addCount(sums.rounds, String(run.round));
  for (const [id, person] of Object.entries(run.people)) addPerson(entryOf(sums.people, id, noSums), person);
  for (const [kind, side] of Object.entries(run.firsts)) {
    const event = entryOf(sums.firsts, `${kind} ${side}`, noEvent);
    event.runs += 1;
    if (run.ending === 'won') addCount(event.won, run.winners.join(' '));
  }
  const first = run.firstLoss === undefined ? undefined : sums.people[run.firstLoss];
  if (!first) return;
  first.first += 1;
  const side = sideOf(run.firstLoss ?? '');
  if (side !== undefined && run.winners.includes(side)) first.firstAndWon += 1;
}

/** Adds the sums of other runs. */
export function addSums(to: ForecastSums, more: ForecastSums): void {
  for (const key of ['runs', 'settled', 'nobody', 'undecided', 'moves'] as const) to[key] += more[key];
  for (const [key, n] of Object.entries(more.won)) addCount(to.won, key, n);
  for (const [key, n] of Object.entries(more.rounds)) addCount(to.rounds, key, n);
  for (const [key, { runs, won }] of Object.entries(more.firsts)) {
    const event = entryOf(to.firsts, key, noEvent);
    event.runs += runs;
    for (const [sides, n] of Object.entries(won)) addCount(event.won, sides, n);
  }
  for (const [id, person] of Object.entries(more.people)) {
    const sums = entryOf(to.people, id, noSums);
    for (const key of ['fell', 'lostOut', 'dealt', 'taken', 'first', 'firstAndWon'] as const) sums[key] += person[key];
    for (const [word, n] of Object.entries(person.ends)) addCount(sums.ends, word, n);
    for (const [track, { sum, runs }] of Object.entries(person.lost)) {
      const lost = entryOf(sums.lost, track, noLoss);
      lost.sum += sum;
      lost.runs += runs;
    }
  }
}

/**
 * A share of runs with how sure it is: the half width of the range in which the true share lies in
 * 95 of 100 cases (Wilson), between 0 and 1.
 */
export function shareOf(part: number, runs: number): { share: number; give: number } {
  if (runs === 0) return { share: 0, give: 1 };
  const share = part / runs;
  const z2 = 1.96 ** 2;
  const give = (1.96 * Math.sqrt((share * (1 - share)) / runs + z2 / (4 * runs * runs))) / (1 + z2 / runs);
  return { share, give };
}

/**
 * The table of this window for component tests: real games, opened from scripts, stored in a
 * database in memory.
 */
import { expect, it } from 'vitest';
import { liveStateOf } from '../../engine/history.ts';
import type { Question } from '../../engine/question.ts';
import { type Book, type Ruleset, withBook } from '../../engine/ruleset.ts';
import type { Script } from '../../engine/script.ts';
import { playLine, setUp } from '../../engine/scripts/lines.ts';
import { loadAllGames } from '../../rulesets/index.ts';
import { readyScenes } from '../../space/scenes/index.ts';
import { shownFightNow, tableActions, tableNow, tableOfWindow } from '../store.ts';
import type { Session } from '../types.ts';

type Game = Ruleset & Book;

/** Loads all games with their books. */
export const allGames = async (): Promise<{ name: string; game: Game }[]> =>
  (await Promise.all((await loadAllGames()).map(withBook))).map((game) => ({ name: game.name, game }));

type Declare = (title: string, test: () => Promise<void>) => void;

/**
 * Declares tests of what the screen does alike in every game: by turns, each in every other game.
 * `ALL_GAMES=1` runs all of them in every game.
 */
export const byTurns = (games: readonly { game: Game }[], game: Game): { odd: Declare; even: Declare } => {
  const isOdd = games.findIndex((one) => one.game === game) % 2 > 0;
  const when = (runs: boolean): Declare => (runs || process.env.ALL_GAMES ? it : () => {});
  return { odd: when(isOdd), even: when(!isOdd) };
};

let first: Session | undefined;

/** Resets the window to its first opening: no fight, no encounters, nothing remembered. */
export async function emptyWindow(): Promise<void> {
  await tableOfWindow.start();
  const { closeEncounter, dismissTrouble, setSession } = tableActions;
  const { session } = tableNow();
  first ??= session;
  await tableOfWindow.flush();
  await closeEncounter();
  for (const { id } of [...tableNow().encounters, ...tableNow().bin]) await tableActions.erase(id);
  dismissTrouble();
  localStorage.clear();
  setSession(first);
}

/** Opens a fight from a script. Its dice fall the same way in every run. */
export async function openScript(script: Script): Promise<string> {
  const id = await tableActions.createFromScript({ seed: 7, ...script });
  expect(tableNow().trouble).toBeUndefined();
  return id ?? '';
}

/** The script of a game's first ready fight. */
export function readyScript(game: Ruleset): Script {
  const script = game.ready[0]?.script;
  if (!script) throw new Error(`${game.name} has no ready fight.`);
  return script;
}

interface AskedAt {
  question: Question;
  /** The script, cut after the line that opens the question. */
  script: Script;
}

/** Plays a game's scripts line by line, and gives each question that is open after a line. */
function* questionsOf(game: Game): Generator<AskedAt> {
  for (const bare of [...game.ready.map(({ script }) => script), ...game.examples]) {
    const script = { seed: 7, ...bare };
    const made = setUp(game, readyScenes, script);
    if (!made.ok) continue;
    let encounter = made.value;
    for (const [at, line] of script.lines.entries()) {
      if ('expect' in line || 'note' in line) continue;
      const next = playLine(game, encounter, line);
      if (!next.ok) continue;
      encounter = next.value;
      const { question } = liveStateOf(game, encounter);
      if (question) yield { question, script: { ...script, lines: script.lines.slice(0, at + 1) } };
    }
  }
}

interface Search {
  found: AskedAt[];
  rest: Generator<AskedAt>;
}
/**
 * The questions found so far in each game. A game's scripts are played once, and only as far as a
 * test needs.
 */
const searches = new Map<string, Search>();

function searchIn(game: Game): Search {
  const search = searches.get(game.id) ?? { found: [], rest: questionsOf(game) };
  searches.set(game.id, search);
  return search;
}

/**
 * Finds a script of these games that comes to a fitting question, cut after the line that opens the
 * question. The games are searched by turns: none is played to its end for a question that another
 * asks soon.
 */
function scriptUntil(games: readonly { game: Game }[], fits: (question: Question) => boolean): Script | undefined {
  const left = new Set(games.map(({ game }) => searchIn(game)));
  const before = [...left].flatMap(({ found }) => found).find(({ question }) => fits(question));
  if (before) return before.script;
  while (left.size > 0)
    for (const search of left) {
      const next = search.rest.next();
      if (next.done) {
        left.delete(search);
        continue;
      }
      search.found.push(next.value);
      if (fits(next.value.question)) return next.value.script;
    }
  return undefined;
}

/** Opens a fight of these games that comes to a fitting question, at that question. */
export async function openAtQuestion(
  games: readonly { game: Game }[],
  fits: (question: Question) => boolean,
): Promise<Question> {
  const script = scriptUntil(games, fits);
  if (!script) throw new Error('No script of these games comes to such a question.');
  await openScript(script);
  const { question } = shownFightNow();
  if (!question) throw new Error(`The table answers this question of “${script.title}” by itself.`);
  return question;
}

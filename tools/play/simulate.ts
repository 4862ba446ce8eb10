/**
 * `npm run simulate -- FILE --fights 1000 --policy greedy`: plays a fight many times to its end,
 * without a browser, and tells how it goes. FILE is a scripted fight or an encounter; `GAME:ID`
 * names a ready fight, `GAME` the first one. `--foes simple` gives the foes another policy,
 * `--seed 7` other luck, `--cores 4` more processes, `--json` the bare sums, `--memory` what stays
 * in memory. `--report FILE` writes a page on five ready fights of each game. `--choices 15` tells
 * how much worse than the best blow each policy's choice is.
 */

import { spawn } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { dateNow, dayForFile } from '../../src/browser/date.ts';
import type { Encounter } from '../../src/engine/encounter.ts';
import { policiesBySide } from '../../src/engine/foresight/policies/policies.ts';
import { POLICY_IDS, policyIdSchema } from '../../src/engine/foresight/policyWords.ts';
import { fightRun } from '../../src/engine/foresight/runs/fightRun.ts';
import {
  addRun,
  addSums,
  type ForecastSums,
  forecastSumsSchema,
  noRuns,
} from '../../src/engine/foresight/runs/forecastSums.ts';
import { faultOf } from '../../src/engine/forms/faultWords.ts';
import { type Ruleset, withBook } from '../../src/engine/ruleset.ts';
import { scriptSchema } from '../../src/engine/script.ts';
import { playLine, setUp } from '../../src/engine/scripts/lines.ts';
import { openEncounterFile } from '../../src/formats/encounterFile.ts';
import { loadAllGames } from '../../src/rulesets/index.ts';
import { readyScenes } from '../../src/space/scenes/index.ts';
import { CHOICES_HEAD, choicesIn } from './choices.ts';
import { forecastReport } from './forecastReport.ts';
import { forecastTable } from './forecastTable.ts';

const say = (text: string) => process.stdout.write(`${text}\n`);
const games = await Promise.all((await loadAllGames()).map(withBook));
const gameOf = (id: string): Ruleset | undefined => games.find((game) => game.id === id);

type Opened = { ruleset: Ruleset; encounter: Encounter } | { fault: string };

/** Opens a ready fight by name, a scripted fight, or an encounter file. */
async function openFight(name: string): Promise<Opened> {
  const [game = '', id] = name.split(':');
  const ruleset = gameOf(game);
  if (ruleset && !existsSync(name)) {
    const ready = id === undefined ? ruleset.ready[0] : ruleset.ready.find((one) => one.id === id);
    if (!ready)
      return {
        fault: `${ruleset.name} has no ready fight “${id}”; it has: ${ruleset.ready.map((one) => one.id).join(', ')}.`,
      };
    return fromScript({ ...ready.script, lines: [] });
  }
  if (!existsSync(name))
    return { fault: `There is no file “${name}”, and no game of that name: ${games.map((one) => one.id).join(', ')}.` };
  const bytes = readFileSync(name);
  const read = await openEncounterFile(new Uint8Array(bytes), gameOf);
  if (read.ok) {
    const { encounter } = read.value;
    const found = gameOf(encounter.ruleset);
    return found ? { ruleset: found, encounter } : { fault: `There is no game “${encounter.ruleset}”.` };
  }
  try {
    return fromScript(JSON.parse(bytes.toString('utf8')));
  } catch {
    return { fault: `${name} cannot be opened: ${read.refusal.text}` };
  }
}

function fromScript(raw: unknown): Opened {
  const parsed = scriptSchema.safeParse(raw);
  if (!parsed.success) return { fault: `This is no scripted fight: ${faultOf(parsed.error).text}` };
  const ruleset = gameOf(parsed.data.ruleset);
  if (!ruleset) return { fault: `There is no game “${parsed.data.ruleset}”.` };
  const made = setUp(ruleset, readyScenes, parsed.data);
  if (!made.ok) return { fault: made.refusal.text };
  let encounter = made.value;
  for (const line of parsed.data.lines) {
    const next = playLine(ruleset, encounter, line);
    if (!next.ok) return { fault: `A line of the script is refused: ${next.refusal.text}` };
    encounter = next.value;
  }
  return { ruleset, encounter };
}

/** Runs a part of the fights in a process of its own. */
const elsewhere = (args: readonly string[]): Promise<ForecastSums> =>
  new Promise((done, failed) => {
    const child = spawn(process.execPath, [...process.execArgv, process.argv[1] ?? '', ...args, '--json'], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    let out = '';
    child.stdout.on('data', (chunk) => {
      out += String(chunk);
    });
    child.on('close', () => {
      try {
        done(forecastSumsSchema.parse(JSON.parse(out)));
      } catch {
        failed(new Error('A process of the simulation ended without its figures.'));
      }
    });
  });

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    fights: { type: 'string', default: '1000' },
    policy: { type: 'string', default: 'simple' },
    foes: { type: 'string' },
    seed: { type: 'string', default: '1' },
    from: { type: 'string', default: '1' },
    cores: { type: 'string', default: '1' },
    json: { type: 'boolean', default: false },
    report: { type: 'string' },
    compared: { type: 'string', default: '24' },
    greedy: { type: 'string', default: '0' },
    ahead: { type: 'string', default: '0' },
    memory: { type: 'boolean', default: false },
    choices: { type: 'string' },
  },
});

/** Writes the report on the ready fights of all games, or of the game that is named. */
function writeReport(file: string): string | undefined {
  const size = {
    fights: Number(values.fights),
    compared: Number(values.compared),
    greedy: Number(values.greedy),
    ahead: Number(values.ahead),
  };
  if (!Object.values(size).every((one) => Number.isSafeInteger(one) && one >= 0) || size.fights === 0)
    return 'Fights are counted by whole numbers: --fights 30 --compared 12 --greedy 8.';
  const named = positionals[0];
  const told = games.filter(({ id }) => named === undefined || id === named);
  const today = dayForFile(dateNow());
  for (const page of forecastReport(told, size, today, say)) writeFileSync(file, page);
  return undefined;
}

/** Tells of each game, or of the one that is named, what decisions are worth in a ready fight. */
function sayChoices(decisions: number): string | undefined {
  if (!Number.isSafeInteger(decisions) || decisions < 1)
    return 'Decisions are counted by a whole number: --choices 15.';
  const [game, id] = positionals[0]?.split(':') ?? [];
  say(CHOICES_HEAD);
  for (const ruleset of games) {
    if (game !== undefined && ruleset.id !== game) continue;
    const at = id === undefined ? 0 : ruleset.ready.findIndex((one) => one.id === id);
    say(choicesIn(ruleset, at, decisions));
  }
  return undefined;
}

/** The memory that is in use after everything that nobody needs was collected, in MB. */
function memoryInUse(): number {
  setFlagsFromString('--expose-gc');
  (runInNewContext('gc') as () => void)();
  return process.memoryUsage().heapUsed / 1e6;
}

/** Plays fights and tells after each tenth of them how much memory is in use. */
function sayMemory(fights: number, playRun: (run: number) => unknown): undefined {
  const every = Math.max(1, Math.ceil(fights / 10));
  for (let run = 1; run <= fights; run += 1) {
    playRun(run);
    if (run === 1 || run % every === 0 || run === fights)
      say(`after ${run} fights: ${memoryInUse().toFixed(1)} MB in use`);
  }
}

async function main(): Promise<string | undefined> {
  const name = positionals[0];
  if (values.report !== undefined) return writeReport(values.report);
  if (values.choices !== undefined) return sayChoices(Number(values.choices));
  if (name === undefined) return 'Name a file, or a ready fight as GAME:ID.';
  const [fights, seed, from, cores] = [values.fights, values.seed, values.from, values.cores].map(Number) as [
    number,
    number,
    number,
    number,
  ];
  if (![fights, seed, from, cores].every((one) => Number.isSafeInteger(one) && one >= 0) || fights < 1 || cores < 1)
    return 'Fights, seed and cores are whole numbers: --fights 1000 --seed 1 --cores 2.';
  const mine = policyIdSchema.safeParse(values.policy);
  const theirs = policyIdSchema.safeParse(values.foes ?? values.policy);
  if (!mine.success || !theirs.success) return `A policy is one of: ${POLICY_IDS.join(', ')}.`;
  const opened = await openFight(name);
  if ('fault' in opened) return opened.fault;
  const { ruleset, encounter } = opened;
  const chosen = Object.values(encounter.fight.sides).map(
    ({ id, stance }) => [id, stance === 'foe' ? theirs.data : mine.data] as const,
  );
  const policyOf = policiesBySide(Object.fromEntries(chosen));
  const sums = noRuns();
  if (values.memory) return sayMemory(fights, (run) => fightRun(ruleset, encounter, policyOf, seed, run));
  if (cores === 1) {
    for (let run = from; run < from + fights; run += 1)
      addRun(sums, fightRun(ruleset, encounter, policyOf, seed, run), (id) => encounter.fight.combatants[id]?.side);
  } else {
    const each = Math.ceil(fights / cores);
    const common = [name, '--policy', mine.data, '--foes', theirs.data, '--seed', String(seed)];
    const parts = Array.from({ length: cores }, (_, n) => ({
      from: from + n * each,
      fights: Math.min(each, fights - n * each),
    }));
    const done = await Promise.all(
      parts
        .filter((part) => part.fights > 0)
        .map((part) => elsewhere([...common, '--from', String(part.from), '--fights', String(part.fights)])),
    );
    for (const part of done) addSums(sums, part);
  }
  say(values.json ? JSON.stringify(sums) : forecastTable(ruleset, encounter.fight, sums));
  return undefined;
}

const fault = await main();
if (fault !== undefined) {
  process.stderr.write(`${fault}\n`);
  process.exitCode = 1;
}

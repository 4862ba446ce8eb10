/**
 * `npm run bench -- rules` measures how many random fights of forty moves each game plays in a
 * minute of processor time on one core, once its rules are compiled: as the table plays them, with
 * history, and on a plain copy, as odds and foresight do. `-- rules hestia` measures one game,
 * `--seconds=20` takes longer.
 *
 * Only processor time of this process counts, so other programs disturb it little.
 */

import { spawnSync } from 'node:child_process';
import { plainFightOf } from '../src/engine/foresight/plainFight.ts';
import { playMoves } from '../src/engine/foresight/playOut.ts';
import { chanceFrom } from '../src/engine/foresight/policy.ts';
import { playAtRandom, setUpOrThrow } from '../src/engine/play.testing.ts';
import { loadAllGames } from '../src/rulesets/index.ts';
import { readyScenes } from '../src/space/scenes/index.ts';
import { reportFigures } from './report.ts';

const MOVES = 40;
const MARK = 10_000;
const words = process.argv.slice(2);
const seconds = Number(words.find((word) => word.startsWith('--seconds='))?.slice(10) ?? 5);
const only = words.filter((word) => !word.startsWith('--'));

const spentMs = (from: NodeJS.CpuUsage): number => {
  const { user, system } = process.cpuUsage(from);
  return (user + system) / 1000;
};

/**
 * So many seconds are not counted: until then the engine still compiles a game's rules, and plays a
 * half to a third as fast.
 */
const WARM_UP = 8;

/** Plays fight after fight for the time given, once the rules are compiled. */
function fightsPerMinute(play: (seed: number) => number): { fights: number; moves: number } {
  const warm = process.cpuUsage();
  let seed = 1;
  while (spentMs(warm) < WARM_UP * 1000) play(seed++);
  const from = process.cpuUsage();
  let fights = 0;
  let moves = 0;
  while (spentMs(from) < seconds * 1000)
    for (let more = 20; more > 0; more -= 1) {
      moves += play(seed++);
      fights += 1;
    }
  const minutes = spentMs(from) / 60_000;
  return { fights: fights / minutes, moves: moves / fights };
}

/** How a game is played: as the table plays it, or on a plain copy as a forecast's worker does. */
const WAYS = ['table', 'plain'] as const;

/** What is measured of one game played in one way. */
interface Measured {
  name: string;
  combatants: number;
  fights: number;
  moves: number;
}

/** Measures one game played in one way, in this process. */
async function measureGame(id: string, way: string): Promise<Measured | undefined> {
  const game = (await loadAllGames()).find((one) => one.id === id);
  const script = game?.ready[0]?.script;
  if (!game || !script) return undefined;
  const start = setUpOrThrow(game, readyScenes, { ...script, lines: [], seed: 1 });
  const play =
    way === 'plain'
      ? (seed: number) => playMoves(plainFightOf(game, start), MOVES, chanceFrom(seed))
      : (seed: number) => playAtRandom(game, start, seed, MOVES).moves;
  return { name: game.name, combatants: start.fight.order.length, ...fightsPerMinute(play) };
}

/**
 * Measures one game played in one way, in a process of its own: what the engine has compiled for
 * one way of playing slows the other down, and a forecast's worker plays in one way alone.
 */
function measuredApart(game: string, way: string): Measured | undefined {
  const { stdout } = spawnSync(process.execPath, [import.meta.filename, `--one=${game}`, way, ...words], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  return stdout ? JSON.parse(stdout) : undefined;
}

/** Measures all games, or those that are named, each way apart, and reports them. */
async function measureGames() {
  const rows: (string | number)[][] = [];
  for (const { id } of await loadAllGames()) {
    if (only.length > 0 && !only.includes(id)) continue;
    const [table, plain] = WAYS.map((way) => measuredApart(id, way));
    if (!table || !plain) continue;
    rows.push([
      plain.name,
      plain.combatants,
      Math.round(table.fights),
      Math.round(plain.fights),
      `${(plain.fights / MARK).toFixed(2)}×`,
      plain.moves.toFixed(1),
    ]);
    console.log(rows.at(-1)?.join(', '));
  }
  reportFigures('rules', [
    {
      about: `Random fights of up to ${MOVES} moves in a minute of processor time, the first ready fight of each game, each way in a process of its own after ${WARM_UP} seconds of play in which the rules are compiled. *Plain* is without draft and history, as odds and forecasts play; its mark is ${MARK} of forty moves.`,
      rows: [['game', 'combatants', 'at the table', 'plain', 'against the mark', 'moves'], ...rows],
    },
  ]);
}

const one = words.find((word) => word.startsWith('--one='))?.slice(6);
if (one) console.log(JSON.stringify(await measureGame(one, only[0] ?? '')));
else await measureGames();

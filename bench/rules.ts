/**
 * `npm run bench -- rules` measures how many random fights of forty moves each game plays in a
 * minute of processor time on one core, once its rules are compiled: as the table plays them, with
 * history, and on a plain copy, as odds and foresight do. `-- rules hestia` measures one game,
 * `--seconds=20` takes longer.
 *
 * Only processor time of this process counts, so other programs disturb it little.
 */

import { plainFightOf } from '../src/engine/foresight/plainFight.ts';
import { playMoves } from '../src/engine/foresight/playOut.ts';
import { chanceFrom } from '../src/engine/foresight/policy.ts';
import { playAtRandom, setUpOrThrow } from '../src/engine/play.testing.ts';
import { loadAllGames } from '../src/rulesets/index.ts';
import { readyScenes } from '../src/space/scenes/index.ts';
import { reportFigures } from './report.ts';

const MOVES = 40;
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

const MARK = 10_000;
const rows: (string | number)[][] = [];
for (const game of await loadAllGames()) {
  if (only.length > 0 && !only.includes(game.id)) continue;
  const script = game.ready[0]?.script;
  if (!script) continue;
  const start = setUpOrThrow(game, readyScenes, { ...script, lines: [], seed: 1 });
  const table = words.includes('--plain')
    ? { fights: 0 }
    : fightsPerMinute((seed) => playAtRandom(game, start, seed, MOVES).moves);
  const { fights, moves } = fightsPerMinute((seed) => playMoves(plainFightOf(game, start), MOVES, chanceFrom(seed)));
  rows.push([
    game.name,
    start.fight.order.length,
    Math.round(table.fights),
    Math.round(fights),
    `${(fights / MARK).toFixed(2)}×`,
    moves.toFixed(1),
  ]);
  console.log(rows.at(-1)?.join(', '));
}
reportFigures('rules', [
  {
    about: `Random fights of up to ${MOVES} moves in a minute of processor time, the first ready fight of each game, after ${WARM_UP} seconds of play in which the rules are compiled. *Plain* is without draft and history, as odds and forecasts play; its mark is ${MARK} of forty moves.`,
    rows: [['game', 'combatants', 'at the table', 'plain', 'against the mark', 'moves'], ...rows],
  },
]);

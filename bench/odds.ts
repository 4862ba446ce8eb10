/**
 * `npm run bench -- odds` asks for the odds of every offer in random fights of each game, and tells
 * the longest time and the most memory of one. `FIGHTS=200` plays so many fights a game, `-- odds
 * thrum` only those of one game. It fails where an answer goes over the bounds.
 */
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import type { Encounter } from '../src/engine/encounter.ts';
import { oddsOf } from '../src/engine/odds/odds.ts';
import { commandOfOffer, freeOffers, playAtRandom, setUpOrThrow } from '../src/engine/play.testing.ts';
import { loadAllGames } from '../src/rulesets/index.ts';
import { readyScenes } from '../src/space/scenes/index.ts';
import { reportFigures } from './report.ts';

const FIGHTS = Number(process.env.FIGHTS ?? 6);
const MOVES = 40;
/** An offer is worked on for so long, as in the window's worker; then the share covered is told. */
const LIMIT_MS = 1000;
/** The bounds: a second, with what lies between two questions, and 50 MB. */
const MOST_MS = 1050;
const MOST_MB = 50;
/** The heap is read once an offer takes longer, and at its end, after garbage collection. */
const LOOK_MS = 100;

setFlagsFromString('--expose-gc');
const throwAway: () => void = runInNewContext('gc');
const heapMb = (): number => {
  throwAway();
  return process.memoryUsage().heapUsed / 1e6;
};
const spentMs = (from: NodeJS.CpuUsage): number => {
  const { user, system } = process.cpuUsage(from);
  return (user + system) / 1000;
};

interface Worst {
  asked: number;
  partly: number;
  times: number[];
  ms: number;
  slowest: string;
  mb: number;
  largest: string;
}

/** Asks for the odds of each offer of this moment, and keeps the worst in `worst`. */
function askAll(game: Parameters<typeof freeOffers>[0], encounter: Encounter, worst: Worst): void {
  for (const offer of freeOffers(game, encounter)) {
    const name = `${offer.action}${offer.variant ? ` ${offer.variant}` : ''}`;
    const about = encounter.fight.combatants[offer.actor] ? offer.actor : (encounter.fight.order[0] ?? '');
    const from = process.cpuUsage();
    // Throwing away takes longer than most offers, and is no part of the work.
    let looking = 0;
    let before: number | undefined;
    const own = () => spentMs(from) - looking;
    const look = (): number => {
      const at = process.cpuUsage();
      const now = heapMb();
      looking += spentMs(at);
      return now;
    };
    let kept = 0;
    const { covered } = oddsOf(
      game,
      encounter.fight,
      commandOfOffer(offer),
      [],
      (after) => game.outcome(encounter.fight, after, about),
      undefined,
      {
        goesOn: () => {
          if (before === undefined && own() > LOOK_MS) before = look();
          const goes = own() < LIMIT_MS;
          if (!goes && before !== undefined && kept === 0) kept = look() - before;
          return goes;
        },
      },
    );
    const ms = own();
    if (before !== undefined && kept === 0) kept = look() - before;
    if (kept > worst.mb) Object.assign(worst, { mb: kept, largest: name });
    worst.asked += 1;
    if (covered < 0.999) worst.partly += 1;
    worst.times.push(ms);
    if (ms > worst.ms) Object.assign(worst, { ms, slowest: name });
  }
}

const only = process.argv.slice(2).filter((word) => !word.startsWith('--'));
const rows: string[][] = [];
for (const game of await loadAllGames()) {
  if (only.length > 0 && !only.includes(game.id)) continue;
  const worst: Worst = { asked: 0, partly: 0, times: [], ms: 0, slowest: '–', mb: 0, largest: '–' };
  for (let seed = 1; seed <= FIGHTS; seed += 1) {
    const script = game.ready[seed % game.ready.length]?.script;
    if (!script) continue;
    const start = setUpOrThrow(game, readyScenes, { ...script, lines: [], seed });
    const moments: Encounter[] = [];
    playAtRandom(game, start, seed, MOVES, (now) => {
      if (now.fight.stage === 'running' && !now.open) moments.push(now);
    });
    const moment = moments[(seed * 7) % Math.max(1, moments.length)];
    if (moment) askAll(game, moment, worst);
  }
  const { asked, partly, times, ms, slowest, mb, largest } = worst;
  const sorted = times.toSorted((a, b) => a - b);
  const below = (share: number) => (sorted[Math.floor(sorted.length * share)] ?? 0).toFixed(1);
  rows.push([
    game.name,
    String(asked),
    String(partly),
    `${below(0.5)}, ${below(0.95)}`,
    `${Math.round(ms)} (${slowest})`,
    `${mb.toFixed(1)} (${largest})`,
  ]);
  console.log(rows.at(-1)?.join(', '));
  if (ms > MOST_MS || mb > MOST_MB) process.exitCode = 1;
}
reportFigures('odds', [
  {
    about: `The odds of every offer at one moment of each of ${FIGHTS} random fights a game, processor milliseconds. An offer is worked on for a second, then the share that was covered is told. The marks are 5 for the usual offer, 100 for the worst, a second for any, and ${MOST_MB} MB.`,
    rows: [['game', 'offers', 'worked out in part', 'median, 95 %', 'longest', 'most memory kept, MB'], ...rows],
  },
]);

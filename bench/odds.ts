/**
 * `npm run odds-times` asks for the odds of every offer in random fights of each game, and tells
 * the longest time and the most memory of one. `FIGHTS=200` plays so many fights a game, `-- thrum`
 * only those of one game. It fails where an answer goes over the bounds.
 */
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import type { Encounter } from '../src/engine/encounter.ts';
import { commandOfOffer, freeOffers, playAtRandom, setUpOrThrow } from '../src/engine/play.testing.ts';
import { oddsOf } from '../src/engine/running/odds.ts';
import { loadAllGames } from '../src/rulesets/index.ts';
import { readyScenes } from '../src/space/scenes/index.ts';

const FIGHTS = Number(process.env.FIGHTS ?? 5);
const MOVES = 40;
/** An offer is worked on for so long, as in the window's worker; then the share covered is told. */
const LIMIT_MS = 1000;
/** The bounds: a second and what the last branch takes, and 50 MB. */
const MOST_MS = 1250;
const MOST_MB = 50;
/** The heap is read this often, after what nobody holds has been thrown away. */
const LOOK_MS = 200;

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
    let looking = 0;
    let looked = 0;
    let before: number | undefined;
    const own = () => spentMs(from) - looking;
    const { covered } = oddsOf(
      game,
      encounter.fight,
      commandOfOffer(offer),
      [],
      (after) => game.outcome(encounter.fight, after, about),
      undefined,
      {
        goesOn: () => {
          if (own() - looked > LOOK_MS) {
            const at = process.cpuUsage();
            looked = own();
            const now = heapMb();
            looking += spentMs(at);
            before ??= now;
            if (now - before > worst.mb) Object.assign(worst, { mb: now - before, largest: name });
          }
          return own() < LIMIT_MS;
        },
      },
    );
    worst.asked += 1;
    if (covered < 0.999) worst.partly += 1;
    if (own() > worst.ms) Object.assign(worst, { ms: own(), slowest: name });
  }
}

const only = process.argv.slice(2);
console.log(`Every offer at one moment of each of ${FIGHTS} random fights a game, processor time`);
for (const game of await loadAllGames()) {
  if (only.length > 0 && !only.includes(game.id)) continue;
  const worst: Worst = { asked: 0, partly: 0, ms: 0, slowest: '–', mb: 0, largest: '–' };
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
  const { asked, partly, ms, slowest, mb, largest } = worst;
  console.log(
    `${game.name}: ${asked} offers, ${partly} worked out in part; longest ${Math.round(ms)} ms (${slowest}), most memory ${mb.toFixed(1)} MB (${largest})`,
  );
  if (ms > MOST_MS || mb > MOST_MB) process.exitCode = 1;
}

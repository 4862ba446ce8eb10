/**
 * `npm run bench` measures what is named, or everything with `all`. `--write` puts each result into
 * its section of `docs/measured.md`, with the kind of machine and the day: `npm run bench -- all
 * --write`. `--rounds=3` repeats what a browser measures.
 *
 * In the app as it is built:
 * - `app` measures what windows work until they are drawn, what a step saves and tells to others,
 *   and the memory of 500 steps (sections `load` and `evening`).
 * - `shelf` measures a shelf of 2000 creatures and a library of 300 encounters.
 *
 * On pages of its own:
 * - `steps` measures the steps of a turn on the whole table with 12, 40 and 100 combatants, and the
 *   bare page that makes the same visible change. "Until it is drawn" counts from the click or key
 *   to the second frame after it, with rules, layout and painting. "In all" adds the following
 *   0.4 s (saving, odds, tooltips).
 * - `previews` measures Thrum's previews on the whole table with a hundred combatants. A move of
 *   the pointer must stay below the mark of 8 ms.
 * - `board` compares the board with a bare canvas; `-- board 50 1000` sets numbers of tokens.
 * - `painting` measures painted maps: painting each, showing it again, and gestures on painted
 *   ground against flat ground.
 * - `profile` shows by room where the time of giving a turn and of opening a question goes. It runs
 *   only when it is named.
 *
 * `--before=COMMIT` builds the pages of that commit too and measures them turn about with today's:
 * `npm run bench -- steps board 50 --before=COMMIT` compares steps and gestures in six minutes.
 *
 * Without a browser, in processor time of this process alone:
 * - `rules` counts the random fights that each game plays in a minute.
 * - `odds`, `sight` and `maps` measure odds, sight, and reading map files.
 * - `far` measures screens on other machines over a relay on loopback, and 200 tables on it.
 *
 * How to read the figures: a step is one event of a real pointer and two frames. Its figure is the
 * time that the page's main thread was on the processor, as the operating system counts it: script,
 * layout, painting, canvas. Every figure includes the cost of measuring, which stands in the row of
 * the empty page, or of the key that does nothing. Other programs make figures larger (caches,
 * clock), never smaller. So close them, and use `--rounds=5` for steadier medians.
 */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { build } from 'vite';
import { runBuilt } from '../tools/build/runBuilt.mjs';
import { measureBoard } from './board.mjs';
import { unmeasurable } from './measure.mjs';
import { measureGestures, measurePaintings, reportPaintings } from './painting.mjs';
import { measureNothing, measurePreviews, reportPreviews } from './previews.mjs';
import { printProfile, profileSteps } from './profile.mjs';
import { buildPages, launch, pagesOf, serve } from './served.mjs';
import { CROWDS, countSteps, measureBare, measureSteps, reportSteps } from './steps.mjs';

const root = join(import.meta.dirname, '..');
const built = join(root, 'node_modules/.cache/affray-bench');
const window = { width: 1280, height: 720 };
/** A table's usual screen, on which steps are measured. */
const screen = { width: 1366, height: 768 };

/** Words that programs take: one game in place of all. */
const GAMES = ['murdham', 'thrum', 'einfelst', 'hestia', 'ingenuity', 'freeform'];

const given = process.argv.slice(2);
const counts = given.filter((word) => /^\d+$/.test(word)).map(Number);
const rounds = Number(given.find((word) => word.startsWith('--rounds='))?.slice(9) ?? 1);
const commit = given.find((word) => word.startsWith('--before='))?.slice(9);
const rest = given.filter((word) => word.startsWith('--') || GAMES.includes(word));

/** Repeats a measurement, and says how far it is. */
async function repeated(what, measure) {
  const done = [];
  for (let round = 1; round <= rounds; round++) {
    process.stdout.write(`\rround ${round} of ${rounds}: ${what}        `);
    done.push(await measure());
  }
  return done;
}

/** Measurements on pages of this folder. */
const onPages = {
  steps: async (browser, home, before) => {
    const crowds = new Map();
    const homes = { ...(before ? { before } : {}), now: home };
    for (const many of CROWDS) {
      const builds = new Map(Object.keys(homes).map((name) => [name, []]));
      const bare = await repeated(`steps of ${many}`, async () => {
        for (const [name, rounds] of builds) rounds.push(await measureSteps(browser, homes[name], screen, many));
        return measureBare(browser, home, screen, many);
      });
      // Counts are no comparison: they are the same on every machine.
      const counts = before ? undefined : await countSteps(browser, home, screen, many);
      crowds.set(many, { builds, bare, counts });
    }
    reportSteps(crowds);
  },
  previews: async (browser, home) => {
    const floor = await repeated('an empty page', () => measureNothing(browser, home, window));
    reportPreviews(await repeated('previews', () => measurePreviews(browser, home, window)), floor.flat());
  },
  board: (browser, home, before) =>
    measureBoard(browser, home, window, rounds, counts.length > 0 ? counts : [50, 200, 1000], before),
  painting: async (browser, home) =>
    reportPaintings(
      await measurePaintings(browser, home, window),
      await measureGestures(browser, home, window, rounds),
    ),
  profile: async (browser, home) => printProfile(await profileSteps(browser, home, window, built)),
};

/** Measurements that are programs of their own. */
const programs = {
  app: 'bench/app.mjs',
  shelf: 'tools/browser/shelfTimes.ts',
  forecast: 'tools/browser/forecastTimes.ts',
  far: 'bench/far.ts',
};
/** Programs of their own that are built first, so that the rules are as fast as in the app. */
const builtPrograms = {
  rules: 'bench/rules.ts',
  odds: 'bench/odds.ts',
  sight: 'bench/sight.ts',
  maps: 'bench/mapFiles.ts',
};
const inTheApp = ['app', 'shelf', 'forecast'];
const allNames = [
  'app',
  'steps',
  'previews',
  'board',
  'rules',
  'odds',
  'sight',
  'shelf',
  'forecast',
  'maps',
  'painting',
  'far',
];

const named = [...allNames, 'profile'].filter((name) => given.includes(name));
const wanted = given.includes('all') ? allNames : named;
if (wanted.length === 0) {
  console.log(`Say what to measure: all, or any of ${allNames.join(', ')}, profile.`);
  process.exit(1);
}
const reason = unmeasurable();
if (reason) {
  console.log(reason);
  process.exit(0);
}

if (wanted.some((name) => inTheApp.includes(name))) {
  console.log('Building the app …');
  await build({ root, logLevel: 'warn' });
}
if (wanted.some((name) => name in onPages)) {
  console.log('Building the pages …');
  await buildPages(root, built);
}
const older = commit && wanted.some((name) => name in onPages) ? await pagesOf(root, commit) : undefined;
for (const name of wanted) {
  console.log(`\n${name}`);
  if (name in builtPrograms) {
    const status = await runBuilt(builtPrograms[name], rest);
    if (status !== 0) process.exitCode = 1;
  } else if (name in programs) {
    const { status } = spawnSync(process.execPath, ['--import', 'tsx', programs[name], ...rest], {
      cwd: root,
      stdio: 'inherit',
    });
    if (status !== 0) process.exitCode = 1;
  } else {
    const { home, close } = await serve(built);
    const before = older && (await serve(older));
    const browser = await launch(root);
    await onPages[name](browser, home, before?.home);
    await browser.close();
    before?.close();
    close();
  }
}

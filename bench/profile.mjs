/**
 * Shows where the processor's time goes in two steps of a turn, by room of the source and by
 * library: `npm run bench -- profile`. Chromium's profiler samples the main thread from the click
 * or key to the second frame after it. The source maps of the measured page lead from samples to
 * sources. Shares are steadier than milliseconds, which grow with other work on the machine.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { SourceMap } from 'node:module';
import { join, resolve } from 'node:path';
import { quiet, rendererOf } from './measure.mjs';
import { done, openTable, steps, TURNS } from './steps.mjs';

/** Microseconds between samples. */
const INTERVAL = 100;
/** A longer time than this between two samples went to other programs. */
const MOST = (3 * INTERVAL) / 1000;
const PROFILED = ['give the turn (a click on its card)', 'open a question: whom to attack'];

/** The source maps of the built page by the name of the script, with whole paths of sources. */
function mapsOf(built) {
  const folder = join(built, 'assets');
  const mapOf = (name) => {
    const map = JSON.parse(readFileSync(join(folder, name), 'utf8'));
    return new SourceMap({ ...map, sourceRoot: '', sources: map.sources.map((source) => resolve(folder, source)) });
  };
  const names = readdirSync(folder).filter((name) => name.endsWith('.js.map'));
  return new Map(names.map((name) => [name.slice(0, -4), mapOf(name)]));
}

/** The room of a source (two folders deep), the library, or the browser itself. */
function roomOf(path) {
  const library = /node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(path)?.[1];
  if (library) return library === 'scheduler' ? 'react-dom' : library;
  const [, room, inner] = /src\/([^/]+)\/(?:([^/]+)\/)?/.exec(path) ?? [];
  if (room === 'rulesets') return 'rulesets';
  return room ? (inner ? `${room}/${inner}` : room) : 'the measured page';
}

/** The room of a sampled call and its own name. */
function placed({ functionName, url, lineNumber, columnNumber }, maps) {
  if (functionName === '(idle)') return undefined;
  if (functionName === '(garbage collector)') return { room: 'garbage', name: '' };
  if (functionName === '(program)' || functionName === '(root)') return { room: 'style, layout, paint', name: '' };
  const entry = maps.get(url.slice(url.lastIndexOf('/') + 1))?.findEntry(lineNumber, columnNumber);
  if (!entry?.originalSource) return { room: 'calls into the DOM', name: functionName };
  return { room: roomOf(entry.originalSource), name: entry.name || functionName };
}

/** Adds the self time of a profile, in milliseconds, to the sums by room and by function. */
function add({ nodes, samples, timeDeltas }, maps, sum) {
  const byId = new Map(nodes.map((node) => [node.id, placed(node.callFrame, maps)]));
  samples.forEach((id, at) => {
    const call = byId.get(id);
    if (!call) return;
    const ms = Math.min(MOST, (timeDeltas[at] ?? 0) / 1000);
    sum.all += ms;
    sum.rooms.set(call.room, (sum.rooms.get(call.room) ?? 0) + ms);
    const name = `${call.room}: ${call.name}`;
    if (call.name) sum.functions.set(name, (sum.functions.get(name) ?? 0) + ms);
  });
}

/** Profiles the steps of all turns but the first, which warms the page up. */
export async function profileSteps(browser, home, window, built) {
  const maps = mapsOf(built);
  const { page, close } = await openTable(browser, home, window);
  const pid = await rendererOf(page);
  const client = await page.context().newCDPSession(page);
  await client.send('Profiler.enable');
  await client.send('Profiler.setSamplingInterval', { interval: INTERVAL });
  const sums = new Map(PROFILED.map((name) => [name, { all: 0, rooms: new Map(), functions: new Map() }]));
  for (let turn = 0; turn < TURNS; turn += 1)
    for (const { name, keys, before, step = (here) => here.keyboard.press(keys), holds } of steps) {
      await before?.(page);
      await quiet(page, pid);
      const sum = turn > 0 ? sums.get(name) : undefined;
      if (sum) await client.send('Profiler.start');
      await step(page);
      if (sum) {
        await page.evaluate(
          () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(() => drawn()))),
        );
        add((await client.send('Profiler.stop')).profile, maps, sum);
      }
      await done(page, holds);
    }
  await close();
  return sums;
}

const largest = (sums, most) => [...sums].sort((a, b) => b[1] - a[1]).slice(0, most);

/** Prints for each step the rooms and functions that take most time. It judges nothing. */
export function printProfile(sums) {
  const turns = TURNS - 1;
  for (const [name, { all, rooms, functions }] of sums) {
    console.log(`\n\n${name}: ${(all / turns).toFixed(1)} ms sampled in a turn, until it is drawn\n`);
    for (const [room, ms] of largest(rooms, 24))
      console.log(
        `${room.padEnd(32)}${(ms / turns).toFixed(1).padStart(8)} ms${((100 * ms) / all).toFixed(0).padStart(6)} %`,
      );
    console.log('\nfunctions by themselves');
    for (const [call, ms] of largest(functions, 30)) console.log(`${(ms / turns).toFixed(2).padStart(8)} ms  ${call}`);
  }
}

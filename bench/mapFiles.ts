/**
 * Measures how long map files take to read, without a screen: `npm run bench -- maps`. Reads
 * realistic maps by size, and the worst files that are possible.
 */
import { readMapFile } from '../src/formats/maps/mapFile.ts';
import { reportFigures } from './report.ts';

type Point = { x: number; y: number };

/** A source of numbers from 0 to 1, the same in each run. */
function source(): () => number {
  let at = 7;
  return () => {
    at = (at * 1_103_515_245 + 12_345) % 2_147_483_648;
    return at / 2_147_483_648;
  };
}

const vtt = (size: number, lines: Point[][]): string =>
  JSON.stringify({
    format: 0.3,
    resolution: { map_origin: { x: 0, y: 0 }, map_size: { x: size, y: size }, pixels_per_grid: 50 },
    line_of_sight: lines,
  });

/** Rooms beside each other, each with four walls, as in a dungeon. */
function rooms(walls: number): string {
  const across = Math.ceil(Math.sqrt(walls / 4));
  const lines = Array.from({ length: Math.round(walls / 4) }, (_, n) => {
    const [x, y] = [(n % across) * 5, Math.floor(n / across) * 5];
    return [
      { x, y },
      { x: x + 4, y },
      { x: x + 4, y: y + 4 },
      { x, y: y + 4 },
      { x, y },
    ];
  });
  return vtt(Math.min(2000, across * 5), lines);
}

function crossing(walls: number): string {
  const next = source();
  const end = () => ({ x: next() * 50, y: next() * 50 });
  return vtt(
    50,
    Array.from({ length: walls }, () => [end(), end()]),
  );
}

/** Rooms of a one-page dungeon that lie over one another, each with a door somewhere. */
function overlapping(count: number): string {
  const next = source();
  const upTo = (n: number) => Math.floor(next() * n);
  const rects = Array.from({ length: count }, () => ({
    x: upTo(40),
    y: upTo(40),
    w: 2 + upTo(20),
    h: 2 + upTo(20),
    rotunda: next() < 0.2,
  }));
  const doors = rects.map(() => ({ x: upTo(50), y: upTo(50), dir: { x: 1, y: 0 }, type: 1 }));
  return JSON.stringify({ title: 'On one another', rects, doors });
}

const files: [string, string, string][] = [
  ...[400, 1600, 6400, 20_000].map((n): [string, string, string] => [`${n} walls of rooms`, 'a.dd2vtt', rooms(n)]),
  ...[400, 1500, 4000].map((n): [string, string, string] => [`${n} crossing walls`, 'a.dd2vtt', crossing(n)]),
  ...[100, 400, 600].map((n): [string, string, string] => [`${n} overlapping rooms`, 'a.json', overlapping(n)]),
];
const rows = files.map(([what, name, text]) => {
  const start = process.cpuUsage();
  const read = readMapFile(name, text);
  const took = process.cpuUsage(start);
  const { zones, borders } = read.ok ? read.value.scene : { zones: {}, borders: {} };
  const limit = read.ok ? (read.value.remarks.find((remark) => /more than/.test(remark)) ?? '') : read.refusal.text;
  const ms = Math.round((took.user + took.system) / 1000);
  return [what, ms, Object.keys(zones).length, Object.keys(borders).length, limit];
});
reportFigures('maps', [
  {
    about: 'Processor milliseconds to read a map file, realistic ones and the worst.',
    rows: [['file', 'ms', 'zones', 'borders', 'limit'], ...rows],
  },
]);

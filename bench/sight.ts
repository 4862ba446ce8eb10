/**
 * Measures what sight costs, without a screen: `npm run bench -- sight`. Processor milliseconds of
 * one look on large maps, and of one step of a fight of forty with sight on the fog and without.
 */
import { dispatch, liveStateOf } from '../src/engine/history.ts';
import { playLines, setUpOrThrow } from '../src/engine/play.testing.ts';
import { publicView } from '../src/engine/public/publicView.ts';
import { loadGame } from '../src/rulesets/index.ts';
import { laidHexes } from '../src/space/hexes/hexScene.ts';
import type { Place, Scene, SquareScene, ZoneScene } from '../src/space/scene.ts';
import { readyScenes } from '../src/space/scenes/index.ts';
import { seenPlaces } from '../src/space/sight/seenPlaces.ts';
import { sightGridOf } from '../src/space/sight/sightGrid.ts';
import { squaresInSight } from '../src/space/sight/squareSight.ts';
import { reportFigures } from './report.ts';

/** The processor time of a call, in milliseconds, and its result. */
function timed<T>(call: () => T): [number, T] {
  const before = process.cpuUsage();
  const result = call();
  const { user, system } = process.cpuUsage(before);
  return [(user + system) / 1000, result];
}
/** The median and the most. */
const figures = (times: number[]): string[] => {
  const sorted = [...times].sort((one, other) => one - other);
  return [sorted[Math.floor(sorted.length / 2)] ?? 0, sorted.at(-1) ?? 0].map((ms) => ms.toFixed(1));
};
const rows: string[][] = [];
const tell = (what: string, times: number[]): void => {
  rows.push([what, ...figures(times)]);
  console.log(rows.at(-1)?.join(', '));
};
const frozen = <T>(value: T): T => {
  if (typeof value === 'object' && value !== null) {
    Object.freeze(value);
    for (const part of Object.values(value)) frozen(part);
  }
  return value;
};

/** A map of rooms of five by five squares, each with a door, with this many squares a side. */
function rooms(size: number): SquareScene {
  const walls: SquareScene['walls'] = {};
  for (let row = 0; row < size; row += 1)
    for (let column = 0; column < size; column += 1) {
      if (column % 5 === 4) walls[`${column},${row},e`] = row % 5 === 2 ? 'open' : 'wall';
      if (row % 5 === 4) walls[`${column},${row},s`] = column % 5 === 2 ? 'open' : 'wall';
    }
  const ground = { kind: 'plain', look: 'stone' } as const;
  return frozen({ kind: 'squares', name: 'Rooms', columns: size, rows: size, pixels: 50, ground, cells: {}, walls });
}

for (const size of [30, 50, 100, 200]) {
  const scene = rooms(size);
  const walls = Object.values(scene.walls).filter((wall) => wall === 'wall').length;
  const times = Array.from({ length: 15 }, (_, n) => {
    const from = { column: (n * 7) % size, row: (n * 11) % size };
    return timed(() => squaresInSight(sightGridOf(scene), from))[0];
  });
  tell(`a look over ${size} by ${size} squares with ${walls} walls`, times.slice(3));
}

function lookOver(name: string, scene: Scene, places: readonly Place[]): void {
  const times = places.map((place) => {
    const looking = {
      lookers: [{ place, squares: 1, eyes: 'plain' as const }],
      lights: [],
      hour: 'as by day' as const,
    };
    return timed(() => seenPlaces(scene, looking))[0];
  });
  tell(`a look over ${name}`, times);
}
const crypt = readyScenes['chapel-crypt'];
if (crypt?.kind === 'zones')
  lookOver(
    'the zones of the crypt',
    frozen(crypt),
    Object.keys(crypt.zones).map((zone) => ({ kind: 'zone', zone })),
  );
for (const [columns, rows] of [
  [20, 15],
  [40, 25],
] as const) {
  const grid = { turn: 'pointed' as const, columns, rows, across: 60, at: { x: 0, y: 0 } };
  const scene = frozen({
    kind: 'zones',
    name: 'Hexes',
    width: 3000,
    height: 3000,
    ground: { kind: 'plain', look: 'stone' },
    ...laidHexes(grid),
  }) as ZoneScene;
  const ids = Object.keys(scene.zones);
  lookOver(
    `${columns} by ${rows} hexes`,
    scene,
    [0, 7, 13].map((n) => ({ kind: 'zone', zone: ids[(n * 23) % ids.length] ?? '' })),
  );
}

/** Forty on a map of squares: a move of one of the party and the players' view after it. */
async function fightOfForty(sight: boolean): Promise<number[]> {
  const game = await loadGame('thrum');
  if (!game) throw new Error('There is no such game.');
  const scene = rooms(30);
  const cast = Array.from({ length: 40 }, (_, n) => ({
    id: `one-${n}`,
    name: `One ${n}`,
    side: n < 12 ? 'party' : 'foes',
    place: { kind: 'square' as const, column: (n * 3) % 30, row: Math.floor((n * 3) / 30) * 6 + (n % 5) },
  }));
  const start = setUpOrThrow(game, {}, { title: 'Forty', ruleset: 'thrum', scene, cast, lines: [] });
  let at = playLines(
    game,
    start,
    sight ? [{ edit: [{ edit: 'sight', fog: 'by sight', darkness: 'counts' }], label: 'Sight' }] : [],
  );
  const times: number[] = [];
  for (let n = 0; n < 40; n += 1) {
    const place = { kind: 'square' as const, column: (n * 5) % 30, row: (n * 3) % 30 };
    const edits = [{ edit: 'combatant', combatant: `one-${n % 12}`, place }];
    const [time, next] = timed(() => {
      const done = dispatch(game, at, { type: 'edit', label: 'Moves', edits });
      if (!done.ok) throw new Error(done.refusal.text);
      publicView(game, liveStateOf(game, done.value).fight, undefined, { party: 'exact', others: 'word' });
      return done.value;
    });
    at = next;
    times.push(time);
  }
  return times.slice(10);
}
tell('a move in a fight of forty and the players’ view, fog by hand', await fightOfForty(false));
tell('the same with sight on the fog, twelve of the forty looking', await fightOfForty(true));
reportFigures('sight', [
  { about: 'Processor milliseconds of a look and of a step.', rows: [['what', 'median', 'most'], ...rows] },
]);

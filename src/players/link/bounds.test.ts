/** Tests of the bounds of a view: what a false GM could send is refused before it needs memory. */
import { expect, it } from 'vitest';
import type { PublicView } from '../../engine/public/publicView.ts';
import { plainScene } from '../testView.testing.ts';
import { publicViewSchema } from './viewSchema.ts';

const track = { id: 'harm', label: 'Harm', kind: 'boxes' as const, value: 1, max: 5, weight: 'vital' as const };
const at = { x: 10, y: 20 };
/** A view with something of each kind. */
const view: PublicView = {
  encounter: 'At the mill',
  game: 'A game',
  stage: 'running',
  scene: { ...plainScene, cells: { '1,1': { elevation: 2 } }, walls: { '1,1,e': 'wall' } },
  cover: { kind: 'boxes', boxes: [{ column: 1, row: 1, columns: 2, rows: 2 }] },
  drawings: [
    { id: 'd1', figure: { kind: 'line', from: at, to: { x: 50, y: 60 } }, colour: 'chalk', width: 4, seen: 'players' },
  ],
  sides: [{ id: 'party', name: 'The party', stance: 'party' }],
  combatants: [
    {
      id: 'ash',
      name: 'Ash',
      side: 'party',
      place: { kind: 'square', column: 3, row: 4 },
      look: { icon: 'sword' },
      size: { room: 1, squares: 1 },
      standing: { at: 'up', word: 'up' },
      tracks: [track],
      health: { word: 'hurt', taken: 1, pool: { label: 'Harm', value: 1, max: 5, kind: 'boxes' } },
      badges: [{ id: 'b', label: 'Prone', count: 1, tone: 'bad' }],
    },
  ],
  order: {
    style: 'strip',
    round: 1,
    title: 'Round 1',
    groups: [{ id: 'g', label: 'Now' }],
    rows: [{ id: 'r', combatant: 'ash', state: 'acting' }],
  },
  table: [track],
  last: { id: 1, text: 'Ash strikes.', tone: 'plain', dice: [{ sides: 6, faces: [[6]], kept: [0] }], who: ['ash'] },
};

type Path = readonly (string | number)[];
/** The paths to all values of this kind. */
const pathsTo = (value: unknown, isIt: (one: unknown) => boolean, path: Path = []): Path[] => [
  ...(isIt(value) ? [path] : []),
  ...(typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([key, one]) =>
        pathsTo(one, isIt, [...path, Array.isArray(value) ? Number(key) : key]),
      )
    : []),
];
/** The view with another value at a path. */
function withAt(path: Path, change: (was: unknown) => unknown): unknown {
  const copy = structuredClone(view) as unknown as Record<string, unknown>;
  const [last = '', ...rest] = [...path].reverse();
  const holder = rest.reverse().reduce((part, key) => part[key] as Record<string, unknown>, copy);
  holder[last] = change(holder[last]);
  return copy;
}

it('takes a usual view, and one of the largest map', () => {
  expect(publicViewSchema.safeParse(view).error?.issues).toBeUndefined();
  const squares = Array.from({ length: 200 * 200 }, (_, n) => `${n % 200},${Math.floor(n / 200)}`);
  const cells = Object.fromEntries(squares.map((key) => [key, { elevation: 1, difficult: true }]));
  const walls = Object.fromEntries(squares.flatMap((key) => [`${key},e`, `${key},s`]).map((key) => [key, 'wall']));
  const scene = { ...plainScene, columns: 200, rows: 200, cells, walls };
  expect(publicViewSchema.safeParse({ ...view, scene }).success).toBe(true);
});

it('refuses a number out of bounds, wherever it stands', () => {
  const numbers = pathsTo(view, (one) => typeof one === 'number');
  expect(numbers.length).toBeGreaterThan(25);
  for (const path of numbers)
    for (const value of [1e12, -1e12, Number.POSITIVE_INFINITY])
      expect([path, publicViewSchema.safeParse(withAt(path, () => value)).success]).toEqual([path, false]);
});

it('refuses a text that is far too long, wherever it stands', () => {
  for (const path of pathsTo(view, (one) => typeof one === 'string'))
    expect([path, publicViewSchema.safeParse(withAt(path, () => 'x'.repeat(30_000))).success]).toEqual([path, false]);
});

it('refuses a list or a record without end in one word, and keeps no list of its faults', () => {
  const many = Array.from({ length: 60_000 }, () => 0);
  for (const path of pathsTo(view, Array.isArray)) {
    const { success, error } = publicViewSchema.safeParse(withAt(path, () => many));
    expect([path, success, (error?.issues.length ?? 99) < 9]).toEqual([path, false, true]);
  }
  const cells = Object.fromEntries(Array.from({ length: 600_000 }, (_, n) => [`${n},0`, 0]));
  expect(publicViewSchema.safeParse({ ...view, scene: { ...plainScene, cells } }).error?.issues).toHaveLength(1);
});

it('refuses what lies too deep', () => {
  const deep = Array.from({ length: 200 }).reduce<unknown>((inner) => [inner], 1);
  expect(publicViewSchema.safeParse({ ...view, last: deep }).error?.issues).toHaveLength(1);
});

it('refuses somebody who stands far beside the map, or is larger than it', () => {
  for (const change of [
    { place: { kind: 'square', column: 1e6, row: 1 } },
    { size: { room: 1, squares: 1e6 } },
    { size: { room: 1e6, squares: 1 } },
  ])
    expect(publicViewSchema.safeParse({ ...view, combatants: [{ ...view.combatants[0], ...change }] }).success).toBe(
      false,
    );
});

it('shows no mark that turns text round, wherever a text of a view stands', () => {
  const texts = pathsTo(view, (one) => typeof one === 'string');
  let shown = 0;
  for (const path of texts) {
    const read = publicViewSchema.safeParse(withAt(path, (text) => `\u202E${text}`));
    // An id or a word of a fixed list with such a mark is refused.
    if (read.success) shown += 1;
    expect([path, /\u202E/.test(JSON.stringify(read.data ?? ''))]).toEqual([path, false]);
  }
  expect(shown).toBeGreaterThan(10);
});

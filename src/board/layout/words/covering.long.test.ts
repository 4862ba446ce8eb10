/**
 * Tests over random scenes that no figure covers a figure, that no word covers a word or a figure,
 * and that the same scene is always laid out the same way.
 */
import { describe, expect, test } from 'vitest';
import type { Place, Scene, SquareScene } from '../../../space/scene.ts';
import { readyScenes } from '../../../space/scenes/index.ts';
import type { BoardToken } from '../../types.ts';
import { layOut } from '../layout.ts';
import type { Spot } from '../spot.ts';
import type { Box } from '../viewMath.ts';
import { isCoveredBy, planWords } from './planWords.ts';
import { planPlates } from './plates.ts';
import { makeTaken } from './taken.ts';

const measure = (text: string, size: number) => text.length * size * 0.56;

/** Numbers that look random and are the same in every run. */
function chance(seed: number): (below: number) => number {
  let state = seed * 7919 + 1;
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 4294967296) * below);
  };
}

const kinds = ['Bandit', 'Road guard', 'Brother Anselm', 'Captain of the watch', 'Wolf', 'Oda Brandt'];
const rooms = [0, 1 / 16, 1 / 4, 1, 1, 1, 4, 16];

function crowdOn(scene: Scene, count: number, seed: number): BoardToken[] {
  const next = chance(seed);
  const placeOf = (): Place => {
    if (scene.kind === 'squares') return { kind: 'square', column: next(scene.columns - 4), row: next(scene.rows - 4) };
    const zones = Object.keys(scene.zones);
    const borders = Object.keys(scene.borders);
    return next(6) === 0 && !scene.hexes
      ? { kind: 'border', border: borders[next(borders.length)]! }
      : { kind: 'zone', zone: zones[next(Math.ceil(zones.length / 2))]! };
  };
  return Array.from({ length: count }, (_, n): BoardToken => {
    const room = rooms[next(rooms.length)]!;
    return {
      id: `t${n}`,
      name: `${kinds[next(kinds.length)]} ${n + 1}`,
      place: placeOf(),
      stance: (['party', 'foe', 'neutral'] as const)[next(3)]!,
      icon: 'imp',
      size: { room, squares: room === 16 ? 4 : room === 4 ? 2 : 1 },
      standing: (['up', 'up', 'up', 'down', 'out'] as const)[next(5)]!,
      turn: n === 0 ? 'acting' : 'waiting',
      badges: [],
      hidden: false,
      selected: false,
      ...(n === 1 ? { mark: 'asked' } : {}),
      draggable: true,
    };
  });
}

const field: SquareScene = {
  kind: 'squares',
  name: 'Field',
  columns: 24,
  rows: 16,
  pixels: 64,
  ground: { kind: 'plain', look: 'grass' },
  cells: Object.fromEntries(
    Array.from({ length: 24 * 16 }, (_, n) => {
      const [column, row] = [n % 24, Math.floor(n / 24)];
      const terrain = column < 5 ? 'Tangled roots' : row > 12 ? 'Undergrowth' : undefined;
      return [`${column},${row}`, { elevation: Math.round(Math.sin(column / 4) * 2), ...(terrain ? { terrain } : {}) }];
    }),
  ),
  walls: {},
};
const scenes: readonly [string, Scene][] = [['squares', field], ...Object.entries(readyScenes)];

function laid(scene: Scene, tokens: readonly BoardToken[], scale: number, least?: number) {
  const { spots } = layOut(scene, tokens);
  const taken = makeTaken();
  const all = planWords(scene, { scale, least }, taken, measure);
  const plates = planPlates(tokens, spots, { scale, least }, measure, taken);
  const faces = [...spots].flatMap(([id, spot]) => (spot.behind === undefined ? [{ id, spot }] : []));
  const boxes: (Box & { id: string })[] = [...plates].map(([id, { x, y, width, height }]) => {
    const spot = spots.get(id)!;
    return { id, x: spot.x * scale + x - width / 2, y: spot.y * scale + y, width, height };
  });
  const shown = faces.map(({ spot }) => ({ x: spot.x * scale, y: spot.y * scale, radius: spot.radius * scale }));
  const words = all.filter((word) => !shown.some((face) => isCoveredBy(word, face)));
  return { spots, faces, plates, names: boxes, words };
}

const covers = (a: Box, b: Box): boolean =>
  a.x < b.x + b.width - 0.5 && b.x < a.x + a.width - 0.5 && a.y < b.y + b.height - 0.5 && b.y < a.y + a.height - 0.5;
const faceOf = ({ x, y, radius }: Spot, scale: number): Box => ({
  x: (x - radius * 0.8) * scale,
  y: (y - radius * 0.8) * scale,
  width: 1.6 * radius * scale,
  height: 1.6 * radius * scale,
});

/** A map seen from afar, and from near with letters of a least size. */
const SCALES = [0.6, 1.3] as const;

describe.each(scenes)('%s', (name, scene) => {
  const nth = scenes.findIndex(([one]) => one === name);
  test.each([4, 12, 40, 80])('%i figures cover neither each other nor words, and words do not cover words', (count) => {
    // Each number of figures stands at either scale on every other map.
    for (const scale of SCALES.filter((_each, at) => (nth + [4, 12, 40, 80].indexOf(count) + at) % 2 === 0)) {
      const tokens = crowdOn(scene, count, count + scale * 10);
      const { spots, faces, names, words } = laid(scene, tokens, scale, scale > 1 ? 15 : undefined);
      expect(spots.size).toBe(count);
      faces.forEach(({ id, spot }, at) => {
        for (const other of faces.slice(at + 1))
          expect(
            Math.hypot(spot.x - other.spot.x, spot.y - other.spot.y) - spot.radius - other.spot.radius,
            `${id} and ${other.id}`,
          ).toBeGreaterThan(-0.5);
      });
      const asked = new Set(['t0', 't1']);
      const all = [...names.filter(({ id }) => !asked.has(id)), ...words];
      all.forEach((word, at) => {
        for (const other of all.slice(at + 1)) expect(covers(word, other), `${word.id} and ${other.id}`).toBe(false);
      });
      for (const word of words)
        for (const { spot } of faces) expect(covers(word, faceOf(spot, scale)), word.id).toBe(false);
      for (const { lines, whole } of words) expect(['', whole]).toContain(lines.join(' '));
    }
  });

  test('the same scene is laid out the same way twice', () => {
    const tokens = crowdOn(scene, 30, 5);
    expect(laid(scene, tokens, 1)).toEqual(laid(structuredClone(scene), structuredClone(tokens), 1));
  });
});

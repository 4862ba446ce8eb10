/**
 * Tests maps that somebody broke or made to harm: each kind gets one sentence, in time, and nothing
 * of it is taken.
 */
import { describe, expect, it } from 'vitest';
import { spentMs } from '../readAgain/mutate.testing.ts';
import { readMapFile } from './mapFile.ts';

const vtt = (parts: object): string =>
  JSON.stringify({
    format: 0.3,
    resolution: { map_origin: { x: 0, y: 0 }, map_size: { x: 20, y: 20 }, pixels_per_grid: 70 },
    ...parts,
  });
const wall = (x: number, y: number, toX: number, toY: number) => [
  { x, y },
  { x: toX, y: toY },
];
const room = [wall(1, 1, 9, 1), wall(9, 1, 9, 9), wall(9, 9, 1, 9), wall(1, 9, 1, 1)];

/** The head of a PNG that says it has this size, and nothing after it. */
function pngHead(width: number, height: number): string {
  const bytes = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52];
  for (const side of [width, height]) for (const shift of [24, 16, 8, 0]) bytes.push((side >> shift) & 0xff);
  return btoa(String.fromCharCode(...bytes, 8, 6, 0, 0, 0));
}

/** The sentence of a refused map, which comes within a second of processor time. */
function refusalOf(text: string): string {
  const from = process.cpuUsage();
  const read = readMapFile('map.dd2vtt', text);
  expect(spentMs(from)).toBeLessThan(2000);
  if (read.ok) throw new Error('It was read.');
  expect(read.refusal.text).toMatch(/^[A-Z“].*\.$/);
  return read.refusal.text;
}

/** The remarks on a map that is read within four seconds of processor time. */
function remarksOf(text: string): string {
  const from = process.cpuUsage();
  const read = readMapFile('map.dd2vtt', text);
  expect(spentMs(from)).toBeLessThan(4000);
  if (!read.ok) throw new Error(read.refusal.text);
  return read.value.remarks.join(' ');
}

describe('a hostile map', () => {
  it('that is cut off is refused', () => {
    const whole = vtt({ line_of_sight: room });
    for (const share of [0.2, 0.6, 0.99])
      expect(refusalOf(whole.slice(0, Math.floor(whole.length * share)))).toMatch(/no kind that is known|not JSON/);
  });
  it('that is something else under the name of a map is refused', () => {
    expect(refusalOf('GIF89a and so on')).toContain('is text without a stat block');
    expect(refusalOf('[1, 2, 3]')).toContain('is JSON of no kind that is known here');
    expect(refusalOf('{"pixels_per_grid": 4}')).toContain('resolution');
  });
  it('with a picture of 40,000 pixels a side by its header is refused before the picture is decoded', () => {
    expect(refusalOf(vtt({ line_of_sight: room, image: pngHead(40_000, 40_000) }))).toContain('40,000 × 40,000 pixels');
    expect(readMapFile('map.dd2vtt', vtt({ line_of_sight: room, image: pngHead(1400, 1400) })).ok).toBe(true);
  });
  it('with 200,000 walls has those that fit, and says how many do not', () => {
    const walls = (count: number) =>
      Array.from({ length: count }, (_, n) => wall(n % 20, (n * 7) % 20, (n * 3) % 20, n % 19));
    expect(remarksOf(vtt({ line_of_sight: walls(200_000) }))).toContain('could not be read: 150000 walls.');
    expect(
      remarksOf(vtt({ line_of_sight: [Array.from({ length: 200_000 }, (_, n) => ({ x: n % 20, y: 1 }))] })),
    ).toContain('could not be read: 1 wall.');
  });
  it('with lights, doors or objects without end has those that fit, and says how many do not', () => {
    const light = { position: { x: 1, y: 1 }, range: 5 };
    expect(remarksOf(vtt({ lights: Array(50_000).fill(light) }))).toContain('49000 lights');
    const portal = {
      bounds: [
        { x: 1, y: 1 },
        { x: 1, y: 2 },
      ],
    };
    expect(remarksOf(vtt({ portals: Array(50_000).fill(portal) }))).toContain('48000 doors and windows');
    expect(remarksOf(vtt({ objects_line_of_sight: Array(200_000).fill(wall(1, 1, 2, 2)) }))).toContain(
      '150000 things to hide behind',
    );
  });
  it('with a light that reaches to the end of the world lights no further than a light can', () => {
    const read = readMapFile(
      'm.uvtt',
      vtt({ line_of_sight: room, lights: [{ position: { x: 4, y: 4 }, range: 99_999 }] }),
    );
    expect(read.ok && read.value.squares?.scene.scenery?.map(({ size }) => size)).toEqual([3]);
    expect(remarksOf(vtt({ lights: [{ position: { x: 4, y: 4 }, range: 1e9 }] }))).toContain('1 light.');
  });
  it('with portals in the air has none of them, and says so', () => {
    const portal = (x: number, y: number) => ({
      bounds: [
        { x, y },
        { x, y: y + 1 },
      ],
      closed: true,
    });
    const read = readMapFile(
      'm.uvtt',
      vtt({ line_of_sight: room, portals: [portal(15, 15), portal(500, -900), portal(9, 4)] }),
    );
    if (!read.ok) throw new Error(read.refusal.text);
    const { scene, squares, remarks } = read.value;
    expect(Object.values(squares?.scene.walls ?? {}).filter((one) => one === 'door')).toHaveLength(1);
    expect(squares?.remarks.join()).toContain('1 door in the air');
    expect(Object.keys(scene.borders)).toHaveLength(0);
    expect(remarks.join()).toContain('out of the rooms');
  });
  it('with numbers beyond any map loses what has them, and is refused where its size has them', () => {
    expect(remarksOf(vtt({ line_of_sight: [wall(0, 0, 1e300, 1)] }))).toContain('1 wall.');
    expect(
      refusalOf(vtt({ line_of_sight: [wall(0, 0, 1, 1)] }).replace('"pixels_per_grid":70', '"pixels_per_grid":1e400')),
    ).toContain('pixels_per_grid');
  });
  it('of a dungeon with rooms or notes without end is refused', () => {
    const rect = { x: 0, y: 0, w: 3, h: 3 };
    expect(refusalOf(JSON.stringify({ rects: Array(200_000).fill(rect) }))).toContain('200,000 rooms');
    expect(refusalOf(JSON.stringify({ rects: [rect], notes: Array(100_000).fill({ pos: { x: 1, y: 1 } }) }))).toContain(
      '100,000 notes',
    );
  });
});

/** Tests the board on hexes: the place under a point, where figures stand, words, and fog. */
import { describe, expect, it } from 'vitest';
import { edgeAround, hexEdges } from '../../space/hexes/hexEdges.ts';
import { hexCentre } from '../../space/hexes/hexGrid.ts';
import { withBrushedHexes, withBrushedSides } from '../../space/hexes/hexPaint.ts';
import { plainHexes } from '../../space/hexes/hexScene.ts';
import { inZone } from '../../space/zones/zones.ts';
import { layOut } from '../layout/layout.ts';
import { placeAt, standingPlaceAt } from '../layout/placeAt.ts';
import { sceneWords } from '../layout/words/words.ts';
import type { BoardToken } from '../types.ts';
import { takenBy } from './fogBrush.ts';

const field = plainHexes({ name: 'F', turn: 'pointed', columns: 6, rows: 5, ground: { kind: 'plain', look: 'grass' } });
const centre = (column: number, row: number) => hexCentre(field.hexes, { column: column - 1, row: row - 1 });
const token = (id: string, zone: string, squares = 1): BoardToken => ({
  ...{ id, name: id, place: inZone(zone), stance: 'party', icon: 'imp', size: { room: squares ** 2, squares } },
  ...{ standing: 'up', turn: 'waiting', badges: [], hidden: false, selected: false, draggable: true },
});

describe('the board on hexes', () => {
  it('finds the hex under a point, a door only close to it, and nothing in a gap', () => {
    const door = withBrushedSides(field, [['h2-2', 'h3-2']], 'closed');
    const gone = withBrushedHexes(door, ['h5-5'], 'gone');
    expect(placeAt(gone, centre(2, 2))).toEqual(inZone('h2-2'));
    const [from, to] = door.borders['h2-2.h3-2']!.line;
    const on = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 };
    expect(placeAt(gone, on)).toEqual({ kind: 'border', border: 'h2-2.h3-2' });
    expect(standingPlaceAt(gone, on)?.kind).toBe('zone');
    expect(placeAt(field, on)?.kind).toBe('zone');
    expect(placeAt(gone, centre(5, 5))).toBeUndefined();
    expect(placeAt(gone, { x: -5, y: 3 })).toBeUndefined();
  });

  it('stands a figure in the middle of its hex, two side by side, and large ones next door without touching', () => {
    const tokens = [
      token('a', 'h1-1'),
      token('b', 'h3-3'),
      token('c', 'h3-3'),
      token('d', 'h5-4', 2),
      token('e', 'h6-4', 2),
    ];
    const { spots } = layOut(field, tokens);
    expect(spots.get('a')).toMatchObject({
      x: expect.closeTo(centre(1, 1).x, 1),
      y: expect.closeTo(centre(1, 1).y, 1),
    });
    const apart = (one: string, other: string) => {
      const [p, q] = [spots.get(one)!, spots.get(other)!];
      return Math.hypot(p.x - q.x, p.y - q.y) - p.radius - q.radius;
    };
    expect(apart('b', 'c')).toBeGreaterThanOrEqual(0);
    expect(apart('d', 'e')).toBeGreaterThan(0);
    expect(spots.get('d')!.radius).toBeGreaterThan(spots.get('a')!.radius);
    for (const id of ['b', 'c']) expect(placeAt(field, spots.get(id)!)).toEqual(inZone('h3-3'));
  });

  it('writes only the names that somebody gave', () => {
    const named = { ...field, zones: { ...field.zones, 'h2-2': { ...field.zones['h2-2']!, name: 'Altar' } } };
    expect(sceneWords(named).names.map(({ text }) => text)).toEqual(['Altar']);
    expect(sceneWords(withBrushedHexes(field, ['h1-1'], 'difficult')).features).toEqual([]);
  });

  it('draws the edge around hexes once, and walls between them', () => {
    expect(edgeAround(field, ['h2-2'])).toHaveLength(6);
    expect(edgeAround(field, ['h2-2', 'h3-2'])).toHaveLength(10);
    expect(edgeAround(field, ['h9-9'])).toEqual([]);
    const walled = withBrushedSides(withBrushedSides(field, [['h2-2', 'h3-2']], 'wall'), [['h3-2', 'h4-2']], 'closed');
    expect(hexEdges(walled).walls).toHaveLength(1);
    expect(hexEdges(walled).doors).toHaveLength(1);
  });
});

describe('the fog tools on hexes', () => {
  const stroke = (from: { x: number; y: number }, point = from) => ({ from, last: from, point });
  it('the brush takes the hexes that it passes, the wide brush also their neighbours', () => {
    expect(takenBy(field, 'brush', stroke(centre(1, 1), centre(3, 1)))).toEqual(['h1-1', 'h2-1', 'h3-1']);
    expect(takenBy(field, 'wide', stroke(centre(3, 3)))).toHaveLength(7);
    expect(takenBy(field, 'wide', stroke(centre(1, 1)))).toHaveLength(3);
    expect(takenBy(field, 'brush', stroke({ x: -9, y: -9 }))).toEqual([]);
  });
  it('the box takes the hexes whose middles it holds, and the room goes out to walls and doors', () => {
    expect(takenBy(field, 'box', stroke(centre(1, 1), centre(3, 2))).toSorted()).toEqual([
      ...['h1-1', 'h1-2', 'h2-1', 'h2-2', 'h3-1', 'h3-2'],
    ]);
    const line = Array.from({ length: 5 }, (_, n) => n + 1);
    const sides = line.flatMap((row): [string, string][] => {
      const slanted: [string, string] = row % 2 ? [`h4-${row}`, `h3-${row + 1}`] : [`h3-${row}`, `h4-${row + 1}`];
      return [[`h3-${row}`, `h4-${row}`], ...(row < 5 ? [slanted] : [])];
    });
    const parted = sides.reduce((map, side, n) => withBrushedSides(map, [side], n === 0 ? 'closed' : 'wall'), field);
    expect(takenBy(parted, 'room', stroke(centre(1, 1)))).toHaveLength(15);
    expect(takenBy(field, 'room', stroke(centre(1, 1)))).toHaveLength(30);
  });
});

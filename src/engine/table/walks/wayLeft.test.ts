/** Tests the length of a way on foot, by which lists of walks are sorted. */
import { describe, expect, it } from 'vitest';
import type { SquareScene } from '../../../space/scene.ts';
import { squarePlace } from '../../../space/squares/squares.ts';
import { drawnZones } from '../../../space/zones/zones.testing.ts';
import { inZone, onBorder } from '../../../space/zones/zones.ts';
import { wayLeft } from './wayLeft.ts';

describe('the way left on zones', () => {
  // From A to B a closed door is the straight way, and C and D the way round.
  const scene = drawnZones(`
    AxB
    . .
    C D
  `);
  it('goes round a closed door, and a step towards the way round makes it shorter', () => {
    expect(wayLeft(scene, inZone('A'), inZone('B'))).toBe(3);
    expect(wayLeft(scene, onBorder('AC'), inZone('B'))).toBe(2.5);
    expect(wayLeft(scene, inZone('C'), inZone('B'))).toBe(2);
  });
  it('is nothing in the same zone, and half a zone from its border', () => {
    expect(wayLeft(scene, inZone('A'), inZone('A'))).toBe(0);
    expect(wayLeft(scene, onBorder('AC'), inZone('A'))).toBe(0.5);
  });
  it('is longer than every way where none leads, and infinite beside the map', () => {
    const shut = drawnZones('AxB C');
    expect(wayLeft(shut, inZone('A'), inZone('C'))).toBeGreaterThan(1000);
    expect(wayLeft(shut, inZone('A'), inZone('C'))).toBeGreaterThan(wayLeft(shut, inZone('A'), inZone('B')));
    expect(wayLeft(shut, { kind: 'off' }, inZone('B'))).toBe(Number.POSITIVE_INFINITY);
  });
});

describe('the way left on squares', () => {
  const at = (column: number, row: number) => squarePlace({ column, row });
  const room: SquareScene = {
    kind: 'squares',
    columns: 6,
    rows: 6,
    pixels: 60,
    name: 'Room',
    ground: { kind: 'plain', look: 'stone' },
    cells: {},
    walls: { '2,2,e': 'wall' },
  };
  it('is one beside somebody, and leads round a wall between neighbours', () => {
    expect(wayLeft(room, at(1, 2), at(2, 2))).toBe(1);
    expect(wayLeft(room, at(2, 2), at(2, 2))).toBe(0);
    expect(wayLeft(room, at(2, 2), at(3, 2))).toBe(2);
  });
  it('is longer past the corner of a wall than beside it', () => {
    expect(wayLeft(room, at(2, 1), at(3, 2))).toBe(1.5);
    expect(wayLeft(room, at(3, 1), at(3, 2))).toBe(1);
  });
});

/** The room around a square ends at walls, closed doors and rock. */
import { describe, expect, it } from 'vitest';
import type { SquareScene } from '../scene.ts';
import { walledAreaOf } from './walledArea.ts';

/**
 * Two rooms of two columns and a wall with a door between them. The right room has a rock in its
 * corner.
 */
const scene: SquareScene = {
  kind: 'squares',
  name: 'Two rooms',
  columns: 4,
  rows: 2,
  pixels: 50,
  ground: { kind: 'plain', look: 'stone' },
  cells: { '3,1': { blocked: true }, '0,0': { terrain: 'mud' } },
  walls: { '1,0,e': 'wall', '1,1,e': 'door' },
};
const room = (column: number, row: number, of = scene) => walledAreaOf(of, { column, row }).sort();

describe('a room', () => {
  it('includes all ground up to walls and closed doors, whatever the ground is', () => {
    expect(room(0, 1)).toEqual(['0,0', '0,1', '1,0', '1,1']);
  });
  it('includes the rock at its sides and corners', () => {
    expect(room(2, 0)).toEqual(['2,0', '2,1', '3,0', '3,1']);
    expect(
      room(2, 0, { ...scene, cells: { '3,1': { blocked: true }, '2,1': { blocked: true }, '3,0': { blocked: true } } }),
    ).toEqual(['2,0', '2,1', '3,0', '3,1']);
  });
  it('extends through an open door', () => {
    expect(room(0, 0, { ...scene, walls: { '1,0,e': 'wall', '1,1,e': 'open' } })).toHaveLength(8);
  });
  it('that begins on rock is only the rock, and is empty off the map', () => {
    expect(room(3, 1)).toEqual(['3,1']);
    expect(room(4, 0)).toEqual([]);
  });
});

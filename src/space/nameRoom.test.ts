/** Tests where words find room inside an outline. */
import { describe, expect, test } from 'vitest';
import { belowName, nameSpot } from './nameRoom.ts';
import type { Zone } from './scene.ts';

const square = [
  { x: 0, y: 0 },
  { x: 300, y: 0 },
  { x: 300, y: 300 },
  { x: 0, y: 300 },
];
/** The outline of a house. No word fits into the point of its roof. */
const house = [
  { x: 150, y: 0 },
  { x: 300, y: 150 },
  { x: 300, y: 400 },
  { x: 0, y: 400 },
  { x: 0, y: 150 },
];

describe('names', () => {
  test('stand at the top, in the middle', () => {
    const spot = nameSpot(square, 120, 30);
    expect(spot.x).toBe(150);
    expect(spot.y).toBeLessThan(40);
    expect(spot.width).toBeGreaterThanOrEqual(120);
  });

  test('stand lower where they need more room on both sides', () => {
    const spot = nameSpot(house, 160, 30);
    // At height y the roof is 2y wide. 160 pixels and a rim of 18 on each side need a y of 98.
    expect(spot.y).toBeGreaterThanOrEqual(98);
    expect(spot.y).toBeLessThan(120);
  });

  test('say how little room there is when a name does not fit', () => {
    expect(nameSpot(square, 900, 30).width).toBeLessThan(300);
  });
});

describe('the ground below a zone’s name', () => {
  const zone = (polygon: Zone['polygon']): Zone => ({ id: 'z', name: 'Hall', polygon, capacity: 8, features: [] });

  test('is the lower part of a large zone', () => {
    const below = belowName(zone(square));
    expect(below && Math.min(...below.map(({ y }) => y))).toBeGreaterThan(30);
    expect(below && Math.max(...below.map(({ y }) => y))).toBe(300);
  });

  test('is not given where it would leave too little of the zone', () => {
    const strip = [
      { x: 0, y: 0 },
      { x: 300, y: 0 },
      { x: 300, y: 60 },
      { x: 0, y: 60 },
    ];
    expect(belowName(zone(strip))).toBeUndefined();
  });
});

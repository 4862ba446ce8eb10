/** Tests zones on drawn maps: neighbours, room, nearness, distance, numbers. */
import { createDraft, freeze, produce } from 'immer';
import { describe, expect, it } from 'vitest';
import { placeKey } from '../scene.ts';
import { drawnZones } from './zones.testing.ts';
import {
  allPlaces,
  bordersBetween,
  bordersOf,
  capacityLeft,
  capacityTaken,
  distance,
  inZone,
  isNearby,
  nearbyPlaces,
  neighbourNumbers,
  neighbours,
  onBorder,
  placeName,
  touchesZone,
  whyNoCapacity,
  zoneAndBorders,
  zonesWithin,
} from './zones.ts';

/*
 *  A   B | C        A–B open, B and C walled off,
 *  o       x        an open door A–D, a closed door C–F,
 *  D   E   F        B and E walled off, D–E–F open.
 */
const scene = drawnZones(`
  A B|C
  o = x
  D E F
`);
const off = { kind: 'off' } as const;
const keys = (places: Parameters<typeof placeKey>[0][]) => places.map(placeKey).sort();

describe('neighbours and borders', () => {
  it('are the zones that a border leads to, whatever its door', () => {
    expect(neighbours(scene, 'D').map(({ zone, border }) => [zone.id, border.id])).toEqual([
      ['A', 'AD'],
      ['E', 'DE'],
    ]);
    expect(neighbours(scene, 'C').map(({ zone }) => zone.id)).toEqual(['F']);
  });
  it('do not include zones behind a wall, and an unknown zone has none', () => {
    expect(bordersBetween(scene, 'B', 'C')).toEqual([]);
    expect(bordersOf(scene, 'B').map(({ id }) => id)).toEqual(['AB']);
    expect(neighbours(scene, 'Z')).toEqual([]);
  });
  it('make the places of a blast: the zone and its borders', () => {
    expect(keys(zoneAndBorders(scene, 'A'))).toEqual(['border:AB', 'border:AD', 'zone:A']);
    expect(touchesZone(scene, onBorder('AB'), 'A')).toBe(true);
    expect(touchesZone(scene, inZone('B'), 'A')).toBe(false);
  });
  it('are together all places of the map', () => {
    expect(allPlaces(scene)).toHaveLength(6 + 5);
  });
  it('are named in words', () => {
    expect(placeName(scene, inZone('A'))).toBe('Room A');
    expect(placeName(scene, onBorder('AB'))).toBe('the border of Room A and Room B');
    expect(placeName(scene, onBorder('CF'))).toBe('the door between Room C and Room F');
    expect(placeName(scene, off)).toBe('beside the map');
  });
});

describe('the free room in a place', () => {
  const fighters = [
    { place: inZone('A'), room: 4 },
    { place: inZone('A'), room: 0.25 },
    { place: onBorder('AB'), room: 1 },
    { place: onBorder('AD'), room: 1 },
  ];
  it('is the capacity less the sizes of those who stand there', () => {
    expect(capacityTaken(fighters, inZone('A'))).toBe(4.25);
    expect(capacityLeft(scene, fighters, inZone('A'))).toBe(3.75);
    expect(capacityLeft(scene, fighters, onBorder('AB'))).toBe(1);
    expect(capacityLeft(scene, fighters, onBorder('AD'))).toBe(0);
    expect(capacityLeft(scene, fighters, inZone('B'))).toBe(8);
  });
  it('lets in a combatant who just fits, and refuses one who does not with the reason', () => {
    expect(whyNoCapacity(scene, fighters, onBorder('AB'), 1)).toBeUndefined();
    expect(whyNoCapacity(scene, fighters, onBorder('AB'), 2)).toBe(
      'The border of Room A and Room B has too little room left.',
    );
    expect(whyNoCapacity(scene, fighters, onBorder('AD'), 1)).toBe('The door between Room A and Room D is full.');
  });
  it('lets a combatant who is too large have an empty place alone', () => {
    expect(whyNoCapacity(scene, [], onBorder('AB'), 16)).toBeUndefined();
    const big = [{ place: onBorder('AB'), room: 16 }];
    expect(whyNoCapacity(scene, big, onBorder('AB'), 0.25)).toContain('is full');
  });
  it('is nothing where nobody may stand', () => {
    const shut = produce(scene, (draft) => {
      draft.borders.AB!.capacity = 0;
    });
    expect(whyNoCapacity(shut, [], onBorder('AB'), 1)).toBe('The border of Room A and Room B holds nobody.');
  });
});

describe('nearby', () => {
  it.each([
    ['a zone and itself', inZone('A'), inZone('A'), true],
    ['a zone and its border', inZone('A'), onBorder('AB'), true],
    ['a border and the other zone it divides', onBorder('AB'), inZone('B'), true],
    ['a border and itself', onBorder('AB'), onBorder('AB'), true],
    ['two borders of one zone', onBorder('AB'), onBorder('AD'), false],
    ['neighbouring zones', inZone('A'), inZone('B'), false],
    ['a zone and a border of its neighbour', inZone('B'), onBorder('AD'), false],
    ['beside the map', off, off, false],
    ['zones the map does not have', inZone('Z'), inZone('Z'), false],
  ])('%s', (_words, one, two, near) => {
    expect(isNearby(scene, one, two)).toBe(near);
    expect(isNearby(scene, two, one)).toBe(near);
  });
  it('includes its own places, and agrees with distance 0', () => {
    expect(keys(nearbyPlaces(scene, inZone('E')))).toEqual(['border:DE', 'border:EF', 'zone:E']);
    expect(keys(nearbyPlaces(scene, onBorder('EF')))).toEqual(['border:EF', 'zone:E', 'zone:F']);
    for (const one of allPlaces(scene))
      for (const two of allPlaces(scene)) expect(distance(scene, one, two) === 0).toBe(isNearby(scene, one, two));
  });
});

describe('distance', () => {
  // From A: B 1, D 1, E 2, F 3, C 4; the wall between B and C makes the way long.
  it.each([
    ['the next zone', inZone('A'), inZone('B'), 1],
    ['round the wall', inZone('B'), inZone('C'), 5],
    ['through a closed door too', inZone('F'), inZone('C'), 1],
    ['to a far border: its nearer zone counts', inZone('A'), onBorder('EF'), 2],
    ['from a border: its nearer zone counts', onBorder('AD'), inZone('F'), 2],
    ['between two borders of one zone', onBorder('AB'), onBorder('AD'), 1],
    ['between two far borders', onBorder('AB'), onBorder('EF'), 2],
  ])('%s', (_words, one, two, zones) => {
    expect(distance(scene, one, two)).toBe(zones);
    expect(distance(scene, two, one)).toBe(zones);
  });
  it('is infinite where no way leads, and from off the map', () => {
    const apart = drawnZones('A|B');
    expect(distance(apart, inZone('A'), inZone('B'))).toBe(Number.POSITIVE_INFINITY);
    expect(distance(scene, off, inZone('A'))).toBe(Number.POSITIVE_INFINITY);
  });
  it('lists the zones within a range, nearest first', () => {
    expect(zonesWithin(scene, inZone('A'), 2).map(({ id }) => id)).toEqual(['A', 'B', 'D', 'E']);
    expect(zonesWithin(scene, onBorder('AB'), 0).map(({ id }) => id)).toEqual(['A', 'B']);
  });
  it('is right in a draft that has just changed', () => {
    const frozen = freeze(structuredClone(scene), true);
    expect(distance(frozen, inZone('A'), inZone('B'))).toBe(1);
    const draft = createDraft(frozen);
    expect(distance(draft, inZone('A'), inZone('B'))).toBe(1);
    delete draft.borders.AB;
    expect(distance(draft, inZone('A'), inZone('B'))).toBe(Number.POSITIVE_INFINITY);
    expect(distance(frozen, inZone('A'), inZone('B'))).toBe(1);
  });
});

describe('MU-32 the numbers of neighbouring zones', () => {
  /*      B          numbered clockwise from the north:
   *    E A C        1 B, 2 C, 3 D, 4 E
   *      D
   */
  const cross = drawnZones(`
    . B .
    . . .
    E A C
    . x .
    . D .
  `);
  it('go clockwise from the north', () => {
    expect(neighbourNumbers(cross, 'A', 'any').map(({ number, zone }) => `${number} ${zone.id}`)).toEqual([
      '1 B',
      '2 C',
      '3 D',
      '4 E',
    ]);
    // A closed door lets nothing through and gets no number.
    expect(neighbourNumbers(cross, 'A').map(({ number, zone }) => `${number} ${zone.id}`)).toEqual([
      '1 B',
      '2 C',
      '3 E',
    ]);
  });
  it('count a zone once although two borders lead there, and stay when names change', () => {
    const twice = drawnZones('A B');
    twice.borders.second = { ...twice.borders.AB!, id: 'second' };
    expect(neighbourNumbers(twice, 'A')).toHaveLength(1);
    const renamed = structuredClone(cross);
    renamed.zones.C!.name = 'Another';
    expect(neighbourNumbers(renamed, 'A').map(({ zone }) => zone.id)).toEqual(
      neighbourNumbers(cross, 'A').map(({ zone }) => zone.id),
    );
    expect(neighbourNumbers(cross, 'Z')).toEqual([]);
  });
});

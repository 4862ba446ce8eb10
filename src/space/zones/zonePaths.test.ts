/**
 * Tests ways in half zones: the places in reach, their costs, the refused steps and the reasons.
 */
import { describe, expect, it } from 'vitest';
import { placeKey } from '../scene.ts';
import { reachable, wayTo } from './zonePaths.ts';
import { drawnZones } from './zones.testing.ts';
import { inZone, onBorder, whyNoCapacity } from './zones.ts';

/*
 *  A   B | C
 *  o       x
 *  D   E   F
 */
const scene = drawnZones(`
  A B|C
  o = x
  D E F
`);
const costs = (halfZones: number, rules = {}) =>
  Object.fromEntries(
    reachable(scene, inZone('A'), halfZones, rules).open.map(({ place, cost }) => [placeKey(place), cost]),
  );

describe('the reach on zones', () => {
  it('goes by half zones: to the border, and then into the zone', () => {
    expect(costs(0)).toEqual({});
    expect(costs(1)).toEqual({ 'border:AB': 1, 'border:AD': 1 });
    expect(costs(2)).toEqual({ 'border:AB': 1, 'border:AD': 1, 'zone:B': 2, 'zone:D': 2 });
    expect(costs(4)).toEqual({
      'border:AB': 1,
      'border:AD': 1,
      'zone:B': 2,
      'zone:D': 2,
      'border:DE': 3,
      'zone:E': 4,
    });
  });
  it('starts on a border with a half step to either side', () => {
    const { open } = reachable(scene, onBorder('AD'), 1);
    expect(open.map(({ place }) => placeKey(place))).toEqual(['zone:A', 'zone:D']);
  });
  it('ends at a closed door and says so, but does not mention a door beyond the budget', () => {
    const { open, shut } = reachable(scene, inZone('F'), 2);
    expect(open.map(({ place }) => placeKey(place))).toEqual(['border:EF', 'zone:E']);
    expect(shut).toEqual([
      {
        from: inZone('F'),
        to: onBorder('CF'),
        reason: 'The door between Room C and Room F is closed.',
      },
    ]);
    expect(reachable(scene, inZone('E'), 2).shut).toEqual([]);
  });
  it('neither enters nor passes a place that the game refuses, such as a full one', () => {
    const fighters = [{ place: onBorder('AD'), room: 1 }];
    const rules = {
      refuse: ({ to }: { to: Parameters<typeof whyNoCapacity>[2] }) => whyNoCapacity(scene, fighters, to, 1),
    };
    expect(costs(8, rules)).toEqual({ 'border:AB': 1, 'zone:B': 2 });
    expect(reachable(scene, inZone('A'), 8, rules).shut.map(({ reason }) => reason)).toEqual([
      'The door between Room A and Room D is full.',
    ]);
  });
  it('counts the cost of each step, and takes the cheaper way', () => {
    // A ring: A–B–D and A–C–D; the border into B costs five half zones.
    const ring = drawnZones(`
      A B
      . .
      C D
    `);
    const rules = { cost: ({ to }: { to: { kind: string; border?: string } }) => (to.border === 'AB' ? 5 : 1) };
    const way = wayTo(ring, inZone('A'), inZone('D'), rules);
    expect(typeof way === 'string' ? way : [way.cost, ...way.path.map(placeKey)]).toEqual([
      4,
      'border:AC',
      'zone:C',
      'border:CD',
      'zone:D',
    ]);
    const toB = wayTo(ring, inZone('A'), inZone('B'), rules);
    expect(toB).toMatchObject({ cost: 6 });
  });
  it('is empty from off the map', () => {
    expect(reachable(scene, { kind: 'off' }, 9)).toEqual({ open: [], shut: [] });
  });
});

describe('the way to a place', () => {
  it('lists the places on the way, without the start and with the end', () => {
    const way = wayTo(scene, inZone('A'), inZone('E'));
    expect(way).toEqual({
      place: inZone('E'),
      cost: 4,
      path: [onBorder('AD'), inZone('D'), onBorder('DE'), inZone('E')],
    });
    expect(wayTo(scene, inZone('A'), inZone('A'))).toEqual({ place: inZone('A'), cost: 0, path: [] });
  });
  it('says why there is none', () => {
    expect(wayTo(scene, inZone('F'), inZone('C'))).toBe('The door between Room C and Room F is closed.');
    expect(wayTo(drawnZones('A|B'), inZone('A'), inZone('B'))).toBe('No way leads from Room A to Room B.');
    expect(wayTo(scene, { kind: 'off' }, inZone('A'))).toContain('beside the map');
  });
});

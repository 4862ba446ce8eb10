/** Tests where tokens stand: inside their zones, side by side, and where they stood before. */
import { describe, expect, test } from 'vitest';
import type { Place, SquareScene } from '../../space/scene.ts';
import { zonesNamed } from '../../space/scenes/scenes.testing.ts';
import { contains, lengthOf } from '../../space/shapes/polygon.ts';
import type { BoardToken } from '../types.ts';
import { layOut } from './layout.ts';

const crossroadsScene = zonesNamed('crossroads');

const token = (id: string, place: Place, size = { room: 1, squares: 1 }): BoardToken => ({
  id,
  name: id,
  place,
  stance: 'foe',
  icon: 'imp',
  size,
  standing: 'up',
  turn: 'waiting',
  badges: [],
  hidden: false,
  selected: false,
  draggable: true,
});
const zone = (id: string): Place => ({ kind: 'zone', zone: id });

const yard: SquareScene = {
  kind: 'squares',
  name: 'Yard',
  columns: 10,
  rows: 10,
  pixels: 50,
  ground: { kind: 'plain', look: 'grass' },
  cells: {},
  walls: {},
};

describe('in zones', () => {
  test('eight tokens stand inside their zone and do not overlap', () => {
    const tokens = Array.from({ length: 8 }, (_, index) => token(`t${index}`, zone('gallows')));
    const spots = [...layOut(crossroadsScene, tokens).spots.values()];
    expect(spots).toHaveLength(8);
    for (const [index, spot] of spots.entries()) {
      expect(contains(crossroadsScene.zones.gallows!.polygon, spot)).toBe(true);
      for (const other of spots.slice(index + 1))
        expect(lengthOf(spot, other)).toBeGreaterThan(spot.radius + other.radius);
    }
  });

  test('a token stands where the fight says, whoever else is there', () => {
    const spot = { x: 1200, y: 850, radius: 20 };
    const { spots } = layOut(crossroadsScene, [
      { ...token('a', zone('camp')), spot },
      { ...token('b', zone('camp')), spot: { ...spot, x: 1250 } },
    ]);
    expect(spots.get('a')).toEqual(spot);
  });

  test('a token that is off the map, or in a place that no longer exists, has no spot', () => {
    const { spots } = layOut(crossroadsScene, [token('a', { kind: 'off' }), token('b', zone('gone'))]);
    expect(spots.size).toBe(0);
  });
});

describe('piles of a full zone', () => {
  const many = Array.from({ length: 40 }, (_, n) => ({
    ...token(`goblin-${n}`, zone('camp')),
    name: `Goblin ${n + 1}`,
  }));
  const bystander = token('bystander', zone('gallows'));
  const before = layOut(crossroadsScene, [...many, bystander]);
  const behind = many.find(({ id }) => before.spots.get(id)?.behind !== undefined)!;
  const shown = before.spots.get(behind.id)?.behind ?? '';
  const marking = (one: BoardToken) => [...many.map((other) => (other.id === behind.id ? one : other)), bystander];

  test('one who is asked comes to the front in the same place, and nobody else moves', () => {
    const { spots } = layOut(crossroadsScene, marking({ ...behind, mark: 'asked' }), before);
    expect(spots.get(behind.id)).toEqual(before.spots.get(shown));
    expect(spots.get(shown)).toMatchObject({ behind: behind.id });
    expect(spots.get('bystander')).toEqual(before.spots.get('bystander'));
  });
  test('one who is marked in no other way than all changes no spot', () => {
    expect(layOut(crossroadsScene, marking({ ...behind, health: 0.5 }), before).spots).toBe(before.spots);
  });
  test('one without room stands behind one that looks like it, and behind another if there is none', () => {
    const at = (x: number, radius: number) => ({ x, y: 850, radius });
    const chief = { ...token('chief', zone('camp')), spot: at(1200, 30) };
    const goblins = [30, 0].map((radius, n) => ({ ...many[n]!, spot: at(1300, radius) }));
    const elsewhere = { ...token('archer', zone('gallows')), spot: at(100, 0) };
    const { spots } = layOut(crossroadsScene, [
      chief,
      ...goblins,
      { ...token('late', zone('camp')), spot: at(0, 0) },
      elsewhere,
    ]);
    expect(spots.get('goblin-1')).toMatchObject({ x: 1300, behind: 'goblin-0' });
    expect(spots.get('late')).toMatchObject({ x: 1200, behind: 'chief' });
    expect(spots.get('archer')).toBeUndefined();
  });
});

describe('on squares', () => {
  test('a token is in the middle of its squares and inside them', () => {
    const { spots } = layOut(yard, [
      token('small', { kind: 'square', column: 2, row: 3 }),
      token('large', { kind: 'square', column: 4, row: 5 }, { room: 4, squares: 2 }),
    ]);
    expect(spots.get('small')).toMatchObject({ x: 125, y: 175 });
    expect(spots.get('large')).toMatchObject({ x: 250, y: 300 });
    expect(spots.get('large')!.radius).toBeLessThanOrEqual(50);
    expect(spots.get('large')!.radius).toBeCloseTo(2 * spots.get('small')!.radius);
  });
});

/**
 * Tests the names of tokens: none lies on another name or on a face, and the most important ones
 * are always written.
 */
import { describe, expect, test } from 'vitest';
import type { BoardToken } from '../../types.ts';
import type { Spot } from '../spot.ts';
import { type Plate, planPlates } from './plates.ts';
import { makeTaken } from './taken.ts';

const token = (id: string, name: string, change: Partial<BoardToken> = {}): BoardToken => ({
  id,
  name,
  place: { kind: 'square', column: 0, row: 0 },
  stance: 'foe',
  icon: 'imp',
  size: { room: 1, squares: 1 },
  standing: 'up',
  turn: 'waiting',
  badges: [],
  hidden: false,
  selected: false,
  draggable: true,
  ...change,
});
const measure = (text: string, size: number) => text.length * size * 0.55;
const planned = (tokens: readonly BoardToken[], spots: ReadonlyMap<string, Spot>, scale = 1, least?: number) =>
  planPlates(tokens, spots, { scale, least }, measure, makeTaken());
const spotsOf = (...at: [string, number, number][]): Map<string, Spot> =>
  new Map(at.map(([id, x, y]) => [id, { x, y, radius: 20 }]));
const boxOf = (plate: Plate, spot: Spot) => ({
  left: spot.x + plate.x - plate.width / 2,
  right: spot.x + plate.x + plate.width / 2,
  top: spot.y + plate.y,
  bottom: spot.y + plate.y + plate.height,
});

describe('names under tokens', () => {
  test('a token that stands alone has its whole name below it', () => {
    const plate = planned([token('a', 'Bandit leader 2')], spotsOf(['a', 0, 0])).get('a');
    expect(plate).toMatchObject({ lines: ['Bandit leader 2'], x: 0 });
    expect(plate?.y).toBeGreaterThan(20);
  });

  test('a name hangs under no other figure, however the figures stand', () => {
    const gap = (plate: Plate, own: Spot, to: Spot) => {
      const { left, right, top, bottom } = boxOf(plate, own);
      return Math.hypot(Math.max(left - to.x, 0, to.x - right), Math.max(top - to.y, 0, to.y - bottom)) - to.radius;
    };
    for (const apart of [44, 50, 60, 72]) {
      const spots = spotsOf(['doc', 0, 0], ['kara', 8, apart], ['below', 4, 2 * apart], ['beside', apart, apart]);
      const plan = planned(
        [token('doc', 'Doc'), token('kara', 'Kara'), token('below', 'Brute'), token('beside', 'Hound')],
        spots,
      );
      for (const [id, plate] of plan)
        for (const [other, spot] of spots)
          if (other !== id)
            expect([id, other, gap(plate, spots.get(id)!, spot) >= gap(plate, spots.get(id)!, spots.get(id)!)]).toEqual(
              [id, other, true],
            );
    }
  });

  test('in a crowd no name lies on another name or on the middle of another face', () => {
    const at = Array.from({ length: 24 }, (_, n): [string, number, number] => [
      `t${n}`,
      (n % 6) * 44,
      Math.floor(n / 6) * 44,
    ]);
    const spots = spotsOf(...at);
    const plan = planned(
      at.map(([id], n) => token(id, n % 2 ? 'Clementine' : 'Ogre')),
      spots,
    );
    const boxes = [...plan].map(([id, plate]) => ({ id, ...boxOf(plate, spots.get(id)!) }));
    expect(boxes.length).toBeGreaterThan(0);
    for (const one of boxes) {
      for (const other of boxes)
        if (one.id < other.id)
          expect(
            one.right <= other.left || other.right <= one.left || one.bottom <= other.top || other.bottom <= one.top,
          ).toBe(true);
      for (const [id, { x, y }] of spots)
        if (id !== one.id) expect(x > one.left && x < one.right && y > one.top && y < one.bottom).toBe(false);
    }
  });

  test.each<[string, Partial<BoardToken>]>([
    ['who acts', { turn: 'acting' }],
    ['who is selected', { selected: true }],
    ['who is asked about', { mark: 'asked' }],
  ])('%s has the whole name even where there is no room', (_, change) => {
    const spots = spotsOf(['a', 0, 0], ['b', 30, 0], ['c', 60, 0], ['d', 30, 30], ['e', 30, -30]);
    const called = (of: Partial<BoardToken>) =>
      planned(
        ['a', 'b', 'c', 'd', 'e'].map((id) => token(id, 'Longest of all names', id === 'b' ? of : {})),
        spots,
      )
        .get('b')
        ?.lines.join(' ');
    expect(called(change)).toBe('Longest of all names');
    expect(called({})).not.toBe('Longest of all names');
  });

  test('with a least size of letters no name is smaller, and no name is cut: a copy without room has only its number', () => {
    const at = Array.from({ length: 12 }, (_, n): [string, number, number] => [
      `t${n}`,
      (n % 4) * 46,
      Math.floor(n / 4) * 46,
    ]);
    const plan = planned(
      at.map(([id], n) => token(id, `Road guard ${n + 1}`)),
      spotsOf(...at),
      1,
      14,
    );
    expect(plan.size).toBeGreaterThan(5);
    for (const { size } of plan.values()) expect(size).toBeGreaterThanOrEqual(14);
    for (const [id, { lines }] of plan)
      expect([`Road guard ${Number(id.slice(1)) + 1}`, `Road ${Number(id.slice(1)) + 1}`]).toContain(lines.join(' '));
  });

  test('the name of somebody who is no copy is never written in part, however full the map is', () => {
    const at = Array.from({ length: 25 }, (_, n): [string, number, number] => [
      `t${n}`,
      (n % 5) * 42,
      Math.floor(n / 5) * 42,
    ]);
    const names = at.map(
      (_, n) => `${['Wren', 'Clementine', 'Balthasar', 'Theobald', 'Ysolde'][n % 5]}${'abcde'[n % 4]}`,
    );
    const plan = planned(
      at.map(([id], n) => token(id, names[n] ?? '')),
      spotsOf(...at),
    );
    expect(plan.size).toBeGreaterThan(0);
    for (const [id, { lines }] of plan) expect(lines.join(' ')).toBe(names[Number(id.slice(1))]);
  });

  test('a token that stands for others shows their number, and those behind it have no name', () => {
    const spots = new Map<string, Spot>([
      ['a', { x: 0, y: 0, radius: 20, count: 2 }],
      ['b', { x: 0, y: 0, radius: 20, behind: 'a' }],
    ]);
    const plan = planned([token('a', 'Bandit 3'), token('b', 'Bandit 5')], spots);
    expect([...plan].map(([id, { lines }]) => [id, ...lines])).toEqual([['a', 'Bandit ×2']]);
  });

  test('from very far away only the most important tokens have a name', () => {
    const tokens = [token('a', 'Ogre'), token('b', 'Goblin', { turn: 'acting' })];
    expect([...planned(tokens, spotsOf(['a', 0, 0], ['b', 900, 0]), 0.3).keys()]).toEqual(['b']);
  });
});

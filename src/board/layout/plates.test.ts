/** Names under tokens: none lies on another or on a face, and who must be read is read. */
import { describe, expect, test } from 'vitest';
import type { BoardToken } from '../types.ts';
import type { Spot } from './layout.ts';
import { type Plate, planPlates } from './plates.ts';

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
const spotsOf = (...at: [string, number, number][]): Map<string, Spot> =>
  new Map(at.map(([id, x, y]) => [id, { x, y, radius: 20 }]));
const boxOf = (plate: Plate, spot: Spot) => ({
  left: spot.x + plate.x - plate.width / 2,
  right: spot.x + plate.x + plate.width / 2,
  top: spot.y + plate.y,
  bottom: spot.y + plate.y + plate.height,
});

describe('names under tokens', () => {
  test('one alone has its whole name below, without the number of a copy', () => {
    const plate = planPlates([token('a', 'Bandit leader 2')], spotsOf(['a', 0, 0]), 1, undefined, measure).get('a');
    expect(plate).toMatchObject({ text: 'Bandit leader', x: 0 });
    expect(plate?.y).toBeGreaterThan(20);
  });

  test('in a crowd no name lies on another or on the middle of another face', () => {
    const at = Array.from({ length: 24 }, (_, n): [string, number, number] => [
      `t${n}`,
      (n % 6) * 44,
      Math.floor(n / 6) * 44,
    ]);
    const spots = spotsOf(...at);
    const plan = planPlates(
      at.map(([id], n) => token(id, n % 2 ? 'Clementine' : 'Ogre')),
      spots,
      1,
      undefined,
      measure,
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

  test.each<[string, Partial<BoardToken>, string | undefined]>([
    ['who acts', { turn: 'acting' }, undefined],
    ['who is selected', { selected: true }, undefined],
    ['who is asked about', { mark: 'asked' }, undefined],
    ['who is pointed at', {}, 'b'],
  ])('%s has the whole name even where there is no room', (_, change, hovered) => {
    const spots = spotsOf(['a', 0, 0], ['b', 30, 0], ['c', 60, 0], ['d', 30, 30], ['e', 30, -30]);
    const tokens = ['a', 'b', 'c', 'd', 'e'].map((id) => token(id, 'Longest of all names', id === 'b' ? change : {}));
    expect(planPlates(tokens, spots, 1, hovered, measure).get('b')?.text).toBe('Longest of all names');
    if (hovered === undefined) return;
    expect(planPlates(tokens, spots, 1, undefined, measure).get('b')?.text).not.toBe('Longest of all names');
  });

  test('seen from very far only who must be read has a name', () => {
    const tokens = [token('a', 'Ogre'), token('b', 'Goblin', { turn: 'acting' })];
    const plan = planPlates(tokens, spotsOf(['a', 0, 0], ['b', 900, 0]), 0.3, undefined, measure);
    expect([...plan.keys()]).toEqual(['b']);
  });
});

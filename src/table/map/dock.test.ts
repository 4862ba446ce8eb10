/** The tray's edge, and the words of the measuring line. */
import { describe, expect, it } from 'vitest';
import type { BoardToken } from '../../board/types.ts';
import { toyScene } from '../../engine/toy.testing.ts';
import type { SquareScene } from '../../space/scene.ts';
import { dockFor } from './dock.ts';
import { measureWords } from './measure.ts';

const squares: SquareScene = {
  kind: 'squares',
  name: 'Floor',
  columns: 10,
  rows: 10,
  pixels: 100,
  ground: { kind: 'plain', look: 'stone' },
  cells: {},
  walls: {},
};
const token = (id: string, row: number): BoardToken => ({
  id,
  name: id,
  place: { kind: 'square', column: 5, row },
  stance: 'foe',
  icon: 'person',
  size: { room: 1, squares: 1 },
  standing: 'up',
  turn: 'waiting',
  badges: [],
  hidden: false,
  selected: false,
  draggable: true,
});
const whole = { x: 0, y: 0, scale: 1, width: 1000, height: 1000 };

describe('the edge of the question tray', () => {
  it('is the bottom when those it is about stand high, or nobody is', () => {
    expect(dockFor(squares, [token('a', 1)], ['a'], whole)).toBe('bottom');
    expect(dockFor(squares, [token('a', 9)], [], whole)).toBe('bottom');
    expect(dockFor(squares, [token('a', 9)], ['a'], undefined)).toBe('bottom');
  });
  it('is the top when they stand low', () => {
    expect(dockFor(squares, [token('a', 9)], ['a'], whole)).toBe('top');
  });
  it('does not heed whoever is out of view', () => {
    expect(dockFor(squares, [token('a', 9)], ['a'], { ...whole, height: 500 })).toBe('bottom');
  });
});

describe('the measuring line', () => {
  it('counts as the map counts', () => {
    const square = (column: number, row: number) => ({ kind: 'square', column, row }) as const;
    expect(measureWords(squares, square(0, 0), square(1, 0))).toBe('1 square');
    expect(measureWords(squares, square(0, 0), square(0, 0))).toBe('here');
    expect(measureWords(toyScene, { kind: 'zone', zone: 'yard' }, { kind: 'zone', zone: 'hall' })).toBe('1 zone');
  });
});

/** Tests how pointer and keys draw lines and areas. */
import { describe, expect, it } from 'vitest';
import type { Point } from '../../space/scene.ts';
import type { BoardStroke } from '../strokeEvents.ts';
import { EMPTY_LINE, type LineDraft, type LineShape, takeLine, takeLineKey } from './lineDraft.ts';

const at = (x: number, y: number): Point => ({ x, y });
const grid = ({ x, y }: Point): Point => at(Math.round(x / 50) * 50, Math.round(y / 50) * 50);

/**
 * Takes steps one after the other. Gives the finished line, or the draft where none is finished.
 */
function drawn(shape: LineShape, steps: [BoardStroke['phase'], Point, boolean?][], snap = grid) {
  let draft: LineDraft = EMPTY_LINE;
  for (const [phase, point, free = false] of steps) {
    const step = takeLine(shape, draft, { phase, point, unit: 1, keys: { free, add: false } }, snap);
    if (step.done) return step.done;
    draft = step.draft;
  }
  return draft;
}
const click = (x: number, y: number): [BoardStroke['phase'], Point][] => [
  ['start', at(x, y)],
  ['end', at(x, y)],
];

describe('a line in hand', () => {
  it('is one straight piece from corner to corner when dragged', () => {
    expect(
      drawn('line', [
        ['start', at(3, 4)],
        ['move', at(90, 90)],
        ['move', at(198, 7)],
        ['end', at(198, 7)],
      ]),
    ).toEqual([at(0, 0), at(200, 0)]);
  });

  it('follows the hand when it is free, and does not snap then', () => {
    const line = drawn('free', [
      ['start', at(0, 0)],
      ['move', at(33, 7)],
      ['move', at(61, 12)],
      ['end', at(90, 31)],
    ]);
    expect(line).toEqual([at(0, 0), at(33, 7), at(61, 12), at(90, 31)]);
  });

  it('ends at a second click on the last corner, or by Enter', () => {
    expect(drawn('line', [...click(0, 0), ...click(102, 2), ...click(103, 1)])).toEqual([at(0, 0), at(100, 0)]);
    const draft = drawn('line', [...click(0, 0), ...click(102, 2)]) as LineDraft;
    expect(takeLineKey('line', draft, 'Enter')).toMatchObject({ done: [at(0, 0), at(100, 0)] });
    expect(takeLineKey('line', draft, 'Escape')?.draft.points).toEqual([at(0, 0)]);
    expect(takeLineKey('line', EMPTY_LINE, 'Escape')).toBeUndefined();
  });

  it('lets go of the grid while the key is held', () => {
    expect(
      drawn('line', [
        ['start', at(7, 7), true],
        ['move', at(80, 9), true],
        ['end', at(80, 9), true],
      ]),
    ).toEqual([at(7, 7), at(80, 9)]);
  });

  it('is a rectangle when an area is dragged, but none without a width', () => {
    const area = drawn('area', [
      ['start', at(200, 100)],
      ['move', at(0, 0)],
      ['end', at(2, 3)],
    ]);
    expect(area).toEqual([at(0, 0), at(200, 0), at(200, 100), at(0, 100)]);
    expect(
      drawn('area', [
        ['start', at(0, 0)],
        ['move', at(200, 3)],
        ['end', at(200, 3)],
      ]),
    ).toEqual(EMPTY_LINE);
  });

  it('closes an area on its first corner, and never with two', () => {
    expect(drawn('area', [...click(0, 0), ...click(100, 0), ...click(100, 100), ...click(1, 1)])).toHaveLength(3);
    const draft = drawn('area', [...click(0, 0), ...click(100, 0)]) as LineDraft;
    expect(takeLineKey('area', draft, 'Enter')).toBeUndefined();
  });
});

/**
 * Tests that strokes become figures, that slips become nothing, and that the pointer finds the
 * drawing under it.
 */
import { describe, expect, it, test } from 'vitest';
import type { Drawing, Figure } from '../../space/drawing.ts';
import { changedBy, drawingAt, figureOf } from './pencil.ts';

const p = (x: number, y: number) => ({ x, y });
const drawing = (id: string, figure: Figure): Drawing => ({ id, figure, colour: 'chalk', width: 4, seen: 'players' });

describe('a stroke of the pen', () => {
  it.each(['line', 'arrow', 'box', 'ellipse'] as const)('makes a %s from where it began to where it ended', (tool) => {
    expect(figureOf(tool, [p(10, 10), p(60, 80), p(90.123, 40.06)], 1)).toEqual({
      kind: tool,
      from: p(10, 10),
      to: p(90.1, 40.1),
    });
  });
  it('makes a free line that keeps only the points that matter', () => {
    const stroke = Array.from({ length: 200 }, (_, at) => p(at, at < 100 ? 0 : at - 100));
    const figure = figureOf('free', stroke, 1);
    expect(figure).toMatchObject({ kind: 'free', points: expect.arrayContaining([p(0, 0), p(199, 99)]) });
    expect(figure?.kind === 'free' && figure.points.length).toBeLessThan(6);
  });
  it('that is closed to a ring is no slip, though it ends where it began', () => {
    expect(figureOf('free', [p(0, 0), p(50, 0), p(50, 50), p(0, 0)], 1)?.kind).toBe('free');
  });
  it.each(['free', 'line', 'box'] as const)('that hardly moved makes no %s', (tool) => {
    expect(figureOf(tool, [p(10, 10), p(12, 11)], 1)).toBeUndefined();
    expect(figureOf(tool, [], 1)).toBeUndefined();
    expect(figureOf(tool, [p(10, 10), p(12, 11)], 0.2)).toBeDefined();
  });
});

describe('the drawing under the pointer', () => {
  const all = [
    drawing('drawing-1', { kind: 'box', from: p(0, 0), to: p(100, 100) }),
    drawing('drawing-2', { kind: 'line', from: p(0, 50), to: p(100, 50) }),
    drawing('drawing-3', { kind: 'words', at: p(200, 10), text: 'Here' }),
    drawing('drawing-4', { kind: 'ellipse', from: p(300, 0), to: p(400, 100) }),
  ];
  it('is the uppermost one whose line is near the pointer', () => {
    expect(drawingAt(all, p(1, 50), 1)?.id).toBe('drawing-2');
    expect(drawingAt(all, p(100, 20), 1)?.id).toBe('drawing-1');
    expect(drawingAt(all, p(50, 25), 1)).toBeUndefined();
    expect(drawingAt(all, p(50, 40), 1)?.id).toBe('drawing-2');
    expect(drawingAt(all, p(50, 40), 0.5)).toBeUndefined();
  });
  it('is found anywhere on the letters of words, and all along the line of an ellipse', () => {
    expect(drawingAt(all, p(220, 20), 1)?.id).toBe('drawing-3');
    expect(drawingAt(all, p(195, 20), 1)).toBeUndefined();
    for (const at of [p(300, 50), p(350, 0), p(400, 49), p(350, 100)])
      expect(drawingAt(all, at, 1)?.id).toBe('drawing-4');
    expect(drawingAt(all, p(350, 50), 1)).toBeUndefined();
  });
});

test('a drawing moves as its points move and keeps its pen, but words that grow get a wider pen', () => {
  const how = { point: ({ x, y }: { x: number; y: number }) => ({ x: 2 * x + 1, y: 3 * y }), grown: 3 };
  const ends = { from: { x: 0, y: 10 }, to: { x: 5, y: 0 } };
  expect(changedBy({ figure: { kind: 'box', ...ends }, width: 4 }, how)).toEqual({
    figure: { kind: 'box', from: { x: 1, y: 30 }, to: { x: 11, y: 0 } },
    width: 4,
  });
  expect(changedBy({ figure: { kind: 'free', points: [ends.from, ends.to] }, width: 4 }, how).figure).toEqual({
    kind: 'free',
    points: [
      { x: 1, y: 30 },
      { x: 11, y: 0 },
    ],
  });
  const words = { kind: 'words', at: ends.to, text: 'here' } as const;
  expect(changedBy({ figure: words, width: 4 }, how)).toEqual({ figure: { ...words, at: { x: 11, y: 0 } }, width: 12 });
  // The letters grow no larger than a map may have.
  expect(changedBy({ figure: words, width: 300 }, how).width).toBe(400);
  expect(changedBy({ figure: words, width: 4 }, { ...how, grown: 0 }).width).toBe(0.5);
});

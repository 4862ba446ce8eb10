/** Simplified lines have fewer points and the same ends, and stay close to the original line. */
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { lengthOf, nearestOn } from './polygon.ts';
import { simplified, simplifiedTo } from './simplify.ts';

const point = fc.record({ x: fc.integer({ min: 0, max: 500 }), y: fc.integer({ min: 0, max: 500 }) });

describe('a freehand line', () => {
  it('keeps its ends, and strays nowhere by more than the tolerance', () => {
    fc.assert(
      fc.property(
        fc.array(point, { minLength: 2, maxLength: 60 }),
        fc.integer({ min: 1, max: 40 }),
        (line, tolerance) => {
          const fewer = simplified(line, tolerance);
          expect(fewer[0]).toEqual(line[0]);
          expect(fewer.at(-1)).toEqual(line.at(-1));
          for (const one of line) {
            const near = fewer.slice(1).map((to, at) => lengthOf(one, nearestOn([fewer[at] ?? to, to], one)));
            expect(Math.min(...near)).toBeLessThanOrEqual(tolerance + 1e-9);
          }
        },
      ),
    );
  });
  it('becomes its two ends when it is straight', () => {
    const line = Array.from({ length: 50 }, (_, at) => ({ x: at * 3, y: at * 2 }));
    expect(simplified(line, 0.5)).toEqual([line[0], line[49]]);
  });
  it('has no more points than the maximum, however long it is', () => {
    const line = Array.from({ length: 5000 }, (_, at) => ({ x: at, y: at % 2 === 0 ? 0 : 60 }));
    expect(simplifiedTo(line, 1.5, 400).length).toBeLessThanOrEqual(400);
    expect(simplifiedTo(line.slice(0, 100), 1.5, 400)).toHaveLength(100);
  });
});

/** Tests that the map makes room for a question which would cover somebody everywhere. */
import { describe, expect, it } from 'vitest';
import type { Spot } from '../../board/layout/spot.ts';
import type { Panels } from '../../board/types.ts';
import { viewOf, wholeMap } from '../frame.ts';
import type { Layout } from '../layout.ts';
import { plainScene } from '../testView.testing.ts';
import { boxOf } from '../useFigures.ts';
import { withQuestion } from './askedView.ts';

const upright = { width: 1200, height: 700 };
const panels: Panels = { top: 60, right: 8, bottom: 50, left: 8 };
const layout: Layout = { upright, letter: 18, gap: 8, panels, line: { x: 0, y: 0, width: 1, height: 1, letter: 18 } };
const fitted = (room: Panels) => viewOf(plainScene, wholeMap(plainScene), upright, room);
const asked = { id: '1', title: 'Does Isolde parry the blow of the overseer?', who: 'Isolde', combatant: 'c0' };

/** Figures on some squares of the hall, which has 20 columns and 10 rows. */
function standing(isThere: (column: number, row: number) => boolean): Map<string, Spot> {
  const places = Array.from({ length: 200 }, (_, at) => ({ column: at % 20, row: Math.floor(at / 20) }));
  const spots = places
    .filter(({ column, row }) => isThere(column, row))
    .map(({ column, row }): Spot => ({ x: column * 50 + 25, y: row * 50 + 25, radius: 21 }) as Spot);
  return new Map(spots.map((spot, at) => [`c${at}`, spot]));
}

const isApart = (a: ReturnType<typeof boxOf>, b: typeof a): boolean =>
  a.x >= b.x + b.width || b.x >= a.x + a.width || a.y >= b.y + b.height || b.y >= a.y + a.height;

describe('the map with an open question', () => {
  it('stays where it is while there is free room for the question', () => {
    const spots = standing((column, row) => column < 6 && row < 6);
    const { at, question } = withQuestion(asked, layout, fitted, spots);
    expect([at, question?.covers]).toEqual([fitted(panels), 0]);
  });
  it('makes room where figures stand everywhere, and the question covers none of them', () => {
    const spots = standing(() => true);
    const { at, question } = withQuestion(asked, layout, fitted, spots);
    expect(at.scale).toBeLessThan(fitted(panels).scale);
    for (const spot of spots.values()) expect(isApart(question!.box, boxOf(spot, at))).toBe(true);
    expect(question!.box.y).toBeGreaterThanOrEqual(panels.top);
  });
  it('covers as little as it can where the map may not move, as with squares of an inch', () => {
    const still = () => fitted(panels);
    const spots = standing(() => true);
    const { at, question } = withQuestion(asked, layout, still, spots);
    expect(at).toEqual(fitted(panels));
    expect(question?.covers).toBeGreaterThan(0);
    expect(withQuestion(undefined, layout, fitted, spots)).toEqual({ at });
  });
});

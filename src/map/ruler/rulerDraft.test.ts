/** Tests the ruler step by step: drags, corners by clicks, and the end of a way. */
import { describe, expect, it } from 'vitest';
import type { Place } from '../../space/scene.ts';
import { NO_RULER, type RulerDraft, type RulerStep, shownWay, takeRulerStep } from './rulerDraft.ts';

const at = (column: number): Place => ({ kind: 'square', column, row: 0 });
const columns = (draft: RulerDraft) => shownWay(draft).map((place) => (place.kind === 'square' ? place.column : -1));
const taken = (steps: readonly RulerStep[], from = NO_RULER) => steps.reduce(takeRulerStep, from);
const click = (column: number): RulerStep[] => [
  { phase: 'start', place: at(column) },
  { phase: 'end', place: at(column) },
];
const drag = (from: number, ...to: number[]): RulerStep[] => [
  { phase: 'start', place: at(from) },
  ...to.map((column): RulerStep => ({ phase: 'move', place: at(column) })),
  { phase: 'end', place: at(to.at(-1) ?? from) },
];

describe('the ruler', () => {
  it('measures a drag from where it began, and continues from its end', () => {
    const first = taken(drag(1, 2, 5));
    expect(columns(first)).toEqual([1, 5]);
    expect(columns(taken(drag(5, 7), first))).toEqual([1, 5, 7]);
    expect(columns(taken(drag(3, 2), first))).toEqual([3, 2]);
    expect(columns(taken(click(9), first))).toEqual([1, 5, 9]);
  });
  it('measures from click to click, with the last part at the pointer, until the same place is clicked again', () => {
    const open = taken([...click(1), { phase: 'hover', place: at(4) }]);
    expect(columns(open)).toEqual([1, 4]);
    const two = taken([...click(4), { phase: 'hover', place: at(6) }], open);
    expect(columns(two)).toEqual([1, 4, 6]);
    const done = taken([...click(4), { phase: 'hover', place: at(9) }], two);
    expect(columns(done)).toEqual([1, 4]);
    expect(columns(taken(click(8), done))).toEqual([8]);
  });
  it('ignores points off the map, and keeps its finished parts when a stroke is cancelled', () => {
    expect(taken([{ phase: 'start' }, { phase: 'move', place: at(3) }, { phase: 'end' }])).toEqual(NO_RULER);
    const laid = taken(drag(1, 5));
    const given = taken([{ phase: 'start', place: at(5) }, { phase: 'move', place: at(9) }, { phase: 'cancel' }], laid);
    expect(columns(given)).toEqual([1, 5]);
    // A drag that leaves the map ends at the last place that it passed.
    expect(
      columns(taken([{ phase: 'start', place: at(1) }, { phase: 'move', place: at(3) }, { phase: 'end' }])),
    ).toEqual([1, 3]);
  });
  it('sets a corner by a key while the way follows the pointer, in a drag too, and takes one back', () => {
    const open = taken([...click(1), { phase: 'hover', place: at(4) }, { phase: 'corner' }]);
    expect(columns(open)).toEqual([1, 4]);
    expect(columns(taken([{ phase: 'hover', place: at(6) }], open))).toEqual([1, 4, 6]);
    const dragged = taken([
      { phase: 'start', place: at(1) },
      { phase: 'move', place: at(3) },
      { phase: 'corner' },
      { phase: 'move', place: at(7) },
      { phase: 'end', place: at(7) },
    ]);
    expect(columns(dragged)).toEqual([1, 3, 7]);
    expect(columns(taken([{ phase: 'back' }], dragged))).toEqual([1, 3]);
    expect(taken([{ phase: 'back' }, { phase: 'back' }, { phase: 'back' }], dragged)).toEqual(NO_RULER);
    expect(taken([{ phase: 'corner' }])).toEqual(NO_RULER);
  });
});

/** Tests what the zone tools make of strokes and keys. */
import { describe, expect, test } from 'vitest';
import type { Point, ZoneScene } from '../../space/scene.ts';
import type { BoardStroke } from '../strokeEvents.ts';
import { applyZoneEdit } from './applyZoneEdit.ts';
import { EMPTY_DRAFT, takeKey, takeStroke, type ZoneDraft, type ZoneDraftStep, type ZoneTool } from './zoneDraft.ts';

/*
 *  100      300
 *   +--------+ 100
 *   |  hall  |
 *   +--------+ 300
 */
const scene: ZoneScene = {
  kind: 'zones',
  name: 'Hall',
  width: 1000,
  height: 800,
  ground: { kind: 'plain', look: 'stone' },
  zones: {
    hall: {
      id: 'hall',
      name: 'Hall',
      polygon: [
        { x: 100, y: 100 },
        { x: 300, y: 100 },
        { x: 300, y: 300 },
        { x: 100, y: 300 },
      ],
      capacity: 8,
      features: [],
    },
  },
  borders: {},
};

const stroke = (phase: BoardStroke['phase'], x: number, y: number): BoardStroke => ({
  phase,
  point: { x, y },
  unit: 1,
});

/** Clicks (press and release) one after the other; gives the last step. */
function clicks(tool: ZoneTool, points: readonly (readonly [number, number])[], selected?: string): ZoneDraftStep {
  let step: ZoneDraftStep = { draft: EMPTY_DRAFT };
  for (const [x, y] of points)
    for (const phase of ['start', 'end'] as const)
      step = takeStroke(scene, tool, step.draft, stroke(phase, x, y), selected);
  return step;
}

/** A press, a move and a release. */
function drag(from: Point, to: Point, selected: string): ZoneDraftStep {
  let draft: ZoneDraft = EMPTY_DRAFT;
  draft = takeStroke(scene, 'select', draft, stroke('start', from.x, from.y), selected).draft;
  draft = takeStroke(scene, 'select', draft, stroke('move', to.x, to.y), selected).draft;
  return takeStroke(scene, 'select', draft, stroke('end', to.x, to.y), selected);
}

describe('drawing a zone', () => {
  test('clicks put corners down, and a click on the first corner closes the outline', () => {
    const step = clicks('draw', [
      [500, 100],
      [700, 100],
      [700, 300],
      [503, 104],
    ]);
    expect(step.edit).toEqual({
      op: 'draw',
      outline: [
        { x: 500, y: 100 },
        { x: 700, y: 100 },
        { x: 700, y: 300 },
      ],
    });
    expect(step.draft).toEqual(EMPTY_DRAFT);
  });

  test('a drag draws a rectangle from whichever corner, and a short drag is a click', () => {
    const spanned = (to: readonly [number, number]) => {
      let step: ZoneDraftStep = { draft: EMPTY_DRAFT };
      for (const [phase, x, y] of [
        ['start', 700, 300],
        ['move', ...to],
        ['end', ...to],
      ] as const)
        step = takeStroke(scene, 'draw', step.draft, stroke(phase, x, y));
      return step;
    };
    expect(spanned([500, 400]).edit).toEqual({
      op: 'draw',
      outline: [
        { x: 500, y: 300 },
        { x: 700, y: 300 },
        { x: 700, y: 400 },
        { x: 500, y: 400 },
      ],
    });
    const short = spanned([705, 303]);
    expect(short.edit).toBeUndefined();
    expect(short.draft.points).toHaveLength(1);
  });

  test('a double click closes the outline from three corners on', () => {
    const step = clicks('draw', [
      [500, 100],
      [700, 100],
      [700, 300],
      [701, 300],
    ]);
    expect(step.edit).toMatchObject({ op: 'draw' });
    expect(step.draft).toEqual(EMPTY_DRAFT);
  });

  test('two corners do not close an outline', () => {
    const step = clicks('draw', [
      [500, 100],
      [700, 100],
      [501, 101],
    ]);
    expect(step.edit).toBeUndefined();
  });

  test('new corners snap to corners and edges that are already there', () => {
    expect(clicks('draw', [[306, 95]]).draft.points).toEqual([{ x: 300, y: 100 }]);
    expect(clicks('draw', [[308, 200]]).draft.points).toEqual([{ x: 300, y: 200 }]);
    expect(clicks('draw', [[320, 200]]).draft.points).toEqual([{ x: 320, y: 200 }]);
  });

  test('a second click on the same spot adds no corner', () => {
    expect(
      clicks('draw', [
        [500, 100],
        [500, 101],
      ]).draft.points,
    ).toHaveLength(1);
  });

  test('Enter closes the outline from three corners on, Escape takes one corner back, and both do nothing when nothing is drawn', () => {
    const three = clicks('draw', [
      [500, 100],
      [700, 100],
      [700, 300],
    ]).draft;
    expect(takeKey('draw', three, 'Enter')?.edit).toMatchObject({ op: 'draw' });
    const two = takeKey('draw', three, 'Escape')?.draft;
    expect(two?.points).toHaveLength(2);
    expect(takeKey('draw', two ?? EMPTY_DRAFT, 'Enter')).toBeUndefined();
    expect(takeKey('draw', EMPTY_DRAFT, 'Escape')).toBeUndefined();
  });

  test('a finished outline becomes a zone, which is selected', () => {
    const { edit } = clicks('draw', [
      [500, 100],
      [700, 100],
      [700, 300],
      [500, 100],
    ]);
    const result = applyZoneEdit(scene, edit!, undefined);
    if (!result.ok) throw new Error(result.fault);
    expect(Object.keys(result.value.scene.zones)).toHaveLength(2);
    expect(result.value.selected?.kind).toBe('zone');
  });
});

describe('cutting a zone in two', () => {
  test('two clicks across a zone cut it', () => {
    const { edit } = clicks('split', [
      [100, 200],
      [300, 200],
    ]);
    expect(edit).toEqual({ op: 'split', zone: 'hall', from: { x: 100, y: 200 }, to: { x: 300, y: 200 } });
    const result = applyZoneEdit(scene, edit!, undefined);
    expect(result.ok && Object.keys(result.value.scene.zones)).toHaveLength(2);
  });

  test('two clicks beside all zones cut nothing', () => {
    const step = clicks('split', [
      [600, 200],
      [700, 200],
    ]);
    expect(step.edit).toBeUndefined();
    expect(step.draft.points).toHaveLength(1);
  });
});

describe('selecting and reshaping a zone', () => {
  test('a click on a zone selects it, and a click beside all zones clears the selection', () => {
    expect(clicks('select', [[200, 200]]).edit).toEqual({ op: 'select', place: { kind: 'zone', zone: 'hall' } });
    expect(clicks('select', [[800, 700]]).edit).toEqual({ op: 'select' });
  });

  test('a drag moves a corner of the selected zone', () => {
    const step = drag({ x: 302, y: 98 }, { x: 350, y: 60 }, 'hall');
    expect(step.edit).toEqual({ op: 'moveCorner', corner: { zone: 'hall', at: 1 }, to: { x: 350, y: 60 } });
    const result = applyZoneEdit(scene, step.edit!, { kind: 'zone', zone: 'hall' });
    expect(result.ok && result.value.scene.zones.hall?.polygon[1]).toEqual({ x: 350, y: 60 });
  });

  test('a click on a corner picks it, and Delete takes it away', () => {
    const { draft } = clicks('select', [[300, 100]], 'hall');
    expect(draft.picked).toEqual({ zone: 'hall', at: 1 });
    expect(takeKey('select', draft, 'Delete')?.edit).toEqual({ op: 'removeCorner', corner: { zone: 'hall', at: 1 } });
    expect(takeKey('select', EMPTY_DRAFT, 'Delete')).toBeUndefined();
  });

  test('Delete takes the selected zone or way away, unless a corner is picked or something is half drawn', () => {
    const hall = { kind: 'zone', zone: 'hall' } as const;
    expect(takeKey('select', EMPTY_DRAFT, 'Delete', hall)?.edit).toEqual({ op: 'remove', place: hall });
    const result = applyZoneEdit(scene, { op: 'remove', place: hall }, hall);
    expect(result.ok && [Object.keys(result.value.scene.zones), result.value.selected]).toEqual([[], undefined]);
    const { draft } = clicks('select', [[300, 100]], 'hall');
    expect(takeKey('select', draft, 'Delete', hall)?.edit).toMatchObject({ op: 'removeCorner' });
    expect(applyZoneEdit(scene, { op: 'remove', place: { kind: 'border', border: 'gone' } }, hall).ok).toBe(false);
  });

  test('a click on the middle of a side adds a corner there', () => {
    expect(clicks('select', [[200, 104]], 'hall').edit).toEqual({
      op: 'addCorner',
      zone: 'hall',
      near: { x: 200, y: 100 },
    });
  });

  test('a cancelled stroke changes nothing', () => {
    const begun = takeStroke(scene, 'select', EMPTY_DRAFT, stroke('start', 300, 100), 'hall').draft;
    const step = takeStroke(scene, 'select', begun, stroke('cancel', 400, 100), 'hall');
    expect(step).toEqual({ draft: EMPTY_DRAFT });
  });

  test('an edit that would make the outline cross itself is refused and leaves the scene unchanged', () => {
    const step = drag({ x: 300, y: 100 }, { x: 50, y: 250 }, 'hall');
    const result = applyZoneEdit(scene, step.edit!, undefined);
    expect(result.ok).toBe(false);
    expect(scene.zones.hall?.polygon[1]).toEqual({ x: 300, y: 100 });
  });
});

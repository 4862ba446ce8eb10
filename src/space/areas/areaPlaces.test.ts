/** Tests which squares, hexes and zones each form of area takes in, at its rims too. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { laidHexes } from '../hexes/hexScene.ts';
import { placeKey, type Scene, type SquareScene, type ZoneScene } from '../scene.ts';
import { readyScenes } from '../scenes/index.ts';
import type { AreaShape } from './area.ts';
import { areaSchema } from './area.ts';
import { gripsOf, grownShape, settledShape, shapeOfStroke, turnedShape, withGrip } from './areaGrips.ts';
import { type AreaCounting, placesInArea } from './areaPlaces.ts';

const one: AreaCounting = { diagonals: 'one', turns: 'any' };
const metres: AreaCounting = { diagonals: 'one or two', turns: 'any' };
const eighths: AreaCounting = { diagonals: 'one', turns: 'eighths' };
const squares: SquareScene = {
  kind: 'squares',
  name: 'Field',
  columns: 12,
  rows: 12,
  pixels: 50,
  ground: { kind: 'plain', look: 'grass' },
  cells: {},
  walls: {},
};
/** The squares of an area as rows of signs, from the first row that has one. */
const picture = (shape: AreaShape, counting = one): string[] => {
  const keys = new Set(placesInArea(squares, shape, counting).map(placeKey));
  const rows = Array.from({ length: 12 }, (_, row) =>
    Array.from({ length: 12 }, (_, column) => (keys.has(`square:${column},${row}`) ? '#' : '.')).join(''),
  );
  return rows.filter((row) => row.includes('#')).map((row) => row.replace(/^\.+|\.+$/g, ''));
};
const circle = (cells: number, at = { x: 275, y: 275 }): AreaShape => ({ kind: 'circle', at, radius: cells * 50 });

describe('an area on squares', () => {
  it('reaches as far from its middle as the game counts: slanted steps count one', () => {
    expect(picture(circle(1.5))).toEqual(['###', '###', '###']);
    expect(picture(circle(0.5))).toEqual(['#']);
  });
  it('reaches as far from its middle as the game counts: every second slanted step counts two', () => {
    expect(picture(circle(3.5), metres)).toEqual(['###', '#####', '#######', '#######', '#######', '#####', '###']);
    expect(picture(circle(1.5), metres)).toEqual(['###', '###', '###']);
  });
  it('is counted from a corner, too', () => {
    expect(picture(circle(1, { x: 250, y: 250 }))).toEqual(['##', '##']);
  });
  it('is a ring without its hole', () => {
    expect(picture({ kind: 'ring', at: { x: 275, y: 275 }, radius: 125, hole: 75 })).toEqual([
      '#####',
      '#...#',
      '#...#',
      '#...#',
      '#####',
    ]);
  });
  it('is a square, upright or turned', () => {
    const square = (turn: number): AreaShape => ({ kind: 'square', at: { x: 275, y: 275 }, side: 150, turn });
    expect(picture(square(0))).toEqual(['###', '###', '###']);
    expect(picture(square(45))).toEqual(['#', '###', '#####', '###', '#']);
  });
  it('is a cone that widens, without the square at its tip', () => {
    const cone: AreaShape = { kind: 'cone', from: { x: 75, y: 275 }, to: { x: 250, y: 275 }, angle: 54 };
    expect(picture(cone)).toEqual(['##', '###', '##']);
  });
  it('is a line along a row and a slanted one, one square wide', () => {
    const line = (x: number, y: number): AreaShape => ({
      kind: 'line',
      from: { x: 75, y: 75 },
      to: { x, y },
      width: 50,
    });
    expect(picture(line(275, 75))).toEqual(['#####']);
    expect(placesInArea(squares, line(225, 225), one).map(placeKey)).toEqual([
      'square:1,1',
      'square:2,2',
      'square:3,3',
      'square:4,4',
    ]);
  });
  it('ends at the edge of the map', () => {
    expect(placesInArea(squares, circle(2.5, { x: 25, y: 25 }), one)).toHaveLength(9);
  });
});

describe('an area on hexes', () => {
  const grid = { turn: 'pointed', columns: 9, rows: 9, across: 60, at: { x: 0, y: 0 } } as const;
  const scene: Scene = {
    kind: 'zones',
    name: 'Hexes',
    width: 600,
    height: 520,
    ground: { kind: 'plain', look: 'grass' },
    ...laidHexes(grid),
  };
  it('counts hexes from its middle: a hex, and the rings round it', () => {
    const at = settledShape(scene, one, { kind: 'circle', at: { x: 270, y: 240 }, radius: 90 });
    expect(placesInArea(scene, at, one)).toHaveLength(7);
    expect(placesInArea(scene, { ...at, radius: 150 } as AreaShape, one)).toHaveLength(19);
    expect(placesInArea(scene, { ...at, radius: 30 } as AreaShape, one)).toHaveLength(1);
  });
  it('takes in all hexes that a thin line passes, without a gap', () => {
    const line = shapeOfStroke(
      'line',
      [
        { x: 30, y: 35 },
        { x: 470, y: 380 },
      ],
      scene,
      one,
    );
    expect(line && placesInArea(scene, line, one).length).toBeGreaterThanOrEqual(8);
  });
});

describe('an area on zones', () => {
  const zone = (id: string, left: number, right: number): ZoneScene['zones'][string] => ({
    id,
    name: id,
    polygon: [
      { x: left, y: 0 },
      { x: right, y: 0 },
      { x: right, y: 200 },
      { x: left, y: 200 },
    ],
    capacity: 9,
    features: [],
  });
  const border = (id: string, a: string, b: string, x: number): ZoneScene['borders'][string] => ({
    id,
    between: [a, b],
    line: [
      { x, y: 50 },
      { x, y: 150 },
    ],
    capacity: 2,
    door: 'none',
    features: [],
  });
  const scene: ZoneScene = {
    kind: 'zones',
    name: 'Three rooms',
    width: 900,
    height: 200,
    ground: { kind: 'plain', look: 'stone' },
    zones: { west: zone('west', 0, 300), middle: zone('middle', 300, 600), east: zone('east', 600, 900) },
    borders: { wm: border('wm', 'west', 'middle', 300), me: border('me', 'middle', 'east', 600) },
  };
  const keys = (shape: AreaShape) => placesInArea(scene, shape, one).map(placeKey);
  it('takes in the zone in which it lies, with its borders, however small it is', () => {
    expect(keys({ kind: 'circle', at: { x: 100, y: 100 }, radius: 20 })).toEqual(['zone:west', 'border:wm']);
  });
  it('takes in each zone of which it covers half, and not one that it merely touches', () => {
    expect(keys({ kind: 'square', at: { x: 310, y: 100 }, side: 420, turn: 0 })).toEqual([
      'zone:west',
      'zone:middle',
      'border:wm',
      'border:me',
    ]);
    expect(keys({ kind: 'circle', at: { x: 230, y: 100 }, radius: 90 })).toEqual(['zone:west', 'border:wm']);
  });
  it('takes in all zones that a line passes, and nothing beside the map', () => {
    const line: AreaShape = { kind: 'line', from: { x: 150, y: 100 }, to: { x: 750, y: 100 }, width: 20 };
    expect(keys(line).slice(0, 3)).toEqual(['zone:west', 'zone:middle', 'zone:east']);
    expect(keys({ kind: 'circle', at: { x: 100, y: 900 }, radius: 30 })).toEqual([]);
  });
});

describe('laying an area', () => {
  const stroke = (kind: AreaShape['kind'], counting = one, scene: Scene = squares) =>
    shapeOfStroke(
      kind,
      [
        { x: 110, y: 120 },
        { x: 220, y: 240 },
        { x: 230, y: 130 },
      ],
      scene,
      counting,
    );
  it('comes to rest on squares: the middle on a middle or a corner, the rim at the rim of a square', () => {
    expect(stroke('circle')).toEqual({ kind: 'circle', at: { x: 125, y: 125 }, radius: 125 });
    expect(stroke('square')).toEqual({ kind: 'square', at: { x: 150, y: 200 }, side: 100, turn: 0 });
  });
  it('TH-13: lies along a row, a column or a diagonal, and a square stays upright', () => {
    const line = shapeOfStroke(
      'line',
      [
        { x: 110, y: 120 },
        { x: 330, y: 160 },
      ],
      squares,
      eighths,
    );
    expect(line).toMatchObject({ from: { x: 125, y: 125 }, to: { x: 325, y: 125 } });
    const square = stroke('square');
    expect(square && settledShape(squares, eighths, turnedShape(square, 30))).toMatchObject({ turn: 0 });
  });
  it('is refused where the stroke is a mere touch', () => {
    expect(
      shapeOfStroke(
        'circle',
        [
          { x: 10, y: 10 },
          { x: 12, y: 10 },
        ],
        squares,
        one,
      ),
    ).toBeUndefined();
    expect(
      shapeOfStroke(
        'own',
        [
          { x: 10, y: 10 },
          { x: 90, y: 10 },
        ],
        squares,
        one,
      ),
    ).toBeUndefined();
  });
});

describe('the handles of an area', () => {
  const scenes = [squares, readyScenes.mill!, readyScenes.quarry!];
  const point = fc.record({ x: fc.integer({ min: 0, max: 600 }), y: fc.integer({ min: 0, max: 600 }) });
  const kinds = ['circle', 'ring', 'square', 'cone', 'line', 'own'] as const;
  it('move, turn and scale every form into one that can be saved, and settling it again takes in the same places', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...kinds),
        fc.array(point, { minLength: 3, maxLength: 8 }),
        point,
        fc.nat({ max: 12 }),
        fc.constantFrom(...scenes),
        fc.constantFrom(one, metres, eighths),
        fc.integer({ min: -180, max: 180 }),
        (kind, points, to, nth, scene, counting, turn) => {
          const laid = shapeOfStroke(kind, points, scene, counting);
          if (!laid) return;
          const grips = gripsOf(laid);
          const grip = grips[nth % grips.length];
          const shapes = [
            laid,
            grip ? withGrip(laid, grip.id, to) : laid,
            turnedShape(laid, turn),
            grownShape(laid, turn),
          ];
          for (const shape of shapes) {
            const settled = settledShape(scene, counting, shape);
            const saved = areaSchema.safeParse({ id: 'a', name: 'A', shape: settled, colour: 'rose', seen: 'gm' });
            expect(saved.success, JSON.stringify(settled)).toBe(true);
            expect(placesInArea(scene, settledShape(scene, counting, settled), counting)).toEqual(
              placesInArea(scene, settled, counting),
            );
            for (const place of placesInArea(scene, settled, counting)) expect(placeKey(place)).toMatch(/^\w+:/);
          }
        },
      ),
    );
  });
  it('keep what they do not hold: the far end turns a cone about its tip', () => {
    const cone: AreaShape = { kind: 'cone', from: { x: 125, y: 125 }, to: { x: 325, y: 125 }, angle: 53 };
    expect(withGrip(cone, 'to', { x: 125, y: 425 })).toEqual({ ...cone, to: { x: 125, y: 425 } });
    expect(withGrip(cone, 'from', { x: 175, y: 125 })).toMatchObject({ from: { x: 175 }, to: { x: 375 } });
    expect(withGrip(cone, 'none', { x: 0, y: 0 })).toBe(cone);
  });
});

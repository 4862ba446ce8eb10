/** Tests things that are edited by hand: found, moved, turned, scaled, scattered. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type SceneryItem, scenerySchema } from '../../scenery/scenery.ts';
import {
  grownThing,
  meaningThing,
  movedThing,
  scatteredAlong,
  themeOf,
  thingAt,
  thingsWithin,
  turnedThing,
  withThings,
} from './things.ts';

const square = 60;
const table: SceneryItem = { kind: 'table', at: [300, 300] };
const mug: SceneryItem = { kind: 'stool', at: [310, 300] };
const hedge: SceneryItem = {
  kind: 'hedge',
  along: [
    [0, 600],
    [600, 600],
  ],
};
const all = [table, mug, hedge];

describe('things edited by hand', () => {
  it('finds the smallest at a point, a line near it, and nothing on bare ground', () => {
    expect(thingAt(all, { x: 310, y: 300 }, { square })).toBe(1);
    expect(thingAt(all, { x: 260, y: 300 }, { square })).toBe(0);
    expect(thingAt(all, { x: 300, y: 615 }, { square })).toBe(2);
    expect(thingAt(all, { x: 300, y: 500 }, { square })).toBeUndefined();
  });

  it('passes over what is locked', () => {
    const taken = ({ kind }: SceneryItem) => themeOf(kind) !== 'Walls and buildings' && kind !== 'stool';
    expect(thingAt(all, { x: 310, y: 300 }, { square, taken })).toBe(0);
  });

  it('takes into a box only what lies in it whole', () => {
    expect(
      thingsWithin(all, [
        { x: 400, y: 400 },
        { x: 200, y: 200 },
      ]),
    ).toEqual([0, 1]);
    expect(
      thingsWithin(all, [
        { x: -10, y: 500 },
        { x: 500, y: 700 },
      ]),
    ).toEqual([]);
  });

  it('moves, turns and grows a thing, and leaves what means something as it is', () => {
    const told = meaningThing(table, ['bars']);
    expect(movedThing(told, { x: 5, y: -7 })).toEqual({ ...told, at: [305, 293] });
    expect(turnedThing(told, -90)).toMatchObject({ turn: 270, means: ['bars'] });
    expect(grownThing(table, 2)).toMatchObject({ size: 2 });
    expect(grownThing(table, 2, 1)).toMatchObject({ size: [4, 1] });
    expect(meaningThing(told, undefined)).toEqual(table);
  });

  it('turns a line about its middle', () => {
    expect(turnedThing(hedge, 90).along).toEqual([
      [300, 300],
      [300, 900],
    ]);
  });

  it('takes away by number and leaves the others', () => {
    expect(withThings(all, [1], () => undefined)).toEqual([table, hedge]);
  });

  it('scatters within the stroke, more of them when thick, and the same for the same seed', () => {
    const brush = {
      kinds: ['oak', 'bush'],
      points: [
        { x: 200, y: 200 },
        { x: 800, y: 200 },
      ],
      across: 240,
      seed: 3,
    };
    const thick = scatteredAlong([], { ...brush, density: 1 }, square);
    const thin = scatteredAlong([], { ...brush, density: 0.1 }, square);
    expect(thick.length).toBeGreaterThan(thin.length);
    expect(thick.every(({ at }) => at && Math.abs(at[1] - 200) <= 121)).toBe(true);
    expect(scatteredAlong([], { ...brush, density: 1 }, square)).toEqual(thick);
    // The brush scatters nothing on things that stand there already.
    expect(scatteredAlong(thick, { ...brush, density: 0.1 }, square).length).toBeLessThan(thin.length);
  });

  it('gives scenery that the schema takes, however it is pulled', () => {
    const pull = fc.record({
      x: fc.integer({ min: -900, max: 900 }),
      turn: fc.integer({ min: -1000, max: 1000 }),
      along: fc.double({ min: 0, max: 400, noNaN: true }),
      across: fc.double({ min: 0, max: 400, noNaN: true }),
    });
    fc.assert(
      fc.property(fc.constantFrom(...all), fc.array(pull, { maxLength: 8 }), (item, pulls) => {
        const end = pulls.reduce(
          (one, { x, turn, along, across }) =>
            grownThing(turnedThing(movedThing(one, { x, y: x }), turn), along, across),
          item,
        );
        expect(scenerySchema.safeParse([end]).success).toBe(true);
      }),
    );
  });
});

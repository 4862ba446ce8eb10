/** Tests which changes an editor has to show until a map is painted again. */
import { expect, it } from 'vitest';
import type { PaintedParts } from '../../space/scenery/scenery.ts';
import { unpaintedOf } from './unpainted.ts';

const oak = { kind: 'oak', at: [1, 1] as [number, number] };
const pine = { kind: 'pine', at: [2, 2] as [number, number] };
const painted: PaintedParts = {
  materials: [
    { material: 'grass' },
    {
      material: 'mud',
      path: [
        [0, 0],
        [9, 9],
      ],
    },
  ],
  scenery: [oak, oak],
};

it('tells what came and what went, each as often as it is there', () => {
  const now: PaintedParts = { materials: [{ material: 'grass' }], scenery: [{ ...oak }, pine] };
  expect(unpaintedOf(painted, now)).toEqual({ fresh: [pine], gone: [oak], ground: [painted.materials?.[1]] });
});

it('has nothing to show of what is painted as it is', () => {
  expect(unpaintedOf(painted, structuredClone(painted))).toEqual({ fresh: [], gone: [], ground: [] });
});

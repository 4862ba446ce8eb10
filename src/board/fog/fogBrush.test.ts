/** Tests which places the fog tools take on a map. */
import { describe, expect, it } from 'vitest';
import type { SquareScene } from '../../space/scene.ts';
import { readyScenes } from '../../space/scenes/index.ts';
import { takenBy, takesWhole, zoneUnder } from './fogBrush.ts';

const squares: SquareScene = {
  kind: 'squares',
  name: 'Room',
  columns: 5,
  rows: 3,
  pixels: 10,
  ground: { kind: 'plain', look: 'stone' },
  cells: {},
  walls: { '2,0,e': 'wall', '2,1,e': 'wall', '2,2,e': 'door' },
};
const p = (x: number, y: number) => ({ x, y });
const stroke = (from: { x: number; y: number }, point = from) => ({ from, last: from, point });

describe('the fog tools on squares', () => {
  it('the brush takes the squares that it passes, the wide brush also those around them, and neither takes squares off the map', () => {
    expect(takenBy(squares, 'brush', stroke(p(5, 5), p(25, 5)))).toEqual(['0,0', '1,0', '2,0']);
    expect(takenBy(squares, 'wide', stroke(p(5, 5))).sort()).toEqual(['0,0', '0,1', '1,0', '1,1']);
    expect(takenBy(squares, 'brush', stroke(p(-5, 5)))).toEqual([]);
  });
  it('the box goes from corner to corner, and the room out to its walls', () => {
    expect(takenBy(squares, 'box', stroke(p(25, 15), p(15, 5))).sort()).toEqual(['1,0', '1,1', '2,0', '2,1']);
    expect(takenBy(squares, 'room', stroke(p(5, 5)))).toHaveLength(9);
    expect(takenBy(squares, 'room', stroke(p(45, 5)))).toHaveLength(6);
    expect([takesWhole('box'), takesWhole('room'), takesWhole('brush')]).toEqual([true, true, false]);
  });
});

describe('the fog tool on zones', () => {
  it('takes the zone under the pointer, also near a border, and nothing beside all zones', () => {
    const scene = readyScenes['chapel-crypt'];
    if (scene?.kind !== 'zones') throw new Error('The crypt is a map of zones.');
    const border = Object.values(scene.borders)[0];
    if (!border) throw new Error('The crypt has borders.');
    const [a, b] = border.line;
    const near = takenBy(scene, 'zone', stroke(p((a.x + b.x) / 2 + 1, (a.y + b.y) / 2 + 1)));
    expect(border.between).toContain(near[0]);
    expect(zoneUnder(scene, p(-10, -10))).toBeUndefined();
    expect(takenBy(scene, 'zone', stroke(p(-10, -10)))).toEqual([]);
  });
});

/**
 * Tests the code that games on squares share: distances, ways with their options, lines, pushes.
 */
import { describe, expect, it } from 'vitest';
import { areEnemies, combatantOf, type Fight } from '../../../engine/fight.ts';
import { setUpOrThrow } from '../../../engine/play.testing.ts';
import { toy } from '../../../engine/toy.testing.ts';
import type { Place, SquareScene } from '../../../space/scene.ts';
import { readyScenes } from '../../../space/scenes/index.ts';
import { isFurther, squareAway } from './pushes.ts';
import { squareKitOf } from './squareKit.ts';
import { type Walk, walkOption } from './walks.ts';

const at = (column: number, row: number): Place => ({ kind: 'square', column, row });

/** A field of 8 by 6 squares: rough ground at 2,0, a solid square at 5,2, a wall east of 1,4. */
const field = (): SquareScene => {
  const yard = readyScenes['watch-yard'];
  if (yard?.kind !== 'squares') throw new Error('The watch yard has squares.');
  const cells = { '2,0': { difficult: true }, '5,2': { blocked: true } };
  return { ...yard, columns: 8, rows: 6, cells, walls: { '1,4,e': 'wall' } };
};

/** A fight on the field: Ash and Birch of the party, Crow of the foes, each at a square. */
function fightWith(ash: Place, birch: Place, crow: Place): Fight {
  const cast = [
    { id: 'ash', name: 'Ash', side: 'party', place: ash },
    { id: 'birch', name: 'Birch', side: 'party', place: birch },
    { id: 'crow', name: 'Crow', side: 'foes', place: crow },
  ];
  const game: typeof toy = { ...toy, scenes: ['squares'] };
  return setUpOrThrow(game, readyScenes, { title: 'Squares', ruleset: toy.id, scene: field(), cast, lines: [] }).fight;
}
const rules = {
  squares: () => 1,
  diagonals: 'one' as const,
  bars: (fight: Fight, who: string, other: { id: string }) => areEnemies(fight, who, other.id),
};
const kit = squareKitOf<Fight>(rules);
const metres = squareKitOf<Fight>({ ...rules, diagonals: 'one or two' });
const walkTo = (walks: readonly Walk[], column: number, row: number) =>
  walks.find(({ place }) => place.kind === 'square' && place.column === column && place.row === row);

const plain = fightWith(at(0, 0), at(7, 5), at(0, 5));

describe('distances', () => {
  it('count a diagonal as one square, or every second one as two', () => {
    expect(kit.apart(plain, 'ash', 'birch')).toBe(7);
    expect(metres.apart(plain, 'ash', 'birch')).toBe(9);
    expect(kit.rulerWords(plain, [at(0, 0), at(3, 3)])).toBe('3 squares');
    expect(metres.rulerWords(plain, [at(0, 0), at(3, 3)])).toBe('4 squares');
  });
  it('reach nobody beside the map, who sees and walks as if nothing were there', () => {
    const away = fightWith({ kind: 'off' }, at(1, 1), at(2, 2));
    expect(kit.apart(away, 'ash', 'birch')).toBe(Number.POSITIVE_INFINITY);
    expect(kit.isOpen(away, 'ash', 'birch')).toBe(true);
    expect(kit.walks(away, 'ash', 5)).toEqual([]);
    expect(kit.aimWords(away, 'ash', 'birch', 1, 'TO-01').text).toBe('beside the map');
    expect(kit.near(away, 'birch').map(({ id }) => id)).toEqual(['crow']);
  });
});

describe('walks', () => {
  it('pay for difficult ground on leaving it, or on entering it', () => {
    const entering = squareKitOf<Fight>({ ...rules, paysOn: 'entering' });
    const cost = (fight: Fight, kind: typeof kit, column: number) =>
      walkTo(kind.walks(fight, 'ash', 9), column, 0)?.cost;
    const narrow = fightWith(at(1, 0), at(7, 5), at(0, 5));
    expect(cost(narrow, kit, 2)).toBe(1);
    expect(cost(narrow, entering, 2)).toBe(2);
    const inside = fightWith(at(2, 0), at(7, 5), at(0, 5));
    expect(cost(inside, kit, 3)).toBe(2);
    expect(cost(inside, entering, 3)).toBe(1);
    // A map without walls is searched in a quicker way, with the same costs.
    const open: Fight = { ...narrow, scene: { ...field(), walls: {} } };
    expect([cost(open, kit, 2), cost(open, entering, 2)]).toEqual([1, 2]);
  });
  it('pass a friend without a stop there, and not an enemy or a solid square', () => {
    const fight = fightWith(at(0, 0), at(1, 1), at(3, 3));
    const walks = kit.walks(fight, 'ash', 9);
    expect(walkTo(walks, 1, 1)).toBeUndefined();
    expect(walkTo(walks, 3, 3)).toBeUndefined();
    expect(walkTo(walks, 5, 2)).toBeUndefined();
    expect(walkTo(walks, 2, 2)?.path).toEqual([at(1, 1), at(2, 2)]);
  });
  it('count diagonals on from those before, and end where the movement ends', () => {
    expect(walkTo(metres.walks(plain, 'ash', 9), 1, 1)).toMatchObject({ cost: 1, diagonals: 1 });
    expect(walkTo(metres.walks(plain, 'ash', 9, 1), 1, 1)).toMatchObject({ cost: 2, diagonals: 1 });
    expect(Math.max(...kit.walks(plain, 'ash', 2).map(({ cost }) => cost))).toBe(2);
  });
  it('cost what a game asks for the ground', () => {
    const dear = squareKitOf<Fight>({ ...rules, diagonals: 'one or two', surcharge: (_, step) => step.difficult * 3 });
    const inside = fightWith(at(2, 0), at(7, 5), at(0, 5));
    expect(walkTo(dear.walks(inside, 'ash', 9), 3, 0)?.cost).toBe(4);
  });
  it('are options with their way, and show a cost only where it is more than the distance', () => {
    const words = { cost: (n: number) => `${n} squares`, diagonals: 'one' as const };
    const walks = kit.walks(fightWith(at(2, 0), at(7, 5), at(0, 5)), 'ash', 9);
    const [near, far] = [walkTo(walks, 3, 0), walkTo(walks, 4, 0)];
    if (!near || !far) throw new Error('Both squares can be reached.');
    expect(walkOption(near, words)).toMatchObject({ id: 'square:3,0', label: '2 squares', cost: '2 squares' });
    expect(walkOption(near, words).way).toEqual([at(2, 0), at(3, 0)]);
    const open = walkTo(kit.walks(plain, 'crow', 9), 1, 5);
    expect(open && walkOption(open, words)).not.toHaveProperty('cost');
  });
});

describe('lines and neighbours', () => {
  it('end at a wall, for both', () => {
    const parted = fightWith(at(1, 4), at(2, 4), at(1, 5));
    expect(kit.isOpen(parted, 'ash', 'birch')).toBe(false);
    expect(kit.isOpen(parted, 'birch', 'ash')).toBe(false);
    expect(kit.near(parted, 'ash').map(({ id }) => id)).toEqual(['crow']);
    expect(kit.aimWords(parted, 'ash', 'birch', 1, 'TO-01')).toMatchObject({
      text: '1 square, a wall between',
      way: 'barred',
      parts: [{ text: 'No blow reaches it.' }],
    });
    expect(kit.aimWords(parted, 'ash', 'crow', 1, 'TO-01').parts[0]?.text).toBe('A blow reaches.');
  });
  it('are free by the game’s own rule where it has one', () => {
    const ghosts = squareKitOf<Fight>({ ...rules, isFree: () => true });
    expect(ghosts.isOpen(fightWith(at(1, 4), at(2, 4), at(1, 5)), 'ash', 'birch')).toBe(true);
  });
});

describe('pushes', () => {
  it('go straight away from the source, step by step, as far as there is room', () => {
    const fight = fightWith(at(3, 2), at(4, 2), at(4, 4));
    const ends = kit.pushes(fight, 'birch', 'ash', 2).map(({ end }) => `${end.column},${end.row}`);
    // 5,2 is solid; 5,1 and 5,3 lead on to the second square.
    expect(ends.toSorted()).toEqual(['5,1', '5,3', '6,0', '6,4']);
    expect(kit.pushes(fight, 'birch', 'ash', 0)).toEqual([]);
  });
  it('push nobody through a wall or onto another', () => {
    const fight = fightWith(at(0, 4), at(1, 4), at(2, 5));
    expect(kit.pushes(fight, 'birch', 'ash', 1).map(({ end }) => `${end.column},${end.row}`)).not.toContain('2,4');
    expect(kit.pushes(fight, 'birch', 'ash', 1).map(({ end }) => `${end.column},${end.row}`)).not.toContain('2,5');
  });
  it('know the square straight away, and what is further', () => {
    const one = { column: 1, row: 1 };
    expect(squareAway(one, { column: 2, row: 1 })).toEqual({ column: 3, row: 1 });
    expect(squareAway(one, { column: 0, row: 0 })).toEqual({ column: -1, row: -1 });
    expect(isFurther(one, { column: 2, row: 1 }, { column: 2, row: 2 })).toBe(true);
    expect(isFurther(one, { column: 2, row: 1 }, { column: 1, row: 2 })).toBe(false);
  });
  it('leave the pushed one where it stands until the game moves it', () => {
    const fight = fightWith(at(3, 2), at(4, 2), at(4, 4));
    kit.pushes(fight, 'birch', 'ash', 2);
    expect(combatantOf(fight, 'birch').place).toEqual(at(4, 2));
  });
});

/**
 * Who sees whom (IN-27): by hiding, light, lines on the map, and hand edits; and cover that the map
 * shows (IN-14).
 */
import { describe, expect, it } from 'vitest';
import { publicView } from '../../../../engine/public/publicView.ts';
import type { SquareScene } from '../../../../space/scene.ts';
import { LOW_COVER_NAMES } from '../../../../space/squares/groundNames.ts';
import { ingenuity } from '../../index.ts';
import { armouryItems } from '../../sheet/armoury.ts';
import {
  badgesOf,
  bowOf,
  detailOf,
  diceOf,
  endTurn,
  fightOf,
  fightOn,
  offerOf,
  playOn,
  questionOf,
  spearOf,
  strikeBy,
  testField,
} from '../../table.testing.ts';

type Field = ReturnType<typeof playOn>;
type Members = Parameters<typeof fightOn>[0];
const scene = (cells: SquareScene['cells'], walls: SquareScene['walls'] = {}): SquareScene => ({
  ...testField,
  cells,
  walls,
});
const words = (at: Field, from: string, whom: string) => ingenuity.aim(fightOf(at), from, whom).text;
const sneaks = (at: Field, from: string, whom: string) => words(at, from, whom).includes('sneak');
const sheet = (who: string, path: string, value: unknown) => ({
  edit: [{ edit: 'sheet' as const, combatant: who, path, value }],
  label: 'By hand',
});
const two: Members = [{ id: 'ann' }, { id: 'foe' }, { id: 'foe-2', on: [2, 3] }];

describe('who sees whom', () => {
  it('IN-27 whoever is hidden is not seen by enemies, and is by friends', () => {
    const at = fightOn([{ id: 'ann', hidden: true }, { id: 'foe' }, { id: 'bo', on: [2, 3] }]);
    expect([sneaks(at, 'ann', 'foe'), sneaks(at, 'ann', 'bo'), sneaks(at, 'foe', 'ann')]).toEqual([true, false, false]);
  });
  it('IN-27 unseen is by one and not by another, set by hand in the form or by the ruling', () => {
    const at = playOn(fightOn(two), sheet('ann', 'unseenBy', ['foe']));
    expect([sneaks(at, 'ann', 'foe'), sneaks(at, 'ann', 'foe-2')]).toEqual([true, false]);
    const ruled = playOn(fightOn(two), { do: 'sight' }, { answer: 'ann' }, { answer: ['from:foe-2'] });
    expect([sneaks(ruled, 'ann', 'foe'), sneaks(ruled, 'ann', 'foe-2')]).toEqual([false, true]);
    const undone = playOn(ruled, { undo: 1 });
    expect(sneaks(undone, 'ann', 'foe-2')).toBe(false);
  });
  it('IN-27 an attack shows where one is to all who did not see it', () => {
    const hidden = playOn(fightOn(two), sheet('ann', 'unseenBy', ['foe', 'foe-2']));
    const struck = playOn(hidden, ...strikeBy('ann', 'foe', [1, 1, 1, 1, 10]));
    expect([sneaks(struck, 'ann', 'foe'), sneaks(struck, 'ann', 'foe-2')]).toEqual([false, false]);
  });
  it('IN-27 in the dark nobody two metres off sees one, who sees in the dark does, and a light ends it', () => {
    const dark = scene({ '2,2': { terrain: 'darkness' } });
    const members = (foe: object): Members => [
      { id: 'ann', sheet: { items: [bowOf()] } },
      { id: 'foe', on: [5, 2], sheet: { items: [spearOf()], ...foe } },
      { id: 'foe-2', on: [2, 3] },
    ];
    const at = fightOn(members({}), { scene: dark });
    expect(words(at, 'ann', 'foe')).toContain('sneak: does not see Ann in the dark');
    expect([sneaks(at, 'ann', 'foe-2'), badgesOf(at, 'ann').includes('dark')]).toEqual([false, true]);
    expect(sneaks(fightOn(members({ darksight: true }), { scene: dark }), 'ann', 'foe')).toBe(false);
    const torch = armouryItems.filter(({ id }) => id === 'torch');
    const lit = fightOn(members({ items: torch }), { scene: dark });
    expect([sneaks(lit, 'ann', 'foe'), badgesOf(lit, 'ann').includes('dark')]).toEqual([false, false]);
    // A worn lamp lights nothing; a dropped one goes on burning.
    expect(sneaks(playOn(lit, sheet('foe', 'items.0.where', 'worn')), 'ann', 'foe')).toBe(true);
    expect(sneaks(playOn(lit, endTurn('ann'), { do: 'drop-item', by: 'foe', with: 'torch' }), 'ann', 'foe')).toBe(
      false,
    );
  });
  it('IN-27 what the GM says of two goes before hiding and darkness', () => {
    const dark = fightOn(two, { scene: scene({ '2,2': { terrain: 'dark' } }), house: { darkSees: 0 } });
    expect(sneaks(dark, 'ann', 'foe')).toBe(true);
    const ruled = playOn(dark, { do: 'sight' }, { answer: 'ann' }, { answer: ['to:foe'] });
    expect([sneaks(ruled, 'ann', 'foe'), sneaks(ruled, 'ann', 'foe-2')]).toEqual([false, true]);
  });
  it('IN-27 solid ground on the line stops sight and attacks; beside it the line is free', () => {
    const rock = scene({ '4,2': { blocked: true } });
    const members = (row: number): Members => [
      { id: 'ann', sheet: { items: [bowOf()] } },
      { id: 'foe', on: [6, row] },
    ];
    expect(words(fightOn(members(2), { scene: rock }), 'ann', 'foe')).toContain('in the way');
    expect(offerOf(fightOn(members(2), { scene: rock }), 'ann', 'attack')).toBe('IN-22');
    expect(offerOf(fightOn(members(4), { scene: rock }), 'ann', 'attack')).toBe('free');
  });
  it('IN-27 of somebody large any part that is in sight will do', () => {
    const wall = scene({}, { '4,2,e': 'wall' });
    const at = (size: number) =>
      fightOn(
        [
          { id: 'ann', sheet: { items: [bowOf()] } },
          { id: 'foe', on: [6, 2], sheet: { size } },
        ],
        { scene: wall },
      );
    expect([offerOf(at(4), 'ann', 'attack'), offerOf(at(5), 'ann', 'attack')]).toEqual(['IN-22', 'free']);
  });
  it('IN-12 a trigger is not seen in the dark, nor through a wall', () => {
    const waits = (cells: SquareScene['cells'], walls: SquareScene['walls'] = {}) =>
      playOn(
        fightOn(
          [
            { id: 'ann', sheet: { items: [bowOf()] } },
            { id: 'foe', on: [8, 2] },
          ],
          { scene: scene(cells, walls) },
        ),
        { do: 'ready', by: 'ann', with: 'move' },
        { answer: 'moves' },
        { do: 'move', by: 'foe' },
        { answer: 'square:8,3' },
      );
    expect(questionOf(waits({}))?.rule).toBe('IN-12');
    expect(questionOf(waits({ '8,3': { terrain: 'dark' } }))).toBeUndefined();
    expect(questionOf(waits({}, { '5,3,e': 'wall', '5,2,e': 'wall' }))).toBeUndefined();
  });
  it('IN-27 the players do not see one whom none of theirs sees', () => {
    const shown = (at: Field) =>
      publicView(ingenuity, fightOf(at), undefined, { party: 'exact', others: 'exact' }).combatants.map(({ id }) => id);
    const start = fightOn([{ id: 'ann' }, { id: 'foe' }, { id: 'bo', on: [2, 3] }]);
    expect(shown(playOn(start, sheet('foe', 'unseenBy', ['ann'])))).toContain('foe');
    expect(shown(playOn(start, sheet('foe', 'unseenBy', ['ann', 'bo'])))).not.toContain('foe');
  });
  it('IN-27 nobody’s badge names to the players one whom they do not see', () => {
    const start = fightOn([{ id: 'ann' }, { id: 'foe' }, { id: 'foe-2', hidden: true, on: [2, 3] }]);
    const at = playOn(start, sheet('ann', 'unseenBy', ['foe', 'foe-2']));
    const label = ingenuity.badges(fightOf(at), 'ann').find(({ id }) => id === 'unseen-by')?.label;
    expect(label).toBe('Unseen by Foe');
    expect(badgesOf(playOn(start, sheet('ann', 'unseenBy', ['foe-2'])), 'ann')).not.toContain('unseen-by');
  });
  it('IN-27 who leaves the fight is not spoken of any more', () => {
    const at = playOn(fightOn(two), sheet('ann', 'unseenBy', ['foe', 'foe-2']), {
      edit: [{ edit: 'remove', combatant: 'foe' }],
      label: 'Gone',
    });
    expect(fightOf(at).combatants.ann?.sheet.unseenBy).toEqual(['foe-2']);
  });
});

describe('cover on the map', () => {
  const shot = (cells: SquareScene['cells'], from: [number, number], walls: SquareScene['walls'] = {}) => {
    const start = fightOn(
      [
        { id: 'ann', on: [5, 3] },
        { id: 'foe', on: from, sheet: { items: [bowOf()] } },
      ],
      { scene: scene(cells, walls) },
    );
    const covered = playOn(start, { do: 'cover', by: 'ann' }, endTurn('ann'), { do: 'attack', by: 'foe', with: 'bow' });
    return detailOf(covered, 'ann') ?? '';
  };
  it('IN-14 is sought only where the map shows something to hide behind', () => {
    const at = (cells: SquareScene['cells'], walls: SquareScene['walls'] = {}) =>
      offerOf(fightOn([{ id: 'ann', on: [5, 3] }, { id: 'foe' }], { scene: scene(cells, walls) }), 'ann', 'cover');
    expect(at({})).toBe('IN-14');
    expect(at({ '6,2': { blocked: true, terrain: 'cart' } })).toBe('free');
    expect([at({ '6,2': { elevation: 1 } }), at({ '6,2': { elevation: 2 } })]).toEqual(['IN-14', 'free']);
    expect([at({}, { '4,3,e': 'wall' }), at({}, { '4,3,e': 'open' })]).toEqual(['free', 'IN-14']);
    expect(at({ '7,3': { blocked: true } })).toBe('IN-14');
  });
  it('IN-14 helps against those beyond it, and not against those on the same side', () => {
    const cart = { '6,2': { blocked: true, terrain: 'cart' } };
    expect(shot(cart, [9, 2])).toContain('disadvantage');
    expect(shot(cart, [1, 3])).not.toContain('disadvantage');
    expect(shot(cart, [5, 7])).not.toContain('disadvantage');
  });
  it('IN-14 the end of a wall is cover against who shoots past it', () => {
    expect(shot({}, [9, 5], { '5,3,e': 'wall' })).toContain('disadvantage');
    expect(shot({}, [1, 5], { '5,3,e': 'wall' })).not.toContain('disadvantage');
  });
  it('IN-14 low cover is shot over at a disadvantage, straight on too, be it solid or not', () => {
    for (const hedge of [{ terrain: 'hedge' }, { terrain: 'low wall', blocked: true }]) {
      expect(shot({ '6,3': hedge }, [9, 3])).toContain('disadvantage');
      expect(shot({ '6,3': hedge }, [9, 2])).toContain('disadvantage');
      expect(shot({ '6,3': hedge }, [1, 3])).not.toContain('disadvantage');
    }
    // A combatant who stands on the hedge is not beyond it.
    expect(shot({ '6,3': { terrain: 'hedge' } }, [6, 3])).not.toContain('disadvantage');
    const bare = fightOn([{ id: 'ann', on: [5, 3] }, { id: 'foe' }], { scene: scene({ '6,3': { terrain: 'grass' } }) });
    expect(offerOf(bare, 'ann', 'cover')).toBe('IN-14');
  });
  it('IN-14 each name that the map editor offers is low cover, and other names are none', () => {
    for (const terrain of LOW_COVER_NAMES) expect(shot({ '6,3': { terrain } }, [9, 3])).toContain('disadvantage');
    const open = (terrain: string) =>
      fightOn([{ id: 'ann', on: [5, 3] }, { id: 'foe' }], { scene: scene({ '6,3': { terrain } }) });
    for (const terrain of ['mud', 'below', 'ambush']) expect(offerOf(open(terrain), 'ann', 'cover')).toBe('IN-14');
  });
  it('IN-14 put in cover by hand where the map shows none, it helps against all', () => {
    const start = fightOn(
      [
        { id: 'ann', on: [5, 3] },
        { id: 'foe', on: [9, 3], sheet: { items: [bowOf()] } },
      ],
      {
        scene: scene({}),
      },
    );
    const at = playOn(
      start,
      sheet('ann', 'states', ['cover']),
      { do: 'next-team' },
      { do: 'attack', by: 'foe', with: 'bow' },
    );
    expect(detailOf(at, 'ann')).toContain('disadvantage');
    expect(questionOf(playOn(at, { answer: 'ann' }, diceOf(1, 1, 1, 1, 10)))).toBeUndefined();
  });
});

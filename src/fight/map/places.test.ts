/** Tests the map as a list: every place, who stands there, and which places can be chosen. */
import { describe, expect, it } from 'vitest';
import { liveStateOf } from '../../engine/history.ts';
import { playLines, setUpOrThrow } from '../../engine/play.testing.ts';
import type { Question } from '../../engine/question.ts';
import { toy, toyScenes, toyScript } from '../../engine/toy.testing.ts';
import { gmSeat } from '../../engine/words.ts';
import type { SquareScene } from '../../space/scene.ts';
import { allPlacesOf, placeRows } from './places.ts';

const { fight } = liveStateOf(toy, playLines(toy, setUpOrThrow(toy, toyScenes, toyScript), [{ begin: true }]));
const squares: SquareScene = {
  kind: 'squares',
  name: 'Floor',
  columns: 30,
  rows: 30,
  pixels: 64,
  ground: { kind: 'plain', look: 'stone' },
  cells: {},
  walls: {},
};
const where: Question = {
  id: '1.0',
  seat: gmSeat,
  title: 'Where?',
  rule: 'TY-01',
  audience: 'all',
  kind: 'choose',
  options: [
    { id: 'gate', label: 'Gate', place: { kind: 'border', border: 'gate' } },
    { id: 'far', label: 'Far', place: { kind: 'square', column: 9, row: 1 } },
  ],
};

describe('the map as a list', () => {
  it('has every zone, with those who stand there and where it leads', () => {
    const rows = placeRows(fight, undefined);
    expect(rows.map(({ name, who }) => [name, who])).toEqual([
      ['Yard', ['ogre', 'ash', 'bo']],
      ['Hall', ['lurker']],
    ]);
    expect(rows[0]?.about).toEqual(['leads to Hall']);
  });
  it('adds a border when it can be chosen, with its option', () => {
    const gate = placeRows(fight, where).find(({ name }) => name === 'between Yard and Hall');
    expect(gate?.option?.id).toBe('gate');
  });
  it('lists on a map of squares only those that matter, row by row', () => {
    const moved = {
      ...fight,
      scene: squares,
      combatants: Object.fromEntries(
        Object.values(fight.combatants).map((one, row) => [
          one.id,
          { ...one, place: row === 0 ? ({ kind: 'off' } as const) : ({ kind: 'square', column: 3, row } as const) },
        ]),
      ),
    };
    expect(placeRows(moved, where).map(({ name }) => name)).toEqual([
      'column 4, row 2',
      'column 10, row 2',
      'column 4, row 3',
      'column 4, row 4',
      'Beside the map',
    ]);
  });
  it('offers every zone and border, and off the map', () => {
    expect(allPlacesOf(fight.scene)).toHaveLength(4);
    expect(allPlacesOf(squares)).toEqual([{ kind: 'off' }]);
  });
});

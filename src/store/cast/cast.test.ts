/**
 * Tests of putting a cast together: the edits that `cast.ts` makes, and the fight that the engine
 * makes of them.
 */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type CombatantToAdd, editsToAdd, placesAround } from '../../engine/cast/addCombatants.ts';
import type { Edit } from '../../engine/command.ts';
import { type Encounter, newEncounter } from '../../engine/encounter.ts';
import { type Combatant, everyone, fullName } from '../../engine/fight.ts';
import { dispatch } from '../../engine/history.ts';
import type { Creature } from '../../engine/ruleset.ts';
import { usualSides } from '../../engine/script.ts';
import { toy } from '../../engine/toy.testing.ts';
import { plainSquares, plainZones } from '../../map/scenes/plainScenes.ts';
import { type Place, placeKey } from '../../space/scene.ts';
import { besideWhom, editsToCopy, editsToPlace, lastSideKey, listedPlaces, placeName, sideFor } from './cast.ts';

const ground = { kind: 'plain', look: 'stone' } as const;
const squares = plainSquares({ name: 'Hall', columns: 5, rows: 5, ground });
const zones = plainZones({ name: 'Field', columns: 2, rows: 1, ground });
const bandit: Creature = {
  id: 'bandit',
  name: 'Bandit',
  kind: 'foe',
  summary: '',
  icon: 'bandana',
  sheet: toy.blank().sheet,
};

const start = (scene: Encounter['fight']['scene']) =>
  newEncounter(toy, { id: 'e', name: 'E', seed: 1, scene, sides: usualSides });
function make(encounter: Encounter, edits: Edit[]): Encounter {
  const next = dispatch(toy, encounter, { type: 'edit', label: 'Set up', edits });
  if (!next.ok) throw new Error(next.refusal.text);
  return next.value;
}
const add = (encounter: Encounter, wanted: Partial<CombatantToAdd> = {}) =>
  make(
    encounter,
    editsToAdd(toy, encounter.fight, { creature: bandit, name: 'Bandit', side: 'foes', count: 1, ...wanted }),
  );
const names = ({ fight }: Encounter) => everyone(fight).map(fullName);

describe('adding combatants', () => {
  it('leaves a single creature its plain name', () => {
    expect(names(add(start(zones)))).toEqual(['Bandit']);
  });
  it('numbers copies from 1, and the first one too once there is a second', () => {
    expect(names(add(start(zones), { count: 3 }))).toEqual(['Bandit 1', 'Bandit 2', 'Bandit 3']);
    expect(names(add(add(start(zones))))).toEqual(['Bandit 1', 'Bandit 2']);
  });
  it('continues after the highest number and gives no number twice', () => {
    const three = add(start(zones), { count: 3 });
    const without = make(three, [{ edit: 'remove', combatant: 'bandit-2' }]);
    expect(names(add(without))).toEqual(['Bandit 1', 'Bandit 3', 'Bandit 4']);
  });
  it('never gives the same id twice, whatever is added', () => {
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.constantFrom('Ash', 'ash', 'Äsh 2', '!!', 'party'), fc.integer({ min: 1, max: 3 })), {
          maxLength: 8,
        }),
        (list) => {
          const all = list.reduce((so, [name, count]) => add(so, { name, count }), start(zones));
          const total = list.reduce((sum, [, count]) => sum + count, 0);
          expect(new Set(Object.keys(all.fight.combatants)).size).toBe(total);
          expect(new Set(names(all)).size).toBe(total);
        },
      ),
    );
  });
  it('puts newcomers on the given place and nowhere else, however many stand there', () => {
    const corner: Place = { kind: 'square', column: 4, row: 4 };
    const first = add(start(squares), { at: corner });
    const more = add(add(first, { count: 2 }), { at: corner });
    const keys = everyone(more.fight).map(({ place }) => placeKey(place));
    expect(keys).toEqual(['square:4,4', 'off', 'off', 'square:4,3']);
  });
  it('offers the place of a namesake before that of the same side, and none where neither stands on the map', () => {
    const at = (column: number): Place => ({ kind: 'square', column, row: 0 });
    const alone = add(start(squares), { name: 'Thug' });
    const whom = (encounter: Encounter, id: string) => {
      const one = encounter.fight.combatants[id];
      return one && besideWhom(encounter.fight, one)?.id;
    };
    expect(whom(alone, 'thug')).toBeUndefined();
    const crowd = add(add(add(alone, { at: at(1) }), { at: at(2), name: 'Boss' }), { name: 'Hero', side: 'party' });
    expect(whom(add(crowd), 'bandit-2')).toBe('bandit');
    expect(whom(crowd, 'thug')).toBe('boss');
    expect(whom(crowd, 'hero')).toBeUndefined();
  });
  it('brings heroes to the party and others to the foes, or to the side of last time', () => {
    const { fight } = start(zones);
    const game = { ...toy, heroes: ['hero'] };
    const hero = { ...bandit, id: 'knight', kind: 'hero' };
    expect(sideFor(game, fight, hero, {})).toBe('party');
    expect(sideFor(game, fight, bandit, {})).toBe('foes');
    expect(sideFor(game, fight, undefined, {})).toBe('foes');
    expect(sideFor(game, fight, bandit, { [lastSideKey(game, bandit)]: 'party' })).toBe('party');
    // No side here is neutral, so the usual side is chosen.
    expect(sideFor(game, fight, bandit, { [lastSideKey(game, bandit)]: 'neutral' })).toBe('foes');
  });
  it('copies a combatant with their sheet and the next number', () => {
    const one = make(add(start(zones)), [{ edit: 'sheet', combatant: 'bandit', path: 'harm', value: 1 }]);
    const source = one.fight.combatants.bandit as Combatant;
    const two = make(one, editsToCopy(toy, one.fight, source));
    expect(names(two)).toEqual(['Bandit 1', 'Bandit 2']);
    expect(two.fight.combatants['bandit-2']?.sheet).toMatchObject({ harm: 1 });
    expect(two.fight.combatants['bandit-2']?.look).toEqual({ icon: 'bandana' });
  });
});

describe('placing combatants', () => {
  it('gives each combatant a square, avoids blocked squares, and leaves out those without room', () => {
    const scene = { ...squares, cells: { '2,2': { blocked: true } } };
    const crowd = add(start(scene), { count: 26 });
    const who = everyone(crowd.fight);
    const found = placesAround(toy, crowd.fight, who, { kind: 'square', column: 2, row: 2 });
    const keys = found.flatMap((place) => (place ? [placeKey(place)] : []));
    expect(keys).toHaveLength(24);
    expect(new Set(keys).size).toBe(24);
    expect(keys).not.toContain('square:2,2');
  });
  it('puts nobody behind a wall or a shut door, however near, and goes round through what is open', () => {
    // A wall east of the second column, with one gap.
    const wall = (gap: 'wall' | 'door' | 'open') =>
      Object.fromEntries([0, 1, 2, 3, 4].map((row) => [`1,${row},e`, row === 4 ? gap : 'wall'] as const));
    const placedWith = (gap: 'wall' | 'door' | 'open', count: number) => {
      const crowd = add(start({ ...squares, walls: wall(gap) }), { count });
      return placesAround(toy, crowd.fight, everyone(crowd.fight), { kind: 'square', column: 1, row: 1 });
    };
    const columns = (places: ReturnType<typeof placedWith>) =>
      places.map((place) => (place?.kind === 'square' ? place.column : undefined));
    expect(Math.max(...columns(placedWith('open', 6)).map((column) => column ?? 9))).toBeLessThan(2);
    for (const shut of ['wall', 'door'] as const) {
      expect(columns(placedWith(shut, 11)).filter((column) => column === undefined)).toHaveLength(1);
      expect(columns(placedWith(shut, 11)).some((column) => (column ?? 0) > 1)).toBe(false);
    }
    expect(columns(placedWith('open', 11))).toContain(2);
  });
  it('puts all combatants in one zone', () => {
    const crowd = add(start(zones), { count: 3 });
    const at: Place = { kind: 'zone', zone: 'z2-1' };
    const placed = make(crowd, editsToPlace(toy, crowd.fight, ['bandit', 'bandit-3'], at));
    expect(everyone(placed.fight).map(({ place }) => placeKey(place))).toEqual(['zone:z2-1', 'off', 'zone:z2-1']);
  });
});

describe('names of places', () => {
  it('exist for zones, ways, squares and the edge of the map', () => {
    expect(placeName(zones, { kind: 'zone', zone: 'z2-1' })).toBe('B1');
    expect(placeName(zones, { kind: 'border', border: 'z1-1.z2-1' })).toBe('between A1 and B1');
    expect(placeName(squares, { kind: 'square', column: 2, row: 0 })).toBe('column 3, row 1');
    expect(placeName(zones, { kind: 'off' })).toBe('beside the map');
  });
  it('are listed for zones and ways, and not for squares', () => {
    expect(listedPlaces(zones).map(({ label }) => label)).toEqual(['A1', 'B1', 'between A1 and B1']);
    expect(listedPlaces(squares)).toEqual([]);
  });
});

/** Tests that stands are kept with the fight, and that no hidden combatant changes what players see. */
import { describe, expect, it } from 'vitest';
import { zonesNamed } from '../../space/scenes/scenes.testing.ts';
import { editsToAdd } from '../cast/addCombatants.ts';
import type { Edit } from '../command.ts';
import { type Encounter, newEncounter } from '../encounter.ts';
import { dispatch } from '../history.ts';
import { usualSides } from '../script.ts';
import { toy } from '../toy.testing.ts';
import { undo } from '../undo.ts';
import { publicView } from './publicView.ts';
import { standsOf } from './standsOf.ts';

const scene = zonesNamed('crossroads');
const camp = { kind: 'zone', zone: 'camp' } as const;

function edited(encounter: Encounter, edits: Edit[]): Encounter {
  const next = dispatch(toy, encounter, { type: 'edit', label: 'Set up', edits });
  if (!next.ok) throw new Error(next.refusal.text);
  return next.value;
}
const start = () => newEncounter(toy, { id: 'e', name: 'E', seed: 1, scene, sides: usualSides });
const adding = (now: Encounter, name: string, hidden = false) =>
  edited(
    now,
    editsToAdd(toy, now.fight, { name, side: hidden ? 'foes' : 'party', count: 1, at: camp, more: { hidden } }),
  );
const playersView = ({ fight }: Encounter) => publicView(toy, fight, undefined, { party: 'exact', others: 'word' });

describe('stands', () => {
  it('are kept with the fight by the command that brings somebody, and go with its undo', () => {
    const two = adding(adding(start(), 'Ash'), 'Bo');
    expect(Object.keys(two.fight.stands ?? {})).toEqual(['ash', 'bo']);
    const moved = edited(two, [{ edit: 'combatant', combatant: 'ash', place: { kind: 'zone', zone: 'gallows' } }]);
    expect(moved.fight.stands?.ash).not.toEqual(two.fight.stands?.ash);
    expect(moved.fight.stands?.bo).toEqual(two.fight.stands?.bo);
    const back = undo(moved);
    expect(back.ok && back.value.fight.stands).toEqual(two.fight.stands);
  });

  it('of a fight that has kept none are drawn as its next command keeps them', () => {
    const three = ['Ash', 'Bo', 'Cy'].reduce((now, name) => adding(now, name), start());
    const { stands: _, ...old } = three.fight;
    const opened = { ...three, fight: old };
    const drawn = standsOf(toy, opened.fight);
    const next = edited(opened, [{ edit: 'combatant', combatant: 'bo', place: { kind: 'off' } }]);
    expect(next.fight.stands?.ash).toEqual(drawn.ash);
    expect(next.fight.stands?.cy).toEqual(drawn.cy);
    expect(next.fight.stands?.bo).toBeUndefined();
  });

  it('of hidden combatants leave the players’ view exactly as it is without them', () => {
    const open = ['Ash', 'Bo', 'Cy'].reduce((now, name) => adding(now, name), start());
    const ambush = ['Ash', 'Bo', 'Cy'].reduce(
      (now, name) => adding(adding(now, name), `Lurker of ${name}`, true),
      adding(start(), 'First lurker', true),
    );
    expect(playersView(ambush).combatants).toEqual(playersView(open).combatants);
    expect(playersView(open).combatants.every(({ spot }) => spot !== undefined)).toBe(true);
  });

  it('are not chosen on squares, where the square says it', () => {
    const squares = newEncounter(toy, {
      id: 'e',
      name: 'E',
      seed: 1,
      scene: {
        kind: 'squares',
        name: 'Hall',
        columns: 5,
        rows: 5,
        pixels: 50,
        ground: { kind: 'plain', look: 'stone' },
        cells: {},
        walls: {},
      },
      sides: usualSides,
    });
    const at = { kind: 'square', column: 1, row: 1 } as const;
    const one = edited(squares, editsToAdd(toy, squares.fight, { name: 'Ash', side: 'party', count: 1, at }));
    expect(one.fight.stands).toBeUndefined();
  });
});

/** Shoves over an edge, and the fall that follows. */
import { describe, expect, it } from 'vitest';
import { playLines, setUpOrThrow } from '../../../../engine/play.testing.ts';
import type { SquareScene, ZoneScene } from '../../../../space/scene.ts';
import { type At, optionsIn } from '../../edges.testing.ts';
import { hestia } from '../../index.ts';
import {
  asSheet,
  castOf,
  fightOf,
  fightOn,
  lastOf,
  playOn,
  questionOf,
  standingOf,
  testScenes,
  trackOf,
} from '../../table.testing.ts';

/** A field whose ground lies this many steps deeper from the fourth column on. */
const cliff = (steps: number): SquareScene => ({
  ...testScenes.field,
  cells: Object.fromEntries(
    Array.from({ length: 36 }, (_, n) => [`${3 + (n % 6)},${Math.floor(n / 6)}`, { elevation: -steps }]),
  ),
});
/** Ann shoves a foe who stands before the edge; `steps` is how deep the ground lies behind it. */
const shoved = (steps: number): At => {
  const place = (column: number) => ({ kind: 'square' as const, column, row: 2 });
  const start = setUpOrThrow(
    hestia,
    { ...testScenes, field: cliff(steps) },
    {
      title: 'Edge',
      ruleset: 'hestia',
      scene: 'field',
      cast: castOf(
        { id: 'ann', place: place(1) },
        { id: 'foe', place: place(2), sheet: asSheet({ flesh: { now: 5, max: 5 }, morale: 20 }) },
      ),
      lines: [],
    },
  );
  return playOn(
    fightOn(start, { ann: [20] }),
    { do: 'gambit', by: 'ann', with: 'might' },
    { answer: 'foe' },
    { answer: 'shove' },
    { answer: '0' },
    { answer: { dice: [20] } },
  );
};
const down = (at: At) => playLines(hestia, at, [{ answer: 'square:3,2' }]);

describe('over an edge', () => {
  it('HE-20 one is shoved over an edge of any height, and falls', () => {
    const high = down(shoved(6));
    expect(fightOf(high).combatants.foe?.place).toEqual({ kind: 'square', column: 3, row: 2 });
    expect([lastOf(high, 'HE-20'), trackOf(high, 'foe', 'flesh')]).toEqual(['Foe is shoved over the edge.', 2]);
    expect(standingOf(down(shoved(12)), 'foe')).toBe('dead');
  });
  it('HE-20 the choice says how deep it falls, and a slope of one step is none', () => {
    const told = (steps: number) => optionsIn(shoved(steps)).find(({ id }) => id === 'square:3,2')?.detail;
    expect([told(2), told(1), told(0)]).toEqual(['over the edge: falls 10 ft', '5 ft', '5 ft']);
    expect(trackOf(down(shoved(1)), 'foe', 'flesh')).toBe(5);
  });
  it('HE-20 nobody is shoved up a cliff', () => {
    expect(optionsIn(shoved(-3)).map(({ id }) => id)).not.toContain('square:3,2');
  });
});

/** The yard, whose gate to the hall is a drop of this many metres. */
const yardWithDrop = (amount: number): ZoneScene => {
  const { yard } = testScenes;
  const drop = { id: 'drop', label: 'Broken stairs', kind: 'fall' as const, amount };
  const borders = Object.entries(yard.borders).map(([id, border]) => [id, { ...border, features: [drop] }]);
  return { ...yard, borders: Object.fromEntries(borders) };
};
/** Ann shoves a foe from the yard to the border; the next question is open. */
const atDrop = (amount: number): At => {
  const scene = yardWithDrop(amount);
  const start = setUpOrThrow(
    hestia,
    { ...testScenes, yard: scene },
    {
      title: 'Stairs',
      ruleset: 'hestia',
      scene: 'yard',
      cast: castOf({ id: 'ann' }, { id: 'foe', sheet: asSheet({ flesh: { now: 5, max: 5 }, morale: 20 }) }),
      lines: [],
    },
  );
  return playOn(
    fightOn(start, { ann: [20] }),
    { do: 'gambit', by: 'ann', with: 'might' },
    { answer: 'foe' },
    { answer: 'shove' },
    { answer: '0' },
    { answer: { dice: [20] } },
    { answer: `border:${Object.keys(scene.borders)[0]}` },
  );
};
describe('over a border that is a drop', () => {
  it('HE-20 the GM is asked whether the shove goes over it; who falls lies in the zone below', () => {
    const at = atDrop(6.1);
    expect(questionOf(at)).toMatchObject({ rule: 'HE-20', seat: { kind: 'gm' } });
    expect(optionsIn(at).map(({ id, label }) => `${id}: ${label}`)[0]).toBe('over: Over it: falls 20 ft');
    const fell = playOn(at, { answer: 'over' });
    expect(fightOf(fell).combatants.foe?.place).toEqual({ kind: 'zone', zone: 'hall' });
    expect([trackOf(fell, 'foe', 'flesh'), lastOf(fell, 'HE-20')]).toEqual([3, 'Foe is shoved over the edge.']);
  });
  it('HE-20 who stays at the edge is on the border and unhurt', () => {
    const stays = playOn(atDrop(6.1), { answer: 'stays' });
    expect(fightOf(stays).combatants.foe?.place.kind).toBe('border');
    expect([trackOf(stays, 'foe', 'flesh'), lastOf(stays, 'HE-20')]).toEqual([5, 'Foe is shoved.']);
  });
  it('HE-20 a drop of no height asks nothing', () => {
    expect(questionOf(atDrop(0))).toBeUndefined();
  });
});

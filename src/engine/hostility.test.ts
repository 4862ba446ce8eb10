/**
 * Who is hostile to whom: by stance, by a setting for two sides or for one combatant, and when
 * somebody attacks neutral people.
 */

import { describe, expect, it } from 'vitest';
import type { Edit } from './command.ts';
import { type Encounter, parseEncounter } from './encounter.ts';
import { areEnemies, areFriends, type Fight, friendsOf, hostileTo, type Side } from './fight.ts';
import { dispatch, liveStateOf } from './history.ts';
import { readLog } from './log/read.ts';
import { playLines, setUpOrThrow } from './play.testing.ts';
import { publicView } from './public/publicView.ts';
import type { Script } from './script.ts';
import { setUp } from './scripts/lines.ts';
import { toy, toyScenes } from './toy.testing.ts';
import { undo } from './undo.ts';

const sides: Side[] = [
  { id: 'party', name: 'The party', stance: 'party' },
  { id: 'watch', name: 'The watch', stance: 'ally' },
  { id: 'town', name: 'The town', stance: 'neutral' },
  { id: 'orcs', name: 'The orcs', stance: 'foe' },
  { id: 'undead', name: 'The undead', stance: 'foe' },
];
const script: Script = {
  title: 'Market day',
  ruleset: 'toy',
  scene: 'yard',
  sides,
  cast: [
    ['ash', 'party'],
    ['guard', 'watch'],
    ['baker', 'town'],
    ['smith', 'town'],
    ['orc', 'orcs'],
    ['ghoul', 'undead'],
  ].map(([id = '', side = '']) => ({ id, name: id, side, place: { kind: 'zone', zone: 'yard' } })),
  lines: [],
};
const begun = (more: Partial<Script> = {}): Encounter =>
  playLines(toy, setUpOrThrow(toy, toyScenes, { ...script, ...more }), [{ begin: true }]);
const by = (...edit: Edit[]) => ({ edit, label: 'By hand' });
const now = (at: Encounter): Fight => liveStateOf(toy, at).fight;
const foes = (at: Encounter, who: string) => hostileTo(now(at), who).map(({ id }) => id);
const friends = (at: Encounter, who: string) => friendsOf(now(at), who).map(({ id }) => id);
const question = (at: Encounter) => liveStateOf(toy, at).question;
const refusal = (at: Encounter, ...edits: Edit[]) => {
  const result = dispatch(toy, at, { type: 'edit', label: 'x', edits });
  return result.ok ? 'done' : result.refusal.text;
};
const back = (at: Encounter): Encounter => {
  const result = undo(at);
  if (!result.ok) throw new Error(result.refusal.text);
  return result.value;
};

describe('without a setting', () => {
  it('stances decide: party and allies are against all foes, foes are friends of each other, and neutral people have no enemies and no friends', () => {
    const at = begun();
    expect(foes(at, 'ash')).toEqual(['orc', 'ghoul']);
    expect(foes(at, 'guard')).toEqual(['orc', 'ghoul']);
    expect(foes(at, 'orc')).toEqual(['ash', 'guard']);
    expect(friends(at, 'orc')).toEqual(['ghoul']);
    expect(foes(at, 'baker')).toEqual([]);
    expect(friends(at, 'baker')).toEqual(['smith']);
  });
});

describe('a setting for two sides', () => {
  const war: Edit = { edit: 'between', sides: ['orcs', 'undead'], as: 'foe' };
  it('to enemies makes both fight each other, changes nobody else, and is undone like a move', () => {
    const at = playLines(toy, begun(), [by(war)]);
    expect(foes(at, 'orc')).toEqual(['ash', 'guard', 'ghoul']);
    expect(foes(at, 'ghoul')).toEqual(['ash', 'guard', 'orc']);
    expect(foes(at, 'ash')).toEqual(['orc', 'ghoul']);
    expect(foes(back(at), 'orc')).toEqual(['ash', 'guard']);
  });
  it('may come from either side: the last setting holds, and null returns to the stances', () => {
    const truce = playLines(toy, begun(), [by(war), by({ edit: 'between', sides: ['undead', 'orcs'], as: 'neutral' })]);
    expect(areEnemies(now(truce), 'orc', 'ghoul')).toBe(false);
    expect(areFriends(now(truce), 'orc', 'ghoul')).toBe(false);
    const usual = playLines(toy, truce, [by({ edit: 'between', sides: ['orcs', 'undead'], as: null })]);
    expect(areFriends(now(usual), 'orc', 'ghoul')).toBe(true);
    expect(now(usual).sides.undead).toEqual(sides[4]);
  });
  it('stays when one of the sides is renamed, and goes when one is removed', () => {
    const named = playLines(toy, begun(), [
      by(war),
      by({ edit: 'side', side: { id: 'orcs', name: 'The horde', stance: 'foe' } }),
    ]);
    expect(areEnemies(now(named), 'orc', 'ghoul')).toBe(true);
    const gone = playLines(toy, named, [
      by({ edit: 'remove', combatant: 'ghoul' }),
      by({ edit: 'removeSide', side: 'undead' }),
    ]);
    expect(now(gone).sides.orcs).toEqual({ id: 'orcs', name: 'The horde', stance: 'foe' });
  });
  it('can stand in a script on either side: the more hostile one holds, and a side that does not exist is refused', () => {
    const said = (orcs: Side['toward'], undead: Side['toward']) =>
      sides.map((side) => ({
        ...side,
        ...(side.id === 'orcs' && orcs ? { toward: orcs } : side.id === 'undead' && undead ? { toward: undead } : {}),
      }));
    expect(foes(begun({ sides: said(undefined, { orcs: 'foe' }) }), 'orc')).toContain('ghoul');
    expect(foes(begun({ sides: said({ undead: 'friend' }, { orcs: 'foe' }) }), 'orc')).toContain('ghoul');
    const stray = setUp(toy, toyScenes, { ...script, sides: said({ elves: 'foe' }, undefined) });
    expect(stray.ok ? '' : stray.refusal.text).toBe('The orcs: there is no side “elves” to stand toward.');
  });
  it('is refused for one side alone and for a side that does not exist', () => {
    expect(refusal(begun(), { edit: 'between', sides: ['orcs', 'orcs'], as: 'foe' })).toContain('name two sides');
    expect(refusal(begun(), { edit: 'between', sides: ['orcs', 'elves'], as: 'foe' })).toContain('no side “elves”');
    expect(refusal(begun(), { edit: 'side', side: { ...(sides[3] as Side), toward: { elves: 'foe' } } })).toContain(
      'no side “elves”',
    );
    expect(refusal(begun(), { edit: 'combatant', combatant: 'orc', toward: { elves: 'foe' } })).toContain('“elves”');
  });
});

describe('a setting for one combatant', () => {
  it('differs from the side’s by hand and leaves the side unchanged, and an empty record returns to the side’s', () => {
    const at = playLines(toy, begun(), [by({ edit: 'combatant', combatant: 'orc', toward: { party: 'friend' } })]);
    expect(foes(at, 'ash')).toEqual(['ghoul']);
    expect(friends(at, 'ash')).toEqual(['guard', 'orc']);
    expect(foes(at, 'guard')).toEqual(['orc', 'ghoul']);
    const usual = playLines(toy, at, [by({ edit: 'combatant', combatant: 'orc', toward: {} })]);
    expect(foes(usual, 'ash')).toEqual(['orc', 'ghoul']);
  });
  it('can stand in the cast of a script, and survives saving', () => {
    const cast = script.cast.map((one) => (one.id === 'orc' ? { ...one, toward: { undead: 'foe' as const } } : one));
    const at = begun({ cast });
    expect(foes(at, 'ghoul')).toContain('orc');
    const read = parseEncounter(JSON.parse(JSON.stringify(at)), () => toy);
    expect(read.ok ? foes(read.value, 'ghoul') : read.refusal.text).toContain('orc');
  });
});

describe('neutral people who are attacked', () => {
  const attacked = (by = 'ash') => playLines(toy, begun(), [{ do: 'strike', by }, { answer: 'baker' }]);
  it('make the GM say who turns hostile before anything is rolled', () => {
    expect(question(attacked())).toMatchObject({
      kind: 'choose',
      rule: 'TY-09',
      seat: { kind: 'gm' },
      options: [{ id: 'side' }, { id: 'one' }, { id: 'nobody' }],
    });
  });
  it('turn as a side against the attacker’s side and its friends and not against others, which is logged and can be undone', () => {
    const at = playLines(toy, attacked(), [{ answer: 'side' }]);
    expect(foes(at, 'smith')).toEqual(['ash', 'guard']);
    expect(readLog(now(at)).at(-1)).toMatchObject({ rule: 'TY-09', text: 'The town: now hostile to the party.' });
    const done = playLines(toy, at, [{ answer: 'pass' }, { roll: true }]);
    expect(foes(back(done), 'smith')).toEqual([]);
    const again = playLines(toy, done, [{ do: 'strike', by: 'guard' }, { answer: 'smith' }]);
    expect(question(again)?.rule).toBe('TY-02');
  });
  it('turn against all friends of the foes who attack them', () => {
    expect(foes(playLines(toy, attacked('orc'), [{ answer: 'side' }]), 'baker')).toEqual(['orc', 'ghoul']);
  });
  it('may turn one alone while the others stay, and only that token shows a foe to the players', () => {
    const at = playLines(toy, attacked(), [{ answer: 'one' }]);
    expect(foes(at, 'baker')).toEqual(['ash', 'guard']);
    expect(foes(at, 'smith')).toEqual([]);
    const view = publicView(toy, now(at), undefined, { party: 'exact', others: 'exact' });
    expect(view.combatants.filter(({ stance }) => stance).map(({ id, stance }) => [id, stance])).toEqual([
      ['baker', 'foe'],
    ]);
    expect(view.sides).toEqual(sides);
  });
  it('stay neutral where the GM says so, and the next attack asks again', () => {
    const at = playLines(toy, attacked(), [{ answer: 'nobody' }, { answer: 'pass' }, { roll: true }]);
    expect(foes(at, 'baker')).toEqual([]);
    expect(question(playLines(toy, at, [{ do: 'strike', by: 'guard' }, { answer: 'baker' }]))?.rule).toBe('TY-09');
  });
  it('are not mentioned when enemies or one’s own side are attacked', () => {
    expect(question(playLines(toy, begun(), [{ do: 'strike', by: 'ash' }, { answer: 'orc' }]))?.rule).toBe('TY-02');
    expect(question(playLines(toy, begun(), [{ do: 'strike', by: 'baker' }, { answer: 'smith' }]))?.rule).toBe('TY-02');
  });
  it('reveal nothing to the players of sides that they cannot see', () => {
    const hidden = playLines(toy, begun(), [
      by(
        { edit: 'between', sides: ['orcs', 'undead'], as: 'foe' },
        { edit: 'combatant', combatant: 'ghoul', hidden: true },
      ),
    ]);
    const view = publicView(toy, now(hidden), undefined, { party: 'exact', others: 'exact' });
    expect(JSON.stringify(view)).not.toContain('undead');
  });
});

/** Who is hostile to whom: by stance, as set for a pair of sides or for somebody alone, and neutral people who are attacked. */
import { describe, expect, it } from 'vitest';
import type { Edit } from './command.ts';
import { type Encounter, parseEncounter } from './encounter.ts';
import { areEnemies, areFriends, type Fight, friendsOf, hostileTo, type Side } from './fight.ts';
import { dispatch, live } from './history.ts';
import { play, setUpOrThrow } from './play.testing.ts';
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
  play(toy, setUpOrThrow(toy, toyScenes, { ...script, ...more }), [{ begin: true }]);
const by = (...edit: Edit[]) => ({ edit, label: 'By hand' });
const now = (at: Encounter): Fight => live(toy, at).fight;
const foes = (at: Encounter, who: string) => hostileTo(now(at), who).map(({ id }) => id);
const friends = (at: Encounter, who: string) => friendsOf(now(at), who).map(({ id }) => id);
const question = (at: Encounter) => live(toy, at).question;
const refusal = (at: Encounter, ...edits: Edit[]) => {
  const result = dispatch(toy, at, { type: 'edit', label: 'x', edits });
  return result.ok ? 'done' : result.refusal.text;
};
const back = (at: Encounter): Encounter => {
  const result = undo(at);
  if (!result.ok) throw new Error(result.refusal.text);
  return result.value;
};

describe('with nothing set', () => {
  it('stances decide: party and allies against all foes, foes among themselves friends, neutral people nobody’s enemy or friend', () => {
    const at = begun();
    expect(foes(at, 'ash')).toEqual(['orc', 'ghoul']);
    expect(foes(at, 'guard')).toEqual(['orc', 'ghoul']);
    expect(foes(at, 'orc')).toEqual(['ash', 'guard']);
    expect(friends(at, 'orc')).toEqual(['ghoul']);
    expect(foes(at, 'baker')).toEqual([]);
    expect(friends(at, 'baker')).toEqual(['smith']);
  });
});

describe('a pair of sides', () => {
  const war: Edit = { edit: 'between', sides: ['orcs', 'undead'], as: 'foe' };
  it('that is set to enemies fights, both ways, and nobody else’s standing changes; it is undone like a move', () => {
    const at = play(toy, begun(), [by(war)]);
    expect(foes(at, 'orc')).toEqual(['ash', 'guard', 'ghoul']);
    expect(foes(at, 'ghoul')).toEqual(['ash', 'guard', 'orc']);
    expect(foes(at, 'ash')).toEqual(['orc', 'ghoul']);
    expect(foes(back(at), 'orc')).toEqual(['ash', 'guard']);
  });
  it('may be set from either end: the last setting holds, and null is as the stances have it', () => {
    const truce = play(toy, begun(), [by(war), by({ edit: 'between', sides: ['undead', 'orcs'], as: 'neutral' })]);
    expect(areEnemies(now(truce), 'orc', 'ghoul')).toBe(false);
    expect(areFriends(now(truce), 'orc', 'ghoul')).toBe(false);
    const usual = play(toy, truce, [by({ edit: 'between', sides: ['orcs', 'undead'], as: null })]);
    expect(areFriends(now(usual), 'orc', 'ghoul')).toBe(true);
    expect(now(usual).sides.undead).toEqual(sides[4]);
  });
  it('is kept when one of them is renamed, and forgotten when one of them is removed', () => {
    const named = play(toy, begun(), [
      by(war),
      by({ edit: 'side', side: { id: 'orcs', name: 'The horde', stance: 'foe' } }),
    ]);
    expect(areEnemies(now(named), 'orc', 'ghoul')).toBe(true);
    const gone = play(toy, named, [
      by({ edit: 'remove', combatant: 'ghoul' }),
      by({ edit: 'removeSide', side: 'undead' }),
    ]);
    expect(now(gone).sides.orcs).toEqual({ id: 'orcs', name: 'The horde', stance: 'foe' });
  });
  it('can be said in a script on either side; of two sayings the more hostile holds; a side that is not there is refused', () => {
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
  it('is refused for one side alone and for a side that is not there', () => {
    expect(refusal(begun(), { edit: 'between', sides: ['orcs', 'orcs'], as: 'foe' })).toContain('name two sides');
    expect(refusal(begun(), { edit: 'between', sides: ['orcs', 'elves'], as: 'foe' })).toContain('no side “elves”');
    expect(refusal(begun(), { edit: 'side', side: { ...(sides[3] as Side), toward: { elves: 'foe' } } })).toContain(
      'no side “elves”',
    );
    expect(refusal(begun(), { edit: 'combatant', combatant: 'orc', toward: { elves: 'foe' } })).toContain('“elves”');
  });
});

describe('somebody alone', () => {
  it('may stand otherwise than the side, by hand: the side does not, and an empty record gives back the side’s way', () => {
    const at = play(toy, begun(), [by({ edit: 'combatant', combatant: 'orc', toward: { party: 'friend' } })]);
    expect(foes(at, 'ash')).toEqual(['ghoul']);
    expect(friends(at, 'ash')).toEqual(['guard', 'orc']);
    expect(foes(at, 'guard')).toEqual(['orc', 'ghoul']);
    const usual = play(toy, at, [by({ edit: 'combatant', combatant: 'orc', toward: {} })]);
    expect(foes(usual, 'ash')).toEqual(['orc', 'ghoul']);
  });
  it('is set in the cast of a script, and comes back from a saved encounter', () => {
    const cast = script.cast.map((one) => (one.id === 'orc' ? { ...one, toward: { undead: 'foe' as const } } : one));
    const at = begun({ cast });
    expect(foes(at, 'ghoul')).toContain('orc');
    const read = parseEncounter(JSON.parse(JSON.stringify(at)), () => toy);
    expect(read.ok ? foes(read.value, 'ghoul') : read.refusal.text).toContain('orc');
  });
});

describe('neutral people who are attacked', () => {
  const attacked = (by = 'ash') => play(toy, begun(), [{ do: 'strike', by }, { answer: 'baker' }]);
  it('are asked about before anything is rolled: the GM says who turns hostile', () => {
    expect(question(attacked())).toMatchObject({
      kind: 'choose',
      rule: 'TY-09',
      seat: { kind: 'gm' },
      options: [{ id: 'side' }, { id: 'one' }, { id: 'nobody' }],
    });
  });
  it('all of them turn against the attacker’s side and its friends, not against others; it is logged and undone', () => {
    const at = play(toy, attacked(), [{ answer: 'side' }]);
    expect(foes(at, 'smith')).toEqual(['ash', 'guard']);
    expect(now(at).log.at(-1)).toMatchObject({ rule: 'TY-09', text: 'The town: now hostile to the party.' });
    const done = play(toy, at, [{ answer: 'pass' }, { roll: true }]);
    expect(foes(back(done), 'smith')).toEqual([]);
    const again = play(toy, done, [{ do: 'strike', by: 'guard' }, { answer: 'smith' }]);
    expect(question(again)?.rule).toBe('TY-02');
  });
  it('attacked by foes, they stand against all who are those foes’ friends', () => {
    expect(foes(play(toy, attacked('orc'), [{ answer: 'side' }]), 'baker')).toEqual(['orc', 'ghoul']);
  });
  it('one of them turns alone, the others stay, and only its token shows a foe to the players', () => {
    const at = play(toy, attacked(), [{ answer: 'one' }]);
    expect(foes(at, 'baker')).toEqual(['ash', 'guard']);
    expect(foes(at, 'smith')).toEqual([]);
    const view = publicView(toy, now(at), undefined, { party: 'exact', others: 'exact' });
    expect(view.combatants.filter(({ stance }) => stance).map(({ id, stance }) => [id, stance])).toEqual([
      ['baker', 'foe'],
    ]);
    expect(view.sides).toEqual(sides);
  });
  it('nobody turns where the GM says so, and the next blow asks again', () => {
    const at = play(toy, attacked(), [{ answer: 'nobody' }, { answer: 'pass' }, { roll: true }]);
    expect(foes(at, 'baker')).toEqual([]);
    expect(question(play(toy, at, [{ do: 'strike', by: 'guard' }, { answer: 'baker' }]))?.rule).toBe('TY-09');
  });
  it('are not asked about where enemies or one’s own are struck', () => {
    expect(question(play(toy, begun(), [{ do: 'strike', by: 'ash' }, { answer: 'orc' }]))?.rule).toBe('TY-02');
    expect(question(play(toy, begun(), [{ do: 'strike', by: 'baker' }, { answer: 'smith' }]))?.rule).toBe('TY-02');
  });
  it('tell the players nothing of sides that they cannot see anybody of', () => {
    const hidden = play(toy, begun(), [
      by(
        { edit: 'between', sides: ['orcs', 'undead'], as: 'foe' },
        { edit: 'combatant', combatant: 'ghoul', hidden: true },
      ),
    ]);
    const view = publicView(toy, now(hidden), undefined, { party: 'exact', others: 'exact' });
    expect(JSON.stringify(view)).not.toContain('undead');
  });
});

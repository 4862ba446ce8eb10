/**
 * Tests of figures set by a word. The word means the same in every game, undo takes the step back,
 * and an unknown word is refused with one sentence.
 */
import { describe, expect, it } from 'vitest';
import type { Encounter } from '../../engine/encounter.ts';
import { dispatch, liveStateOf } from '../../engine/history.ts';
import { setUpOrThrow } from '../../engine/play.testing.ts';
import type { Ruleset } from '../../engine/ruleset.ts';
import { undo } from '../../engine/undo.ts';
import { loadAllGames } from '../../rulesets/index.ts';
import { readyScenes } from '../../space/scenes/index.ts';
import { quickEditOf } from './quickEdit.ts';
import { readQuickEdit } from './readQuickEdit.ts';
import { ruledBy, ruledNames } from './ruledWords.ts';

const games = Object.fromEntries((await loadAllGames()).map((game) => [game.id, game]));
const gameOf = (id: string): Ruleset =>
  games[id] ??
  (() => {
    throw new Error(`No game ${id}.`);
  })();
const made = new Map<string, ReturnType<typeof make>>();
/** The first ready fight of a game, made once. */
function ready(id: string): ReturnType<typeof make> {
  const known = made.get(id) ?? make(id);
  made.set(id, known);
  return known;
}
function make(id: string): { game: Ruleset; start: Encounter; foes: string[]; party: string[] } {
  const game = gameOf(id);
  const [first] = game.ready;
  if (!first) throw new Error('No fight is ready.');
  const start = setUpOrThrow(game, readyScenes, first.script);
  const { fight } = start;
  const isFoe = (who: string) => fight.sides[fight.combatants[who]?.side ?? '']?.stance === 'foe';
  return { game, start, foes: fight.order.filter(isFoe), party: fight.order.filter((who) => !isFoe(who)) };
}
/**
 * Does the line, and checks the results in words against what became of these combatants on a
 * track.
 */
function told(game: Ruleset, at: Encounter, who: readonly string[], line: string): Encounter {
  const quick = quickEditOf(game, at.fight, who, line);
  if (!quick.ok) throw new Error(quick.refusal.text);
  const next = dispatch(game, at, { type: 'edit', label: quick.value.label, edits: quick.value.edits });
  if (!next.ok) throw new Error(next.refusal.text);
  return next.value;
}
const value = (game: Ruleset, at: Encounter, who: string, track: string) =>
  game.tracks(liveStateOf(game, at).fight, who).find(({ id }) => id === track)?.value;

describe('a quick edit', () => {
  it('is read with its sign before or after the name, and a bare number is harm', () => {
    const parts = (line: string) => {
      const read = readQuickEdit(line);
      return read.ok ? read.value : read.refusal.text;
    };
    expect(parts('-5')).toEqual([{ kind: 'by', by: -5, name: '' }]);
    expect(parts('5')).toEqual(parts('−5'));
    expect(parts('stress +2')).toEqual(parts('+2 stress'));
    expect(parts('= 3 Physical, lesser')).not.toEqual(parts('=3'));
    expect(parts('=3; +slowed, -bleed 2')).toEqual([
      { kind: 'to', to: 3, name: '' },
      { kind: 'state', way: 'comes', state: 'slowed' },
      { kind: 'state', way: 'goes', state: 'bleed', times: 2 },
    ]);
    for (const wrong of ['', '+', '5 stress', 'slowed', '=prone', '-99999', 'x'.repeat(201), '1,1,1,1,1,1,1,1,1'])
      expect(parts(wrong)).toMatch(/[.]$/);
  });
});

describe('the edit of a word', () => {
  it.each(Object.values(games))('in $name one harm more is counted, and given back by the other sign', ({ id }) => {
    const { game, start, foes } = ready(id);
    const who = foes[0] ?? '';
    const taken = (at: Encounter) => game.health(liveStateOf(game, at).fight, who).taken;
    const harmed = told(game, start, [who], '-1');
    expect(taken(harmed), 'The health counts what the word took.').toBeGreaterThan(taken(start));
    expect(taken(told(game, harmed, [who], '+1'))).toBe(taken(start));
    for (const other of foes.slice(1)) expect(harmed.fight.combatants[other]).toEqual(start.fight.combatants[other]);
  });
  it.each([
    { id: 'murdham', tracks: { health: -5 } },
    { id: 'thrum', tracks: { fatigue: 5 } },
    { id: 'ingenuity', tracks: { endurance: -5 } },
    { id: 'einfelst', tracks: { points: 4 } },
    { id: 'hestia', tracks: { grit: -4, flesh: -1 } },
  ])(
    'harm 5 is taken from the track that takes harm in $id, and the rest from the next track; one undo takes it back from all',
    ({ id, tracks }) => {
      const { game, start, foes } = ready(id);
      const four = foes.slice(0, 4);
      const [bystander = ''] = foes.slice(4);
      const done = told(game, start, four, '-5');
      for (const [track, by] of Object.entries(tracks))
        for (const who of four) expect(value(game, done, who, track)).toBe((value(game, start, who, track) ?? 0) + by);
      expect(done.fight.combatants[bystander]).toEqual(start.fight.combatants[bystander]);
      expect(done.past.length).toBe(start.past.length + 1);
      const back = undo(done);
      expect(back.ok && back.value.fight).toEqual(start.fight);
      // The same word with the other sign gives back what was taken, and stops at the value of the
      // start.
      for (const [track] of Object.entries(tracks))
        expect(value(game, told(game, done, four, '+9'), four[0] ?? '', track)).toBe(
          value(game, start, four[0] ?? '', track),
        );
    },
  );
  it('EW-24 fills rows of many small boxes first, and a larger box stands for more harm', () => {
    const { game, start, party } = ready('einfelst');
    const done = told(game, start, party, '-5');
    expect(
      ['lesser', 'moderate', 'severe'].map((level) => value(game, done, party[0] ?? '', `physical.${level}`)),
    ).toEqual([2, 2, 0]);
  });
  it('sets another figure by its name, and a number of the sheet without a track', () => {
    const { game, start, party } = ready('hestia');
    expect(value(game, told(game, start, party, '+2 stress'), party[0] ?? '', 'stress')).toBe(2);
    expect(told(game, start, party, '=3 swigs').fight.combatants[party[0] ?? '']?.sheet).toMatchObject({ swigs: 3 });
  });
  it('puts a combatant into a state and out of it, counted where the game counts it, several parts in one step', () => {
    const { game, start, foes } = ready('thrum');
    const badges = (at: Encounter) =>
      game.badges(at.fight, foes[0] ?? '').map(({ label, count }) => `${label} ${count ?? ''}`.trim());
    const slowed = told(game, start, foes, '+slowed 2, -1');
    expect(badges(slowed)).toContain('Slowed 2');
    expect(badges(told(game, slowed, foes, '+slow'))).toContain('Slowed 3');
    expect(badges(told(game, slowed, foes, '-slowed'))).toEqual(badges(told(game, start, foes, '-1')));
    expect(slowed.past.length).toBe(start.past.length + 1);
  });
  it('says before the step what becomes of each combatant, and leaves those who lack the figure as they are', () => {
    const { game, start, party, foes } = ready('hestia');
    const quick = quickEditOf(game, start.fight, [party[0] ?? '', foes[0] ?? ''], '-2, +dazed');
    expect(quick.ok && quick.value.results.map(({ text }) => text)).toEqual(['Grit 8 → 6, Dazed', 'Grit 4 → 2, Dazed']);
    const einfelst = ready('einfelst');
    const mixed = quickEditOf(
      einfelst.game,
      einfelst.start.fight,
      [einfelst.party[0] ?? '', einfelst.foes[0] ?? ''],
      '=1 harm points',
    );
    expect(mixed.ok && mixed.value.results[0]?.text).toMatch(/stays as it is/);
  });
  it.each([
    ['-5 luckiness', 'Nobody here has “luckiness”. Values are Grit, Flesh and Stress'],
    ['+blurred', 'Nobody here has “blurred”. States are Dazed, '],
    ['+2', 'that is so already'],
    ['+prone 3', 'Prone is not counted'],
    ['-dazed', 'that is so already'],
    ['=2 a', 'Which “a”: '],
  ])('refuses “%s” in a sentence that says what is possible', (line, text) => {
    const { game, start, party } = ready('hestia');
    const quick = quickEditOf(game, start.fight, party, line);
    expect(quick.ok ? '' : quick.refusal.text).toContain(text);
  });
});

describe('the consequences of an edit', () => {
  const running = (id: string) => {
    const { game, start, foes } = ready(id);
    let at = start;
    const begun = dispatch(game, at, { type: 'begin' });
    if (begun.ok) at = begun.value;
    // The fight's first questions are still open. This test needs no more than a fight that runs.
    return { game, at: { ...at, fight: { ...start.fight, stage: 'running' as const }, open: undefined }, foes };
  };
  it('are told before the step, and with ! at the end only the number is set', () => {
    const { game, at, foes } = running('hestia');
    const [foe = ''] = foes;
    const falls = quickEditOf(game, at.fight, [foe], '=0 flesh');
    expect(falls.ok && falls.value.results[0]?.text).toContain('dead');
    const raw = quickEditOf(game, at.fight, [foe], '=0 flesh!');
    expect(raw.ok && raw.value.raw).toBe(true);
    expect(raw.ok && raw.value.results[0]?.text).not.toContain('dead');
  });
  it('are set by a word for each combatant of whom it can be said, in every game', () => {
    for (const id of Object.keys(games)) {
      const { game, at, foes } = running(id);
      const [foe = ''] = foes;
      expect(ruledBy(game, at.fight, [foe], 'dies'), id).toEqual([
        { type: 'act', actor: foe, action: 'ruled', variant: 'dies' },
      ]);
      const [one = '', ...others] = foes.slice(0, 2);
      const both = { type: 'act', actor: one, action: 'ruled', variant: 'dies' };
      expect(ruledBy(game, at.fight, foes.slice(0, 2), 'dies'), id).toEqual([
        others.length > 0 ? { ...both, others } : both,
      ]);
      expect(ruledBy(game, at.fight, [foe], 'is moved'), id).toEqual([
        { type: 'act', actor: foe, action: 'ruled', variant: 'moved' },
      ]);
      expect(ruledBy(game, at.fight, [foe], '-5')).toEqual([]);
      expect(ruledNames(game, at.fight, [foe]).length).toBeGreaterThan(2);
    }
  });
});

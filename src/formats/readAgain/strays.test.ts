/**
 * Tests that ids in a game's state belong to people and places that exist. An edit by hand with any
 * other id is refused, and no terrain lies off the map.
 */
import { expect, it } from 'vitest';
import { parseEncounter } from '../../engine/encounter.ts';
import { dispatch } from '../../engine/history.ts';
import { setUpOrThrow } from '../../engine/play.testing.ts';
import type { Ruleset } from '../../engine/ruleset.ts';
import { loadAllGames } from '../../rulesets/index.ts';
import { readyScenes } from '../../space/scenes/index.ts';

const games = await loadAllGames();
/** Each value of a game's state that holds ids, set to the id of somebody who is not there. */
const named = games.flatMap((ruleset) =>
  ruleset.stateFields.flatMap((field): [string, string, unknown, Ruleset][] => {
    if (field.kind === 'choices' && typeof field.options === 'string')
      return [[ruleset.name, field.path, ['nobody-here'], ruleset]];
    if (field.kind === 'entries' && typeof field.keys === 'string' && field.keys !== 'words')
      // A side, which has no value to begin with, is one that is there.
      return [[ruleset.name, field.path, { 'nobody-here': field.fresh ?? 'party' }, ruleset]];
    return [];
  }),
);

it.each(named)(
  '%s, %s: whoever is not there is refused, or put right by the game, and nobody may be',
  (_name, path, value, ruleset) => {
    const script = ruleset.ready[0]?.script;
    if (!script) throw new Error('There is no ready fight.');
    const start = setUpOrThrow(ruleset, readyScenes, { ...script, lines: [] });
    const set = (to: unknown) =>
      dispatch(ruleset, start, { type: 'edit', label: 'By hand', edits: [{ edit: 'state', path, value: to }] });
    const done = set(value);
    if (!done.ok) expect(done.refusal.text).toContain('“nobody-here”');
    else expect(JSON.stringify(done.value.fight.state)).not.toContain('nobody-here');
    expect(set(Array.isArray(value) ? [] : {}).ok).toBe(true);
  },
);

it('Thrum stores the ground under terrain effects only by its squares, and restores none off the map', () => {
  const thrum = games.find(({ id }) => id === 'thrum');
  const script = thrum?.ready[0]?.script;
  if (!thrum || !script) throw new Error('There is no ready fight.');
  const start = setUpOrThrow(thrum, readyScenes, { ...script, lines: [] });
  const set = (value: unknown) =>
    dispatch(thrum, start, { type: 'edit', label: 'Under', edits: [{ edit: 'state', path: 'under', value }] });
  const refused = set({ moon: null });
  expect(refused.ok ? '' : refused.refusal.text).toContain('under');
  const beside = set({ '900,900': { difficult: true } });
  if (!beside.ok) throw new Error(beside.refusal.text);
  const { scene, state } = beside.value.fight;
  expect(scene.kind === 'squares' && scene.cells).not.toHaveProperty(['900,900']);
  expect(state).toMatchObject({ under: {} });
  expect(parseEncounter(JSON.parse(JSON.stringify(beside.value)), () => thrum).ok).toBe(true);
});

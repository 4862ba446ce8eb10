/**
 * Tests of faults that a long run of broken files found: names of strangers in a game's data, a
 * move that nobody can answer, a redo that leads nowhere, two sides of one name.
 */
import { expect, it } from 'vitest';
import type { Encounter } from '../../engine/encounter.ts';
import { playAtRandom, playLines, setUpOrThrow } from '../../engine/play.testing.ts';
import type { Ruleset } from '../../engine/ruleset.ts';
import { setUp } from '../../engine/scripts/lines.ts';
import { redo, undo } from '../../engine/undo.ts';
import { loadAllGames } from '../../rulesets/index.ts';
import { sceneSchema } from '../../space/scene.ts';
import { readyScenes } from '../../space/scenes/index.ts';
import { readEncounter } from '../check/encounterFileCheck.ts';

const games = await loadAllGames();
const gameOf = (id: string): Ruleset => {
  const found = games.find((game) => game.id === id);
  if (!found) throw new Error(`There is no game ${id}.`);
  return found;
};
const readyFight = (ruleset: Ruleset): Encounter => {
  const [first] = ruleset.ready;
  if (!first) throw new Error('There is no ready fight.');
  return setUpOrThrow(ruleset, readyScenes, { ...first.script, lines: [] });
};
/** Reads the encounter from outside, with one value of its data changed. */
function readChanged(encounter: Encounter, path: string, value: unknown) {
  const data = JSON.parse(JSON.stringify(encounter)) as Record<string, unknown>;
  const keys = path.split('.');
  const last = keys.pop() ?? '';
  const holder = keys.reduce<Record<string, unknown>>((at, key) => at[key] as Record<string, unknown>, data);
  holder[last] = value;
  const read = readEncounter(data, (id) => games.find((game) => game.id === id), 'from outside');
  if (!read.ok) throw new Error(read.refusal.text);
  return read.value;
}

const einfelst = gameOf('einfelst');
const thrum = gameOf('thrum');
const withCard = (holders: string[], exempt: string[] = []) => {
  const raw = JSON.parse(JSON.stringify(readyFight(einfelst))) as Encounter;
  const circumstance = { id: 'c1', reason: 'dark', extra: 1, of: 'all', tests: [], exempt };
  const card = { id: 'spare', card: 3, holders, done: [] };
  return readChanged(raw, 'fight.state', {
    ...(raw.fight.state as object),
    slots: [card],
    circumstances: [circumstance],
  });
};

it('a card and circumstances that name a stranger lose the name, and the GM is told', () => {
  const { encounter, told } = withCard(['troll-9'], ['troll-9']);
  expect(JSON.stringify(encounter.fight.state)).not.toContain('troll-9');
  expect(told).toContain('people who are not in this fight');
});

it('names of people who are in the fight stay as they are, and nothing is told', () => {
  const [someone = ''] = readyFight(einfelst).fight.order;
  const { encounter, told } = withCard([someone], [someone]);
  expect(encounter.fight.state).toMatchObject({
    slots: [{ holders: [someone] }],
    circumstances: [{ exempt: [someone] }],
  });
  expect(told).toBeUndefined();
});

it('an open move of a stranger, or whose question has no answer, is taken back with its reason', () => {
  const begun = playLines(einfelst, readyFight(einfelst), [{ begin: true }]);
  const stranger = readChanged(begun, 'open.command', { type: 'act', actor: 'troll-9', action: 'attack' });
  expect(stranger.encounter.open).toBeUndefined();
  expect(stranger.told).toContain('“troll-9”');
  const ease = readChanged(begun, 'open', {
    serial: 1,
    command: { type: 'act', actor: 'table', action: 'ease' },
    given: [],
  });
  expect(ease.encounter.open).toBeUndefined();
  expect(ease.told).toContain('“Which circumstance is over?” has no answer.');
});

it('a history that redo could not walk again is left out, with a sentence; the fight stays', () => {
  const start = readyFight(thrum);
  const [who = ''] = start.fight.order;
  const saved = playLines(thrum, start, [
    { edit: [{ edit: 'combatant', combatant: who, note: 'Limps.' }], label: 'A note' },
  ]);
  expect(saved.past).toHaveLength(1);
  const broken = readChanged(saved, 'past.0.patches', [
    { op: 'replace', path: ['combatants', who, 'sheet'], value: 'nothing' },
  ]);
  expect(broken.encounter.past).toEqual([]);
  expect(broken.told).toContain('The history in the file is damaged');
  expect(broken.encounter.fight.combatants[who]?.note).toBe('Limps.');
  expect(readChanged(saved, 'name', 'Another name').encounter.past).toHaveLength(1);
});

it('a script with two sides of one id is refused by that id', () => {
  const script = thrum.ready[0]?.script;
  if (!script) throw new Error('There is no ready fight.');
  const side = { id: 'party', name: 'The party', stance: 'party' } as const;
  const made = setUp(thrum, readyScenes, { ...script, sides: [side, { ...side, name: 'The others' }] });
  expect(made.ok ? '' : made.refusal.text).toBe('There are two sides with the id “party”: give each its own.');
});

it('a map whose zone calls itself otherwise is refused where it comes from, not when the fight is opened again', () => {
  const raw = structuredClone(readyScenes.crossroads) as unknown as { zones: Record<string, { id: string }> };
  expect(sceneSchema.safeParse(raw).success).toBe(true);
  const [zone] = Object.values(raw.zones);
  if (zone) zone.id = 'elsewhere';
  const read = sceneSchema.safeParse(raw);
  expect(read.error?.issues[0]?.message).toBe('must have each zone under its own id');
});

/** A running fight without an open question, some moves after its beginning. */
function inTurn(ruleset: Ruleset): Encounter {
  const states: Encounter[] = [];
  playAtRandom(ruleset, readyFight(ruleset), 1, 8, (at) => states.push(at));
  const found = states.find(({ fight, open, past }) => fight.stage === 'running' && !open && past.length > 3);
  if (!found) throw new Error('The fight has no such moment.');
  return found;
}

it('a turn of a stranger ends, also in the middle of a move, and the GM is told', () => {
  const begun = inTurn(thrum);
  const { encounter, told } = readChanged(begun, 'fight.state.turn', {
    spent: 0,
    walked: 0,
    acted: false,
    still: false,
    stance: false,
    eased: false,
    start: null,
    leash: [],
    steps: [],
    who: 'troll-9',
  });
  expect(JSON.stringify(encounter.fight.state)).not.toContain('troll-9');
  expect(told).toContain('people who are not in this fight');
});

it('a step back that leads to a sheet without one of its values adds the value', () => {
  const murdham = gameOf('murdham');
  const begun = inTurn(murdham);
  const [someone = ''] = begun.fight.order;
  const [last] = begun.past.slice(-1);
  const faulty = { op: 'remove', path: ['combatants', someone, 'sheet', 'conditions'] };
  const past = [...begun.past.slice(0, -1), { ...last, inverse: [...(last?.inverse ?? []), faulty] }];
  const { encounter, told } = readChanged(begun, 'past', past);
  expect(told).toBeUndefined();
  expect(encounter.fight).toEqual(begun.fight);
  const back = undo(encounter);
  if (!back.ok) throw new Error(back.refusal.text);
  expect(back.value.fight.combatants[someone]?.sheet).toMatchObject({ conditions: [] });
  const forth = redo(murdham, back.value);
  expect(forth.ok && forth.value.fight.combatants).toEqual(begun.fight.combatants);
});

it('a history that leads to a sheet with a wrong value is left out, and the GM is told', () => {
  const murdham = gameOf('murdham');
  const begun = inTurn(murdham);
  const [someone = ''] = begun.fight.order;
  const [last] = begun.past.slice(-1);
  const faulty = { op: 'replace', path: ['combatants', someone, 'sheet', 'conditions'], value: 7 };
  const past = [...begun.past.slice(0, -1), { ...last, inverse: [...(last?.inverse ?? []), faulty] }];
  const { encounter, told } = readChanged(begun, 'past', past);
  expect(encounter.past).toEqual([]);
  expect(encounter.fight).toEqual(begun.fight);
  expect(told).toContain('The history in the file is damaged');
});

/**
 * Plays the lines of a scripted fight: gives the encounter at its beginning, and the encounter
 * after each line.
 */
import { faultOfPlaces } from '../../space/faultOfPlaces.ts';
import { mapKindOf, type Scene } from '../../space/scene.ts';
import { arrivalCommand, dueArrivals } from '../cast/arrivals.ts';
import type { Command, Edit } from '../command.ts';
import type { DieGroup, Faces } from '../dice/dice.ts';
import { type Encounter, MOST_NAME, newEncounter } from '../encounter.ts';
import type { Side } from '../fight.ts';
import { withPath } from '../forms/schema.ts';
import { answerQuestion, dispatch, liveStateOf, rollFor } from '../history.ts';
import { TABLE } from '../legality.ts';
import type { Answer, Question } from '../question.ts';
import type { Ruleset } from '../ruleset.ts';
import { type Line, type Script, usualSides } from '../script.ts';
import { redo, undo } from '../undo.ts';
import { nameList, okResult, type Result, refusedResult } from '../words.ts';

/** Why a script that names a ready-made scene cannot be set up. */
export const noReadyScene = (named: string, there: readonly string[]): Result<never> =>
  refusedResult('by hand', `There is no ready-made scene “${named}”; there are: ${there.join(', ')}.`);

/**
 * The edit that adds a member of a script's cast; refused with the member's name where a part does
 * not fit.
 */
function memberOf(ruleset: Ruleset, member: Script['cast'][number]): Result<Edit> {
  const creature = ruleset.creatures.find(({ id: name }) => name === member.creature);
  if (member.creature && !creature)
    return refusedResult(
      'by hand',
      typeof member.creature === 'string'
        ? `${member.name}: there is no creature “${member.creature}”.`
        : `${member.name}: the creature must be named by its id, as a text.`,
    );
  let sheet: unknown = creature?.sheet ?? ruleset.blank().sheet;
  for (const [path, value] of Object.entries(member.sheet ?? {})) {
    const next = withPath(sheet, path, value);
    if (!next.ok) return refusedResult('by hand', `${member.name}: ${next.fault}`);
    sheet = next.value;
  }
  return okResult({
    edit: 'add',
    combatant: {
      id: member.id,
      name: member.name,
      side: member.side,
      toward: member.toward,
      copy: member.copy,
      player: member.player,
      hidden: member.hidden ?? false,
      place: member.place ?? { kind: 'off' },
      look: { icon: member.icon ?? creature?.icon ?? 'person' },
      note: '',
      sheet,
    },
  });
}

/** The refusal of a script whose map is of a kind on which its game is not played. */
const wrongMap = (ruleset: Ruleset, scene: Scene) =>
  refusedResult(
    'by hand',
    `${ruleset.name} is not played on a map of ${mapKindOf(scene)}: choose a map of ${ruleset.scenes.join(' or ')}.`,
  );

/**
 * Builds the encounter of a script: scene, sides, house rules, cast. Refused with a sentence that
 * names the part that does not fit.
 */
export function setUp(
  ruleset: Ruleset,
  scenes: Record<string, Scene>,
  script: Script,
  id = 'script',
): Result<Encounter> {
  const named = typeof script.scene === 'string' ? script.scene : undefined;
  const scene =
    typeof script.scene !== 'string'
      ? script.scene
      : Object.hasOwn(scenes, script.scene)
        ? scenes[script.scene]
        : undefined;
  if (!scene) return noReadyScene(named ?? '', Object.keys(scenes));
  if (!ruleset.scenes.includes(mapKindOf(scene))) return wrongMap(ruleset, scene);
  const fault = faultOfPlaces(scene);
  if (fault !== undefined) return refusedResult('by hand', `The map does not hold together: ${fault}`);
  const sides: readonly Side[] = script.sides ?? usualSides;
  for (const { id: side, name, toward } of sides) {
    if (sides.filter((one) => one.id === side).length > 1)
      return refusedResult('by hand', `There are two sides with the id “${side}”: give each its own.`);
    const gone = Object.keys(toward ?? {}).find((other) => !sides.some((side) => side.id === other));
    if (gone !== undefined) return refusedResult('by hand', `${name}: there is no side “${gone}” to stand toward.`);
  }
  let encounter = newEncounter(ruleset, {
    id,
    // A script may tell in its title more than an encounter has room for in its name.
    name: script.title.slice(0, MOST_NAME),
    seed: script.seed ?? 1,
    scene,
    sides: [...sides],
  });
  const edits: Extract<Command, { type: 'edit' }>['edits'] = Object.entries(script.house ?? {}).map(
    ([path, value]) => ({ edit: 'house', path, value }),
  );
  for (const member of script.cast) {
    const one = memberOf(ruleset, member);
    if (!one.ok) return one;
    edits.push(one.value);
  }
  if (edits.length > 0) {
    const set = dispatch(ruleset, encounter, { type: 'edit', label: 'Set up', edits });
    if (!set.ok) return set;
    encounter = { ...set.value, past: [] };
  }
  return okResult(encounter);
}

/**
 * Splits faces in the order rolled over the dice of a group; an exploding die takes further faces
 * while it shows its top.
 */
function takeFaces(group: DieGroup, from: number[]): Faces {
  return Array.from({ length: group.count }, () => {
    const chain: number[] = [];
    do {
      const face = from.shift();
      if (face === undefined) break;
      chain.push(face);
    } while (group.explode && chain.at(-1) === group.sides);
    return chain;
  }).filter(({ length }) => length > 0);
}

/**
 * Turns a script's short form into an answer to the open question; a sentence where there are more
 * faces than dice.
 */
function answerOf(question: Question, said: Extract<Line, { answer: unknown }>['answer']): Answer | string {
  if (typeof said === 'string')
    return question.kind === 'pick' ? { kind: 'pick', options: [said] } : { kind: 'choose', option: said };
  if (typeof said === 'number')
    return question.kind === 'dice' ? answerOf(question, { dice: [said] }) : { kind: 'number', value: said };
  if (Array.isArray(said)) return { kind: 'pick', options: said };
  if ('picked' in said) return { kind: 'pick', options: said.picked };
  if ('ruling' in said)
    return {
      kind: 'ruling',
      ruling: said.ruling,
      roll: said.roll ?? (question.kind === 'dice' ? question.rolls[0]?.id : undefined) ?? '',
    };
  if ('text' in said) return { kind: 'text', text: said.text };
  const faces: Record<string, Faces[]> = {};
  const rolls = question.kind === 'dice' ? question.rolls : [];
  const all = Array.isArray(said.dice) ? [...said.dice] : undefined;
  for (const roll of rolls) {
    const own = all ?? [...((said.dice as Record<string, number[]>)[roll.id] ?? [])];
    faces[roll.id] = roll.groups.map((group) => takeFaces(group, own));
    if (own !== all && own.length > 0) return leftOver(own, ` for “${roll.id}”`);
  }
  if (all && all.length > 0 && rolls.length > 0) return leftOver(all, '');
  for (const id of Array.isArray(said.dice) ? [] : Object.keys(said.dice)) faces[id] ??= [];
  return { kind: 'dice', faces };
}

const leftOver = (faces: readonly number[], where: string): string =>
  `More faces than dice are given${where}: ${faces.join(', ')} ${faces.length === 1 ? 'is' : 'are'} left over.`;

function commandOf(line: Line): Command | undefined {
  if ('begin' in line) return { type: 'begin' };
  if ('end' in line) return { type: 'end' };
  if ('edit' in line) return { type: 'edit', label: line.label, edits: line.edit, ...(line.raw ? { raw: true } : {}) };
  if ('do' in line)
    return {
      type: 'act',
      actor: line.by ?? TABLE,
      action: line.do,
      ...(line.with === undefined ? {} : { variant: line.with }),
      ...(line.also === undefined ? {} : { others: line.also }),
    };
  return undefined;
}

function joinBy(ruleset: Ruleset, encounter: Encounter, line: Extract<Line, { join: unknown }>): Result<Encounter> {
  const edits: Edit[] = [];
  for (const member of line.join) {
    const one = memberOf(ruleset, member);
    if (!one.ok) return one;
    edits.push(one.value);
  }
  const label = `${nameList(line.join.map(({ name }) => name))}: joining`.slice(0, 200);
  const round = line.round === undefined ? {} : { round: line.round };
  return dispatch(ruleset, encounter, { type: 'join', label, edits, ...round });
}

/**
 * Lets the announced combatants join whose round has begun, as the table does by itself in the app.
 * Stops where a newcomer's joining asks a question.
 */
function withArrivals(ruleset: Ruleset, encounter: Encounter): Encounter {
  const { fight, question, stuck } = liveStateOf(ruleset, encounter);
  const coming = question || stuck !== undefined ? undefined : dueArrivals(ruleset, fight);
  const joined = coming && dispatch(ruleset, encounter, arrivalCommand(ruleset, fight, coming));
  return joined?.ok ? withArrivals(ruleset, joined.value) : encounter;
}

/**
 * Does one line with what follows from it by itself: the encounter after it, or a refusal. `expect`
 * and `note` change nothing.
 */
export function playLine(ruleset: Ruleset, encounter: Encounter, line: Line): Result<Encounter> {
  const next = doLine(ruleset, encounter, line);
  // What was taken back stays so: an undo that reaches a joining does not join anew.
  return next.ok && !('undo' in line || 'redo' in line) ? okResult(withArrivals(ruleset, next.value)) : next;
}

function doLine(ruleset: Ruleset, encounter: Encounter, line: Line): Result<Encounter> {
  if ('join' in line) return joinBy(ruleset, encounter, line);
  const command = commandOf(line);
  if (command) return dispatch(ruleset, encounter, command);
  if ('answer' in line) {
    const { question } = liveStateOf(ruleset, encounter);
    if (!question) return refusedResult('by hand', 'Nothing is asked here.');
    const given = answerOf(question, line.answer);
    if (typeof given === 'string') return refusedResult('by hand', given);
    return answerQuestion(ruleset, encounter, question.id, given, question.kind === 'dice' ? 'typed' : 'chosen');
  }
  if ('roll' in line) return rollFor(ruleset, encounter);
  let next: Result<Encounter> = okResult(encounter);
  const times = 'undo' in line ? line.undo : 'redo' in line ? line.redo : 0;
  for (let n = 0; n < times && next.ok; n += 1) next = 'undo' in line ? undo(next.value) : redo(ruleset, next.value);
  return next;
}

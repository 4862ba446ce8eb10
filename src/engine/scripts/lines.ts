/** The lines of a scripted fight, done: the encounter that it begins with, and what each of its lines makes of one. */
import type { Scene } from '../../space/scene.ts';
import type { Command } from '../command.ts';
import type { DieGroup, Faces } from '../dice/dice.ts';
import { type Encounter, newEncounter } from '../encounter.ts';
import type { Side } from '../fight.ts';
import { withPath } from '../forms/schema.ts';
import { answer, dispatch, live, rollFor } from '../history.ts';
import { TABLE } from '../legality.ts';
import type { Answer, Question } from '../question.ts';
import type { Ruleset } from '../ruleset.ts';
import { type Line, type Script, usualSides } from '../script.ts';
import { redo, undo } from '../undo.ts';
import { done, type Result, refused } from '../words.ts';

/** Why a script that names a ready-made scene cannot be set up. */
export const noScene = (named: string, there: readonly string[]): Result<never> =>
  refused('by hand', `There is no ready-made scene “${named}”; there are: ${there.join(', ')}.`);

/** Builds the encounter of a script: scene, sides, house rules, cast. Refused with a sentence that names the part that does not fit. */
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
  if (!scene) return noScene(named ?? '', Object.keys(scenes));
  const sides: readonly Side[] = script.sides ?? usualSides;
  for (const { name, toward } of sides) {
    const gone = Object.keys(toward ?? {}).find((other) => !sides.some((side) => side.id === other));
    if (gone !== undefined) return refused('by hand', `${name}: there is no side “${gone}” to stand toward.`);
  }
  let encounter = newEncounter(ruleset, {
    id,
    name: script.title,
    seed: script.seed ?? 1,
    scene,
    sides: [...sides],
  });
  const edits: Extract<Command, { type: 'edit' }>['edits'] = Object.entries(script.house ?? {}).map(
    ([path, value]) => ({ edit: 'house', path, value }),
  );
  for (const member of script.cast) {
    const creature = ruleset.creatures.find(({ id: name }) => name === member.creature);
    if (member.creature && !creature)
      return refused('by hand', `${member.name}: there is no creature “${member.creature}”.`);
    let sheet: unknown = creature?.sheet ?? ruleset.blank().sheet;
    for (const [path, value] of Object.entries(member.sheet ?? {})) {
      const next = withPath(sheet, path, value);
      if (!next.ok) return refused('by hand', `${member.name}: ${next.fault}`);
      sheet = next.value;
    }
    edits.push({
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
  if (edits.length > 0) {
    const set = dispatch(ruleset, encounter, { type: 'edit', label: 'Set up', edits });
    if (!set.ok) return set;
    encounter = { ...set.value, past: [] };
  }
  return done(encounter);
}

/** Splits faces in the order rolled over the dice of a group; an exploding die takes further faces while it shows its top. */
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

/** Turns a script's short form into an answer to the open question; a sentence where there are more faces than dice. */
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
  if ('edit' in line) return { type: 'edit', label: line.label, edits: line.edit };
  if ('do' in line)
    return {
      type: 'act',
      actor: line.by ?? TABLE,
      action: line.do,
      ...(line.with === undefined ? {} : { variant: line.with }),
    };
  return undefined;
}

/** One line done: the encounter after it, or a refusal. `expect` and `note` change nothing. */
export function playLine(ruleset: Ruleset, encounter: Encounter, line: Line): Result<Encounter> {
  const command = commandOf(line);
  if (command) return dispatch(ruleset, encounter, command);
  if ('answer' in line) {
    const { question } = live(ruleset, encounter);
    if (!question) return refused('by hand', 'Nothing is asked here.');
    const given = answerOf(question, line.answer);
    if (typeof given === 'string') return refused('by hand', given);
    return answer(ruleset, encounter, question.id, given, question.kind === 'dice' ? 'typed' : 'chosen');
  }
  if ('roll' in line) return rollFor(ruleset, encounter);
  let next: Result<Encounter> = done(encounter);
  const times = 'undo' in line ? line.undo : 'redo' in line ? line.redo : 0;
  for (let n = 0; n < times && next.ok; n += 1) next = 'undo' in line ? undo(next.value) : redo(ruleset, next.value);
  return next;
}

/**
 * A scripted fight as a demonstration: every line with its result in words, for stepping forward
 * and back.
 */
import type { Encounter } from '../engine/encounter.ts';
import { fullName } from '../engine/fight.ts';
import { labelOf, liveStateOf } from '../engine/history.ts';
import { TABLE } from '../engine/legality.ts';
import type { ReadEntry } from '../engine/log/read.ts';
import type { Question } from '../engine/question.ts';
import type { Ruleset } from '../engine/ruleset.ts';
import type { Expect, Line, Script } from '../engine/script.ts';
import { setUp } from '../engine/scripts/lines.ts';
import { playScript } from '../engine/scripts/playScript.ts';
import { nameList } from '../engine/words.ts';
import { placeWords } from '../rulesets/common/places.ts';
import { type Place, placeKey, type Scene } from '../space/scene.ts';
import { allPlaces } from '../space/zones/zones.ts';

export interface DemoStep {
  /** What the line does, in words. */
  text: string;
  kind: 'start' | 'note' | 'deed' | 'answer' | 'check';
  encounter: Encounter;
  /** The sentences that the line added to the log. */
  told: readonly ReadEntry[];
  /** Why the line failed; left out for a line that holds. */
  fault?: string;
}

const facesOf = (dice: number[] | Record<string, number[]>): string =>
  (Array.isArray(dice) ? dice : Object.values(dice).flat()).join(', ');

function answerWords(question: Question | undefined, said: Extract<Line, { answer: unknown }>['answer']): string {
  const option = (id: string) =>
    (question && 'options' in question ? question.options.find((one) => one.id === id)?.label : undefined) ?? id;
  if (typeof said === 'number') return String(said);
  if (typeof said === 'string') return option(said);
  if (Array.isArray(said)) return nameList(said.map(option));
  if ('dice' in said) return `the dice show ${facesOf(said.dice)}`;
  if ('picked' in said) return said.picked.length > 0 ? nameList(said.picked.map(option)) : 'none of them';
  if ('ruling' in said) return `a ruling on the roll: ${said.ruling}`;
  return `“${said.text}”`;
}

/** A place of a check, which is written by its key, in words. */
function placeInWords(key: string, { fight: { scene } }: Encounter): string {
  const there = scene.kind === 'zones' ? allPlaces(scene).find((place) => placeKey(place) === key) : squareOfKey(key);
  return there ? placeWords(scene, there) : key;
}

function squareOfKey(key: string): Place | undefined {
  const [column, row] = key.replace(/^\w+:/, '').split(',').map(Number);
  return column === undefined || row === undefined ? undefined : { kind: 'square', column, row };
}

/** What a check looks at, in words. Undefined where a reader needs no words. */
function checkWords(expect: Expect, encounter: Encounter): string | undefined {
  const name = (id: string) => {
    const one = encounter.fight.combatants[id];
    return one ? fullName(one) : id;
  };
  const parts = [
    ...Object.entries(expect.standing ?? {}).map(([id, at]) => `${name(id)} is ${at}`),
    ...Object.entries(expect.tracks ?? {}).flatMap(([id, tracks]) =>
      Object.entries(tracks).map(([track, value]) => `${name(id)}: ${track} ${value}`),
    ),
    ...Object.entries(expect.place ?? {}).map(
      ([id, place]) => `${name(id)} stands at ${placeInWords(place, encounter)}`,
    ),
    ...(expect.acting ? [`it is ${name(expect.acting)}’s turn`] : []),
    ...(expect.round === undefined ? [] : [`round ${expect.round}`]),
    ...(expect.question?.title ? [`asked: ${expect.question.title}`] : []),
    ...(expect.question === null ? ['nothing is asked'] : []),
    ...Object.keys(expect.odds?.outcomes ?? {}).map((key) => `odds of ${key}`),
  ];
  return parts.length > 0 ? `So it is: ${parts.slice(0, 4).join('; ')}` : undefined;
}

const times = (n: number) => (n === 1 ? '' : ` ${n} steps`);

/** "Strike whom? Bo", "Parry: the dice show 6". */
const titled = (title: string, said: string): string =>
  /[?!.:]$/.test(title) ? `${title} ${said}` : `${title}: ${said}`;

/** A line in words, given the encounter before the line. */
function wordsOf(ruleset: Ruleset, before: Encounter, line: Line): string | undefined {
  const { fight, question } = liveStateOf(ruleset, before);
  const by = 'refused' in line ? line.refused : undefined;
  const refused = by === undefined ? '' : by === true ? ' (refused)' : ` (refused: ${by})`;
  if ('note' in line) return line.note;
  if ('begin' in line) return `The fight begins${refused}`;
  if ('end' in line) return `The fight ends${refused}`;
  if ('edit' in line) return `By hand: ${line.label}${refused}`;
  if ('join' in line) return `${nameList(line.join.map(({ name }) => name))}: joining${refused}`;
  if ('answer' in line) {
    const said = answerWords(question, line.answer);
    return `${question ? titled(question.title, said) : said}${refused}`;
  }
  if ('roll' in line) return `${question?.title ?? 'Dice'}: rolled`;
  if ('undo' in line) return `Taken back${times(line.undo)}`;
  if ('redo' in line) return `Brought back${times(line.redo)}`;
  if ('expect' in line) return checkWords(line.expect, { ...before, fight });
  const also = line.also === undefined ? {} : { others: line.also };
  const command = { type: 'act', actor: line.by ?? TABLE, action: line.do, ...also } as const;
  const label = labelOf(ruleset, fight, line.with === undefined ? command : { ...command, variant: line.with });
  return `${label}${refused}`;
}

const kindOf = (line: Line): DemoStep['kind'] =>
  'note' in line ? 'note' : 'expect' in line ? 'check' : 'answer' in line || 'roll' in line ? 'answer' : 'deed';

/**
 * Plays a script and gives its steps, from the set-up on. Gives a sentence when the script cannot
 * even be set up.
 */
export function demoOf(
  ruleset: Ruleset,
  scenes: Record<string, Scene>,
  script: Script,
): { ok: true; steps: DemoStep[] } | { ok: false; fault: string } {
  const start = setUp(ruleset, scenes, script);
  if (!start.ok) return { ok: false, fault: start.refusal.text };
  const steps: DemoStep[] = [
    { text: script.about ?? 'The scene is set.', kind: 'start', encounter: start.value, told: [] },
  ];
  let before = start.value;
  playScript(ruleset, scenes, script, (played, encounter) => {
    const line = script.lines[played.line - 1];
    if (!line) return;
    const text = wordsOf(ruleset, before, line) ?? (played.fault === undefined ? undefined : 'A check');
    // A check that holds and has no words is no step.
    if (text === undefined) return;
    steps.push({
      text,
      kind: kindOf(line),
      encounter,
      told: played.told,
      ...(played.fault === undefined ? {} : { fault: played.fault }),
    });
    before = encounter;
  });
  return { ok: true, steps };
}

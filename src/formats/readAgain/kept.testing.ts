/**
 * Random play in which everything written is as large as it may be: casts of up to a hundred, long
 * names, whole lists picked, hand edits, joins, notes.
 */

import type { Command, Edit } from '../../engine/command.ts';
import { type Encounter, parseEncounter } from '../../engine/encounter.ts';
import { answerQuestion, dispatch, liveStateOf, rollFor } from '../../engine/history.ts';
import { TABLE } from '../../engine/legality.ts';
import { LONGEST_OWN_NOTE } from '../../engine/limits/limits.ts';
import { readLog } from '../../engine/log/read.ts';
import { anyAnswer, commandOfOffer, freeOffers, randomDecider, setUpOrThrow } from '../../engine/play.testing.ts';
import type { Answer, Question } from '../../engine/question.ts';
import type { Ruleset } from '../../engine/ruleset.ts';
import { redo, undo } from '../../engine/undo.ts';
import { LONGEST_NOTE } from '../../space/notes.ts';
import { readyScenes } from '../../space/scenes/index.ts';

type Decider = ReturnType<typeof randomDecider>;

/** What the fights of one game brought up. */
export interface Kept {
  fights: number;
  steps: number;
  cast: number;
  sentence: number;
  /** Steps that were refused because their result could not be kept. */
  refused: string[];
}
export const nothingKept = (): Kept => ({ fights: 0, steps: 0, cast: 0, sentence: 0, refused: [] });

const longName = (n: number): string => `Bearer ${n} of a name of sixty letters `.padEnd(59, '“é”') + (n % 10);

/** The set-up of a ready fight with a number of people, all under long names. */
function crowded(ruleset: Ruleset, seed: number, people: number): Encounter {
  const { script } = ruleset.ready[seed % ruleset.ready.length] ?? {};
  if (!script) throw new Error('There is no ready fight.');
  const cast = Array.from({ length: people }, (_, n) => {
    const one = script.cast[n % script.cast.length] as (typeof script.cast)[number];
    const id = n < script.cast.length ? one.id : `one-${n}`;
    // Things that a sheet holds of others stay with the first copy.
    return {
      ...one,
      id,
      name: longName(n),
      ...(n < script.cast.length ? {} : { place: one.place ?? { kind: 'off' as const } }),
    };
  });
  return setUpOrThrow(ruleset, readyScenes, { ...script, seed, lines: [], cast });
}

/** The largest answer to a question: every option picked, the longest text, the highest number. */
function largest(question: Question, decide: Decider): Answer | undefined {
  if (question.kind === 'pick') {
    const free = question.options.filter(({ blocked }) => !blocked).map(({ id }) => id);
    return { kind: 'pick', options: free.slice(0, Math.max(question.min, Math.min(question.max, free.length))) };
  }
  if (question.kind === 'text') return { kind: 'text', text: 'W'.repeat(question.longest) };
  if (question.kind === 'number' && decide.int(0, 1) === 0) return { kind: 'number', value: question.max };
  return anyAnswer(question, decide);
}

/**
 * An action of the GM by hand: a name, a note, a house rule in words, an extreme value of a sheet
 * or of the state, a join.
 */
function byHand(ruleset: Ruleset, { fight }: Encounter, decide: Decider): Command {
  const who = decide.of(fight.order);
  const label = 'A ruling with many words '.repeat(20);
  const edits = ((): Edit[] => {
    switch (decide.int(0, 5)) {
      case 0:
        return [
          { edit: 'combatant', combatant: who, name: longName(decide.int(0, 999)), note: 'n'.repeat(LONGEST_OWN_NOTE) },
        ];
      case 1: {
        const id = `note-${decide.int(1, 30)}`;
        return [
          { edit: 'note', id, note: { id, name: 'N'.repeat(60), text: '☃'.repeat(LONGEST_NOTE), seen: 'players' } },
        ];
      }
      case 2: {
        const words = ruleset.houseRules.filter(({ kind }) => kind === 'words' || kind === 'text' || kind === 'number');
        const rule = words.length > 0 ? decide.of(words) : undefined;
        return rule ? [{ edit: 'house', path: rule.path, value: edge(rule, decide) }] : [];
      }
      case 3: {
        const field = decide.of(ruleset.fields);
        return [{ edit: 'sheet', combatant: who, path: field.path, value: edge(field, decide) }];
      }
      case 4: {
        const field = decide.of(ruleset.stateFields);
        return [{ edit: 'state', path: field.path, value: edge(field, decide) }];
      }
      default:
        return [];
    }
  })();
  if (edits.length > 0) return { type: 'edit', label, edits };
  const creature = decide.of(ruleset.creatures);
  const one = fight.combatants[who];
  const n = decide.int(1000, 99_999);
  return {
    type: 'join',
    label,
    edits: Array.from({ length: 3 }, (_, at) => ({
      edit: 'add',
      combatant: {
        id: `late-${n}-${at}`,
        name: longName(at),
        side: one?.side ?? fight.sideOrder[0],
        hidden: at === 2,
        place: one?.place ?? { kind: 'off' },
        look: {},
        note: '',
        sheet: creature.sheet,
      },
    })),
  };
}

/** A value at the limit of what a form accepts. */
function edge(field: Ruleset['fields'][number], decide: Decider): unknown {
  switch (field.kind) {
    case 'number':
      return decide.int(0, 1) === 0 ? field.min : field.max;
    case 'switch':
      return decide.int(0, 1) === 0;
    case 'text':
      return 'W'.repeat(field.longest);
    case 'words':
      return Array.from({ length: field.most }, (_, n) => `${n} `.padEnd(Math.min(field.longest, 60), 'w'));
    default:
      return undefined;
  }
}

/**
 * Plays one fight with a number of people and steps, and reads it again after each step. Throws a
 * sentence where the fight would not be read, or would be read differently. Refused steps are
 * skipped, because they change nothing.
 */
export function playKept(ruleset: Ruleset, seed: number, people: number, steps: number, seen: Kept): void {
  const rulesetOf = (id: string) => (id === ruleset.id ? ruleset : undefined);
  const decide = randomDecider(seed);
  let now = crowded(ruleset, seed, people);
  seen.fights += 1;
  const look = (): void => {
    const text = JSON.stringify(now);
    const read = parseEncounter(JSON.parse(text), rulesetOf);
    if (!read.ok) throw new Error(`seed ${seed}, ${people} people: ${read.refusal.text}`);
    if (JSON.stringify(sorted(read.value)) !== JSON.stringify(sorted(JSON.parse(text))))
      throw new Error(`seed ${seed}, ${people} people: it was read otherwise than it was written.`);
    seen.steps += 1;
    seen.cast = Math.max(seen.cast, now.fight.order.length);
    for (const { text: said } of readLog(now.fight).slice(-20)) seen.sentence = Math.max(seen.sentence, said.length);
  };
  const take = (next: ReturnType<typeof dispatch>): boolean => {
    if (next.ok) now = next.value;
    else if (next.refusal.text.includes('could not be kept')) seen.refused.push(next.refusal.text);
    return next.ok;
  };
  take(dispatch(ruleset, now, { type: 'begin' }));
  for (let step = 0; step < steps; step += 1) {
    look();
    const { question, fight } = liveStateOf(ruleset, now);
    if (question) {
      const said = largest(question, decide);
      const taken = take(said ? answerQuestion(ruleset, now, question.id, said) : rollFor(ruleset, now));
      if (taken) continue;
      const other = anyAnswer(question, decide);
      if (!take(other ? answerQuestion(ruleset, now, question.id, other) : rollFor(ruleset, now))) take(undo(now));
      continue;
    }
    if (fight.stage !== 'running') break;
    const lot = decide.int(0, 9);
    if (lot === 0) take(dispatch(ruleset, now, byHand(ruleset, now, decide)));
    else if (lot === 1 && take(undo(now))) take(redo(ruleset, now));
    else {
      // The table's rulings pick from everybody, so they come up often.
      const offers = freeOffers(ruleset, now);
      const tables = offers.filter(({ actor }) => actor === TABLE);
      const from = tables.length > 0 && decide.int(0, 2) === 0 ? tables : offers;
      if (from.length === 0) break;
      take(dispatch(ruleset, now, commandOfOffer(decide.of(from))));
    }
  }
  look();
}

/** The same data with sorted keys, because a schema returns keys in its own order. */
function sorted(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(sorted);
  return Object.fromEntries(
    Object.entries(value)
      .filter(([, one]) => one !== undefined)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, one]) => [key, sorted(one)]),
  );
}

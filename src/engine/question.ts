/** Questions and answers: how a rule asks the table, as plain data, and the check of an answer against its question. */
import * as z from 'zod/mini';
import type { Place } from '../space/scene.ts';
import { type DieGroup, type Faces, facesSchema, faultOfFaces, readFaces } from './dice/dice.ts';
import type { Id, Reason, RuleId, Seat, Tally } from './words.ts';

/** A way in which the GM may change a roll by ruling before it is made, in the terms of the game: "a boon", "+1 die". */
export interface Ruling {
  id: string;
  label: string;
}

/** One roll inside a dice question. Several rolls of several seats can be asked for at once. */
export interface Roll {
  id: string;
  /** Whose dice: decides who may roll by hand. */
  seat: Seat;
  /** "Sybilla: AGI save". */
  label: string;
  groups: DieGroup[];
  /** The number rolled against, or added, with its reasons. */
  tally?: Tally;
  /** What the roll must reach, in words: "12 or less". */
  aim?: string;
  /**
   * Sets of groups that compete, each set by the ids of its groups: only the highest or lowest sum of a set counts, and the rule
   * reads nothing else of them. One set alone says that its groups count only added up. The odds then tell no more apart than that one
   * sum, and hands may tell each set by it.
   */
  compare?: { which: 'highest' | 'lowest'; sets: string[][] };
  /** What the GM may still rule about it. */
  rulings?: Ruling[];
}

/** What a game says of aiming at somebody: for the line on the map, the tip beside the target and the list of answers. */
export interface Aimed {
  /** A few words for the end of the line: "5 squares · cover, +1 Bane". */
  text: string;
  /** The whole in words, each part with its rule. */
  parts: { text: string; rule: RuleId }[];
  /** `hard`: something in between makes it harder. `barred`: it cannot be aimed at, and is crossed out. Left out: clear. */
  way?: 'hard' | 'barred';
  /** What stands in between: outlined on the map, with the line across that it makes before this part of the target. */
  between?: { place: Place; before: Place; bars: boolean }[];
}

/** Something that can be picked. A blocked option is shown greyed with its reason and refused as an answer. */
export interface Option {
  id: string;
  label: string;
  detail?: string;
  blocked?: Reason;
  /** The combatant or place that the option means: it can be picked on the map. */
  combatant?: Id;
  place?: Place;
  /** What the option would cover, drawn while it is pointed at: the squares of an area. */
  covers?: Place[];
  /** The way to `place`, from where it starts to where it ends: drawn while it is pointed at, with `detail` as what it costs. */
  way?: Place[];
  /** What going there costs, in the game's unit and in few letters, where it is more than the distance says: written on the square. */
  cost?: string;
  /** What aiming at the combatant is like; left out, the map shows what `Ruleset.aim` says. */
  aimed?: Aimed;
  /** `pass` declines, `danger` cannot be walked back in the story. */
  tone?: 'pass' | 'danger';
  /** What the odds reckon with while nobody has answered: more Harm for a success to spare, say. Of several it is picked from the start. */
  usual?: true;
  /**
   * What the table takes without a stop, unless somebody wants to be asked: what it would say nearly always, and the other answers can be
   * given later by hand. `rolled`: only where the one asked does not roll real dice.
   */
  byItself?: 'always' | 'rolled';
  /** What it takes of the question's budget. */
  price?: number;
}

/** What a choice of somebody is for. */
export type Meant = 'harm' | 'help';

/** What may be spent on what is picked: `word` is one of it, "level". The rule sees to it that nobody spends more. */
export interface Budget {
  of: number;
  word: string;
}

interface Asked {
  seat: Seat;
  title: string;
  detail?: string;
  rule: RuleId;
  /** Who may see that this is asked. `gm` where the mere question would give a secret away. */
  audience: 'all' | 'gm';
  /** Combatants that the question is about; the map marks them. */
  about?: Id[];
  /** What is meant for whoever is chosen: screens put foes first for harm, friends first for help. Nothing is refused by it. */
  meant?: Meant;
  /** Seconds after which the screen answers with the option `late`. */
  countdown?: number;
}
/** What a procedure asks; the runner gives it an id. */
export type Ask = Asked &
  (
    | { kind: 'dice'; rolls: Roll[] }
    | { kind: 'choose'; options: Option[] }
    | { kind: 'pick'; options: Option[]; min: number; max: number; budget?: Budget; none?: string }
    | { kind: 'number'; min: number; max: number; suggested: number; unit?: string }
    | { kind: 'text'; longest: number; suggested: string }
  );
/** An open question. The id names the move and the place in it, so that a late answer is recognised as late. */
export type Question = Ask & { id: string };

/** By roll, for each of its groups: what was said in place of faces, "3 successes"; empty where faces were. */
export const saidSchema = z.record(
  z.string().check(z.maxLength(200)),
  z.array(z.string().check(z.maxLength(60))).check(z.maxLength(50)),
);
export type Said = z.infer<typeof saidSchema>;

/** `only`: nobody was asked, since nothing else could have been said; the log tells it. */
export const answerSchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('dice'),
    faces: z.record(z.string(), z.array(facesSchema).check(z.maxLength(50))),
    said: z.exactOptional(saidSchema),
  }),
  z.object({
    kind: z.literal('choose'),
    option: z.string().check(z.maxLength(200)),
    only: z.exactOptional(z.literal(true)),
  }),
  z.object({
    kind: z.literal('pick'),
    options: z.array(z.string().check(z.maxLength(200))).check(z.maxLength(1000)),
    only: z.exactOptional(z.literal(true)),
  }),
  z.object({ kind: z.literal('number'), value: z.number(), only: z.exactOptional(z.literal(true)) }),
  z.object({ kind: z.literal('text'), text: z.string().check(z.maxLength(2000)) }),
  /** A ruling on a roll that is asked for: the dice are asked for again, changed by it. */
  z.object({
    kind: z.literal('ruling'),
    roll: z.string().check(z.maxLength(200)),
    ruling: z.string().check(z.maxLength(80)),
  }),
]);
export type Answer = z.infer<typeof answerSchema>;

/** The values of one answered roll, by group id. */
export type Values = Record<string, number>;

/** What one roll gave: its faces, group by group, and what they read as. */
export interface Rolled {
  faces: Faces[];
  values: Values;
}

/** Reads one roll of a dice answer. The answer must have been checked. */
export function rolledOf(roll: Roll, answer: Answer): Rolled {
  const faces = answer.kind === 'dice' ? (answer.faces[roll.id] ?? []) : [];
  const values: Values = {};
  roll.groups.forEach((group, at) => {
    values[group.id] = readFaces(group, faces[at] ?? []);
  });
  return { faces, values };
}

function faultOfOption(options: readonly Option[], id: string): string | undefined {
  const option = options.find((one) => one.id === id);
  if (!option) {
    const open = options.filter((one) => !one.blocked).map((one) => one.id);
    const shown = open.length > 12 ? `${open.slice(0, 12).join(', ')} and ${open.length - 12} more` : open.join(', ');
    return `There is no choice “${id}” here; choose one of: ${shown}.`;
  }
  return option.blocked
    ? `“${option.label}” is not allowed: ${option.blocked.text} (${option.blocked.rule})`
    : undefined;
}

function faultOfRuling(question: Ask, { roll: id, ruling }: Extract<Answer, { kind: 'ruling' }>): string | undefined {
  if (question.kind !== 'dice') return `“${question.title}” asks for no dice, so there is no roll to rule about.`;
  const roll = question.rolls.find((one) => one.id === id);
  if (!roll) return `No roll “${id}” is asked for here.`;
  const open = (roll.rulings ?? []).map((one) => one.id);
  if (open.includes(ruling)) return undefined;
  return open.length === 0
    ? `Nothing more can be ruled about “${roll.label}”.`
    : `“${ruling}” cannot be ruled about “${roll.label}”; choose one of: ${open.join(', ')}.`;
}

/** What is wrong with an answer to a question, as one sentence; undefined when it fits. */
export function faultOfAnswer(question: Ask, answer: Answer): string | undefined {
  if (answer.kind === 'ruling') return faultOfRuling(question, answer);
  if (answer.kind !== question.kind)
    return `“${question.title}” asks for ${NAMES[question.kind]}, not ${NAMES[answer.kind]}.`;
  if (question.kind === 'dice' && answer.kind === 'dice') {
    for (const id of Object.keys(answer.faces))
      if (!question.rolls.some((roll) => roll.id === id)) return `No roll “${id}” is asked for here.`;
    for (const roll of question.rolls) {
      const faces = answer.faces[roll.id];
      if (!faces) return `The dice of “${roll.label}” are missing.`;
      if (faces.length !== roll.groups.length)
        return `“${roll.label}” needs ${roll.groups.length} groups of dice, not ${faces.length}.`;
      for (const [at, group] of roll.groups.entries()) {
        const fault = faultOfFaces(group, faces[at] ?? []);
        if (fault) return `${roll.label}: ${fault}`;
      }
    }
    return undefined;
  }
  if (question.kind === 'choose' && answer.kind === 'choose') return faultOfOption(question.options, answer.option);
  if (question.kind === 'pick' && answer.kind === 'pick') {
    if (new Set(answer.options).size !== answer.options.length) return 'Each choice can be picked once.';
    if (answer.options.length < question.min || answer.options.length > question.max)
      return `Pick ${question.min === question.max ? question.min : `${question.min} to ${question.max}`}, not ${answer.options.length}.`;
    for (const id of answer.options) {
      const fault = faultOfOption(question.options, id);
      if (fault) return fault;
    }
    return undefined;
  }
  if (question.kind === 'number' && answer.kind === 'number')
    return Number.isInteger(answer.value) && answer.value >= question.min && answer.value <= question.max
      ? undefined
      : `A whole number from ${question.min} to ${question.max} is asked for, not ${answer.value}.`;
  if (question.kind === 'text' && answer.kind === 'text')
    return answer.text.length <= question.longest ? undefined : `At most ${question.longest} characters fit.`;
  return undefined;
}
const NAMES = { dice: 'dice', choose: 'a choice', pick: 'several choices', number: 'a number', text: 'words' } as const;

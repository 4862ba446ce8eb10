/**
 * Questions and answers: how a rule asks the table, as plain data. This file also checks an answer
 * against its question.
 */
import * as z from 'zod/mini';
import { seenText } from '../space/nameText.ts';
import type { Place } from '../space/scene.ts';
import { type DieGroup, type Faces, facesSchema, faultOfFaces, readFaces } from './dice/dice.ts';
import { LONGEST_SENTENCE_READ, LONGEST_WORD, MOST_PEOPLE, shortQuote } from './limits/limits.ts';
import type { Id, Reason, RuleId, Seat, Tally } from './words.ts';

/**
 * A way in which the GM may change a roll before it is made, in the terms of the game: "a boon",
 * "+1 die".
 */
export interface Ruling {
  id: string;
  label: string;
}

/** One roll of a dice question. A question may ask for several rolls of several seats at once. */
export interface Roll {
  id: string;
  /** The seat that the dice belong to; the seat decides who may roll them by hand. */
  seat: Seat;
  /** "Sybilla: AGI save". */
  label: string;
  groups: DieGroup[];
  /** The number to roll against or to add, with its reasons. */
  tally?: Tally;
  /** What the roll must reach, in words: "12 or less". */
  aim?: string;
  /**
   * Sets of groups that compete, each given by the ids of its groups. Only the set with the highest
   * or lowest sum counts, and the rule reads nothing else from the groups. A single set says that
   * its groups count only as a sum. The odds then tell apart only that sum, and people may type one
   * number for each set.
   */
  compare?: { which: 'highest' | 'lowest'; sets: string[][] };
  /** Rulings that the GM may still make on the roll. */
  rulings?: Ruling[];
}

/**
 * What a game says about aiming at a combatant: for the line on the map, the tip beside the target
 * and the list of answers.
 */
export interface Aimed {
  /** A few words for the end of the line: "5 squares · cover, +1 Bane". */
  text: string;
  /** The whole text in parts, each with its rule. */
  parts: { text: string; rule: RuleId }[];
  /**
   * `hard`: something in between makes the aim harder. `barred`: the target cannot be aimed at and
   * is crossed out. Left out: the way is clear.
   */
  way?: 'hard' | 'barred';
  /**
   * What stands between the attacker and the target. The map outlines each `place`. It draws the
   * line that this place casts across the way to `before`, a part of the target.
   */
  between?: { place: Place; before: Place; bars: boolean }[];
}

/**
 * A thing that can be picked. A blocked option is greyed with its reason, and refused as an answer.
 */
export interface Option {
  id: string;
  label: string;
  detail?: string;
  blocked?: Reason;
  /** The combatant or place that the option stands for; a click on the map picks the option. */
  combatant?: Id;
  place?: Place;
  /** Who acts by the option, where that is not whoever is asked. Its player may choose it. */
  by?: Id;
  /**
   * The places that the option would cover, such as the squares of an area; drawn while the pointer
   * is on the option.
   */
  covers?: Place[];
  /** Whom an area would catch, friends and foes; nobody where it is empty. */
  catches?: Id[];
  /**
   * The way to `place`, from its start to its end; drawn while the pointer is on the option, with
   * `detail` as its cost.
   */
  way?: Place[];
  /** The cost of going there, in the game's unit, if it is more than the distance says. */
  cost?: string;
  /** What aiming at the combatant is like; else the map shows the result of `Ruleset.aim`. */
  aimed?: Aimed;
  /** `pass` declines; `danger` marks what the story cannot take back. */
  tone?: 'pass' | 'danger';
  /**
   * The option that the odds assume while nobody has answered, such as more Harm for a spare
   * success. In a pick of several it is picked from the start.
   */
  usual?: true;
  /**
   * The option that the table takes without a stop, unless somebody wants to be asked. People
   * nearly always choose this option, and can change the choice later by hand. `rolled`: only where
   * the person asked does not roll real dice.
   */
  byItself?: 'always' | 'rolled';
  /** No rule follows what it does: the table tells it. Programs that play choose it last. */
  told?: true;
  /** The option's share of the question's budget. */
  price?: number;
}

/** The purpose of choosing a combatant. */
export type Meant = 'harm' | 'help';

/**
 * A budget for what is picked: `word` names one unit, "level". The rule itself ensures that nobody
 * spends more.
 */
export interface Budget {
  of: number;
  word: string;
}

interface Asked {
  seat: Seat;
  title: string;
  detail?: string;
  rule: RuleId;
  /** Who may see that it is asked: `gm` where the mere question would give a secret away. */
  audience: 'all' | 'gm';
  /** The combatants that the question is about; the map marks them. */
  about?: Id[];
  /**
   * What the choice is meant to do: screens list foes first for harm and friends first for help.
   * The purpose refuses no option.
   */
  meant?: Meant;
  /** Seconds after which the screen answers with the option `late`. */
  countdown?: number;
  /** The dice decide nothing but the order of turns. The odds of a move end here. */
  order?: true;
}
/** What a procedure asks; the runner adds an id. */
export type Ask = Asked &
  (
    | { kind: 'dice'; rolls: Roll[] }
    | { kind: 'choose'; options: Option[] }
    | { kind: 'pick'; options: Option[]; min: number; max: number; budget?: Budget; none?: string }
    | { kind: 'number'; min: number; max: number; suggested: number; unit?: string }
    | { kind: 'text'; longest: number; suggested: string }
  );
/**
 * An open question. Its id names the move and the place in the move, so that a late answer is
 * recognised.
 */
export type Question = Ask & { id: string };

/** The most groups of dice in one roll. */
export const MOST_GROUPS = 500;

/**
 * For each roll, one text for each of its groups: what was typed in place of faces, such as "3
 * successes". The text is empty where faces were given.
 */
export const saidSchema = z.record(
  z.string().check(z.maxLength(LONGEST_WORD)),
  z.array(z.string().check(z.maxLength(60))).check(z.maxLength(MOST_GROUPS)),
);
export type Said = z.infer<typeof saidSchema>;

/** The table chose the answer because a hand asked it to; the log tells the GM so. */
const chosenSchema = z.exactOptional(z.literal('by the table'));

/**
 * An answer. `only`: nobody was asked, because no other answer was possible; the log tells that
 * answer.
 */
export const answerSchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('dice'),
    faces: z.record(z.string(), z.array(facesSchema).check(z.maxLength(MOST_GROUPS))),
    said: z.exactOptional(saidSchema),
  }),
  z.object({
    kind: z.literal('choose'),
    option: z.string().check(z.maxLength(LONGEST_WORD)),
    only: z.exactOptional(z.literal(true)),
    chosen: chosenSchema,
  }),
  z.object({
    kind: z.literal('pick'),
    options: z.array(z.string().check(z.maxLength(LONGEST_WORD))).check(z.maxLength(10 * MOST_PEOPLE)),
    only: z.exactOptional(z.literal(true)),
    chosen: chosenSchema,
  }),
  z.object({
    kind: z.literal('number'),
    value: z.number(),
    only: z.exactOptional(z.literal(true)),
    chosen: chosenSchema,
  }),
  z.object({
    kind: z.literal('text'),
    text: z.string().check(z.overwrite(seenText), z.maxLength(LONGEST_SENTENCE_READ)),
    chosen: chosenSchema,
  }),
  /**
   * A ruling on a roll that is asked for: the dice question is asked again, changed by the ruling.
   */
  z.object({
    kind: z.literal('ruling'),
    roll: z.string().check(z.maxLength(LONGEST_WORD)),
    ruling: z.string().check(z.maxLength(80)),
  }),
]);
export type Answer = z.infer<typeof answerSchema>;

/** The values of one answered roll, by group id. */
export type Values = Record<string, number>;

/** What one roll gave: the faces of each group, and the value of each group. */
export interface Rolled {
  faces: Faces[];
  values: Values;
}

/** Reads one roll of a dice answer. The caller must have checked the answer. */
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
    return `There is no choice “${shortQuote(id)}” here; choose one of: ${shown}.`;
  }
  return option.blocked
    ? `“${option.label}” is not allowed: ${option.blocked.text} (${option.blocked.rule})`
    : undefined;
}

function faultOfRuling(question: Ask, { roll: id, ruling }: Extract<Answer, { kind: 'ruling' }>): string | undefined {
  if (question.kind !== 'dice') return `“${question.title}” asks for no dice, so there is no roll to rule about.`;
  const roll = question.rolls.find((one) => one.id === id);
  if (!roll) return `No roll “${shortQuote(id)}” is asked for here.`;
  const open = (roll.rulings ?? []).map((one) => one.id);
  if (open.includes(ruling)) return undefined;
  return open.length === 0
    ? `Nothing more can be ruled about “${roll.label}”.`
    : `“${shortQuote(ruling)}” cannot be ruled about “${roll.label}”; choose one of: ${open.join(', ')}.`;
}

/** The fault of an answer to a question, as one sentence; undefined when the answer fits. */
export function faultOfAnswer(question: Ask, answer: Answer): string | undefined {
  if (answer.kind === 'ruling') return faultOfRuling(question, answer);
  if (answer.kind !== question.kind)
    return `“${question.title}” asks for ${NAMES[question.kind]}, not ${NAMES[answer.kind]}.`;
  if (question.kind === 'dice' && answer.kind === 'dice') {
    for (const id of Object.keys(answer.faces))
      if (!question.rolls.some((roll) => roll.id === id)) return `No roll “${shortQuote(id)}” is asked for here.`;
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

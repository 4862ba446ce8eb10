/**
 * An entry of the log as data: a sentence of words and references, what happened, and its dice; and
 * how an entry becomes text.
 */
import * as z from 'zod/mini';
import { idSchema } from '../space/scene.ts';
import { facesSchema } from './dice/dice.ts';
import { LONGEST_SENTENCE_READ, MOST_PARTS, MOST_PEOPLE } from './limits/limits.ts';
import type { Id } from './words.ts';

const wordsSchema = z.string().check(z.maxLength(LONGEST_SENTENCE_READ));
const nameSchema = wordsSchema;

/**
 * The forms of a pronoun: "they", "them", "their", "themself". The caller chooses the verb after
 * "they": prefer a verb form that suits every pronoun.
 */
export const pronounFormSchema = z.enum(['subject', 'object', 'possessive', 'reflexive']);
export type PronounForm = z.infer<typeof pronounFormSchema>;

/**
 * A part of a sentence that stands for a thing of the fight. Each part carries the name the thing
 * had when the sentence was told, for when the thing is gone. A combatant also carries its copy
 * number, the players' number for it, whether the players saw it then, and whether it stands for
 * its kind by its bare name.
 */
export const logReferenceSchema = z.discriminatedUnion('is', [
  z.object({
    is: z.literal('combatant'),
    id: idSchema,
    name: nameSchema,
    copy: z.exactOptional(z.int()),
    known: z.exactOptional(z.int()),
    unseen: z.exactOptional(z.literal(true)),
    bare: z.exactOptional(z.literal(true)),
  }),
  z.object({ is: z.literal('pronoun'), id: idSchema, form: pronounFormSchema }),
  z.object({ is: z.literal('side'), id: idSchema, name: nameSchema }),
  /** A zone; `short`: a zone without a name is called "the passage". */
  z.object({ is: z.literal('place'), id: idSchema, name: nameSchema, short: z.exactOptional(z.literal(true)) }),
  z.object({ is: z.literal('item'), name: nameSchema }),
  /**
   * Words from an old file or from a hand. Code that shows them to players must search them for
   * secret names.
   */
  z.object({ is: z.literal('written'), text: wordsSchema }),
]);
export type LogReference = z.infer<typeof logReferenceSchema>;
export type CombatantReference = Extract<LogReference, { is: 'combatant' }>;

/** A part of a sentence: plain words, which name nobody, or a reference. */
export const logPartSchema = z.union([wordsSchema, logReferenceSchema]);
export type LogPart = z.infer<typeof logPartSchema>;
const partsSchema = z.array(logPartSchema).check(z.maxLength(MOST_PARTS));

const peopleSchema = z.array(idSchema).check(z.maxLength(MOST_PEOPLE));
const amount = z.exactOptional(z.number());

/**
 * What happened, for code that reads no words: the board, sounds, the account. `whom` says who was
 * affected, `by` who did it. A blow ends in `hit`, `missed`, `blocked` or `dodged`; its harm is a
 * `lost`, with the amount and the unit.
 */
const BLOWS = ['hit', 'missed', 'blocked', 'dodged'] as const;
const CHANGES = [
  'fell',
  'died',
  'rose',
  'fled',
  'surrendered',
  'healed',
  'moved',
  'joined',
  'left',
  'hid',
  'appeared',
] as const;
const HOLDINGS = ['gained', 'lost'] as const;
export const happenedKindSchema = z.enum([...BLOWS, ...CHANGES, ...HOLDINGS]);
export const happenedSchema = z.discriminatedUnion('is', [
  z.object({
    is: z.enum(BLOWS),
    whom: peopleSchema,
    by: z.exactOptional(idSchema),
    amount,
  }),
  z.object({
    is: z.enum(CHANGES),
    whom: peopleSchema,
    by: z.exactOptional(idSchema),
    amount,
  }),
  z.object({ is: z.enum(HOLDINGS), whom: peopleSchema, what: z.exactOptional(nameSchema), amount }),
]);
export type Happened = z.infer<typeof happenedSchema>;

export const loggedDiceSchema = z.object({
  label: z.string(),
  sides: z.int(),
  faces: facesSchema,
  /**
   * The result that was typed in place of faces, "3 successes". The faces were chosen to match it,
   * and nobody saw them.
   */
  said: z.exactOptional(z.string().check(z.maxLength(60))),
  /** The places of the dice that counted, if not all dice did. */
  kept: z.exactOptional(z.array(z.int().check(z.minimum(0)))),
});
export type LoggedDice = z.infer<typeof loggedDiceSchema>;

export const logEntrySchema = z.object({
  id: z.int(),
  round: z.int(),
  rule: z.string().check(z.maxLength(200)),
  /** What the GM reads. */
  parts: partsSchema,
  /**
   * What the players read: the same parts, or others in their place. Left out: only the GM reads
   * the sentence.
   */
  shown: z.exactOptional(z.union([z.literal('same'), partsSchema])),
  happened: z.exactOptional(happenedSchema),
  /** People whom the entry is about, besides those whom its parts name. */
  who: z.exactOptional(peopleSchema),
  dice: z.array(loggedDiceSchema),
  tone: z.enum(['plain', 'good', 'bad', 'turn', 'ruling']),
});
export type LogEntry = z.infer<typeof logEntrySchema>;

/** The combatants that some parts name, each once, in the order of the sentence. */
export const peopleInParts = (parts: readonly LogPart[]): Id[] => [
  ...new Set(
    parts.flatMap((part) =>
      typeof part !== 'string' && (part.is === 'combatant' || part.is === 'pronoun') ? [part.id] : [],
    ),
  ),
];

/**
 * Everybody whom an entry is about: those whom its sentence names, in its order, then the others.
 */
export const peopleOfEntry = ({ parts, who = [] }: Pick<LogEntry, 'parts' | 'who'>): Id[] => [
  ...new Set([...peopleInParts(parts), ...who]),
];

/** Gives the name by which a given reader calls a reference. */
export type CallReference = (reference: LogReference) => string;

/** Whether words after this text begin a sentence. */
const beginsSentence = (text: string): boolean => /(?:^|[.!?]["”’)]?\s+)$/u.test(text);

/**
 * Whether a reference is called by words that take a capital at the beginning of a sentence. Its
 * own name keeps its letters.
 */
const takesCapital = ({ is }: LogReference, called: string): boolean =>
  is === 'side' || is === 'pronoun' || is === 'place' || called === 'somebody';

/**
 * Parts with their words, in order. "somebody", a pronoun, a side and a place take a capital at the
 * beginning of a sentence: "The foes".
 */
export function wordsOfParts(parts: readonly LogPart[], call: CallReference): { part: LogPart; text: string }[] {
  let before = '';
  return parts.map((part) => {
    const called = typeof part === 'string' ? part : call(part);
    const isRaised = typeof part !== 'string' && takesCapital(part, called) && beginsSentence(before);
    const text = isRaised ? called.charAt(0).toUpperCase() + called.slice(1) : called;
    before += text;
    return { part, text };
  });
}

/** Parts as one text. */
export const textOfParts = (parts: readonly LogPart[], call: CallReference): string =>
  wordsOfParts(parts, call)
    .map(({ text }) => text)
    .join('');

/**
 * The encounter: the document that is saved, opened, undone and replayed; its schema and its
 * versions.
 */
import * as z from 'zod/mini';
import { nameText } from '../space/nameText.ts';
import { idSchema } from '../space/scene.ts';
import { byHandSchema, commandSchema } from './command.ts';
import { diceStateSchema, seededDice } from './dice/dice.ts';
import { detailSchema, type Fight, fightSchema } from './fight.ts';
import { refusedBySchema } from './forms/faultWords.ts';
import { deepFreeze } from './forms/held.ts';
import { MOST_ANSWERS, MOST_STEPS } from './limits/limits.ts';
import { withLogParts } from './log/migrateLog.ts';
import { answerSchema } from './question.ts';
import type { Ruleset } from './ruleset.ts';
import { okResult, type Result, refusedResult } from './words.ts';

/**
 * The version that this program writes. `migrations` bring older files up to this version; newer
 * files are refused with a sentence.
 */
export const VERSION = 5;

/**
 * The state of the dice source before an input, which undo needs, and after the input, which redo
 * needs.
 */
const source = { before: diceStateSchema, after: diceStateSchema };
/**
 * An answer as it was given. `by` says how it was given: a choice, typed dice, dice drawn on a
 * click, dice drawn automatically.
 */
const answeredSchema = z.object({
  answer: answerSchema,
  by: z.enum(['chosen', 'typed', 'drawn', 'auto']),
  ...source,
});
/**
 * What a move was given: an answer, or a ruling by hand made while the move waited for an answer.
 */
export const givenAnswerSchema = z.union([
  answeredSchema,
  z.object({ edit: byHandSchema, by: z.enum(['chosen', 'auto']), ...source }),
]);
export type Answered = z.infer<typeof answeredSchema>;
export type GivenAnswer = z.infer<typeof givenAnswerSchema>;

/**
 * A move in progress, kept as its command and inputs and never as a closure. The move is run again
 * from the fight in the document.
 */
export const openMoveSchema = z.object({
  serial: z.int(),
  command: commandSchema,
  given: z.array(givenAnswerSchema).check(z.maxLength(MOST_ANSWERS)),
  /**
   * The table began this move by itself. Undo takes the move back together with the move that led
   * to it.
   */
  by: z.exactOptional(z.literal('auto')),
});
export type OpenMove = z.infer<typeof openMoveSchema>;

const patchSchema = z.object({
  op: z.enum(['replace', 'remove', 'add']),
  path: z.array(z.union([z.string(), z.number()])),
  value: z.optional(z.unknown()),
});

/** A finished move: one undo. */
export const historyStepSchema = z.object({
  serial: z.int(),
  label: z.string(),
  command: commandSchema,
  given: z.array(givenAnswerSchema),
  by: z.exactOptional(z.literal('auto')),
  /** The dice source before the move and after it. */
  before: diceStateSchema,
  after: diceStateSchema,
  patches: z.array(patchSchema),
  inverse: z.array(patchSchema),
});
export type HistoryStep = z.infer<typeof historyStepSchema>;

/**
 * What redo brings back, newest last: answers of the open move, the open move itself, or a finished
 * move.
 */
export const undoneSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('given'), given: z.array(givenAnswerSchema) }),
  z.object({ kind: z.literal('open'), open: openMoveSchema }),
  z.object({ kind: z.literal('step'), step: historyStepSchema }),
]);
export type Undone = z.infer<typeof undoneSchema>;

/** What the players' screen shows of this encounter. */
export const displaySchema = z.object({
  party: detailSchema,
  others: detailSchema,
  /** The name of the fight that players read; the encounter's own name is only for the GM. */
  title: z.exactOptional(nameText(1, 80)),
});

/** A folder of the library; without this value the encounter lies in no folder. */
export const folderSchema = z.string().check(z.minLength(1), z.maxLength(60));
export const tagsSchema = z
  .array(z.string().check(z.minLength(1), z.maxLength(30)))
  .check(z.minLength(1), z.maxLength(20));

export interface Encounter {
  version: typeof VERSION;
  id: string;
  name: string;
  ruleset: string;
  /** Where the encounter lies in the library, and by which tags a search finds it there. */
  folder?: string;
  tags?: string[];
  /** The fight before the open move. The state to show is `live(…).fight`. */
  fight: Fight;
  open?: OpenMove | undefined;
  dice: DiceStateJson;
  /** The number of moves so far. It never goes back, so no question's id is used twice. */
  serial: number;
  past: HistoryStep[];
  future: Undone[];
  /** How much of a combatant's health the players read, and the fight's name for them. */
  display: z.infer<typeof displaySchema>;
}
type DiceStateJson = z.infer<typeof diceStateSchema>;

/** The most letters in the name of an encounter. */
export const MOST_NAME = 120;

/** The schema of a whole encounter of one game. */
export const encounterSchema = (ruleset: Pick<Ruleset, 'id' | 'sheet' | 'state' | 'house'>) =>
  z.object({
    version: z.literal(VERSION),
    id: idSchema,
    name: nameText(1, MOST_NAME),
    ruleset: z.literal(ruleset.id),
    folder: z.exactOptional(folderSchema),
    tags: z.exactOptional(tagsSchema),
    fight: fightSchema(ruleset),
    open: z.optional(openMoveSchema),
    dice: diceStateSchema,
    serial: z.int().check(z.minimum(0)),
    past: z.array(historyStepSchema).check(z.maxLength(MOST_STEPS)),
    future: z.array(undoneSchema).check(z.maxLength(MOST_STEPS)),
    display: displaySchema,
  });

/**
 * A new encounter with an empty cast. The caller gives the `seed`, because the engine has no chance
 * of its own.
 */
export function newEncounter(
  ruleset: Ruleset,
  start: { id: string; name: string; seed: number; scene: Fight['scene']; sides: Fight['sides'][string][] },
): Encounter {
  const { state, house } = ruleset.blank();
  return {
    version: VERSION,
    id: start.id,
    name: start.name,
    ruleset: ruleset.id,
    // Freezes the fight, because derived values are only cached for a scene that cannot change.
    fight: deepFreeze<Fight>({
      stage: 'setup',
      scene: start.scene,
      sides: Object.fromEntries(start.sides.map((side) => [side.id, side])),
      sideOrder: start.sides.map(({ id }) => id),
      combatants: {},
      order: [],
      house,
      state,
      log: [],
      fog: {},
      drawings: {},
      notes: {},
      nextId: 0,
    }),
    dice: [...seededDice(start.seed)],
    serial: 0,
    past: [],
    future: [],
    display: { party: 'exact', others: 'word' },
  };
}

/**
 * A step from one version to the next. Each is pure, has a name, and has a frozen old file that a
 * test opens.
 */
export interface Migration {
  from: number;
  name: string;
  up(old: Record<string, unknown>): Record<string, unknown>;
}
export const migrations: readonly Migration[] = [
  {
    from: 1,
    name: 'A fight has fog and drawings',
    up: (old) => ({ ...old, version: 2, fight: { ...(old.fight as object), fog: {}, drawings: {} } }),
  },
  {
    from: 2,
    name: 'A fight has notes',
    up: (old) => ({ ...old, version: 3, fight: { ...(old.fight as object), notes: {} } }),
  },
  {
    from: 3,
    name: 'The log is parts',
    up: (old) => ({ ...withLogParts(old), version: 4 }),
  },
  {
    // Old files made a ruling on the base of the move, so the base already includes that ruling.
    from: 4,
    name: 'A ruling may stand among the answers of a move',
    up: (old) => ({ ...old, version: 5 }),
  },
];

const headerSchema = z.looseObject({ version: z.int(), ruleset: z.string().check(z.maxLength(60)) });

/**
 * Data that claims to be an encounter, brought up to this version, and the schema that reads the
 * data.
 */
export function readHeader(
  raw: unknown,
  rulesetOf: (id: string) => Ruleset | undefined,
): Result<{ data: Record<string, unknown>; schema: ReturnType<typeof encounterSchema> }> {
  const header = headerSchema.safeParse(raw);
  if (!header.success)
    return refusedResult(
      'by hand',
      'This is not an Affray encounter: it has no version and no game. Choose a file that Affray saved.',
    );
  if (header.data.version > VERSION)
    return refusedResult(
      'by hand',
      `This encounter was saved by a newer Affray (version ${header.data.version}; this one reads up to ${VERSION}). Update and open it again.`,
    );
  const ruleset = rulesetOf(header.data.ruleset);
  if (!ruleset)
    return refusedResult(
      'by hand',
      `This encounter plays “${header.data.ruleset}”, a game that this Affray does not have.`,
    );
  let data: Record<string, unknown> = header.data;
  for (const migration of migrations) if (data.version === migration.from) data = migration.up(data);
  return okResult({ data, schema: encounterSchema(ruleset) });
}

/**
 * An encounter as its schema has read it. The fight is frozen, because values derived from its map
 * are cached.
 */
export function encounterRead(data: z.infer<ReturnType<typeof encounterSchema>>): Encounter {
  const encounter = data as Encounter;
  return { ...encounter, fight: deepFreeze(encounter.fight) };
}

/**
 * Reads unknown data as an encounter: header, migrations, full schema. Refuses with a sentence that
 * says what is wrong and where. Nothing is read in part or mended (`kept/mend.ts` mends). An open
 * move whose answers no longer fit is not found here, but by `settleOpenMove` (`undo.ts`).
 */
export function parseEncounter(raw: unknown, rulesetOf: (id: string) => Ruleset | undefined): Result<Encounter> {
  const header = readHeader(raw, rulesetOf);
  if (!header.ok) return header;
  const parsed = header.value.schema.safeParse(header.value.data);
  if (!parsed.success) return refusedBySchema('The encounter cannot be read', parsed.error);
  return okResult(encounterRead(parsed.data));
}

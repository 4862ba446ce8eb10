/** The encounter: the document that is saved, opened, undone and replayed; its schema and its versions. */
import * as z from 'zod/mini';
import { idSchema } from '../space/scene.ts';
import { commandSchema } from './command.ts';
import { diceStateSchema, seeded } from './dice/dice.ts';
import { detailSchema, type Fight, fightSchema } from './fight.ts';
import { unfit } from './forms/faultWords.ts';
import { answerSchema } from './question.ts';
import type { Ruleset } from './ruleset.ts';
import { done, type Result, refused } from './words.ts';

/** The version that is written. Older ones come up through `migrations`; newer ones are refused with a sentence. */
export const VERSION = 3;

/** An answer as it was given. `by` says whose hand: typed dice, dice drawn on a click, dice drawn by themselves, a choice. */
export const givenSchema = z.object({
  answer: answerSchema,
  by: z.enum(['chosen', 'typed', 'drawn', 'auto']),
  /** The dice source before this answer, restored when it is taken back, and after it, restored when it comes back. */
  before: diceStateSchema,
  after: diceStateSchema,
});
export type Given = z.infer<typeof givenSchema>;

/** A move in progress: kept as what was done and answered, never as a closure. It is run again from the fight as it stands in the document. */
export const openMoveSchema = z.object({
  serial: z.int(),
  command: commandSchema,
  given: z.array(givenSchema).check(z.maxLength(2000)),
  /** Begun by the table and not by a hand: undo takes it back together with what led to it. */
  by: z.exactOptional(z.literal('auto')),
});
export type OpenMove = z.infer<typeof openMoveSchema>;

const patchSchema = z.object({
  op: z.enum(['replace', 'remove', 'add']),
  path: z.array(z.union([z.string(), z.number()])),
  value: z.optional(z.unknown()),
});

/** A finished move: one undo. */
export const stepSchema = z.object({
  serial: z.int(),
  label: z.string(),
  command: commandSchema,
  given: z.array(givenSchema),
  by: z.exactOptional(z.literal('auto')),
  /** The dice source before the move and after it. */
  before: diceStateSchema,
  after: diceStateSchema,
  patches: z.array(patchSchema),
  inverse: z.array(patchSchema),
});
export type Step = z.infer<typeof stepSchema>;

/** What redo brings back, newest last: answers of the open move, the open move itself, or a finished one. */
export const undoneSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('given'), given: z.array(givenSchema) }),
  z.object({ kind: z.literal('open'), open: openMoveSchema }),
  z.object({ kind: z.literal('step'), step: stepSchema }),
]);
export type Undone = z.infer<typeof undoneSchema>;

/** What the players' screen is told of this encounter. */
export const displaySchema = z.object({
  party: detailSchema,
  others: detailSchema,
  /** What the players read as the fight's name; its own is the GM's. */
  title: z.exactOptional(z.string().check(z.minLength(1), z.maxLength(80))),
});

/** A folder of the library; none is left out. */
export const folderSchema = z.string().check(z.minLength(1), z.maxLength(60));
export const tagsSchema = z
  .array(z.string().check(z.minLength(1), z.maxLength(30)))
  .check(z.minLength(1), z.maxLength(20));

export interface Encounter {
  version: typeof VERSION;
  id: string;
  name: string;
  ruleset: string;
  /** Where it lies in the library, and what it is found by there. */
  folder?: string;
  tags?: string[];
  /** The fight before the open move. The state to show is `live(…).fight`. */
  fight: Fight;
  open?: OpenMove | undefined;
  dice: DiceStateJson;
  /** Counts moves; never goes back, so that a question's id is never used twice. */
  serial: number;
  past: Step[];
  future: Undone[];
  /** How much of somebody's health the players read, and what they are told that the fight is called. */
  display: z.infer<typeof displaySchema>;
}
type DiceStateJson = z.infer<typeof diceStateSchema>;

/** The schema of a whole encounter of one game. */
export const encounterSchema = (ruleset: Ruleset) =>
  z.object({
    version: z.literal(VERSION),
    id: idSchema,
    name: z.string().check(z.minLength(1), z.maxLength(120)),
    ruleset: z.literal(ruleset.id),
    folder: z.exactOptional(folderSchema),
    tags: z.exactOptional(tagsSchema),
    fight: fightSchema(ruleset),
    open: z.optional(openMoveSchema),
    dice: diceStateSchema,
    serial: z.int().check(z.minimum(0)),
    past: z.array(stepSchema).check(z.maxLength(50_000)),
    future: z.array(undoneSchema).check(z.maxLength(50_000)),
    display: displaySchema,
  });

/** A new encounter with an empty cast. `seed` comes from the caller: the engine has no chance of its own. */
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
    fight: {
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
    },
    dice: [...seeded(start.seed)],
    serial: 0,
    past: [],
    future: [],
    display: { party: 'exact', others: 'word' },
  };
}

/** A step from one version to the next: pure, named, each with a frozen old file that a test opens. */
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
];

const headerSchema = z.looseObject({ version: z.int(), ruleset: z.string().check(z.maxLength(60)) });

/**
 * Reads unknown data as an encounter: header, migrations, full schema. Refused with a sentence that says what and where;
 * nothing is half read. An open move whose answers no longer fit is not found here: see `settle` in history.
 */
export function parseEncounter(raw: unknown, rulesetOf: (id: string) => Ruleset | undefined): Result<Encounter> {
  const header = headerSchema.safeParse(raw);
  if (!header.success)
    return refused(
      'by hand',
      'This is not an Affray encounter: it has no version and no game. Choose a file that Affray saved.',
    );
  if (header.data.version > VERSION)
    return refused(
      'by hand',
      `This encounter was saved by a newer Affray (version ${header.data.version}; this one reads up to ${VERSION}). Update and open it again.`,
    );
  const ruleset = rulesetOf(header.data.ruleset);
  if (!ruleset)
    return refused('by hand', `This encounter plays “${header.data.ruleset}”, a game that this Affray does not have.`);
  let data: Record<string, unknown> = header.data;
  for (const migration of migrations) if (data.version === migration.from) data = migration.up(data);
  const parsed = encounterSchema(ruleset).safeParse(data);
  if (!parsed.success) return unfit('The encounter cannot be read', parsed.error);
  return done(parsed.data as Encounter);
}

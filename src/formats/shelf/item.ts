/**
 * The things that a table keeps for itself: a character, a creature, a party, a map; with their
 * schema, versions and reading.
 */
import * as z from 'zod/mini';
import { type Kept, keptSchema, MOST_KEPT } from '../../engine/after/after.ts';
import { lookSchema } from '../../engine/fight.ts';
import { refusedBySchema } from '../../engine/forms/faultWords.ts';
import { LONGEST_OWN_NOTE } from '../../engine/limits/limits.ts';
import type { Ruleset } from '../../engine/ruleset.ts';
import { okResult, type Result, refusedResult } from '../../engine/words.ts';
import { faultOfPlaces } from '../../space/faultOfPlaces.ts';
import { nameText, plainName } from '../../space/nameText.ts';
import { idSchema, sceneSchema } from '../../space/scene.ts';
import { withKept } from './lasting.ts';

/**
 * The version that is written. `migrations` bring older ones up; newer ones are refused with a
 * sentence.
 */
export const ITEM_VERSION = 3 as const;
/** The most things of one file. */
export const MOST_ITEMS = 5000;
export const MOST_TAGS = 20;
export const MOST_MEMBERS = 30;

export const LONGEST_NAME = 60;
export const nameSchema = z.string().check(z.overwrite(plainName), z.trim(), z.minLength(1), z.maxLength(LONGEST_NAME));
export const folderSchema = z.string().check(z.trim(), z.maxLength(60));
export const tagSchema = z.string().check(z.trim(), z.minLength(1), z.maxLength(30));

const common = {
  version: z.literal(ITEM_VERSION),
  id: idSchema,
  /** The id of the thing's game. */
  game: z.string().check(z.minLength(1), z.maxLength(40)),
  name: nameSchema,
  /** '' stands for no folder. */
  folder: folderSchema,
  tags: z.array(tagSchema).check(z.maxLength(MOST_TAGS)),
  /** The GM's own note. */
  note: z.string().check(z.maxLength(LONGEST_OWN_NOTE)),
};

/**
 * What characters and creatures share. The game's own schema checks `sheet` when the thing is read.
 */
const figure = { ...common, look: lookSchema, sheet: z.unknown() };

const keptsSchema = z.array(keptSchema).check(z.maxLength(MOST_KEPT));
const linesSchema = z.array(z.string().check(z.maxLength(200))).check(z.maxLength(60));
/** When the character changed, in milliseconds since 1970, and the words for the change. */
const happened = { date: z.number(), name: nameText(0, 120), lines: linesSchema };
/** What happened to a character, each entry once: a fight by its end, a rest. */
export const eventSchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('fight'),
    ...happened,
    /** Which end of which encounter: the serial of the step that ended it. */
    encounter: idSchema,
    serial: z.int(),
    /** How the fight ended, and how the character was if it did not stand. */
    outcome: z.string().check(z.maxLength(400)),
    /** By the ids of the things that the game counts: wounds, deaths cheated. */
    counts: z.record(z.string().check(z.maxLength(40)), z.int()),
    /**
     * The values that this end changed on the sheet, before and after, so that the end can be
     * undone. Left out for old ends.
     */
    before: z.exactOptional(keptsSchema),
    after: z.exactOptional(keptsSchema),
    /**
     * The end was undone. Either its changes were undone too, or they stayed because more had
     * happened since.
     */
    undone: z.exactOptional(z.enum(['all', 'stays'])),
  }),
  z.object({ kind: z.literal('rest'), ...happened, rest: z.string().check(z.maxLength(40)) }),
]);
export type CharacterEvent = z.infer<typeof eventSchema>;
export type FightEvent = Extract<CharacterEvent, { kind: 'fight' }>;
export const MOST_EVENTS = 200;

/**
 * What a character carries from fights. The sheet holds the present values; `fresh` holds the
 * values that differed before the first fight.
 */
export const carriedSchema = z.object({
  fresh: keptsSchema,
  /** How often each limited rest was taken, by the rest's id. */
  taken: z.record(z.string().check(z.maxLength(40)), z.int().check(z.minimum(0), z.maximum(99))),
  /** The oldest first. */
  history: z.array(eventSchema).check(z.maxLength(MOST_EVENTS)),
});
export type Carried = z.infer<typeof carriedSchema>;

/** One person over all their fights. */
const characterSchema = z.object({
  ...figure,
  kind: z.literal('character'),
  player: nameText(0, 40),
  /** The values that the character carries from its fights; left out when there are none. */
  carried: z.exactOptional(carriedSchema),
});
/**
 * A template for any number of combatants. `group` is its heading in the list, as with a game's own
 * creatures.
 */
const creatureSchema = z.object({
  ...figure,
  kind: z.literal('creature'),
  group: nameText(0, 60),
});
/** A group that comes together. Members that are gone from the shelf are skipped. */
const partySchema = z.object({
  ...common,
  kind: z.literal('party'),
  members: z.array(idSchema).check(z.maxLength(MOST_MEMBERS)),
});
/**
 * A map to fight on, with all drawings on it. It belongs to no game: every game that plays on its
 * kind may use it. Its name is the item's name, and not the name in `scene`.
 */
const wholeSceneSchema = sceneSchema.check(
  z.refine(
    (scene) => faultOfPlaces(scene) === undefined,
    'The map does not hold together: a border or a zone is astray.',
  ),
);
const sceneItemSchema = z.object({
  ...common,
  kind: z.literal('scene'),
  game: z.literal(''),
  scene: wholeSceneSchema,
});

export const itemSchema = z.discriminatedUnion('kind', [characterSchema, creatureSchema, partySchema, sceneItemSchema]);
export type Item = z.infer<typeof itemSchema>;
export type Character = z.infer<typeof characterSchema>;
export type CreatureItem = z.infer<typeof creatureSchema>;
export type Party = z.infer<typeof partySchema>;
export type SceneItem = z.infer<typeof sceneItemSchema>;
/** Things that can stand in a fight. */
export type Figure = Character | CreatureItem;

/** Whether a thing, or its line in a list, can stand in a fight. */
export const isFigure = <T extends { kind: Item['kind'] }>(one: T): one is T & { kind: Figure['kind'] } =>
  one.kind === 'character' || one.kind === 'creature';

/** A step from one version to the next. Each step is pure and has a name. */
interface Migration {
  from: number;
  name: string;
  up(old: Record<string, unknown>): Record<string, unknown>;
}
const migrations: readonly Migration[] = [
  { from: 1, name: 'A character keeps what it brings from its fights', up: (old) => ({ ...old, version: 2 }) },
  { from: 2, name: 'Maps come to lie on the shelf', up: (old) => ({ ...old, version: 3 }) },
];

const headerSchema = z.looseObject({ version: z.int(), kind: z.string(), game: z.string().check(z.maxLength(40)) });

/**
 * Reads unknown data as a thing of the shelf: header, migrations, schema and, with `game`, the
 * sheet by the game's own schema. Refused with a sentence that says what is wrong and where;
 * nothing is read in part.
 */
export function readItem(raw: unknown, game?: Ruleset): Result<Item> {
  const header = headerSchema.safeParse(raw);
  if (!header.success)
    return refusedResult(
      'by hand',
      'This is nothing of a shelf: it has no version, no kind and no game.',
      header.error.message,
    );
  const { version } = header.data;
  if (version > ITEM_VERSION)
    return refusedResult(
      'by hand',
      `This was saved by a newer Affray (version ${version}; this one reads up to ${ITEM_VERSION}). Update and open it again.`,
    );
  let data: Record<string, unknown> = header.data;
  for (const migration of migrations) if (data.version === migration.from) data = migration.up(data);
  const parsed = itemSchema.safeParse(data);
  if (!parsed.success) return refusedBySchema('This cannot be read', parsed.error);
  const item = parsed.data;
  return game ? withSheet(item, game) : okResult(item);
}

/**
 * The thing with its sheet as the game reads it; a map suits any game. Refused where the thing is
 * another game's, or its values do not fit.
 */
export function withSheet(item: Item, game: Ruleset): Result<Item> {
  if (item.kind === 'scene') return okResult(item);
  if (item.game !== game.id)
    return refusedResult('by hand', `“${item.name}” is for another game (${item.game}), not for ${game.name}.`);
  if (!isFigure(item)) return okResult(item);
  const sheet = game.sheet.safeParse(item.sheet);
  if (!sheet.success) return refusedBySchema(`“${item.name}” does not fit ${game.name}`, sheet.error);
  for (const kept of item.kind === 'character' ? allKept(item.carried) : []) {
    const put = withKept(game, sheet.data, kept);
    if (!put.ok) return refusedResult('by hand', `“${item.name}”: ${put.refusal.text}`);
  }
  return okResult({ ...item, sheet: sheet.data });
}

/** Checks all kept values of a sheet: each must fit the game as the sheet does. */
const allKept = (carried: Carried | undefined): Kept[][] =>
  carried === undefined
    ? []
    : [
        carried.fresh,
        ...carried.history.flatMap((event) => (event.kind === 'fight' ? [event.before ?? [], event.after ?? []] : [])),
      ].filter((kept) => kept.length > 0);

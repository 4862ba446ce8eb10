/** What a table keeps of its own, one thing each: a character, a creature, a party, a map; its schema, its versions, and how it is read. */
import * as z from 'zod/mini';
import { type Kept, keptSchema, MOST_KEPT } from '../../engine/after/after.ts';
import { lookSchema } from '../../engine/fight.ts';
import { unfit } from '../../engine/forms/faultWords.ts';
import type { Ruleset } from '../../engine/ruleset.ts';
import { done, type Result, refused } from '../../engine/words.ts';
import { idSchema, sceneSchema } from '../../space/scene.ts';
import { withKept } from './lasting.ts';

/** The version that is written. Older ones come up through `migrations`; newer ones are refused with a sentence. */
export const ITEM_VERSION = 3 as const;
export const MOST_TAGS = 20;
export const MOST_MEMBERS = 30;

export const LONGEST_NAME = 60;
export const nameSchema = z.string().check(z.trim(), z.minLength(1), z.maxLength(LONGEST_NAME));
export const folderSchema = z.string().check(z.trim(), z.maxLength(60));
export const tagSchema = z.string().check(z.trim(), z.minLength(1), z.maxLength(30));

const common = {
  version: z.literal(ITEM_VERSION),
  id: idSchema,
  /** The id of the game that it is for. */
  game: z.string().check(z.minLength(1), z.maxLength(40)),
  name: nameSchema,
  /** '' is no folder. */
  folder: folderSchema,
  tags: z.array(tagSchema).check(z.maxLength(MOST_TAGS)),
  /** The GM's own note. */
  note: z.string().check(z.maxLength(2000)),
};

/** Shared by those who can stand in a fight. `sheet` is checked by the game's own schema where it is read. */
const figure = { ...common, look: lookSchema, sheet: z.unknown() };

const keptsSchema = z.array(keptSchema).check(z.maxLength(MOST_KEPT));
const linesSchema = z.array(z.string().check(z.maxLength(200))).check(z.maxLength(60));
/** Milliseconds since 1970, and what was said to have changed. */
const happened = { date: z.number(), name: z.string().check(z.maxLength(120)), lines: linesSchema };
/** What befell a character, each once: a fight by its end, a rest. */
export const eventSchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('fight'),
    ...happened,
    /** Which end of which encounter: the serial of the step that ended it. */
    encounter: idSchema,
    serial: z.int(),
    /** How it ended, and how this one stood then where they did not stand. */
    outcome: z.string().check(z.maxLength(400)),
    /** By the ids of what the game counts: wounds, deaths cheated. */
    counts: z.record(z.string().check(z.maxLength(40)), z.int()),
    /** What this end changed on the sheet, before and after: by it the end is taken back. Left out for those long past. */
    before: z.exactOptional(keptsSchema),
    after: z.exactOptional(keptsSchema),
    /** The end was taken back: what it had changed with it, or that stayed, for more had come since. */
    undone: z.exactOptional(z.enum(['all', 'stays'])),
  }),
  z.object({ kind: z.literal('rest'), ...happened, rest: z.string().check(z.maxLength(40)) }),
]);
export type CharacterEvent = z.infer<typeof eventSchema>;
export type FightEvent = Extract<CharacterEvent, { kind: 'fight' }>;
export const MOST_EVENTS = 200;

/** What a character has brought from their fights. The sheet is as they are now; `fresh` has what of it was otherwise before the first of them. */
export const carriedSchema = z.object({
  fresh: keptsSchema,
  /** How often each rest was taken that can be taken only so often, by its id. */
  taken: z.record(z.string().check(z.maxLength(40)), z.int().check(z.minimum(0), z.maximum(99))),
  /** The oldest first. */
  history: z.array(eventSchema).check(z.maxLength(MOST_EVENTS)),
});
export type Carried = z.infer<typeof carriedSchema>;

/** One person over all their fights. */
const characterSchema = z.object({
  ...figure,
  kind: z.literal('character'),
  player: z.string().check(z.maxLength(40)),
  /** Left out by whoever has not brought anything from a fight. */
  carried: z.exactOptional(carriedSchema),
});
/** A mould: as many as one likes come from it. `group` is the heading that it stands under, as with a game's own creatures. */
const creatureSchema = z.object({
  ...figure,
  kind: z.literal('creature'),
  group: z.string().check(z.maxLength(60)),
});
/** Who comes together. Members that are gone from the shelf are passed over. */
const partySchema = z.object({
  ...common,
  kind: z.literal('party'),
  members: z.array(idSchema).check(z.maxLength(MOST_MEMBERS)),
});
/**
 * A map to fight on, with all that is drawn on it. It is of no game: every game may use it that plays on its kind. Its name is that of
 * the thing, and not the one in `scene`.
 */
const sceneItemSchema = z.object({ ...common, kind: z.literal('scene'), game: z.literal(''), scene: sceneSchema });

export const itemSchema = z.discriminatedUnion('kind', [characterSchema, creatureSchema, partySchema, sceneItemSchema]);
export type Item = z.infer<typeof itemSchema>;
export type Character = z.infer<typeof characterSchema>;
export type CreatureItem = z.infer<typeof creatureSchema>;
export type Party = z.infer<typeof partySchema>;
export type SceneItem = z.infer<typeof sceneItemSchema>;
/** Those who can stand in a fight. */
export type Figure = Character | CreatureItem;

/** Whether it can stand in a fight, told of a thing or of its line in a list. */
export const isFigure = <T extends { kind: Item['kind'] }>(one: T): one is T & { kind: Figure['kind'] } =>
  one.kind === 'character' || one.kind === 'creature';

/** A step from one version to the next: pure, named. */
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
 * Reads unknown data as a thing of the shelf: header, migrations, schema, and with `game` the sheet by the game's own schema. Refused
 * with a sentence that says what and where; nothing is half read.
 */
export function readItem(raw: unknown, game?: Ruleset): Result<Item> {
  const header = headerSchema.safeParse(raw);
  if (!header.success)
    return refused(
      'by hand',
      'This is nothing of a shelf: it has no version, no kind and no game.',
      header.error.message,
    );
  const { version } = header.data;
  if (version > ITEM_VERSION)
    return refused(
      'by hand',
      `This was saved by a newer Affray (version ${version}; this one reads up to ${ITEM_VERSION}). Update and open it again.`,
    );
  let data: Record<string, unknown> = header.data;
  for (const migration of migrations) if (data.version === migration.from) data = migration.up(data);
  const parsed = itemSchema.safeParse(data);
  if (!parsed.success) return unfit('This cannot be read', parsed.error);
  const item = parsed.data;
  return game ? withSheet(item, game) : done(item);
}

/** The same with its sheet as the game reads it; a map is for any. Refused where it is another game's, or its figures do not fit. */
export function withSheet(item: Item, game: Ruleset): Result<Item> {
  if (item.kind === 'scene') return done(item);
  if (item.game !== game.id)
    return refused('by hand', `“${item.name}” is for another game (${item.game}), not for ${game.name}.`);
  if (!isFigure(item)) return done(item);
  const sheet = game.sheet.safeParse(item.sheet);
  if (!sheet.success) return unfit(`“${item.name}” does not fit ${game.name}`, sheet.error);
  for (const kept of item.kind === 'character' ? allKept(item.carried) : []) {
    const put = withKept(game, sheet.data, kept);
    if (!put.ok) return refused('by hand', `“${item.name}”: ${put.refusal.text}`);
  }
  return done({ ...item, sheet: sheet.data });
}

/** Everything that was kept of a sheet: each of it must fit the game as the sheet does. */
const allKept = (carried: Carried | undefined): Kept[][] =>
  carried === undefined
    ? []
    : [
        carried.fresh,
        ...carried.history.flatMap((event) => (event.kind === 'fight' ? [event.before ?? [], event.after ?? []] : [])),
      ].filter((kept) => kept.length > 0);

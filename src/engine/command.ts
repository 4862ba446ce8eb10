/**
 * Commands: everything that can be done to an encounter, as data with a schema. A hand edit is a
 * command too.
 */
import * as z from 'zod/mini';
import { areaSchema } from '../space/areas/area.ts';
import { strokeSchema } from '../space/drawing.ts';
import { fogKeySchema, looksSchema, MOST_FOG } from '../space/fogged.ts';
import { nameText } from '../space/nameText.ts';
import { noteSchema } from '../space/notes.ts';
import {
  borderSchema,
  cellSchema,
  idSchema,
  placeSchema,
  sceneSchema,
  squareKeySchema,
  zoneSchema,
} from '../space/scene.ts';
import { materialsSchema, sceneryItemSchema, scenerySchema, settingSchema } from '../space/scenery/scenery.ts';
import { lookSchema, pronounSchema, relationSchema, sideSchema, towardSchema } from './fight.ts';
import { habitsSchema } from './habits/habits.ts';
import { LONGEST_LABEL, LONGEST_OWN_NOTE, LONGEST_WORD, MOST_EDITS, MOST_PEOPLE, shortened } from './limits/limits.ts';

/**
 * One change by the GM's hand. Sheets, states and house rules are checked by the game's own schema
 * when applied.
 */
export const editSchema = z.discriminatedUnion('edit', [
  z.object({ edit: z.literal('add'), combatant: z.unknown() }),
  z.object({ edit: z.literal('remove'), combatant: idSchema }),
  z.object({
    edit: z.literal('combatant'),
    combatant: idSchema,
    name: z.exactOptional(nameText(1, 60)),
    copy: z.exactOptional(z.int().check(z.minimum(1), z.maximum(999))),
    pronoun: z.exactOptional(pronounSchema),
    side: z.exactOptional(idSchema),
    /** How this one combatant stands toward sides, in place of what it had set before. */
    toward: z.exactOptional(towardSchema),
    player: z.exactOptional(nameText(0, 40)),
    hidden: z.exactOptional(z.boolean()),
    place: z.exactOptional(placeSchema),
    /** The light that the combatant carries and how it sees, in place of what was set before. */
    looks: z.exactOptional(looksSchema),
    look: z.exactOptional(lookSchema),
    /** How the combatant fights when no hand plays it, in place of what was set before. */
    habits: z.exactOptional(habitsSchema),
    note: z.exactOptional(z.string().check(z.maxLength(LONGEST_OWN_NOTE))),
    /** The shelf character that this combatant is played from, from now on. */
    shelf: z.exactOptional(idSchema),
  }),
  z.object({
    edit: z.literal('sheet'),
    combatant: idSchema,
    path: z.string().check(z.maxLength(LONGEST_WORD)),
    value: z.optional(z.unknown()),
  }),
  z.object({
    edit: z.literal('state'),
    path: z.string().check(z.maxLength(LONGEST_WORD)),
    value: z.optional(z.unknown()),
  }),
  z.object({
    edit: z.literal('house'),
    path: z.string().check(z.maxLength(LONGEST_WORD)),
    value: z.optional(z.unknown()),
  }),
  /** A new side, or a changed one. Without `toward` the side keeps its relations to others. */
  z.object({ edit: z.literal('side'), side: sideSchema }),
  /** How two sides stand toward each other; null: their stances decide. */
  z.object({ edit: z.literal('between'), sides: z.tuple([idSchema, idSchema]), as: z.nullable(relationSchema) }),
  z.object({ edit: z.literal('removeSide'), side: idSchema }),
  z.object({ edit: z.literal('scene'), scene: sceneSchema }),
  z.object({ edit: z.literal('zone'), id: idSchema, zone: z.nullable(zoneSchema) }),
  z.object({ edit: z.literal('border'), id: idSchema, border: z.nullable(borderSchema) }),
  z.object({
    edit: z.literal('cells'),
    cells: z.record(squareKeySchema, z.nullable(cellSchema)),
  }),
  z.object({
    edit: z.literal('walls'),
    walls: z.record(z.string().check(z.regex(/^\d+,\d+,[es]$/)), z.nullable(z.enum(['wall', 'door', 'open']))),
  }),
  /**
   * Puts the thing of the scenery with this number on the map; null removes the thing. A new thing
   * gets the next free number.
   */
  z.object({
    edit: z.literal('scenery'),
    at: z.int().check(z.gte(0), z.lte(4000)),
    item: z.nullable(sceneryItemSchema),
  }),
  /** The scenery as a whole: what the ground is made of, the things on it, and the light. */
  z.object({
    edit: z.literal('ground'),
    materials: z.exactOptional(materialsSchema),
    scenery: z.exactOptional(scenerySchema),
    setting: z.exactOptional(settingSchema),
  }),
  /**
   * Hides places from the players, or reveals them: zones by id, squares as `column,row`. Where
   * sight lifts the fog this is a ruling that goes before sight; `as seen` takes the ruling back.
   */
  z.object({
    edit: z.literal('fog'),
    places: z.union([z.literal('all'), z.array(fogKeySchema).check(z.maxLength(MOST_FOG))]),
    way: z.enum(['hide', 'reveal', 'as seen']),
  }),
  /** What sight does on the map. `through`: whose view the players have; null for the party's. */
  z.object({
    edit: z.literal('sight'),
    fog: z.exactOptional(z.enum(['by sight', 'by hand'])),
    darkness: z.exactOptional(z.enum(['counts', 'as by day'])),
    through: z.exactOptional(z.nullable(idSchema)),
  }),
  /** A new or changed note of the encounter, or one pinned to its map; null removes the note. */
  z.object({ edit: z.literal('note'), id: idSchema, note: z.nullable(noteSchema) }),
  /** An area that is laid or changed; null takes it away. */
  z.object({ edit: z.literal('area'), id: idSchema, area: z.nullable(areaSchema) }),
  /**
   * Adds a drawing. With the `id` of an existing drawing, the stroke takes that drawing's place.
   */
  z.object({ edit: z.literal('draw'), stroke: strokeSchema, id: z.exactOptional(idSchema) }),
  z.object({
    edit: z.literal('erase'),
    drawings: z.union([z.literal('all'), z.array(idSchema).check(z.maxLength(500))]),
  }),
]);
export type Edit = z.infer<typeof editSchema>;

/**
 * The schema shortens a label that is too long, because a name made of many names must not stop a
 * ruling.
 */
const labelSchema = z.pipe(
  z.transform((label: unknown) => (typeof label === 'string' ? shortened(label, LONGEST_LABEL) : label)),
  z.string().check(z.minLength(1), z.maxLength(LONGEST_LABEL)),
);

/**
 * A ruling by hand. `label` says in words what the ruling does; it is the log's sentence and the
 * name of the undo step. `raw`: only the numbers are set, and the rules draw no conclusion from
 * them.
 */
export const byHandSchema = z.object({
  type: z.literal('edit'),
  label: labelSchema,
  edits: z.array(editSchema).check(z.minLength(1), z.maxLength(MOST_EDITS)),
  raw: z.exactOptional(z.literal(true)),
});

export const commandSchema = z.discriminatedUnion('type', [
  z.object({ type: z.literal('begin') }),
  z.object({ type: z.literal('end') }),
  z.object({
    type: z.literal('act'),
    actor: idSchema,
    action: z.string().check(z.maxLength(LONGEST_WORD)),
    variant: z.exactOptional(z.string().check(z.maxLength(LONGEST_WORD))),
    /**
     * Other combatants for whom the same is done in the same step, where the action allows that.
     */
    others: z.exactOptional(z.array(idSchema).check(z.minLength(1), z.maxLength(MOST_PEOPLE))),
    /**
     * The actor's next action, which the table starts by itself once this one is done: the attack
     * to which a walk leads.
     */
    leadsTo: z.exactOptional(
      z.object({
        action: z.string().check(z.maxLength(LONGEST_WORD)),
        variant: z.exactOptional(z.string().check(z.maxLength(LONGEST_WORD))),
      }),
    ),
    /** The table chose the move because a hand asked it to; the log tells the GM so. */
    chosen: z.exactOptional(z.literal('by the table')),
  }),
  byHandSchema,
  /**
   * Combatants come into the running fight, in the game's own way. `edits` add them, and give a
   * number to a namesake who was alone so far. `round`: they come at the start of that later round.
   * `from`: the announced group of this id comes now.
   */
  z.object({
    type: z.literal('join'),
    label: labelSchema,
    edits: z.array(editSchema).check(z.minLength(1), z.maxLength(2 * MOST_PEOPLE)),
    round: z.exactOptional(z.int().check(z.minimum(1), z.maximum(10_000))),
    from: z.exactOptional(idSchema),
  }),
  /** Cancels an announced group, which then does not come in its later round. */
  z.object({ type: z.literal('stay'), from: idSchema, label: labelSchema }),
]);
export type Command = z.infer<typeof commandSchema>;
/** The command of a move of the game. */
export type Act = Extract<Command, { type: 'act' }>;

/** Commands: what can be done to an encounter, as data with a schema. A hand edit is a command like any other. */
import * as z from 'zod/mini';
import { strokeSchema } from '../space/drawing.ts';
import { fogKeySchema, MOST_FOG } from '../space/fogged.ts';
import { noteSchema } from '../space/notes.ts';
import { borderSchema, cellSchema, idSchema, placeSchema, sceneSchema, zoneSchema } from '../space/scene.ts';
import { lookSchema, relationSchema, sideSchema, towardSchema } from './fight.ts';

/** One change by the GM's hand. Sheets, states and house rules are checked by the game's own schema when applied. */
export const editSchema = z.discriminatedUnion('edit', [
  z.object({ edit: z.literal('add'), combatant: z.unknown() }),
  z.object({ edit: z.literal('remove'), combatant: idSchema }),
  z.object({
    edit: z.literal('combatant'),
    combatant: idSchema,
    name: z.exactOptional(z.string().check(z.minLength(1), z.maxLength(60))),
    copy: z.exactOptional(z.int().check(z.minimum(1), z.maximum(999))),
    side: z.exactOptional(idSchema),
    /** The whole of what holds for this one alone, toward sides. */
    toward: z.exactOptional(towardSchema),
    player: z.exactOptional(z.string().check(z.maxLength(40))),
    hidden: z.exactOptional(z.boolean()),
    place: z.exactOptional(placeSchema),
    look: z.exactOptional(lookSchema),
    note: z.exactOptional(z.string().check(z.maxLength(2000))),
    /** Which character of the shelf it is from now on. */
    shelf: z.exactOptional(idSchema),
  }),
  z.object({
    edit: z.literal('sheet'),
    combatant: idSchema,
    path: z.string().check(z.maxLength(120)),
    value: z.unknown(),
  }),
  z.object({ edit: z.literal('state'), path: z.string().check(z.maxLength(120)), value: z.unknown() }),
  z.object({ edit: z.literal('house'), path: z.string().check(z.maxLength(120)), value: z.unknown() }),
  /** A new side, or one changed. Without `toward` it stands toward others as before. */
  z.object({ edit: z.literal('side'), side: sideSchema }),
  /** How two sides stand toward each other; null: as their stances have it. */
  z.object({ edit: z.literal('between'), sides: z.tuple([idSchema, idSchema]), as: z.nullable(relationSchema) }),
  z.object({ edit: z.literal('removeSide'), side: idSchema }),
  z.object({ edit: z.literal('scene'), scene: sceneSchema }),
  z.object({ edit: z.literal('zone'), id: idSchema, zone: z.nullable(zoneSchema) }),
  z.object({ edit: z.literal('border'), id: idSchema, border: z.nullable(borderSchema) }),
  z.object({
    edit: z.literal('cells'),
    cells: z.record(z.string().check(z.regex(/^\d+,\d+$/)), z.nullable(cellSchema)),
  }),
  z.object({
    edit: z.literal('walls'),
    walls: z.record(z.string().check(z.regex(/^\d+,\d+,[es]$/)), z.nullable(z.enum(['wall', 'door', 'open']))),
  }),
  /** Hides places from the players, or reveals them: zones by id, squares as `column,row`. */
  z.object({
    edit: z.literal('fog'),
    places: z.union([z.literal('all'), z.array(fogKeySchema).check(z.maxLength(MOST_FOG))]),
    way: z.enum(['hide', 'reveal']),
  }),
  /** A note of the encounter, or pinned to its map, new or anew; null takes it away. */
  z.object({ edit: z.literal('note'), id: idSchema, note: z.nullable(noteSchema) }),
  /** A new drawing; with `id` one that is there is drawn anew. */
  z.object({ edit: z.literal('draw'), stroke: strokeSchema, id: z.exactOptional(idSchema) }),
  z.object({
    edit: z.literal('erase'),
    drawings: z.union([z.literal('all'), z.array(idSchema).check(z.maxLength(500))]),
  }),
]);
export type Edit = z.infer<typeof editSchema>;

export const commandSchema = z.discriminatedUnion('type', [
  z.object({ type: z.literal('begin') }),
  z.object({ type: z.literal('end') }),
  z.object({
    type: z.literal('act'),
    actor: idSchema,
    action: z.string().check(z.maxLength(80)),
    variant: z.exactOptional(z.string().check(z.maxLength(120))),
  }),
  /** `label` says in words what the ruling does; it is the log's sentence and the name of the undo step. */
  z.object({
    type: z.literal('edit'),
    label: z.string().check(z.minLength(1), z.maxLength(200)),
    edits: z.array(editSchema).check(z.minLength(1), z.maxLength(500)),
  }),
  /**
   * Some come into the running fight, in the game's own way. `edits` add them, and number anew who was alone of a name. `round`: in a
   * round to come, at its start. `from`: those who were to come by this id do so now.
   */
  z.object({
    type: z.literal('join'),
    label: z.string().check(z.minLength(1), z.maxLength(200)),
    edits: z.array(editSchema).check(z.minLength(1), z.maxLength(100)),
    round: z.exactOptional(z.int().check(z.minimum(1), z.maximum(10_000))),
    from: z.exactOptional(idSchema),
  }),
  /** Those who were to come in a later round do not. */
  z.object({ type: z.literal('stay'), from: idSchema, label: z.string().check(z.minLength(1), z.maxLength(200)) }),
]);
export type Command = z.infer<typeof commandSchema>;

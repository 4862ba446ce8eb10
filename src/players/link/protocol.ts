/**
 * The messages between the GM's window and the players' window, each with a schema. Only what
 * players may see is ever sent.
 */
import * as z from 'zod/mini';
import { TRACK_COLOURS } from '../../engine/forms/track.ts';
import { happenedKindSchema } from '../../engine/logEntry.ts';
import type { PublicView } from '../../engine/public/publicView.ts';
import { areaSchema, areaShapeSchema } from '../../space/areas/area.ts';
import { drawingSchema } from '../../space/drawing.ts';
import { idSchema, placeSchema, sceneSchema } from '../../space/scene.ts';
import { changeSchema } from './changes.ts';

/**
 * The channel on which each GM's window of this browser says which fight it has open, and on which
 * a players' window asks.
 */
export const LOBBY = 'affray-screens';

/** The channel of one encounter. */
export const screenChannel = (encounter: string): string => `affray-screen-${encounter}`;

const toneSchema = z.enum(['good', 'bad', 'plain']);

const stanceSchema = z.enum(['party', 'ally', 'neutral', 'foe']);

const trackSchema = z.strictObject({
  id: z.string(),
  label: z.string(),
  row: z.exactOptional(z.strictObject({ name: z.string(), part: z.string() })),
  kind: z.enum(['bar', 'boxes', 'load', 'count']),
  value: z.number(),
  max: z.number(),
  weight: z.enum(['vital', 'plain']),
  colour: z.exactOptional(z.enum(TRACK_COLOURS)),
  detail: z.exactOptional(z.string()),
});
const combatantSchema = z.strictObject({
  id: idSchema,
  name: z.string(),
  side: idSchema,
  stance: z.exactOptional(stanceSchema),
  place: placeSchema,
  look: z.strictObject({ icon: z.exactOptional(z.string()), picture: z.exactOptional(z.string()) }),
  size: z.strictObject({ room: z.number(), squares: z.number() }),
  standing: z.strictObject({ at: z.enum(['up', 'down', 'out']), word: z.string() }),
  tracks: z.array(trackSchema),
  health: z.exactOptional(
    z.strictObject({
      word: z.string(),
      tone: z.exactOptional(z.enum(['good', 'hurt', 'bad', 'down'])),
      taken: z.exactOptional(z.number()),
      pool: z.exactOptional(
        z.strictObject({
          label: z.string(),
          value: z.number(),
          max: z.number(),
          kind: z.enum(['bar', 'boxes', 'load']),
        }),
      ),
    }),
  ),
  badges: z.array(
    z.strictObject({ id: z.string(), label: z.string(), count: z.exactOptional(z.number()), tone: toneSchema }),
  ),
});

const boxSchema = z.strictObject({ column: z.number(), row: z.number(), columns: z.number(), rows: z.number() });

/** The schema is strict: a key that the view does not have is refused, on either side. */
export const publicViewSchema: z.ZodMiniType<PublicView> = z.strictObject({
  encounter: z.string(),
  game: z.string(),
  stage: z.enum(['setup', 'running', 'over']),
  scene: sceneSchema,
  cover: z.exactOptional(
    z.discriminatedUnion('kind', [
      z.strictObject({ kind: z.literal('rest') }),
      z.strictObject({ kind: z.literal('boxes'), boxes: z.array(boxSchema) }),
    ]),
  ),
  dimmed: z.exactOptional(
    z.discriminatedUnion('kind', [
      z.strictObject({ kind: z.literal('boxes'), boxes: z.array(boxSchema) }),
      z.strictObject({ kind: z.literal('zones'), zones: z.array(idSchema) }),
    ]),
  ),
  drawings: z.array(drawingSchema),
  areas: z.exactOptional(
    z.array(
      z.strictObject({
        id: idSchema,
        name: z.string(),
        colour: areaSchema.shape.colour,
        until: areaSchema.shape.until,
        shape: z.exactOptional(areaShapeSchema),
        places: z.array(z.string().check(z.maxLength(100))),
      }),
    ),
  ),
  sides: z.array(z.strictObject({ id: idSchema, name: z.string(), stance: stanceSchema })),
  combatants: z.array(combatantSchema),
  order: z.strictObject({
    style: z.enum(['strip', 'ribbon', 'list']),
    round: z.number(),
    title: z.string(),
    groups: z.array(z.strictObject({ id: z.string(), label: z.string(), note: z.exactOptional(z.string()) })),
    rows: z.array(
      z.strictObject({
        id: z.string(),
        combatant: idSchema,
        state: z.enum(['acting', 'may', 'waiting', 'done', 'out']),
        badge: z.exactOptional(z.string()),
        group: z.exactOptional(z.string()),
      }),
    ),
  }),
  replay: z.exactOptional(z.strictObject({ at: z.int(), of: z.int() })),
  table: z.exactOptional(z.array(trackSchema)),
  ending: z.exactOptional(z.string()),
  acting: z.exactOptional(z.strictObject({ id: idSchema, name: z.string(), player: z.exactOptional(z.string()) })),
  last: z.exactOptional(
    z.strictObject({
      id: z.number(),
      text: z.string(),
      rolled: z.exactOptional(z.int()),
      tone: z.string(),
      dice: z.array(
        z.strictObject({
          sides: z.number(),
          faces: z.array(z.array(z.number())),
          kept: z.exactOptional(z.array(z.number())),
        }),
      ),
      who: z.array(idSchema),
      happened: z.exactOptional(
        z.strictObject({ is: happenedKindSchema, whom: z.array(idSchema), by: z.exactOptional(idSchema) }),
      ),
      before: z.exactOptional(
        z.array(
          z.strictObject({
            id: z.number(),
            is: happenedKindSchema,
            whom: z.array(idSchema),
            by: z.exactOptional(idSchema),
          }),
        ),
      ),
    }),
  ),
  asked: z.exactOptional(
    z.strictObject({
      id: z.string(),
      title: z.string(),
      who: z.string(),
      combatant: z.exactOptional(idSchema),
      countdown: z.exactOptional(z.number()),
    }),
  ),
});

/** How the picture is shown, as the GM has set it. The players' window remembers none of this. */
export const settingsSchema = z.object({
  blackout: z.boolean(),
  /** At 1, the least, letters have 2.5 % of the screen's height. */
  textScale: z.number().check(z.gte(1), z.lte(4)),
  /** The brightness of painted ground, on both windows. Full brightness when left out. */
  brightness: z.exactOptional(z.number().check(z.gte(0.3), z.lte(1))),
  /** The part of the map in view, in map pixels; the whole map when left out. */
  frame: z.optional(
    z.object({
      x: z.number(),
      y: z.number(),
      width: z.number().check(z.positive()),
      height: z.number().check(z.positive()),
    }),
  ),
  /** The turn of the picture, clockwise in degrees. */
  turn: z.union([z.literal(0), z.literal(90), z.literal(180), z.literal(270)]),
  /**
   * The margin at each edge, in percent of the screen's height, for televisions that cut off the
   * edges.
   */
  margin: z.number().check(z.gte(0), z.lte(12)),
  /** Screen pixels in an inch, when squares are shown in real inches. */
  perInch: z.optional(z.number().check(z.gte(5), z.lte(600))),
  theme: z.enum(['dark', 'light']),
  /**
   * `action`: instead of the frame, the picture smoothly follows the combatant who acts and those
   * it concerns. Never while squares are in real inches.
   */
  pace: z.optional(z.enum(['frame', 'action'])),
});
export type ScreenSettings = z.infer<typeof settingsSchema>;

/** A point that the GM shows. `n` counts up, so that the same point twice makes two pings. */
const pingSchema = z.object({ n: z.int(), x: z.number(), y: z.number() });
export type Ping = z.infer<typeof pingSchema>;

/**
 * A ruler that the GM shows: its legs, each with the distance from the start. `version` lets a
 * later form be told from this one.
 */
const rulerSchema = z.strictObject({
  version: z.literal(1),
  legs: z
    .array(z.strictObject({ from: placeSchema, to: placeSchema, text: z.string().check(z.maxLength(80)) }))
    .check(z.maxLength(100)),
});
export type RulerShown = z.infer<typeof rulerSchema>;

/**
 * The display that the players' window is on, in pixels of the page; `density` is the browser's
 * device pixel ratio.
 */
const displaySchema = z.object({
  width: z.number().check(z.positive()),
  height: z.number().check(z.positive()),
  density: z.number().check(z.positive()),
});
export type ScreenDisplay = z.infer<typeof displaySchema>;

/** Messages from the GM's window. */
export const toScreenSchema = z.discriminatedUnion('type', [
  /**
   * Everything that the players see now, as the `n`th state. `pictures` are the hashes that the
   * view needs; the players' window asks for them with `wants`.
   */
  z.object({ type: z.literal('view'), n: z.int(), view: publicViewSchema, pictures: z.array(z.string()) }),
  /**
   * The changes since the state before. A window that does not have that state asks for the whole
   * view. `pictures` is there when the list has changed.
   */
  z.object({
    type: z.literal('change'),
    n: z.int(),
    changes: z.array(changeSchema).check(z.maxLength(5000)),
    pictures: z.exactOptional(z.array(z.string())),
  }),
  z.object({ type: z.literal('settings'), settings: settingsSchema }),
  z.object({ type: z.literal('ping'), ping: pingSchema }),
  /** The ruler that the GM shows now; null when none is shown. */
  z.object({ type: z.literal('ruler'), ruler: z.nullable(rulerSchema) }),
  /** A picture that the players' window asked for; null when there is none. */
  z.object({ type: z.literal('picture'), hash: z.string(), blob: z.nullable(z.instanceof(Blob)) }),
  /**
   * The GM's window has just opened this encounter, and the players' window should say hello again.
   */
  z.object({ type: z.literal('here') }),
  /**
   * The GM's window has closed this encounter; the last view may stay on the screen. `next` is the
   * encounter that the GM opened instead.
   */
  z.object({ type: z.literal('bye'), next: z.exactOptional(idSchema) }),
]);
export type ToScreen = z.infer<typeof toScreenSchema>;

/** Messages from the players' window. */
export const fromScreenSchema = z.discriminatedUnion('type', [
  /** The window has opened or changed its size, and asks for the present state. */
  z.object({ type: z.literal('hello'), display: displaySchema }),
  /** The window has missed a change and asks for the whole view. */
  z.object({ type: z.literal('whole') }),
  z.object({ type: z.literal('wants'), hash: z.string().check(z.maxLength(128)) }),
  z.object({ type: z.literal('bye') }),
]);
export type FromScreen = z.infer<typeof fromScreenSchema>;

/**
 * A message of each GM's window in the lobby: which fight is open there, and when the fight was
 * touched last, in milliseconds since 1970.
 */
export const toLobbySchema = z.discriminatedUnion('type', [
  z.object({ type: z.literal('open'), encounter: idSchema, touched: z.number() }),
  z.object({ type: z.literal('closed'), encounter: idSchema }),
  /** A players' window asks which fights are open. */
  z.object({ type: z.literal('who') }),
]);
export type ToLobby = z.infer<typeof toLobbySchema>;

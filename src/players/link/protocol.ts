/**
 * The messages between the GM's window and the players' window, each with a schema. Only what
 * players may see is ever sent.
 */
import * as z from 'zod/mini';
import { idSchema } from '../../space/scene.ts';
import { boundedList, boundedNumber, textUpTo } from './bounds.ts';
import { changeSchema } from './changes.ts';
import { MOST_ROWS, publicViewSchema, shownPlaceSchema } from './viewSchema.ts';

/**
 * The channel on which each GM's window of this browser says which fight it has open, and on which
 * a players' window asks.
 */
export const LOBBY = 'affray-screens';

/** The channel of one encounter. */
export const screenChannel = (encounter: string): string => `affray-screen-${encounter}`;

const shareSchema = z.number().check(z.gte(0), z.lte(1));

/** How the picture is shown, as the GM has set it. The players' window remembers none of this. */
export const settingsSchema = z.object({
  blackout: z.boolean(),
  /** At 1, the least, letters have 2.5 % of the screen's height. */
  textScale: z.number().check(z.gte(1), z.lte(4)),
  /** The brightness of painted ground, on both windows. Full brightness when left out. */
  brightness: z.exactOptional(z.number().check(z.gte(0.3), z.lte(1))),
  /** How dark the fog is, for the players and for the GM. As dark as can be when left out. */
  fog: z.exactOptional(z.object({ players: shareSchema, gm: shareSchema })),
  /** The seconds of a turn, which players see run out; none when left out or 0. */
  turnSeconds: z.exactOptional(z.int().check(z.gte(0), z.lte(600))),
  /** Whether the screen lies flat: whose turn it is then also stands on its head at the far edge. */
  flat: z.exactOptional(z.boolean()),
  /** A picture that is no map, which stands over the map or beside it. It is never remembered. */
  picture: z.optional(z.object({ hash: z.string().check(z.maxLength(200)), beside: z.boolean() })),
  /** A grid that is seen on a television from the far end of a table. */
  grid: z.exactOptional(z.enum(['usual', 'thick'])),
  /** The part of the map in view, in map pixels; the whole map when left out. */
  frame: z.optional(
    z.object({
      x: boundedNumber,
      y: boundedNumber,
      width: boundedNumber.check(z.positive()),
      height: boundedNumber.check(z.positive()),
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
const pingSchema = z.object({ n: z.int(), x: boundedNumber, y: boundedNumber });
export type Ping = z.infer<typeof pingSchema>;

/**
 * A ruler that the GM shows: its legs, each with the distance from the start. `version` lets a
 * later form be told from this one.
 */
const rulerSchema = z.strictObject({
  version: z.literal(1),
  legs: boundedList(z.strictObject({ from: shownPlaceSchema, to: shownPlaceSchema, text: textUpTo(80) }), 100),
});
export type RulerShown = z.infer<typeof rulerSchema>;

/**
 * The display that the players' window is on, in pixels of the page; `density` is the browser's
 * device pixel ratio.
 */
const displaySchema = z.object({
  width: boundedNumber.check(z.positive()),
  height: boundedNumber.check(z.positive()),
  density: boundedNumber.check(z.positive()),
});
export type ScreenDisplay = z.infer<typeof displaySchema>;

const pictureNames = boundedList(z.string().check(z.maxLength(200)), MOST_ROWS);

/** Messages from the GM's window. */
export const toScreenSchema = z.discriminatedUnion('type', [
  /**
   * Everything that the players see now, as the `n`th state. `pictures` are the hashes that the
   * view needs; the players' window asks for them with `wants`.
   */
  z.object({ type: z.literal('view'), n: z.int(), view: publicViewSchema, pictures: pictureNames }),
  /**
   * The changes since the state before. A window that does not have that state asks for the whole
   * view. `pictures` is there when the list has changed.
   */
  z.object({
    type: z.literal('change'),
    n: z.int(),
    changes: boundedList(changeSchema, 5000),
    pictures: z.exactOptional(pictureNames),
  }),
  z.object({ type: z.literal('settings'), settings: settingsSchema }),
  z.object({ type: z.literal('ping'), ping: pingSchema }),
  /** The ruler that the GM shows now; null when none is shown. */
  z.object({ type: z.literal('ruler'), ruler: z.nullable(rulerSchema) }),
  /** A picture that the players' window asked for; null when there is none. */
  z.object({
    type: z.literal('picture'),
    hash: z.string().check(z.maxLength(200)),
    blob: z.nullable(z.instanceof(Blob)),
  }),
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
  z.object({ type: z.literal('wants'), hash: z.string().check(z.maxLength(200)) }),
  z.object({ type: z.literal('bye') }),
]);
export type FromScreen = z.infer<typeof fromScreenSchema>;

/**
 * A message of each GM's window in the lobby: which fight is open there, and for how many
 * milliseconds nobody has touched it.
 */
export const toLobbySchema = z.discriminatedUnion('type', [
  z.object({ type: z.literal('open'), encounter: idSchema, untouched: z.number().check(z.nonnegative()) }),
  z.object({ type: z.literal('closed'), encounter: idSchema }),
  /** A players' window asks which fights are open. */
  z.object({ type: z.literal('who') }),
]);
export type ToLobby = z.infer<typeof toLobbySchema>;

/**
 * The schema of the public view, as the players' window checks it: strict, and with bounds for each
 * position, size and list.
 */
import * as z from 'zod/mini';
import { TRACK_COLOURS } from '../../engine/forms/track.ts';
import { MOST_PEOPLE, MOST_SIDES } from '../../engine/limits/limits.ts';
import { happenedKindSchema } from '../../engine/logEntry.ts';
import type { PublicView } from '../../engine/public/publicView.ts';
import { areaSchema, areaShapeSchema, MOST_AREAS } from '../../space/areas/area.ts';
import { drawingSchema, MOST_DRAWINGS } from '../../space/drawing.ts';
import { idSchema, placeSchema, sceneSchema } from '../../space/scene.ts';
import { standingSpotSchema } from '../../space/stands/stand.ts';
import { boundedList, boundedNumber, boundedParts, boundedText } from './bounds.ts';

/** The most of each list of a view: more than any table has. */
const MOST_MARKS = 500;
export const MOST_ROWS = 5000;
const MOST_PLACES = 40_000;
const MOST_DICE = 2000;

/** A column, a row, or how many: no map has more than 200, and somebody may stand beside it. */
const FARTHEST = 1000;
const square = z.number().check(z.gte(-FARTHEST), z.lte(FARTHEST));
/** A place that may be shown. */
export const shownPlaceSchema = placeSchema.check(
  z.refine((place) => place.kind !== 'square' || Math.max(Math.abs(place.column), Math.abs(place.row)) <= FARTHEST),
);

const toneSchema = z.enum(['good', 'bad', 'plain']);

const stanceSchema = z.enum(['party', 'ally', 'neutral', 'foe']);

const trackSchema = z.strictObject({
  id: boundedText,
  label: boundedText,
  row: z.exactOptional(z.strictObject({ name: boundedText, part: boundedText })),
  kind: z.enum(['bar', 'boxes', 'load', 'count']),
  value: boundedNumber,
  max: boundedNumber,
  weight: z.enum(['vital', 'plain']),
  colour: z.exactOptional(z.enum(TRACK_COLOURS)),
  detail: z.exactOptional(boundedText),
});
const combatantSchema = z.strictObject({
  id: idSchema,
  name: boundedText,
  side: idSchema,
  stance: z.exactOptional(stanceSchema),
  place: shownPlaceSchema,
  spot: z.exactOptional(z.strictObject(standingSpotSchema.shape)),
  look: z.strictObject({ icon: z.exactOptional(boundedText), picture: z.exactOptional(boundedText) }),
  size: z.strictObject({
    room: z.number().check(z.gte(0), z.lte(1000)),
    squares: z.number().check(z.gte(0), z.lte(200)),
  }),
  standing: z.strictObject({ at: z.enum(['up', 'down', 'out']), word: boundedText }),
  tracks: boundedList(trackSchema, MOST_MARKS),
  health: z.exactOptional(
    z.strictObject({
      word: boundedText,
      tone: z.exactOptional(z.enum(['good', 'hurt', 'bad', 'down'])),
      taken: z.exactOptional(boundedNumber),
      pool: z.exactOptional(
        z.strictObject({
          label: boundedText,
          value: boundedNumber,
          max: boundedNumber,
          kind: z.enum(['bar', 'boxes', 'load']),
        }),
      ),
    }),
  ),
  badges: boundedList(
    z.strictObject({ id: boundedText, label: boundedText, count: z.exactOptional(boundedNumber), tone: toneSchema }),
    MOST_MARKS,
  ),
});

const boxSchema = z.strictObject({ column: square, row: square, columns: square, rows: square });

/** The schema is strict: a key that the view does not have is refused, on either side. */
const viewSchema: z.ZodMiniType<PublicView> = z.strictObject({
  encounter: boundedText,
  game: boundedText,
  stage: z.enum(['setup', 'running', 'over']),
  scene: sceneSchema,
  cover: z.exactOptional(
    z.discriminatedUnion('kind', [
      z.strictObject({ kind: z.literal('rest') }),
      z.strictObject({ kind: z.literal('boxes'), boxes: boundedList(boxSchema, MOST_PLACES) }),
    ]),
  ),
  dimmed: z.exactOptional(
    z.discriminatedUnion('kind', [
      z.strictObject({ kind: z.literal('boxes'), boxes: boundedList(boxSchema, MOST_PLACES) }),
      z.strictObject({ kind: z.literal('zones'), zones: boundedList(idSchema, MOST_PLACES) }),
    ]),
  ),
  drawings: boundedList(drawingSchema, MOST_DRAWINGS),
  areas: z.exactOptional(
    boundedList(
      z.strictObject({
        id: idSchema,
        name: boundedText,
        colour: areaSchema.shape.colour,
        until: areaSchema.shape.until,
        shape: z.exactOptional(areaShapeSchema),
        places: boundedList(z.string().check(z.maxLength(100)), MOST_PLACES),
      }),
      MOST_AREAS,
    ),
  ),
  sides: boundedList(z.strictObject({ id: idSchema, name: boundedText, stance: stanceSchema }), MOST_SIDES),
  combatants: boundedList(combatantSchema, MOST_PEOPLE),
  order: z.strictObject({
    style: z.enum(['strip', 'ribbon', 'list']),
    round: boundedNumber,
    title: boundedText,
    groups: boundedList(
      z.strictObject({ id: boundedText, label: boundedText, note: z.exactOptional(boundedText) }),
      MOST_ROWS,
    ),
    rows: boundedList(
      z.strictObject({
        id: boundedText,
        combatant: idSchema,
        state: z.enum(['acting', 'may', 'waiting', 'done', 'out']),
        badge: z.exactOptional(boundedText),
        group: z.exactOptional(boundedText),
      }),
      MOST_ROWS,
    ),
  }),
  replay: z.exactOptional(z.strictObject({ at: z.int(), of: z.int() })),
  table: z.exactOptional(boundedList(trackSchema, MOST_MARKS)),
  ending: z.exactOptional(boundedText),
  acting: z.exactOptional(z.strictObject({ id: idSchema, name: boundedText, player: z.exactOptional(boundedText) })),
  last: z.exactOptional(
    z.strictObject({
      id: boundedNumber,
      text: boundedText,
      rolled: z.exactOptional(z.int()),
      tone: boundedText,
      dice: boundedList(
        z.strictObject({
          sides: boundedNumber,
          faces: boundedList(boundedList(boundedNumber, MOST_DICE), MOST_DICE),
          kept: z.exactOptional(boundedList(boundedNumber, MOST_DICE)),
        }),
        MOST_MARKS,
      ),
      who: boundedList(idSchema, MOST_PEOPLE),
      happened: z.exactOptional(
        z.strictObject({
          is: happenedKindSchema,
          whom: boundedList(idSchema, MOST_PEOPLE),
          by: z.exactOptional(idSchema),
        }),
      ),
      before: z.exactOptional(
        boundedList(
          z.strictObject({
            id: boundedNumber,
            is: happenedKindSchema,
            whom: boundedList(idSchema, MOST_PEOPLE),
            by: z.exactOptional(idSchema),
          }),
          MOST_ROWS,
        ),
      ),
    }),
  ),
  takenBack: z.exactOptional(z.literal(true)),
  asked: z.exactOptional(
    z.strictObject({
      id: boundedText,
      title: boundedText,
      who: boundedText,
      combatant: z.exactOptional(idSchema),
      countdown: z.exactOptional(boundedNumber),
    }),
  ),
});
/** A view that a screen can draw: its positions, sizes and lists have bounds. */
export const publicViewSchema: z.ZodMiniType<PublicView> = boundedParts(viewSchema);

/** The messages between the GM's window and the phone of one seat, each with a schema. */
import * as z from 'zod/mini';
import { TRACK_COLOURS } from '../../../engine/forms/track.ts';
import { answerSchema } from '../../../engine/question.ts';
import type { SeatView } from '../../../engine/seat/seatView.ts';
import { boundedList, boundedNumber, boundedText, textUpTo } from '../bounds.ts';

/** The channel of a seat. */
export const SEAT = 'affray-seat';
/** The longest text that the GM can tell one player alone, in letters. */
export const LONGEST_NOTE = 600;

const word = textUpTo(200);
const words = textUpTo(4000);
const whole = z.int().check(z.gte(-1e6), z.lte(1e6));
const square = z.int().check(z.gte(-1000), z.lte(1000));
/** What the GM tells one player alone. */
const note = textUpTo(LONGEST_NOTE);
const list = <T>(one: z.ZodMiniType<T>) => boundedList(one, 500);

const trackSchema = z.strictObject({
  id: word,
  label: word,
  row: z.exactOptional(z.strictObject({ name: word, part: word })),
  kind: z.enum(['bar', 'boxes', 'load', 'count']),
  value: boundedNumber,
  max: boundedNumber,
  weight: z.enum(['vital', 'plain']),
  colour: z.exactOptional(z.enum(TRACK_COLOURS)),
  detail: z.exactOptional(words),
});
const optionSchema = z.strictObject({
  id: word,
  label: words,
  detail: z.exactOptional(words),
  blocked: z.exactOptional(words),
  tone: z.exactOptional(z.enum(['pass', 'danger'])),
  usual: z.exactOptional(z.literal(true)),
  square: z.exactOptional(z.strictObject({ column: square, row: square })),
});
const spots = boundedList(z.strictObject({ column: square, row: square, name: word, own: z.boolean() }), 5000);
const head = {
  id: word,
  title: words,
  detail: z.exactOptional(words),
  rule: word,
  countdown: z.exactOptional(boundedNumber),
  shared: z.exactOptional(z.enum(['first counts', 'each'])),
};
const options = boundedList(optionSchema, 5000);
const rollSchema = z.strictObject({
  id: word,
  label: words,
  aim: z.exactOptional(words),
  groups: list(
    z.strictObject({
      id: word,
      count: whole,
      sides: whole,
      explode: z.exactOptional(z.union([z.boolean(), z.literal('whole')])),
      label: z.exactOptional(word),
    }),
  ),
});
const askedSchema = z.discriminatedUnion('kind', [
  z.strictObject({ ...head, kind: z.literal('choose'), options, spots: z.exactOptional(spots) }),
  z.strictObject({ ...head, kind: z.literal('pick'), options, min: whole, max: whole, spots: z.exactOptional(spots) }),
  z.strictObject({
    ...head,
    kind: z.literal('number'),
    min: boundedNumber,
    max: boundedNumber,
    suggested: boundedNumber,
    unit: z.exactOptional(word),
  }),
  z.strictObject({ ...head, kind: z.literal('text'), longest: whole, suggested: words }),
  z.strictObject({ ...head, kind: z.literal('dice'), rolls: list(rollSchema) }),
]);

const moveSchema = z.strictObject({
  id: word,
  label: words,
  detail: z.exactOptional(words),
  cost: z.exactOptional(words),
  group: words,
});

/** The schema is strict: a key that the view does not have is refused. */
export const seatViewSchema: z.ZodMiniType<SeatView> = z.strictObject({
  encounter: words,
  game: word,
  stage: z.enum(['setup', 'running', 'over']),
  ending: z.exactOptional(words),
  own: z.strictObject({
    name: word,
    standing: z.strictObject({ at: z.enum(['up', 'down', 'out']), word }),
    tracks: list(trackSchema),
    badges: list(
      z.strictObject({
        id: word,
        label: words,
        does: words,
        count: z.exactOptional(boundedNumber),
        tone: z.enum(['good', 'bad', 'plain']),
      }),
    ),
    figures: list(z.strictObject({ id: word, label: word, value: words })),
    lines: list(z.strictObject({ label: word, words: boundedText })),
  }),
  round: word,
  order: boundedList(
    z.strictObject({
      id: word,
      name: word,
      state: z.enum(['acting', 'may', 'waiting', 'done', 'out']),
      badge: z.exactOptional(word),
      own: z.boolean(),
    }),
    5000,
  ),
  last: z.exactOptional(z.strictObject({ id: boundedNumber, text: boundedText })),
  asked: z.exactOptional(askedSchema),
  moves: z.exactOptional(list(moveSchema)),
  waitsFor: z.exactOptional(z.strictObject({ who: word, title: words })),
});

/**
 * Why a wish of a phone was not taken. The phone has the words: no text of the fight leaves with a
 * refusal.
 */
const refusalSchema = z.enum(['not open', 'closed', 'answered', 'done']);
export type SeatRefusal = z.infer<typeof refusalSchema>;

/** From the GM's window to the phone of a seat. */
export const toSeatSchema = z.discriminatedUnion('type', [
  /**
   * `notes`: what the GM has told this phone alone, the oldest first. `proposed`: the move that
   * this phone has proposed, while the GM has not decided. `odds`: those of that move, where the GM
   * lets phones show them.
   */
  z.object({
    type: z.literal('view'),
    view: z.nullable(seatViewSchema),
    notes: list(note),
    proposed: z.exactOptional(words),
    odds: z.exactOptional(list(z.strictObject({ name: words, words }))),
  }),
  /** The wish was not taken: it came too late, or this seat is not asked for it. */
  z.object({ type: z.literal('not taken'), why: refusalSchema }),
  /** The seat is taken away. The phone forgets its secret. */
  z.object({ type: z.literal('out') }),
]);
export type ToSeat = z.infer<typeof toSeatSchema>;

/** From the phone of a seat. */
export const fromSeatSchema = z.discriminatedUnion('type', [
  z.object({ type: z.literal('hello') }),
  z.object({ type: z.literal('answer'), question: word, answer: answerSchema }),
  /** A move that this player wants. The label says which one, should the list have changed. */
  z.object({ type: z.literal('propose'), move: word, label: words }),
]);
export type FromSeat = z.infer<typeof fromSeatSchema>;

/**
 * Drawings on the map: lines, boxes and words that a GM puts there, in map pixels; no rule reads
 * them.
 */
import * as z from 'zod/mini';
import { seenText } from './nameText.ts';
import { idSchema, type Point } from './scene.ts';

/** The largest map is 102,400 pixels wide; a drawing may reach a little beyond the map's edge. */
const spot = z.number().check(z.gte(-10_000), z.lte(120_000));
export const spotSchema = z.object({ x: spot, y: spot });

/**
 * The colours of drawings by name. None is the colour of a side, of danger or of the combatant who
 * acts. The board gives each theme its own shade.
 */
export const drawColours = ['chalk', 'ink', 'violet', 'rose', 'turquoise'] as const;
export type DrawColour = (typeof drawColours)[number];

/** The most points of a freehand line, and the most drawings on a map. */
export const MOST_POINTS = 400;
export const MOST_DRAWINGS = 500;

const ends = { from: spotSchema, to: spotSchema };
/**
 * The figure of a drawing. `words` stand to the right of and below their point; a letter is six
 * times as high as the pen is wide.
 */
export const figureSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('free'), points: z.array(spotSchema).check(z.minLength(2), z.maxLength(MOST_POINTS)) }),
  z.object({ kind: z.literal('line'), ...ends }),
  z.object({ kind: z.literal('arrow'), ...ends }),
  z.object({ kind: z.literal('box'), ...ends }),
  z.object({ kind: z.literal('ellipse'), ...ends }),
  z.object({
    kind: z.literal('words'),
    at: spotSchema,
    text: z.string().check(z.overwrite(seenText), z.minLength(1), z.maxLength(80)),
  }),
]);
export type Figure = z.infer<typeof figureSchema>;

export const strokeSchema = z.object({
  figure: figureSchema,
  colour: z.enum(drawColours),
  /** The pen's width, in map pixels. */
  width: z.number().check(z.gte(0.5), z.lte(400)),
  /** Who sees the drawing: the players too, or only the GM. */
  seen: z.enum(['players', 'gm']),
});
export type Stroke = z.infer<typeof strokeSchema>;

export const drawingSchema = z.extend(strokeSchema, { id: idSchema });
export type Drawing = z.infer<typeof drawingSchema>;

/**
 * Drawings are a record by id, so that undoing one stores little; `inDrawOrder` says which drawing
 * lies above which.
 */
export const drawingsSchema = z
  .record(idSchema, drawingSchema)
  .check(
    z.refine((drawings) => Object.keys(drawings).length <= MOST_DRAWINGS, `has more than ${MOST_DRAWINGS} drawings`),
  );

/** A drawing's number, from the end of its id; later drawings lie above earlier ones. */
export const numberOf = (id: string): number => Number(/\d+$/.exec(id)?.[0] ?? 0);

/** The drawings, with the oldest, and so the lowest, first. */
export const inDrawOrder = (drawings: Readonly<Record<string, Drawing>>): Drawing[] =>
  Object.values(drawings).sort((a, b) => numberOf(a.id) - numberOf(b.id));

/** Points along a figure, close enough to each other to tell where the figure lies. */
export function pointsAlong(figure: Figure): Point[] {
  if (figure.kind === 'words') return [figure.at];
  if (figure.kind === 'free')
    return figure.points.flatMap((point, at) => between(figure.points[at - 1] ?? point, point));
  const { from, to } = figure;
  if (figure.kind === 'line' || figure.kind === 'arrow') return between(from, to);
  if (figure.kind === 'box') {
    const [b, d] = [
      { x: to.x, y: from.y },
      { x: from.x, y: to.y },
    ];
    return [...between(from, b), ...between(b, to), ...between(to, d), ...between(d, from)];
  }
  return Array.from({ length: STEPS * 2 }, (_, step) => {
    const turn = (step / STEPS) * Math.PI;
    return {
      x: (from.x + to.x) / 2 + (Math.cos(turn) * (to.x - from.x)) / 2,
      y: (from.y + to.y) / 2 + (Math.sin(turn) * (to.y - from.y)) / 2,
    };
  });
}

const STEPS = 16;
const between = (a: Point, b: Point): Point[] =>
  Array.from({ length: STEPS + 1 }, (_, step) => ({
    x: a.x + ((b.x - a.x) * step) / STEPS,
    y: a.y + ((b.y - a.y) * step) / STEPS,
  }));

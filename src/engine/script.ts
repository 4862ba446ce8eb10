/** Scripted fights: a cast, and lines that do, answer and expect. Tests, demonstrations and bug reports are all this JSON. */
import * as z from 'zod';
import { idSchema, placeSchema, sceneSchema } from '../space/scene.ts';
import { editSchema } from './command.ts';
import { sideSchema, towardSchema } from './fight.ts';

const dieFaces = z.array(z.number().int().min(1)).max(400);

const castSchema = z.object({
  id: idSchema,
  name: z.string().min(1).max(60),
  side: idSchema,
  /** How this one stands toward sides, where that is not as its own side does. */
  toward: towardSchema.exactOptional(),
  copy: z.number().int().min(1).exactOptional(),
  player: z.string().max(40).exactOptional(),
  hidden: z.boolean().exactOptional(),
  icon: z.string().max(60).exactOptional(),
  /** A built-in creature to start from; without one the game's blank sheet. */
  creature: z.string().max(60).exactOptional(),
  /** What differs on the sheet, by dotted path. */
  sheet: z.record(z.string(), z.unknown()).exactOptional(),
  place: z.exactOptional(placeSchema),
});

/** `refused` on a line: it must be refused, by this rule number or with these words in the reason. */
const refusedSchema = z.string().exactOptional();

const seatName = z.string().describe('gm, the id of a side, or the id of a combatant');

export const expectSchema = z.strictObject({
  /** The open question; null: none is open. `options` are the free ones, in any order; `has` some of them; `blocked` maps greyed ones to their rule. */
  question: z
    .strictObject({
      kind: z.enum(['dice', 'choose', 'pick', 'number', 'text']).exactOptional(),
      title: z.string().exactOptional(),
      rule: z.string().exactOptional(),
      seat: seatName.exactOptional(),
      options: z.array(z.string()).exactOptional(),
      has: z.array(z.string()).exactOptional(),
      lacks: z.array(z.string()).exactOptional(),
      blocked: z.record(z.string(), z.string()).exactOptional(),
      countdown: z.number().exactOptional(),
    })
    .nullable()
    .exactOptional(),
  /** By actor, by action (or `action:variant`): true when offered, false when not listed or greyed, a rule number when greyed by it. */
  offers: z.record(z.string(), z.record(z.string(), z.union([z.boolean(), z.string()]))).exactOptional(),
  /** By combatant, by track. */
  tracks: z.record(z.string(), z.record(z.string(), z.number())).exactOptional(),
  standing: z.record(z.string(), z.string()).exactOptional(),
  /** By combatant, by badge: there or not, or how many. */
  badges: z.record(z.string(), z.record(z.string(), z.union([z.boolean(), z.number()]))).exactOptional(),
  /** By combatant: `zone:yard`, `border:gate`, `square:3,4`, `off`. */
  place: z.record(z.string(), z.string()).exactOptional(),
  /** Sentences of the log since the last line that did something: each must contain these words, or be of this rule. */
  log: z.array(z.string()).exactOptional(),
  /** And these must not be there. */
  logNot: z.array(z.string()).exactOptional(),
  acting: z.string().nullable().exactOptional(),
  /** Exactly these may take a turn now. */
  may: z.array(z.string()).exactOptional(),
  round: z.number().int().exactOptional(),
  title: z.string().exactOptional(),
  stage: z.enum(['setup', 'running', 'over']).exactOptional(),
  /** Whether the players' screen shows somebody. */
  seen: z.record(z.string(), z.boolean()).exactOptional(),
  /** Rows of the morale panel by id. */
  morale: z.record(z.string(), z.string()).exactOptional(),
  /** The odds of the open move for somebody: chance by outcome key, within 10⁻⁹ unless given as a rounded percentage like "42.5 %". */
  odds: z
    .strictObject({ about: idSchema, outcomes: z.record(z.string(), z.union([z.number(), z.string()])) })
    .exactOptional(),
});
export type Expect = z.infer<typeof expectSchema>;

export const lineSchema = z.union([
  z.strictObject({ note: z.string() }),
  z.strictObject({ begin: z.literal(true), refused: refusedSchema }),
  z.strictObject({ end: z.literal(true), refused: refusedSchema }),
  z.strictObject({
    do: z.string(),
    /** A combatant, a side, or `table` (also when left out). */
    by: z.exactOptional(idSchema),
    with: z.string().exactOptional(),
    refused: refusedSchema,
  }),
  z.strictObject({ edit: z.array(editSchema).min(1), label: z.string(), refused: refusedSchema }),
  z.strictObject({
    /**
     * An option's id, several of them, a number, words (`{ "text": … }`), or dice: faces in the order rolled, an exploded die's
     * further faces right after it; by roll id when several rolls are asked at once.
     */
    answer: z.union([
      z.string(),
      z.number(),
      z.array(z.string()).min(1),
      z.strictObject({ dice: z.union([dieFaces, z.record(z.string(), dieFaces)]) }),
      z.strictObject({ picked: z.array(z.string()) }),
      z.strictObject({ text: z.string() }),
      /** A ruling on a roll before it is made; without `roll` on the first. */
      z.strictObject({ ruling: z.string(), roll: z.string().exactOptional() }),
    ]),
    refused: refusedSchema,
  }),
  /** Dice drawn from the script's seed. */
  z.strictObject({ roll: z.literal(true) }),
  z.strictObject({ undo: z.number().int().min(1) }),
  z.strictObject({ redo: z.number().int().min(1) }),
  z.strictObject({ expect: expectSchema }),
]);
export type Line = z.infer<typeof lineSchema>;

export const scriptSchema = z.strictObject({
  title: z.string().min(1).max(160),
  about: z.string().max(1000).exactOptional(),
  ruleset: z.string(),
  /** A scene, or the id of a ready-made one. */
  scene: z.union([z.string(), sceneSchema]),
  sides: z.array(sideSchema).min(1).max(20).exactOptional(),
  /** House rules that differ from the assumed ones, by dotted path. */
  house: z.record(z.string(), z.unknown()).exactOptional(),
  seed: z.number().int().exactOptional(),
  cast: z.array(castSchema).max(500),
  lines: z.array(lineSchema).max(5000),
});
export type Script = z.infer<typeof scriptSchema>;

/** The sides of a script that names none. */
export const usualSides = [
  { id: 'party', name: 'The party', stance: 'party' as const },
  { id: 'foes', name: 'The foes', stance: 'foe' as const },
];

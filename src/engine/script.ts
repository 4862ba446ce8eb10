/**
 * Scripted fights: a cast, and lines that do, answer and expect. Tests, demonstrations and bug
 * reports are all this JSON.
 */
import * as z from 'zod/mini';
import { nameText } from '../space/nameText.ts';
import { idSchema, placeSchema, sceneSchema } from '../space/scene.ts';
import { editSchema } from './command.ts';
import { sideSchema, towardSchema } from './fight.ts';

const dieFaces = z.array(z.int().check(z.minimum(1))).check(z.maxLength(400));

const castSchema = z.object({
  id: idSchema,
  name: nameText(1, 60),
  side: idSchema,
  /** How this combatant stands toward sides, where it differs from its own side. */
  toward: z.exactOptional(towardSchema),
  copy: z.exactOptional(z.int().check(z.minimum(1))),
  player: z.exactOptional(nameText(0, 40)),
  hidden: z.exactOptional(z.boolean()),
  icon: z.exactOptional(z.string().check(z.maxLength(60))),
  /** A built-in creature to start from; left out, the game's blank sheet is used. */
  creature: z.exactOptional(z.string().check(z.maxLength(60))),
  /** Values of the sheet that differ from the creature's, by dotted path. */
  sheet: z.exactOptional(z.record(z.string(), z.unknown())),
  place: z.exactOptional(placeSchema),
});

/**
 * A line marked `refused` must be refused: by this rule number, with these words in the reason, or
 * (`true`) by any rule.
 */
const refusedSchema = z.exactOptional(z.union([z.string(), z.literal(true)]));

const seatName = z.string().check(z.describe('gm, the id of a side, or the id of a combatant'));

export const expectSchema = z.strictObject({
  /**
   * The open question; null: no question is open. `options` are all free options in any order,
   * `has` some of them; `blocked` maps greyed options to their rule.
   */
  question: z.exactOptional(
    z.nullable(
      z.strictObject({
        kind: z.exactOptional(z.enum(['dice', 'choose', 'pick', 'number', 'text'])),
        title: z.exactOptional(z.string()),
        rule: z.exactOptional(z.string()),
        seat: z.exactOptional(seatName),
        options: z.exactOptional(z.array(z.string())),
        has: z.exactOptional(z.array(z.string())),
        lacks: z.exactOptional(z.array(z.string())),
        blocked: z.exactOptional(z.record(z.string(), z.string())),
        countdown: z.exactOptional(z.number()),
      }),
    ),
  ),
  /**
   * By actor, by action (or `action:variant`): true when offered, false when not listed or greyed,
   * a rule number when greyed by that rule.
   */
  offers: z.exactOptional(z.record(z.string(), z.record(z.string(), z.union([z.boolean(), z.string()])))),
  /** The values that tracks must have, by combatant and track. */
  tracks: z.exactOptional(z.record(z.string(), z.record(z.string(), z.number()))),
  standing: z.exactOptional(z.record(z.string(), z.string())),
  /**
   * The badges that combatants must have, by combatant and badge: whether the badge is there, or
   * its count.
   */
  badges: z.exactOptional(z.record(z.string(), z.record(z.string(), z.union([z.boolean(), z.number()])))),
  /** Where combatants must stand: `zone:yard`, `border:gate`, `square:3,4`, `off`. */
  place: z.exactOptional(z.record(z.string(), z.string())),
  /**
   * Sentences of the log since the last line that did something: each text must be part of a
   * sentence, or be the rule of one.
   */
  log: z.exactOptional(z.array(z.string())),
  /** Texts that must not be among those sentences. */
  logNot: z.exactOptional(z.array(z.string())),
  acting: z.exactOptional(z.nullable(z.string())),
  /** Exactly these combatants or sides may take a turn now. */
  may: z.exactOptional(z.array(z.string())),
  round: z.exactOptional(z.int()),
  title: z.exactOptional(z.string()),
  stage: z.exactOptional(z.enum(['setup', 'running', 'over'])),
  /** By combatant: whether the players' screen must show the combatant. */
  seen: z.exactOptional(z.record(z.string(), z.boolean())),
  /** What rows of the morale panel must say, by the row's id. */
  morale: z.exactOptional(z.record(z.string(), z.string())),
  /**
   * The odds of the open move for a combatant: chance by outcome key, within 10⁻⁹ or as a rounded
   * percentage like "42.5 %".
   */
  odds: z.exactOptional(
    z.strictObject({ about: idSchema, outcomes: z.record(z.string(), z.union([z.number(), z.string()])) }),
  ),
});
export type Expect = z.infer<typeof expectSchema>;

export const lineSchema = z.union([
  z.strictObject({ note: z.string() }),
  z.strictObject({ begin: z.literal(true), refused: refusedSchema }),
  z.strictObject({ end: z.literal(true), refused: refusedSchema }),
  z.strictObject({
    do: z.string(),
    /** The actor: a combatant, a side, or `table`; left out, the table. */
    by: z.exactOptional(idSchema),
    with: z.exactOptional(z.string()),
    /** Others for whom the same ruling is made in the same step. */
    also: z.exactOptional(z.array(idSchema).check(z.minLength(1))),
    refused: refusedSchema,
  }),
  /** `raw`: only the numbers are set, and nothing follows from them. */
  z.strictObject({
    edit: z.array(editSchema).check(z.minLength(1)),
    label: z.string(),
    raw: z.exactOptional(z.literal(true)),
    refused: refusedSchema,
  }),
  /**
   * A combatant joins the running fight as in the app: at once, or at the start of a later round.
   */
  z.strictObject({
    join: z.array(castSchema).check(z.minLength(1), z.maxLength(100)),
    round: z.exactOptional(z.int().check(z.minimum(1))),
    refused: refusedSchema,
  }),
  z.strictObject({
    /**
     * An option's id, several ids, a number, words (`{ "text": … }`), or dice: faces in the order
     * rolled, with the further faces of an exploded die right after its first; by roll id when
     * several rolls are asked at once.
     */
    answer: z.union([
      z.string(),
      z.number(),
      z.array(z.string()).check(z.minLength(1)),
      z.strictObject({ dice: z.union([dieFaces, z.record(z.string(), dieFaces)]) }),
      z.strictObject({ picked: z.array(z.string()) }),
      z.strictObject({ text: z.string() }),
      /** A ruling on a roll before it is made; without `roll` on the first roll. */
      z.strictObject({ ruling: z.string(), roll: z.exactOptional(z.string()) }),
    ]),
    refused: refusedSchema,
  }),
  /** Draws the dice from the script's seed. */
  z.strictObject({ roll: z.literal(true) }),
  z.strictObject({ undo: z.int().check(z.minimum(1)) }),
  z.strictObject({ redo: z.int().check(z.minimum(1)) }),
  z.strictObject({ expect: expectSchema }),
]);
export type Line = z.infer<typeof lineSchema>;

export const scriptSchema = z.strictObject({
  title: nameText(1, 160),
  about: z.exactOptional(z.string().check(z.maxLength(1000))),
  ruleset: z.string(),
  /** A scene, or the id of a ready-made one. */
  scene: z.union([z.string(), sceneSchema]),
  sides: z.exactOptional(z.array(sideSchema).check(z.minLength(1), z.maxLength(20))),
  /** House rules that differ from the assumed values, by dotted path. */
  house: z.exactOptional(z.record(z.string(), z.unknown())),
  seed: z.exactOptional(z.int()),
  cast: z.array(castSchema).check(z.maxLength(500)),
  lines: z.array(lineSchema).check(z.maxLength(5000)),
});
export type Script = z.infer<typeof scriptSchema>;

/** The sides of a script that names none. */
export const usualSides = [
  { id: 'party', name: 'The party', stance: 'party' as const },
  { id: 'foes', name: 'The foes', stance: 'foe' as const },
];

/** A fight ready to be opened with one click. */
export interface ReadyFight {
  id: string;
  name: string;
  about: string;
  script: Script;
}

/**
 * The account of a fight as figures and plain data: shown on the page after the fight, printed, and
 * written as Markdown or JSON.
 */
import * as z from 'zod/mini';
import { idSchema } from '../../space/scene.ts';

const count = z.int().check(z.minimum(0));
const words = z.string();
const luckSchema = z.object({ rolled: z.number(), expected: z.number() });
/** Dice as the rules read them: summed points and counted successes, each with its exact mean. */
const diceSchema = z.object({ dice: count, points: luckSchema, successes: luckSchema });
export type DiceAccount = z.infer<typeof diceSchema>;

const figures = {
  attacks: count,
  hits: count,
  /**
   * Harm, in the unit that the game names. Harm that nobody caused (a fall, a fire) has no dealer.
   */
  dealt: count,
  taken: count,
  reactions: count,
  dice: diceSchema,
};

export const personSchema = z.object({
  id: idSchema,
  name: words,
  side: idSchema,
  player: z.exactOptional(words),
  /** How the combatant stood at the end; `gone`: the combatant was taken out of the fight. */
  end: z.object({ at: z.enum(['up', 'down', 'out', 'gone']), word: words }),
  ...figures,
});
export type Person = z.infer<typeof personSchema>;

export const TURNS = [
  'first blood',
  'first down',
  'down',
  'up again',
  'half',
  'side',
  'morale',
  'joined',
  'changed sides',
  'hardest',
] as const;
/** One moment on which the fight turned. A replay jumps to the step numbered `serial`. */
const turningSchema = z.object({
  serial: count,
  round: z.int(),
  kind: z.enum(TURNS),
  /** The names of the combatants or the side that the moment concerns. */
  about: words,
  /** The sentence of the log that told the moment, if any did. */
  told: z.exactOptional(words),
});
export type Turning = z.infer<typeof turningSchema>;
export type TurningKind = Turning['kind'];

export const accountSchema = z.object({
  format: z.literal('affray-account'),
  version: z.literal(1),
  name: words,
  game: z.object({ id: words, name: words }),
  /** The unit of harm: "health". */
  harmWord: words,
  ending: z.object({
    /**
     * How the fight ended. `won`: only one camp was left standing. `settled`: the game ended the
     * fight while enemies still stood. `cut short`: the GM ended it. `nobody`: nobody was left
     * standing.
     */
    how: z.enum(['won', 'settled', 'cut short', 'nobody', 'running']),
    /** The sides that were left standing, by name. */
    standing: z.array(words),
    /** The game's own sentence about the ending. */
    told: z.exactOptional(words),
  }),
  rounds: count,
  /** Finished moves, including the GM's edits while the fight ran. */
  moves: count,
  rulings: count,
  /**
   * From when on attacks, harm and reactions were counted. `no`: the fight began under a program
   * version that did not count them.
   */
  counted: z.enum(['from the start', 'no']),
  /** Moves whose dice this version of the rules can no longer read. */
  unread: count,
  sides: z.array(
    z.object({
      id: idSchema,
      name: words,
      stance: z.enum(['party', 'ally', 'neutral', 'foe']),
      people: count,
      standing: count,
      ...figures,
    }),
  ),
  people: z.array(personSchema),
  /** Harm that nobody caused. */
  unowned: count,
  /** Dice of no single combatant: the GM's and the sides' dice. */
  others: diceSchema,
  turning: z.array(turningSchema),
  /** Combatants who were still to come when the fight ended. */
  waiting: count,
});
export type Account = z.infer<typeof accountSchema>;

/** What happened in a fight, as figures and plain data: for the page after it, on screen, on paper, as Markdown and as JSON. */
import * as z from 'zod/mini';
import { idSchema } from '../../space/scene.ts';

const count = z.int().check(z.minimum(0));
const words = z.string();
const luckSchema = z.object({ rolled: z.number(), expected: z.number() });
/** Dice as they were read: points that add up and successes that are counted, each beside its exact mean. */
const diceSchema = z.object({ dice: count, points: luckSchema, successes: luckSchema });
export type DiceAccount = z.infer<typeof diceSchema>;

const figures = {
  attacks: count,
  hits: count,
  /** Harm, in what the game calls so; what nobody did (a fall, a fire) is dealt by nobody. */
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
  /** How it stood at the end; `gone`: taken out of the fight. */
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
/** One moment on which the fight turned: `serial` is the step that a replay jumps to. */
const turningSchema = z.object({
  serial: count,
  round: z.int(),
  kind: z.enum(TURNS),
  /** Who or which side it was about. */
  about: words,
  /** The sentence of the log, where one told it. */
  told: z.exactOptional(words),
});
export type Turning = z.infer<typeof turningSchema>;
export type TurningKind = Turning['kind'];

export const accountSchema = z.object({
  format: z.literal('affray-account'),
  version: z.literal(1),
  name: words,
  game: z.object({ id: words, name: words }),
  /** What harm is counted in: "health". */
  harmWord: words,
  ending: z.object({
    /** `won`: one camp alone was left standing. `settled`: the game ended it, though enemies still stood. `cut short`: the GM did. `nobody` stood. */
    how: z.enum(['won', 'settled', 'cut short', 'nobody', 'running']),
    /** The sides that were left standing, by name. */
    standing: z.array(words),
    /** The game's own sentence about it. */
    told: z.exactOptional(words),
  }),
  rounds: count,
  /** Moves that were finished, and edits of the GM among them while the fight ran. */
  moves: count,
  rulings: count,
  /** Since when attacks, harm and reactions were counted: `no` where the fight began with a program that did not. */
  counted: z.enum(['from the start', 'no']),
  /** Moves whose dice could not be read again, by this version of the rules. */
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
  /** Harm that was nobody's doing. */
  unowned: count,
  /** Dice of nobody in particular: the GM's and the sides'. */
  others: diceSchema,
  turning: z.array(turningSchema),
  /** Still to come when it ended. */
  waiting: count,
});
export type Account = z.infer<typeof accountSchema>;

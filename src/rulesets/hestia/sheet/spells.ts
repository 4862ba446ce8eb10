/** Spells and magic items (HE-12): their form, and those that come with the game. */
import * as z from 'zod/mini';
import { nameText } from '../../../space/nameText.ts';
import { EFFECTS } from './effectWords.ts';

/** The most spells that a sheet can hold. */
export const MOST_SPELLS = 12;

export const spellSchema = z.object({
  id: z.string().check(z.regex(/^[\w-]{1,40}$/)),
  name: nameText(1, 40),
  about: z._default(z.string().check(z.maxLength(200)), ''),
  /**
   * `touch`: the caster has to touch a target who may be unwilling. `violence`: the spell's own
   * words ask for the test.
   */
  test: z.enum(['none', 'touch', 'violence']),
  /** The range in feet. */
  range: z.int().check(z.minimum(0), z.maximum(600)),
  /** Sides of the spell's damage dice; with 0 the spell deals no damage. */
  sides: z.int().check(z.minimum(0), z.maximum(20)),
  dice: z.int().check(z.minimum(0), z.maximum(10)),
  /** The spell's effect on its target beyond damage. */
  effect: z._default(z.enum(['none', ...EFFECTS]), 'none'),
});
export type Spell = z.infer<typeof spellSchema>;
/** A spell that the table made. Unknown keys are refused. */
export const ownSpellSchema = z.strictObject(spellSchema.shape);

const spell = (id: string, name: string, rest: Partial<Spell>): Spell => ({
  ...{ id, name, about: '', test: 'none', range: 30, sides: 0, dice: 0, effect: 'none' },
  ...rest,
});

/** The chapter names no spells. These show each way in which a spell may ask for a test. */
export const SPELLBOOK: readonly Spell[] = [
  spell('dart', 'Burning dart', { about: 'flies at one target', test: 'violence', range: 60, sides: 6, dice: 1 }),
  spell('grasp', 'Chilling grasp', { about: 'has to touch', test: 'touch', range: 5, sides: 8, dice: 1 }),
  spell('lull', 'Lull', { about: 'quiets the mind; no test' }),
];

/** The spellbook's spell, where the sheet gives only its id. */
export const learnedSpell = (given: unknown): unknown =>
  typeof given === 'string' ? (SPELLBOOK.find(({ id }) => id === given) ?? given) : given;

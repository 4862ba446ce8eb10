/** Spells: what each is, and those of the ready-made. The chapter leaves magic to other pages: their figures are assumed. */
import * as z from 'zod/mini';
import { SKILLS } from './skills.ts';

export const HARMS = ['physical', 'mental'] as const;
export type HarmKind = (typeof HARMS)[number];

export const spellSchema = z.object({
  id: z.string().check(z.regex(/^[\w-]{1,40}$/)),
  name: z.string().check(z.minLength(1), z.maxLength(40)),
  about: z.string().check(z.maxLength(200)),
  far: z.int().check(z.minimum(0), z.maximum(9)),
  harm: z.int().check(z.minimum(0), z.maximum(9)),
  kind: z.enum(HARMS),
  /** What the target may resist with. */
  resist: z.enum([...SKILLS, 'none']),
  /** On whom it can be cast. */
  whom: z._default(z.enum(['anybody', 'others', 'oneself']), 'anybody'),
});
export type Spell = z.infer<typeof spellSchema>;

export const SPELLS = {
  spark: {
    id: 'spark',
    name: 'Spark',
    about: 'burns one target',
    far: 2,
    harm: 1,
    kind: 'physical',
    resist: 'finesse',
    whom: 'others',
  },
  dread: {
    id: 'dread',
    name: 'Whisper of dread',
    about: 'shakes one mind',
    far: 1,
    harm: 1,
    kind: 'mental',
    resist: 'endure',
    whom: 'others',
  },
} as const satisfies Record<string, Spell>;

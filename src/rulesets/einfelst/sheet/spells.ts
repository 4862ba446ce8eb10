/** Spells: what each is, and those of the ready-made. The chapter leaves magic to other pages: their figures are assumed. */
import * as z from 'zod';
import { SKILLS } from './skills.ts';

export const HARMS = ['physical', 'mental'] as const;
export type HarmKind = (typeof HARMS)[number];

export const spellSchema = z.object({
  id: z.string().regex(/^[\w-]{1,40}$/),
  name: z.string().min(1).max(40),
  about: z.string().max(200),
  far: z.number().int().min(0).max(9),
  harm: z.number().int().min(0).max(9),
  kind: z.enum(HARMS),
  /** What the target may resist with. */
  resist: z.enum([...SKILLS, 'none']),
  /** On whom it can be cast. */
  whom: z.enum(['anybody', 'others', 'oneself']).default('anybody'),
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

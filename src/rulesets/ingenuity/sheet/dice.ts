/** The dice of attributes and skills: 4 to 12 sides. */
import * as z from 'zod/mini';

export const dieSchema = z.union([z.literal(4), z.literal(6), z.literal(8), z.literal(10), z.literal(12)], {
  error: 'a die has 4, 6, 8, 10 or 12 sides',
});
export type Die = z.infer<typeof dieSchema>;

/** What the vocabulary cannot say: the effects of the abilities that need a procedure of their own, by name. */
import type { CodeEffect } from './kind.ts';

export const codeEffects: Readonly<Record<string, CodeEffect>> = {};

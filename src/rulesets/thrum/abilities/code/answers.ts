/** Answers to triggers that need a procedure of their own, by name. */
import type { CodeAnswer } from './kind.ts';

export const answersInCode: Readonly<Record<string, CodeAnswer>> = {};

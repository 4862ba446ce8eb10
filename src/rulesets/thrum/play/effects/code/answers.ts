/** Answers to triggers that need a procedure of their own, by the name that the data gives. */
import type { CodeAnswer } from './kind.ts';
import { pivotAnswer } from './pivot.ts';
import { pounceAnswer } from './pounce.ts';
import { prestige } from './prestige.ts';
import { resonance } from './resonance.ts';

export const answersInCode: Readonly<Record<string, CodeAnswer>> = {
  pounce: pounceAnswer,
  pivot: pivotAnswer,
  prestige,
  resonance,
};

/**
 * Freeform: its rules in our words and its scripted fights, which are loaded when a reader looks
 * them up.
 */
import type { Book } from '../../engine/ruleset.ts';
import { ruleTexts } from './data/rules.ts';
import { examples } from './examples/examples.ts';

export const gameBook: Book = { rules: ruleTexts, examples, catalogues: [] };

/** Skirmish: its rules in our words and its scripted fights, which are fetched when they are looked up. */
import type { Book } from '../../../src/engine/ruleset.ts';
import { rules } from './data/rules.ts';
import { examples } from './examples/examples.ts';

export const book: Book = { rules, examples, catalogues: [] };

/** Thrum: its rules in our words and its scripted fights, which are fetched when they are looked up. */
import type { Book } from '../../engine/ruleset.ts';
import { rules } from './data/rules.ts';
import { examples } from './examples/index.ts';

export const book: Book = { rules, examples };

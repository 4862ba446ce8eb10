/** Ingenuity: its rules in our words, its scripted fights and the libraries of what a table makes, which are fetched when they are looked up. */
import type { Book } from '../../engine/ruleset.ts';
import { rules } from './data/rules.ts';
import { examples } from './examples/examples.ts';
import { itemLibrary, maneuverLibrary } from './view/library.ts';

export const book: Book = { rules, examples, libraries: [itemLibrary, maneuverLibrary] };

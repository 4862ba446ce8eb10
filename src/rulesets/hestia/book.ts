/** GLOG of Hestia: its rules in our words, its scripted fights and the catalogues of what a table makes, which are fetched when they are looked up. */
import type { Book } from '../../engine/ruleset.ts';
import { rules } from './data/rules.ts';
import { examples } from './examples/examples.ts';
import { spellCatalogue, weaponCatalogue } from './view/ownThings.ts';

export const book: Book = { rules, examples, catalogues: [weaponCatalogue, spellCatalogue] };

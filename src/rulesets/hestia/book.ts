/**
 * GLOG of Hestia: its rules in our words, its scripted fights and the catalogues of what a table
 * makes, which are fetched when they are looked up.
 */
import type { Book } from '../../engine/ruleset.ts';
import { ruleTexts } from './data/rules.ts';
import { examples } from './examples/examples.ts';
import { spellCatalogue, weaponCatalogue } from './view/ownThings.ts';

export const gameBook: Book = { rules: ruleTexts, examples, catalogues: [weaponCatalogue, spellCatalogue] };

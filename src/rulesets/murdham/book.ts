/**
 * Murdham's rules in our words, its scripted fights and its catalogues of things a table makes. The
 * app fetches them when somebody looks them up.
 */
import type { Book } from '../../engine/ruleset.ts';
import { ruleTexts } from './data/rules.ts';
import { examples } from './examples/index.ts';
import { itemCatalogue } from './view/itemsCatalogue.ts';
import { powerCatalogue } from './view/powersCatalogue.ts';
import { traitCatalogue } from './view/traitsCatalogue.ts';

export const gameBook: Book = {
  rules: ruleTexts,
  examples,
  catalogues: [powerCatalogue, traitCatalogue, itemCatalogue],
};

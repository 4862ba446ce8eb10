/** The games there are: the one place that names them. Deleting a folder and its line here compiles. */
import type { Ruleset } from '../engine/ruleset.ts';
import { einfelst } from './einfelst/index.ts';
import { hestia } from './hestia/index.ts';
import { ingenuity } from './ingenuity/index.ts';
import { murdham } from './murdham/index.ts';
import { thrum } from './thrum/index.ts';

export const rulesets: readonly Ruleset[] = [murdham, thrum, einfelst, hestia, ingenuity];

/** A game by its id; undefined when this Affray does not have it. */
export const rulesetOf = (id: string): Ruleset | undefined => rulesets.find((ruleset) => ruleset.id === id);

/** TH-43, TH-44: every ability that comes built in, by its id. */
import { basic } from './basic.ts';
import type { Ability } from './schema.ts';

/** All of them, in the order of their Arts. */
export const allAbilities: readonly Ability[] = [...basic];

export const builtIn: ReadonlyMap<string, Ability> = new Map(allAbilities.map((ability) => [ability.id, ability]));

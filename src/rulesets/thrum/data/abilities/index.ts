/** TH-43, TH-44: every ability that comes built in, by its id. */

import type { Ability } from '../../sheet/ability.ts';
import { animism } from './animism.ts';
import { archery } from './archery.ts';
import { basic } from './basic.ts';
import { brawling } from './brawling.ts';
import { dueling } from './dueling.ts';
import { elementalism } from './elementalism.ts';
import { foeAbilities } from './foes.ts';
import { infusion } from './infusion.ts';
import { kineticism } from './kineticism.ts';
import { mesmerism } from './mesmerism.ts';
import { ninjutsu } from './ninjutsu.ts';
import { novas } from './novas.ts';

/** The 72 combat abilities: nine basic ones and seven of each Art. */
export const combatAbilities: readonly Ability[] = [
  ...basic,
  ...brawling,
  ...dueling,
  ...infusion,
  ...archery,
  ...ninjutsu,
  ...kineticism,
  ...animism,
  ...mesmerism,
  ...elementalism,
];
export { novas };

/** All of them. */
export const allAbilities: readonly Ability[] = [...combatAbilities, ...novas, ...foeAbilities];

export const builtIn: ReadonlyMap<string, Ability> = new Map(allAbilities.map((ability) => [ability.id, ability]));

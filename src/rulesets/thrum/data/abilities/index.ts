/** TH-43, TH-44: every built-in ability, by its id. */

import type { Ability } from '../../sheet/ability.ts';
import { animismAbilities } from './animism.ts';
import { archeryAbilities } from './archery.ts';
import { basicAbilities } from './basic.ts';
import { brawling } from './brawling.ts';
import { duelingAbilities } from './dueling.ts';
import { elementalism } from './elementalism.ts';
import { foeAbilities } from './foes.ts';
import { infusion } from './infusion.ts';
import { kineticism } from './kineticism.ts';
import { mesmerism } from './mesmerism.ts';
import { ninjutsu } from './ninjutsu.ts';
import { novaAbilities } from './novas.ts';

/** The 72 combat abilities: nine basic ones and seven of each Art. */
export const combatAbilities: readonly Ability[] = [
  ...basicAbilities,
  ...brawling,
  ...duelingAbilities,
  ...infusion,
  ...archeryAbilities,
  ...ninjutsu,
  ...kineticism,
  ...animismAbilities,
  ...mesmerism,
  ...elementalism,
];
export { novaAbilities };

/** Every built-in ability. */
export const allAbilities: readonly Ability[] = [...combatAbilities, ...novaAbilities, ...foeAbilities];

export const builtIn: ReadonlyMap<string, Ability> = new Map(allAbilities.map((ability) => [ability.id, ability]));

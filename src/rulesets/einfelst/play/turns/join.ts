/** EW-01: whoever is in the fight holds a card, so whoever joins it draws at once, and acts by it in this round if its turn is still to come. */
import { everyone } from '../../../../engine/fight.ts';
import type { Flow } from '../../../../engine/flow.ts';
import type { Id } from '../../../../engine/words.ts';
import type { EinfelstFight } from '../../fight.ts';
import { dealNewcomers } from '../cards.ts';

/** Those who have just come draw. */
export const join = (fight: EinfelstFight, who: readonly Id[]): Flow<void> =>
  dealNewcomers(
    fight,
    everyone(fight).filter(({ id }) => who.includes(id)),
  );

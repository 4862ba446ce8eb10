/** The types of a fight of Murdham and of its fighters, which all procedures and actions share. */
import type { Combatant, Fight } from '../../engine/fight.ts';
import type { MurdhamHouse } from './house/house.ts';
import type { MurdhamSheet } from './sheet/sheet.ts';
import type { MurdhamState } from './state.ts';

export type MurdhamFight = Fight<MurdhamSheet, MurdhamState, MurdhamHouse>;
export type Fighter = Combatant<MurdhamSheet>;

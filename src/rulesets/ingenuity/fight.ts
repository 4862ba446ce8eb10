/** A fight of this game, as its procedures read and write it. */
import type { Fight } from '../../engine/fight.ts';
import type { IngenuityHouse } from './house/house.ts';
import type { IngenuitySheet } from './sheet/sheet.ts';
import type { IngenuityState } from './state.ts';

export type IngenuityFight = Fight<IngenuitySheet, IngenuityState, IngenuityHouse>;

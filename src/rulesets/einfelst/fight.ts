/** A fight of this game, as its procedures read and write it. */
import type { Fight } from '../../engine/fight.ts';
import type { EinfelstHouse } from './house/house.ts';
import type { EinfelstSheet } from './sheet/sheet.ts';
import type { EinfelstState } from './state.ts';

export type EinfelstFight = Fight<EinfelstSheet, EinfelstState, EinfelstHouse>;

/** A fight of the GLOG hack of Hestia, as its procedures read and write it. */
import type { Fight } from '../../engine/fight.ts';
import type { HestiaHouse } from './house.ts';
import type { HestiaSheet } from './sheet/sheet.ts';
import type { HestiaState } from './state.ts';

export type HestiaFight = Fight<HestiaSheet, HestiaState, HestiaHouse>;

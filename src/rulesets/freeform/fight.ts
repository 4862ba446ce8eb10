/** The types of a Freeform fight, as its procedures read and write it, and of its actions. */
import type { Fight } from '../../engine/fight.ts';
import type { Action } from '../../engine/ruleset.ts';
import type { FreeformHouse } from './house.ts';
import type { FreeformSheet } from './sheet/sheet.ts';
import type { FreeformState } from './state.ts';

export type FreeformFight = Fight<FreeformSheet, FreeformState, FreeformHouse>;
export type FreeformAction = Action<FreeformSheet, FreeformState, FreeformHouse>;

/** The types of a Skirmish fight, as its procedures read and write it, and of its actions. */
import type { Fight } from '../../../src/engine/fight.ts';
import type { Action } from '../../../src/engine/ruleset.ts';
import type { SkirmishHouse } from './house.ts';
import type { SkirmishSheet } from './sheet.ts';
import type { SkirmishState } from './state.ts';

export type SkirmishFight = Fight<SkirmishSheet, SkirmishState, SkirmishHouse>;
export type SkirmishAction = Action<SkirmishSheet, SkirmishState, SkirmishHouse>;

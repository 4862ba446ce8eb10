/**
 * A fight of Thrum, its combatants and its actions: the types that procedures and actions share.
 */
import type { Combatant, Fight } from '../../engine/fight.ts';
import type { Action } from '../../engine/ruleset.ts';
import type { House } from './house.ts';
import type { Sheet } from './sheet/sheet.ts';
import type { State } from './state.ts';

export type ThrumFight = Fight<Sheet, State, House>;
export type Who = Combatant<Sheet>;
export type ThrumAction = Action<Sheet, State, House>;

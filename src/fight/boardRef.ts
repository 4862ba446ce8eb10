/**
 * The board of the fight screen, for keys, buttons and menus that change its view. A window has
 * only one fight screen.
 */
import type { RefObject } from 'react';
import type { BoardHandle } from '../board/types.ts';

export const boardRef: RefObject<BoardHandle | null> = { current: null };

/** Brings a combatant to the middle of the map. */
export const centreOn = (who: string): void => boardRef.current?.centreOn(who);

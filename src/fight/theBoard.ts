/** The board of the fight screen, for what is done to its view by keys, buttons and menus. There is one fight screen in a window. */
import type { RefObject } from 'react';
import type { BoardHandle } from '../board/types.ts';

export const theBoard: RefObject<BoardHandle | null> = { current: null };

/** Brings somebody to the middle of the map. */
export const centreOn = (who: string): void => theBoard.current?.centreOn(who);

/** Whose decision a question is. */
import type { Fight } from '../fight.ts';
import type { Id } from '../words.ts';
import type { Decision } from './policy.ts';

/** The side that answers a question; undefined for a question to the GM. */
export function sideAsked({ combatants }: Fight, { seat }: Pick<Decision, 'seat'>): Id | undefined {
  switch (seat.kind) {
    case 'side':
      return seat.side;
    case 'combatant':
      return combatants[seat.combatant]?.side;
    case 'gm':
      return undefined;
  }
}

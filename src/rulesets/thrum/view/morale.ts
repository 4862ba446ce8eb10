/** TH-08: how near each side is to its defeat. Thrum has no morale. */

import { everyone, isPartySide, stanceOf } from '../../../engine/fight.ts';
import type { MoraleRow } from '../../../engine/ruleset.ts';
import type { ThrumFight } from '../fight.ts';
import { isMinion, isUp } from '../play/table/table.ts';

/**
 * TH-08: how many of each side stand, and which goals end the fight. Thrum has no morale, so the
 * rows say how near the end is.
 */
export function moraleRows(fight: ThrumFight): MoraleRow[] {
  return Object.values(fight.sides)
    .filter(
      ({ id, stance }) =>
        stance !== 'neutral' || everyone(fight).some((who) => who.side === id && stanceOf(fight, who.id) === 'foe'),
    )
    .map((side) => {
      const members = everyone(fight).filter((who) => who.side === side.id && !isMinion(who));
      // Before the first round, combatants who are not placed yet count as standing too.
      const up = members.filter((who) => (fight.state.round < 1 ? !who.sheet.removed : isUp(who))).length;
      return {
        id: side.id,
        side: side.id,
        label: side.name,
        standing: up,
        of: members.length,
        state: up === 0 && members.length > 0 ? ('broken' as const) : ('immune' as const),
        why: [
          'No morale in Thrum: a side is beaten when all are incapacitated or removed.',
          ...goalsAgainst(fight, isPartySide(fight, side.id) ? 'defeat' : 'win'),
        ].join(' '),
        rule: 'TH-08',
      };
    });
}

/**
 * The goals that would defeat a side, in words. For the foes these are the goals by which the party
 * wins.
 */
const goalsAgainst = (fight: ThrumFight, outcome: 'win' | 'defeat'): string[] =>
  fight.state.goals
    .filter((goal) => goal.outcome === outcome)
    .map(({ text }) => `${outcome === 'win' ? 'Won' : 'Lost'} as soon as: ${text}`);

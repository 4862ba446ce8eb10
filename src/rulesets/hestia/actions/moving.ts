/** The actions of movement, and the end of a turn. */

import { combatantOf } from '../../../engine/fight.ts';
import { personRef, sentence } from '../../../engine/log/sentence.ts';
import { allOf, notAllowed } from '../../../engine/words.ts';
import { feetLeft, mayMove, mayStand, mayWalk, moveLeg, retreatFrom, standUp } from '../play/movement.ts';
import { tell } from '../play/table/tell.ts';
import { beginTurn, endTurn, mayTurn } from '../play/turns/rounds.ts';
import { type HestiaAction, unhindered } from './allowed.ts';

/** The common condition of sprint and retreat: an unused action, and a combatant who can walk. */
const mayRun: HestiaAction['allowed'] = (fight, who) =>
  allOf(
    mayTurn(fight, who),
    () =>
      !(fight.state.acting?.who === who && fight.state.acting.action) ||
      notAllowed('HE-06', 'The action of this turn is used.'),
    () => mayWalk(combatantOf(fight, who)),
    () => unhindered(combatantOf(fight, who)),
  );

export const movingActions: readonly HestiaAction[] = [
  {
    id: 'move',
    scope: 'combatant',
    label: 'Move',
    help: 'Up to the combat speed, in as many legs as you like.',
    rule: 'HE-06',
    group: 'Movement',
    cost: 'movement',
    allowed: mayMove,
    perform: moveLeg,
  },
  {
    id: 'sprint',
    scope: 'combatant',
    label: 'Sprint',
    help: 'The speed once more, for the action.',
    rule: 'HE-07',
    group: 'Movement',
    cost: 'action',
    allowed: mayRun,
    *perform(fight, who) {
      const turn = beginTurn(fight, who);
      turn.action = true;
      turn.sprinted = true;
      tell(
        fight,
        'HE-07',
        sentence`${personRef(who)} sprints: ${feetLeft(fight, combatantOf(fight, who))} ft of movement left.`,
      );
    },
  },
  {
    id: 'retreat',
    scope: 'combatant',
    label: 'Retreat',
    help: 'Leaves the encounter; by a house rule foes in reach may strike at the back.',
    rule: 'HE-25',
    group: 'Movement',
    cost: 'action',
    allowed: mayRun,
    perform: retreatFrom,
  },
  {
    id: 'stand',
    scope: 'combatant',
    label: 'Stand up',
    help: 'Costs half of the movement.',
    rule: 'HE-06',
    group: 'Movement',
    cost: 'half the movement',
    allowed: mayStand,
    *perform(fight, who) {
      standUp(fight, who);
    },
  },
  {
    id: 'end-turn',
    scope: 'combatant',
    label: 'End the turn',
    help: 'Nothing more this round.',
    rule: 'HE-06',
    group: 'Turn',
    allowed: mayTurn,
    *perform(fight, who) {
      beginTurn(fight, who);
      yield* endTurn(fight);
    },
  },
];

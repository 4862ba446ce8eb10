/** The actions of movement, and the end of a turn. */

import { combatantOf } from '../../../engine/fight.ts';
import { all, no } from '../../../engine/words.ts';
import { nameOf } from '../../common/people.ts';
import { feetLeft, mayMove, mayStand, mayWalk, move, retreat, stand } from '../play/movement.ts';
import { tell } from '../play/table/tell.ts';
import { beginTurn, endTurn, mayTurn } from '../play/turns/rounds.ts';
import { type Deed, unhindered } from './allowed.ts';

/** What sprinting and retreating ask alike: the action, and legs that carry one. */
const mayRun: Deed['allowed'] = (fight, who) =>
  all(
    mayTurn(fight, who),
    () =>
      !(fight.state.acting?.who === who && fight.state.acting.action) || no('HE-06', 'Has used its action this turn.'),
    () => mayWalk(combatantOf(fight, who)),
    () => unhindered(combatantOf(fight, who)),
  );

export const moving: readonly Deed[] = [
  {
    id: 'move',
    scope: 'combatant',
    label: 'Move',
    help: 'Up to the combat speed, in as many legs as you like.',
    rule: 'HE-06',
    group: 'Movement',
    cost: 'movement',
    allowed: mayMove,
    perform: move,
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
      tell(fight, 'HE-07', `${nameOf(fight, who)} sprints: ${feetLeft(fight, combatantOf(fight, who))} ft to go.`, {
        who: [who],
      });
    },
  },
  {
    id: 'retreat',
    scope: 'combatant',
    label: 'Retreat',
    help: 'Leaves the encounter; foes in reach may strike at the back.',
    rule: 'HE-25',
    group: 'Movement',
    cost: 'action',
    allowed: mayRun,
    perform: retreat,
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
      stand(fight, who);
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

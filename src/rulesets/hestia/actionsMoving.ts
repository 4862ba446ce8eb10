/** The actions of movement, the free ones, and the end of a turn. */
import { combatantOf } from '../../engine/fight.ts';
import { all, no } from '../../engine/words.ts';
import { arms, type Deed, named, real, unhindered } from './deedKit.ts';
import { handle } from './deeds.ts';
import { feetLeft, mayMove, mayStand, mayWalk, move, retreat, stand } from './movement.ts';
import { beginTurn, endTurn, mayTurn } from './rounds.ts';
import { nameOf, tell } from './tell.ts';

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
    allowed: (fight, who) =>
      all(
        mayTurn(fight, who),
        () =>
          !(fight.state.acting?.who === who && fight.state.acting.action) ||
          no('HE-06', 'Has used its action this turn.'),
        () => mayWalk(combatantOf(fight, who)),
        () => unhindered(combatantOf(fight, who)),
      ),
    *perform(fight, who) {
      const turn = beginTurn(fight, who);
      turn.action = true;
      turn.sprinted = true;
      tell(fight, 'HE-07', `${nameOf(fight, who)} sprints: ${feetLeft(fight, combatantOf(fight, who))} ft to go.`, [
        who,
      ]);
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
    allowed: (fight, who) =>
      all(
        mayTurn(fight, who),
        () =>
          !(fight.state.acting?.who === who && fight.state.acting.action) ||
          no('HE-06', 'Has used its action this turn.'),
        () => mayWalk(combatantOf(fight, who)),
        () => unhindered(combatantOf(fight, who)),
      ),
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
];

export const freeDeeds: readonly Deed[] = [
  {
    id: 'draw',
    scope: 'combatant',
    label: 'Draw',
    help: 'Takes a handy weapon in hand; free.',
    rule: 'HE-08',
    group: 'Free',
    cost: 'free',
    variants: (fight, who) => arms(fight, who, (arm) => arm.where === 'handy').map(named('Draw')),
    allowed: mayTurn,
    *perform(fight, who, variant) {
      handle(fight, who, variant ?? '', 'hand', 'free');
    },
  },
  {
    id: 'drop',
    scope: 'combatant',
    label: 'Drop',
    help: 'Lets go of what is held; free.',
    rule: 'HE-08',
    group: 'Free',
    cost: 'free',
    variants: (fight, who) => arms(fight, who, (arm) => arm.where === 'hand' && real(arm)).map(named('Drop')),
    allowed: mayTurn,
    *perform(fight, who, variant) {
      handle(fight, who, variant ?? '', 'dropped', 'free');
    },
  },
  {
    id: 'speak',
    scope: 'combatant',
    label: 'Talk or shout',
    help: 'Free; noted in the log.',
    rule: 'HE-08',
    group: 'Free',
    cost: 'free',
    allowed: mayTurn,
    *perform(fight, who) {
      beginTurn(fight, who);
      tell(fight, 'HE-08', `${nameOf(fight, who)} calls out.`, [who]);
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

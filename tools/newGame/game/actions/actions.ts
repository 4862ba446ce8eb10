/**
 * The moves on a card: when each is allowed, and which procedure it calls. No rule is decided here.
 */
import { notAllowed } from '../../../../src/engine/words.ts';
import { actionsLike } from '../../../../src/rulesets/common/actions.ts';
import type { SkirmishAction } from '../fight.ts';
import { attackSomebody, mayAttack } from '../play/attacks.ts';
import { mayMove, moveTo } from '../play/moving.ts';
import { endTurn, mayAct, nextRound, takeTurn, waitingFighters } from '../play/rounds.ts';

const action = actionsLike<SkirmishAction>({ scope: 'combatant', group: 'Turn' });

export const gameActions: readonly SkirmishAction[] = [
  action('attack', 'Strike', 'A blow at an enemy in the same place. It ends the turn.', 'SK-03', {
    allowed: mayAttack,
    perform: attackSomebody,
  }),
  action('move', 'Move', 'Goes to a place next to this one, once in a turn.', 'SK-02', {
    cost: 'this turn’s move',
    allowed: mayMove,
    perform: moveTo,
  }),
  action('end-turn', 'End the turn', 'Ends the turn, or lets it go by.', 'SK-01', {
    allowed: mayAct,
    *perform(fight, who) {
      takeTurn(fight, who);
      endTurn(fight);
    },
  }),
  {
    id: 'next-round',
    scope: 'table',
    label: 'Next round',
    help: 'Begins the next round, whoever has not acted yet.',
    rule: 'SK-01',
    group: 'Round',
    allowed: (fight) =>
      fight.state.acting === null ||
      waitingFighters(fight).length === 0 ||
      notAllowed('SK-01', 'A turn is running: end it first.'),
    *perform(fight) {
      nextRound(fight);
    },
  },
];

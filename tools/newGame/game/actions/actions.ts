/** What stands on a card: when it may be done, and which procedure it calls. No rule is decided here. */
import { no } from '../../../../src/engine/words.ts';
import { actionsLike } from '../../../../src/rulesets/common/actions.ts';
import type { SkirmishAction } from '../fight.ts';
import { attack, mayAttack } from '../play/attacks.ts';
import { mayMove, move } from '../play/moving.ts';
import { endTurn, mayAct, nextRound, takeTurn, waiting } from '../play/rounds.ts';

const deed = actionsLike<SkirmishAction>({ scope: 'combatant', group: 'Turn' });

export const actions: readonly SkirmishAction[] = [
  deed('attack', 'Strike', 'A blow at an enemy in the same place. It ends the turn.', 'SK-03', {
    allowed: mayAttack,
    perform: attack,
  }),
  deed('move', 'Move', 'Goes to a place next to this one, once in a turn.', 'SK-02', {
    allowed: mayMove,
    perform: move,
  }),
  deed('end-turn', 'End the turn', 'Ends the turn, or lets it go by.', 'SK-01', {
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
      fight.state.acting === null || waiting(fight).length === 0 || no('SK-01', 'A turn is running: end it first.'),
    *perform(fight) {
      nextRound(fight);
    },
  },
];

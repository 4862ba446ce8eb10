/** What stands on a card: when it may be done, and which procedure it calls. No rule is decided here. */
import { no } from '../../../../src/engine/words.ts';
import type { SkirmishAction } from '../fight.ts';
import { attack, mayAttack } from '../play/attacks.ts';
import { mayMove, move } from '../play/moving.ts';
import { endTurn, mayAct, nextRound, takeTurn, waiting } from '../play/rounds.ts';

export const actions: readonly SkirmishAction[] = [
  {
    id: 'attack',
    scope: 'combatant',
    label: 'Strike',
    help: 'A blow at an enemy in the same place. It ends the turn.',
    rule: 'SK-03',
    group: 'Turn',
    allowed: mayAttack,
    perform: attack,
  },
  {
    id: 'move',
    scope: 'combatant',
    label: 'Move',
    help: 'Goes to a place next to this one, once in a turn.',
    rule: 'SK-02',
    group: 'Turn',
    allowed: mayMove,
    perform: move,
  },
  {
    id: 'end-turn',
    scope: 'combatant',
    label: 'End the turn',
    help: 'Ends the turn, or lets it go by.',
    rule: 'SK-01',
    group: 'Turn',
    allowed: mayAct,
    *perform(fight, who) {
      takeTurn(fight, who);
      endTurn(fight);
    },
  },
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

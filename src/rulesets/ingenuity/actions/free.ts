/** Free actions (IN-19), readied actions at their trigger (IN-12), and the end of a turn. */

import { combatantOf } from '../../../engine/fight.ts';
import { personRef, sentence } from '../../../engine/log/sentence.ts';
import { allOf, notAllowed } from '../../../engine/words.ts';
import { dropItem } from '../play/ground/handling.ts';
import { mayWalk, walkFrom } from '../play/ground/moving.ts';
import { maySpring, springReadied, watchSteps } from '../play/long/readied.ts';
import { tell } from '../play/table/tell.ts';
import { beginTurn, endTurn, goOn, mayTurn, turnOf } from '../play/turns/turns.ts';
import { hasState, putState } from '../sheet/sheet.ts';
import { freeActionOf, type IngenuityAction, isFreeOfLong } from './allowed.ts';

export const freeActions: IngenuityAction[] = [
  freeActionOf(
    {
      id: 'step',
      label: 'Step',
      help: 'One metre, in place of the turn’s Move.',
      rule: 'IN-19',
      group: 'Movement',
    },
    (fight, who) => {
      const turn = turnOf(fight, who);
      return allOf(
        isFreeOfLong(fight, who),
        !turn?.moved || notAllowed('IN-19', 'A step is in place of a Move, and the Move of this turn is made.'),
        !turn?.stepped || notAllowed('IN-19', 'Has stepped this turn.'),
        () => mayWalk(fight, who, 1),
      );
    },
    function* (fight, who) {
      beginTurn(fight, who).stepped = true;
      yield* walkFrom(fight, who, 1, { verb: 'steps', rule: 'IN-19' }, watchSteps);
    },
  ),
  freeActionOf(
    {
      id: 'drop-prone',
      label: 'Drop prone',
      help: 'Those who shoot have disadvantage, those who strike advantage.',
      rule: 'IN-19',
    },
    (fight, who) => !hasState(combatantOf(fight, who), 'prone') || notAllowed('IN-19', 'Is prone already.'),
    function* (fight, who) {
      putState(combatantOf(fight, who), 'prone');
      tell(fight, 'IN-19', sentence`${personRef(who)} drops prone.`);
    },
  ),
  freeActionOf(
    {
      id: 'drop-item',
      label: 'Drop',
      help: 'Lets go of something held; it lies where its bearer stands.',
      rule: 'IN-19',
      variants: (fight, who) =>
        combatantOf(fight, who)
          .sheet.items.filter(({ where, kind }) => where === 'hand' && kind !== 'natural')
          .map(({ id, name }) => ({ id, label: `Drop ${name}` })),
    },
    () => true,
    function* (fight, who, id) {
      dropItem(fight, who, id);
    },
  ),
  {
    id: 'spring',
    scope: 'combatant',
    label: 'The trigger has come',
    help: 'Does what was readied, as the reaction, at any time.',
    rule: 'IN-12',
    group: 'Reaction',
    cost: 'reaction',
    variants: (fight, who) => {
      const readied = fight.state.readied[who];
      return readied ? [{ id: 'it', label: 'The trigger has come', detail: readied.words }] : [];
    },
    allowed: maySpring,
    *perform(fight, who) {
      yield* springReadied(fight, who);
      yield* goOn(fight);
    },
  },
  {
    id: 'end-turn',
    scope: 'combatant',
    label: 'End the turn',
    help: 'The next team picks; an action given by a command is let go.',
    rule: 'IN-03',
    group: 'Turn',
    allowed: mayTurn,
    *perform(fight, who) {
      beginTurn(fight, who);
      yield* endTurn(fight);
    },
  },
];

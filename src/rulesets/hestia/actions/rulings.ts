/** The actions of the table: the next block, the end of a parley, and the GM's rulings. */

import { combatantOf, everyone } from '../../../engine/fight.ts';
import { askChoice, askNumber } from '../../../engine/flow.ts';
import { personRef, sentence } from '../../../engine/log/sentence.ts';
import { allOf, gmSeat, notAllowed } from '../../../engine/words.ts';
import { nameOf, personByRuling } from '../../common/people.ts';
import type { HestiaFight } from '../fight.ts';
import { fallDown, incapacitate } from '../play/harm/harm.ts';
import { standing, tell } from '../play/table/tell.ts';
import { surprise } from '../play/turns/begin.ts';
import { moraleTesters, testMorale } from '../play/turns/morale.ts';
import { endBlock, goOn } from '../play/turns/rounds.ts';
import { type Fighter, isUp } from '../sheet/sheet.ts';
import type { HestiaAction } from './allowed.ts';

const PACE_WORDS = {
  sheets: 'Each enemy is as quick as its sheet says.',
  plain: 'The enemies are neither quick nor slow.',
  quick: 'The enemies are quick.',
  slow: 'The enemies are slow-witted.',
} as const;

export const tableActions: readonly HestiaAction[] = [
  {
    id: 'end-block',
    scope: 'table',
    label: 'The next block',
    help: 'Whoever has not acted in this block passes.',
    rule: 'HE-03',
    group: 'Round',
    allowed: (fight) =>
      allOf(
        fight.state.phase === 'fight' || notAllowed('HE-05', 'It is still a parley.'),
        () => everyone(fight).some(isUp) || notAllowed('HE-03', 'Nobody is left.'),
      ),
    *perform(fight) {
      yield* endBlock(fight);
    },
  },
  {
    id: 'to-arms',
    scope: 'table',
    label: 'The parley breaks: fight',
    help: 'Goes on to surprise and the first round.',
    rule: 'HE-05',
    group: 'Round',
    allowed: (fight) => fight.state.phase === 'parley' || notAllowed('HE-05', 'The fight has begun already.'),
    *perform(fight) {
      yield* surprise(fight);
    },
  },
  {
    id: 'pace',
    scope: 'table',
    label: 'Quick or slow-witted enemies',
    help: 'A bane or a boon on everybody’s Savvy from the next round.',
    rule: 'HE-02',
    group: 'By ruling',
    allowed: () => true,
    *perform(fight) {
      const pace = yield* askChoice({ seat: gmSeat, title: 'How quick are the enemies?', rule: 'HE-02' }, [
        { id: 'sheets' as const, label: 'As the sheet of each says' },
        { id: 'plain' as const, label: 'Neither quick nor slow' },
        { id: 'quick' as const, label: 'Quick: a bane on Savvy' },
        { id: 'slow' as const, label: 'Slow-witted: a boon on Savvy' },
      ]);
      fight.state.pace = pace;
      tell(fight, 'HE-02', sentence`${PACE_WORDS[pace]}`);
    },
  },
  {
    id: 'frightful',
    scope: 'table',
    label: 'A frightful event',
    help: 'A side tests its morale now.',
    rule: 'HE-22',
    group: 'By ruling',
    allowed: (fight) =>
      fight.sideOrder.some((side) => moraleTesters(fight, side).length > 0) ||
      notAllowed('HE-22', 'Nobody is left who could lose heart.'),
    *perform(fight) {
      const side = yield* askChoice(
        { seat: gmSeat, title: 'Who is frightened?', rule: 'HE-22', audience: 'gm' },
        fight.sideOrder
          .filter((id) => moraleTesters(fight, id).length > 0)
          .map((id) => ({ id, label: fight.sides[id]?.name ?? id })),
      );
      yield* testMorale(fight, side, ['event']);
      yield* goOn(fight);
    },
  },
  {
    id: 'fall',
    scope: 'table',
    label: 'A fall',
    help: 'Flesh for each full ten feet, more for the big; the tiny come to no harm.',
    rule: 'HE-13',
    group: 'By ruling',
    allowed: (fight) => standing(fight).length > 0 || notAllowed('HE-13', 'Nobody is left.'),
    *perform(fight) {
      const who = yield* personByRuling(fight, 'Who falls?', 'HE-13', standing(fight));
      const feet = yield* askNumber(
        { seat: gmSeat, title: `From how high does ${nameOf(fight, who)} fall?`, rule: 'HE-13', about: [who] },
        { min: 0, max: 500, suggested: 10, unit: 'ft' },
      );
      yield* fallDown(fight, who, feet);
      yield* goOn(fight);
    },
  },
  {
    id: 'out-of-action',
    scope: 'table',
    label: 'Out of action, or back',
    help: 'Somebody is incapacitated, and counts for morale; or comes round.',
    rule: 'HE-22',
    group: 'By ruling',
    allowed: (fight) => reachable(fight).length > 0 || notAllowed('HE-22', 'Nobody is left.'),
    *perform(fight) {
      const who = yield* askChoice(
        { seat: gmSeat, title: 'Who is out of action, or back?', rule: 'HE-22', audience: 'gm' },
        reachable(fight).map((one) => ({
          id: one.id,
          label: nameOf(fight, one.id),
          combatant: one.id,
          detail: isUp(one) ? 'is put out of action' : 'comes round',
        })),
      );
      const one = combatantOf(fight, who);
      if (isUp(one)) incapacitate(fight, one);
      else {
        one.sheet.gone = 'no';
        tell(fight, 'HE-22', sentence`${personRef(who)} comes round.`, {
          happened: { is: 'rose', whom: [who] },
          tone: 'good',
        });
      }
      yield* goOn(fight);
    },
  },
];

/** The combatants who can be put out of action, and those who can come round. */
const reachable = (fight: HestiaFight): Fighter[] =>
  everyone(fight).filter((one) => isUp(one) || one.sheet.gone === 'stopped');

/**
 * Command (IN-10): an ally gets one action at once, in the commander's turn or, if the command was
 * readied, at its trigger.
 */

import { areFriends, combatantOf } from '../../../../engine/fight.ts';
import { askChoice, type Flow } from '../../../../engine/flow.ts';
import { personRef, sentence } from '../../../../engine/log/sentence.ts';
import { allOf, type Id, notAllowed, seatOf, sentenceAbout, type Verdict } from '../../../../engine/words.ts';
import { nameOf } from '../../../common/people.ts';
import type { IngenuityFight } from '../../fight.ts';
import { newTurn } from '../../state.ts';
import { metresApart } from '../ground/ground.ts';
import { canPay } from '../table/pays.ts';
import { metreWords, standingFighters, tell } from '../table/tell.ts';
import { isSurprised, turnOf } from '../turns/turns.ts';

/** The focus that a command costs. */
const FOCUS = 2;

/** An option for each ally of a combatant; an ally whom it cannot command is greyed. */
const commandable = (fight: IngenuityFight, who: Id) =>
  standingFighters(fight)
    .filter((one) => one.id !== who && areFriends(fight, who, one.id))
    .map((one) => {
      const far = metresApart(fight, who, one.id);
      const { commandReach } = fight.house;
      const verdict = allOf(
        !turnOf(fight, who)?.commanded.includes(one.id) || notAllowed('IN-10', 'Has been commanded this turn already.'),
        !isSurprised(fight, one) || notAllowed('IN-06', 'Is surprised and does not act in this round.'),
        far <= commandReach ||
          notAllowed('IN-10', `Too far away: ${metreWords(far)}, and a command carries ${metreWords(commandReach)}.`),
      );
      return {
        id: one.id,
        label: nameOf(fight, one.id),
        combatant: one.id,
        ...(verdict === true ? {} : { blocked: verdict }),
      };
    });

/**
 * Whether a combatant has an ally to command now. If it can command none, the first ally's reason
 * is given with the name.
 */
function hasHearer(fight: IngenuityFight, who: Id): Verdict {
  const allies = commandable(fight, who);
  const [first] = allies;
  if (!first) return notAllowed('IN-10', 'Has no ally awake to command.');
  if (allies.some((one) => !('blocked' in one))) return true;
  return notAllowed(
    first.blocked?.rule ?? 'IN-10',
    `Nobody can be commanded. ${sentenceAbout(first.blocked?.text ?? '', first.label)}`,
  );
}

/** Tells whether a combatant can give a command now. */
export const mayCommand = (fight: IngenuityFight, who: Id): Verdict =>
  allOf(
    fight.state.ordered === null || notAllowed('IN-10', 'A commanded action cannot command.'),
    () => canPay(fight, who, 'focus', FOCUS, 'IN-10'),
    () => hasHearer(fight, who),
  );

/**
 * Asks whom a combatant commands, takes the focus, and gives the ally one action. The ally acts
 * first.
 */
export function* commandAlly(fight: IngenuityFight, who: Id): Flow<void> {
  const ally = yield* askChoice(
    {
      seat: seatOf(who),
      title: `${nameOf(fight, who)} commands whom?`,
      rule: 'IN-10',
      about: [who],
      meant: 'help',
    },
    commandable(fight, who),
  );
  combatantOf(fight, who).sheet.focus.now -= FOCUS;
  turnOf(fight, who)?.commanded.push(ally);
  fight.state.ordered = newTurn(ally, 1);
  tell(fight, 'IN-10', sentence`${personRef(who)} commands ${personRef(ally)}: one action now.`, {
    tone: 'turn',
  });
}

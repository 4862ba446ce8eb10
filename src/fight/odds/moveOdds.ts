/**
 * The odds of a move that a player proposes, as the player's phone may read them.
 *
 * Odds can tell secrets, so they are built in this way:
 * - They are worked out on the fight without everybody whom the players do not see. So they are
 *   those of the fight in which nobody hidden is there, and nobody hidden has a line.
 * - Whoever would react declines, so nothing tells who could.
 * - Exact losses and falls tell how much health a foe has left. They are told of the party, and of
 *   others only where the players' screen shows their health exactly. Else harm is one share.
 * - They do tell how well a foe defends itself. That is what the GM allows by the switch.
 */
import { inputsOf } from '../../engine/byHand/inputs.ts';
import type { Act } from '../../engine/command.ts';
import type { Fight } from '../../engine/fight.ts';
import { firstQuestionOf } from '../../engine/foresight/firstQuestion.ts';
import { knownOf, withoutUnseen } from '../../engine/public/known.ts';
import type { PublicDisplay } from '../../engine/public/publicView.ts';
import { publicWords } from '../../engine/public/publicWords.ts';
import type { Ruleset } from '../../engine/ruleset.ts';
import type { MoveOdds } from '../../engine/seat/seatMoves.ts';
import type { Id } from '../../engine/words.ts';
import { type OddsJob, type OptionOdds, oddsJob } from './oddsJob.ts';
import { oddsParts, sharesOf } from './oddsWords.ts';

/** Outcomes that harm in any way, in one word. */
const HARMED = 'harmed';

/** A job for the worker, and how its results are told. */
export interface MoveOddsJob {
  job: OddsJob;
  tell(odds: readonly OptionOdds[]): MoveOdds[];
}

/**
 * The job for a proposed move whose first question is whom it is aimed at. Undefined for any other
 * move: its odds would need answers that the player has not given.
 */
export function oddsJobOfMove(
  ruleset: Ruleset,
  fight: Fight,
  act: Act,
  display: Pick<PublicDisplay, 'others'>,
): MoveOddsJob | undefined {
  const known = knownOf(ruleset, fight);
  const words = publicWords(fight, known);
  const open = withoutUnseen(ruleset, fight, known);
  const ask = firstQuestionOf({ ruleset, fight: open }, act);
  if (ask?.kind !== 'choose' || ask.audience === 'gm') return undefined;
  const aims = ask.options.filter(({ combatant }) => combatant !== undefined);
  const question = { ...ask, id: 'proposed', options: aims };
  const job = oddsJob(ruleset, open, { base: open, command: act, answers: inputsOf([]) }, question);
  if (!job) return undefined;
  const isExact = (who: Id): boolean => {
    const side = open.sides[open.combatants[who]?.side ?? ''];
    return side?.stance === 'party' || display.others === 'exact';
  };
  return {
    job,
    tell: (odds) =>
      odds.map((one) => ({
        name: words.label(aims.find(({ id }) => id === one.option)?.label ?? ''),
        words: shareWords(one, isExact(one.about)),
      })),
  };
}

/** The shares of an option's outcomes in words. Without `exact` all harm is one share. */
function shareWords(odds: OptionOdds, exact: boolean): string {
  const parts = oddsParts(odds);
  const shares = new Map<string, number>();
  for (const { kind, label, chance } of parts) {
    const told = exact || kind === 'nothing' || kind === 'gain' ? label : HARMED;
    shares.set(told, (shares.get(told) ?? 0) + chance);
  }
  const inPercent = sharesOf(odds, [...shares.values()]);
  return [...shares.keys()].map((label, at) => `${inPercent[at]} ${label}`).join(' · ');
}

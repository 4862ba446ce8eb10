/**
 * What the table would do next for a side: a move with its first answer, or an answer to the open
 * question, and the reason in words. Nothing is done by it.
 */
import type { Act } from '../../command.ts';
import type { Encounter } from '../../encounter.ts';
import { liveStateOf } from '../../history.ts';
import { saidIn } from '../../onlyAnswer.ts';
import { type Answer, faultOfAnswer } from '../../question.ts';
import type { Ruleset } from '../../ruleset.ts';
import { seatName } from '../../table/fightWords.ts';
import type { Id } from '../../words.ts';
import { commonMoveByChance, type Movers, moversOf, nextMoveOf } from '../freeMoves.ts';
import { beginMove, type PlainFight, plainFightOf } from '../plainFight.ts';
import { moveInTurn } from '../playOut.ts';
import { type ChanceSource, chanceFrom, type Decision, type PlannedMove, type PolicyOfSide } from '../policy.ts';
import { sideAsked } from '../sideAsked.ts';
import { type ChosenAnswer, moveWords, reasonOfMove } from './suggestionWords.ts';

/** A suggestion. `side`: whose decision it is; left out, the GM's own or the table's. */
export type Suggestion = { side?: Id; words: string; why: string } & (
  | { kind: 'move'; command: Act; first?: ChosenAnswer }
  | { kind: 'answer'; question: string; answer: ChosenAnswer }
);

/** For whom something is suggested: only these sides, and first of all this combatant. */
export interface SuggestFor {
  readonly sides?: readonly Id[];
  readonly actor?: Id | undefined;
}

const isChosen = (answer: Answer): answer is ChosenAnswer => answer.kind !== 'dice' && answer.kind !== 'ruling';

/** The actions that a combatant has done since anybody else did something. */
function doneInTurn({ past }: Encounter, who: Id): string[] {
  const done: string[] = [];
  for (let at = past.length - 1; at >= 0; at -= 1) {
    const command = past[at]?.command;
    if (command?.type !== 'act' || command.actor !== who) break;
    done.push(command.action);
  }
  return done;
}

/** Who may move, of the wished sides, the wished combatant first. */
function moversFor({ fight }: PlainFight, { who }: Movers, { sides, actor }: SuggestFor): Id[] {
  const fits = who.filter((id) => !sides || sides.includes(fight.combatants[id]?.side ?? ''));
  return fits.sort((a, b) => Number(b === actor) - Number(a === actor));
}

/** The answer to the first question of a move, from the policy; undefined where it asks no one. */
function firstAnswer(play: PlainFight, planned: PlannedMove, policyOf: PolicyOfSide, chance: ChanceSource) {
  beginMove(play, planned.move);
  const asked = play.open?.asked;
  if (!asked || asked.kind === 'dice') return undefined;
  if (planned.first && faultOfAnswer(asked, planned.first) === undefined) return planned.first;
  return policyOf(sideAsked(play.fight, asked)).answer(play, asked, chance);
}

/** What goes on where no combatant can: the step of the Next button, or a move of side or table. */
function commonStep(
  play: PlainFight,
  next: Act | undefined,
  { sides }: SuggestFor,
  chance: ChanceSource,
): PlannedMove | undefined {
  const move = next ?? commonMoveByChance(play, chance);
  const isAnothers = move && sides && play.fight.sides[move.actor] && !sides.includes(move.actor);
  return move && !isAnothers ? { move } : undefined;
}

function moveFor(
  ruleset: Ruleset,
  encounter: Encounter,
  policyOf: PolicyOfSide,
  chance: ChanceSource,
  wished: SuggestFor,
): Suggestion | undefined {
  const { fight } = encounter;
  const play = plainFightOf(ruleset, encounter);
  const movers = moversOf(play);
  const mine = moversFor(play, movers, wished);
  const next = nextMoveOf(play);
  let own: PlannedMove | undefined;
  for (const who of mine)
    own ??= moveInTurn(play, { who, done: doneInTurn(encounter, who) }, movers.state, policyOf, chance);
  // Where nobody of the wished sides may act, the step belongs to somebody else.
  const isTheirs = !wished.sides || movers.who.length === 0 || mine.length > 0;
  const planned = own ?? (isTheirs ? commonStep(play, next, wished, chance) : undefined);
  if (!planned) return undefined;
  const answer = own ? firstAnswer(play, planned, policyOf, chance) : undefined;
  const first = answer && isChosen(answer) ? answer : undefined;
  const side =
    fight.combatants[planned.move.actor]?.side ?? (fight.sides[planned.move.actor] ? planned.move.actor : undefined);
  return {
    kind: 'move',
    ...(side === undefined ? {} : { side }),
    command: planned.move,
    ...(first ? { first } : {}),
    words: moveWords(ruleset, fight, planned.move, play.open?.asked, first),
    why: reasonOfMove(ruleset, fight, planned.move, play.open?.asked, first),
  };
}

/**
 * What the table suggests now, by these policies; undefined where nobody of the wished sides has
 * anything to decide, or where only dice are asked for. The same encounter and seed always bring
 * the same suggestion. The encounter is not changed.
 */
export function suggestionFor(
  ruleset: Ruleset,
  encounter: Encounter,
  policyOf: PolicyOfSide,
  wished: SuggestFor = {},
  seed = 1,
): Suggestion | undefined {
  const chance = chanceFrom(seed + encounter.serial);
  const { question, fight, stuck } = liveStateOf(ruleset, encounter);
  if (stuck !== undefined || fight.stage !== 'running') return undefined;
  if (!question) return moveFor(ruleset, encounter, policyOf, chance, wished);
  if (question.kind === 'dice') return undefined;
  const side = sideAsked(fight, question);
  if (wished.sides && (side === undefined || !wished.sides.includes(side))) return undefined;
  const asked: Decision = question;
  const answer = policyOf(side).answer(plainFightOf(ruleset, encounter), asked, chance);
  if (!isChosen(answer)) return undefined;
  return {
    kind: 'answer',
    ...(side === undefined ? {} : { side }),
    question: question.id,
    answer,
    words: `${seatName(fight, question.seat)}: ${saidIn(question, answer)}.`,
    why: question.title,
  };
}

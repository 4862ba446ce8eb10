/**
 * The GM's actions that several controls share: next, give a turn, step back, hide, move. Keys,
 * buttons and menus all call these functions.
 */

import { toast } from 'sonner';
import type { Command } from '../engine/command.ts';
import { areEnemies } from '../engine/fight.ts';
import type { Option, Question } from '../engine/question.ts';
import type { OrderRow } from '../engine/ruleset.ts';
import { commandOf, hideByHand, placeByHand } from '../engine/table/commands.ts';
import { dragMove, dragRow, optionAt } from '../engine/table/drags.ts';
import { fewNames, nameOfOne } from '../engine/table/fightWords.ts';
import { type GoingOn, type NextStep, nextStep } from '../engine/table/nextStep.ts';
import { numberedOptions } from '../engine/table/optionOrder.ts';
import { TURN, turnOffer } from '../engine/table/turns.ts';
import { type HandOffer, handCommand } from '../engine/table/walkUp.ts';
import { type Id, withinSentence } from '../engine/words.ts';
import type { Place } from '../space/scene.ts';
import type { ShownFight } from '../store/shownFight.ts';
import { isLookingBack, lookBackAt, shownFightNow, tableActions } from '../store/store.ts';
import { type FightUi, useFightUi } from './fightUi.ts';
import { foldedAnswers } from './foldedAnswers.ts';
import { pickedOf, whyNotWith } from './picks.ts';

/** Says why nothing else can be done now. The message goes with the question that it speaks of. */
const sayQuestionIsOpen = () => toast('A question is open: answer it, or step back with Esc.', { id: QUESTION_OPEN });
const QUESTION_OPEN = 'a question is open';
export const takeBackQuestionIsOpen = (): void => void toast.dismiss(QUESTION_OPEN);

/**
 * Tells whether actions are blocked because the GM looks at an earlier state, and says so in a
 * message.
 */
export function isBlocked(): boolean {
  if (isLookingBack()) toast('You are looking at an earlier state. Go back to now first.');
  return isLookingBack();
}

const NOBODY_CHOSEN = 'Choose somebody first, in the order or on the map.';

/**
 * Makes one ruling for all these combatants, so that one undo takes the ruling back. A ruling that
 * takes somebody away asks once before it: `sure` has the words.
 */
function byHand(
  ids: readonly Id[],
  edit: (id: Id) => Command | undefined,
  sure?: (names: string) => { title: string; yes: string },
): void {
  if (isBlocked()) return;
  const rulings = ids.flatMap((id) => edit(id) ?? []).filter((one) => one.type === 'edit');
  if (rulings.length === 0) {
    toast(NOBODY_CHOSEN);
    return;
  }
  const command: Command = {
    type: 'edit',
    label: rulings
      .map(({ label }) => label)
      .join(' ')
      .slice(0, 200),
    edits: rulings.flatMap(({ edits }) => edits),
  };
  const { fight } = shownFightNow();
  if (sure) askOnce({ ...sure(fewNames(ids.map((id) => nameOfOne(fight, id)))), command });
  else tableActions.dispatch(command);
}

/** Asks once before a command that a slip of the hand must not give. */
function askOnce(asked: { title: string; yes: string; command: Command }): void {
  useFightUi.getState().openDialog({ kind: 'sure', ...asked });
}

/** The next step at this moment, for whoever is on the card. */
export const nextStepOf = ({ open, actor }: Pick<ShownFight, 'open' | 'actor'>): NextStep => nextStep(open, actor);

/** Whether the next press ends a turn in which something is left: the press before it has said so. */
export const isSaidOnce = (said: FightUi['saidOnce'], { fight, actor }: Pick<ShownFight, 'fight' | 'actor'>): boolean =>
  said?.fight === fight && said.actor === actor;

/** Gives the step that may be taken now. A turn with something left is first said to have it. */
function stepNow(): GoingOn | undefined {
  const shown = shownFightNow();
  const { fight, actor, question } = shown;
  if (isBlocked()) return undefined;
  if (question) sayQuestionIsOpen();
  if (question || fight.stage !== 'running') return undefined;
  const { next } = nextStepOf(shown);
  if (next?.left === undefined || isSaidOnce(useFightUi.getState().saidOnce, shown)) return next;
  useFightUi.setState({ saidOnce: { fight, actor } });
  return undefined;
}

/** Takes the step that the Next button names: to whoever is due, over nobody's head. */
export function performNextStep(): void {
  if (shownFightNow().fight.stage === 'setup' && !isBlocked()) tableActions.dispatch({ type: 'begin' });
  else takeStep(stepNow());
}

function takeStep(step: GoingOn | undefined): void {
  if (step?.shows) tableActions.select([step.actor]);
  else if (step) tableActions.dispatch(commandOf(step));
}

/** Goes on although somebody has not acted: the button names whom this passes over. */
export function performPass(): void {
  const shown = shownFightNow();
  const { fight, question } = shown;
  if (isBlocked()) return;
  const pass = question || fight.stage !== 'running' ? undefined : nextStepOf(shown).pass;
  if (question) sayQuestionIsOpen();
  else if (pass) tableActions.dispatch(commandOf(pass));
  else toast('Nobody can be passed over now.');
}

/**
 * Takes the step that the Next button names, and gives the turn to the next combatant, as one step.
 */
export function performNextStepAndTurn(): void {
  const shown = shownFightNow();
  const then = shown.fight.stage === 'running' && !shown.question ? nextStepOf(shown).then : undefined;
  if (!then) {
    performNextStep();
    return;
  }
  const step = stepNow();
  if (step)
    tableActions.chain(commandOf(step), (now) => {
      const { next: turn } = nextStep(now, undefined);
      return turn?.action === TURN && !turn.shows ? commandOf(turn) : undefined;
    });
}

/**
 * Starts a move. A move that reaches no foe walks up to one first. A move by ruling shows the
 * friends whom it reaches. A move that puts somebody out of the fight asks once.
 */
export function startMove(
  offer: Parameters<typeof commandOf>[0] & Pick<HandOffer, 'label' | 'grave' | 'walkUp' | 'atFriends'>,
): void {
  const { walkUp, atFriends, grave, label, actor } = offer;
  if (isBlocked()) return;
  if (grave) {
    const { fight } = shownFightNow();
    askOnce({ title: `${nameOfOne(fight, actor)}: ${label}?`, yes: label, command: commandOf(offer) });
    return;
  }
  if (walkUp) tableActions.walkUp(handCommand(offer), { kind: 'choose', option: walkUp.place });
  else tableActions.dispatch(commandOf(offer));
  const { question } = shownFightNow();
  if (atFriends && question) useFightUi.getState().unfold(question.id);
}

/** The options of the open question, in the order of their number keys. */
export function keyedOptions(question: Extract<Question, { kind: 'choose' | 'pick' }>): readonly Option[] {
  const { ruleset, fight, open } = shownFightNow();
  const unfolded = useFightUi.getState().unfolded === question.id;
  return numberedOptions(question, { ruleset, fight, past: open.encounter.past }, unfolded);
}

/**
 * Answers with the option that bears this number. One that is folded is listed first: no key gives
 * an answer that nobody reads.
 */
export function answerNumber(question: Extract<Question, { kind: 'choose' | 'pick' }>, digit: number): void {
  const options = keyedOptions(question);
  const option = options[digit - 1];
  const { listed, picks, list } = useFightUi.getState();
  if (!option) return;
  if (listed !== question.id && foldedAnswers(options, pickedOf(picks, question)).includes(option)) list(question.id);
  else answerOption(option.id);
}

/**
 * Starts a move and answers the likeliest target. The target is the first option of the question. A
 * harmful move never answers with a friend.
 */
export function startMoveAtLikelyTarget(offer: HandOffer): void {
  startMove(offer);
  const { question, fight, open } = shownFightNow();
  const { command } = open.encounter.open ?? {};
  // A walk may have been stopped by somebody who reacts: that is not the move's own question.
  if (command?.type !== 'act' || command.action !== offer.action) return;
  if (question?.kind !== 'choose' || question.meant === undefined) return;
  const [first] = keyedOptions(question);
  const { seat, meant } = question;
  if (first?.combatant === undefined || seat.kind !== 'combatant' || seat.combatant !== offer.actor) return;
  if (meant === 'help' || areEnemies(fight, seat.combatant, first.combatant)) answerOption(first.id);
}

/** The offer that one click on a row takes: the combatant's turn, if it may begin now. */
export function turnOfferOfRow(row: OrderRow): ReturnType<typeof turnOffer> {
  const { fight, ruleset, question, looking } = shownFightNow();
  return row.state === 'may' && !question && !looking ? turnOffer(ruleset, fight, row.combatant) : undefined;
}

/** Selects the combatant of a clicked row, and gives the combatant the turn if it may begin now. */
export function takeRow(row: OrderRow): void {
  const offer = turnOfferOfRow(row);
  tableActions.select([row.combatant]);
  if (offer) tableActions.dispatch(commandOf(offer));
}

/**
 * Exchanges the cards of two combatants when the GM drags one row onto another. Says why if the
 * game refuses.
 */
export function exchangeRows(who: Id, onto: Id): void {
  const { fight, ruleset, question, derived } = shownFightNow();
  const action = derived.order.exchange;
  if (action === undefined || who === onto || isBlocked()) return;
  if (question) {
    sayQuestionIsOpen();
    return;
  }
  const drag = dragRow(ruleset, fight, action, who, onto);
  if (drag.kind === 'move') tableActions.play(drag.command, { kind: 'choose', option: drag.option });
  else
    toast(`${nameOfOne(fight, who)} and ${nameOfOne(fight, onto)} cannot change places in the order now.`, {
      description: drag.reason ? `${drag.reason.text} (${drag.reason.rule})` : 'The rules offer no such exchange.',
    });
}

export function answerOption(option: string): void {
  const { question } = shownFightNow();
  if (!question || isBlocked()) return;
  if (question.kind === 'choose') tableActions.answer(question.id, { kind: 'choose', option }, 'chosen');
  if (question.kind === 'pick') togglePick(question, option);
}

/**
 * Picks one of several options, or takes the pick back. An option that does not fit the other picks
 * is refused with its reason.
 */
function togglePick(question: Extract<Question, { kind: 'pick' }>, id: string): void {
  const ui = useFightUi.getState();
  const picked = pickedOf(ui.picks, question);
  const option = question.options.find((one) => one.id === id);
  const why = option && whyNotWith(question, picked, option);
  const rest = picked.filter((one) => one !== id);
  if (why !== undefined) toast(why);
  else if (picked.includes(id)) ui.pick(question.id, rest);
  else ui.pick(question.id, question.max === 1 ? [id] : [...rest, id]);
}

/**
 * Steps back from whatever is nearest: the last answer, the open move, the look back or the
 * selection. Never destroys anything.
 */
export function stepBackOnce(): void {
  const { question, open } = shownFightNow();
  const { picks } = useFightUi.getState();
  if (isLookingBack()) lookBackAt(undefined);
  else if (question?.kind === 'pick' && picks.question === question.id) useFightUi.getState().pick('', []);
  else if (open.encounter.open) tableActions.undo();
  else tableActions.select([]);
}

export function toggleHidden(ids: readonly Id[]): void {
  const { fight } = shownFightNow();
  // If any of them can be seen, all are hidden first. Only the next call shows them all.
  const seen = ids.filter((id) => !fight.combatants[id]?.hidden);
  byHand(seen.length > 0 ? seen : ids, (id) => hideByHand(fight, id));
}

/** Asks who joins the fight. The newcomers are put where the pointer lies. */
export function askWhoJoins(place: Place | undefined = useFightUi.getState().pointed.place): void {
  if (!isBlocked()) useFightUi.getState().openDialog({ kind: 'join', place });
}

/** Asks for a figure or a state of these combatants in a word. */
export function askQuickEdit(ids: readonly Id[]): void {
  if (isBlocked()) return;
  if (ids.length === 0) toast(NOBODY_CHOSEN);
  else useFightUi.getState().openDialog({ kind: 'quick', ids });
}

/** Puts these combatants on another side, as one ruling. */
export function changeSideOf(ids: readonly Id[], side: Id): void {
  const { fight } = shownFightNow();
  const name = fight.sides[side]?.name ?? side;
  byHand(ids, (id) => ({
    type: 'edit',
    label: `${nameOfOne(fight, id)} goes over to ${withinSentence(name)}.`,
    edits: [{ edit: 'combatant', combatant: id, side }],
  }));
}

/** Gives these combatants to a player, or to the game master when `player` is empty. */
export function givePlayer(ids: readonly Id[], player: string): void {
  const { fight } = shownFightNow();
  byHand(ids, (id) => ({
    type: 'edit',
    label: `${nameOfOne(fight, id)} is played by ${player || 'the game master'}.`,
    edits: [{ edit: 'combatant', combatant: id, player }],
  }));
}

/**
 * Takes these combatants out as a mistake: the game goes on as if they had never been in the fight.
 * Undo brings them back.
 */
export function removeFromFight(ids: readonly Id[]): void {
  const { fight } = shownFightNow();
  byHand(
    ids,
    (id) => ({
      type: 'edit',
      label: `${nameOfOne(fight, id)} is taken out as a mistake, as if never in this fight.`,
      edits: [{ edit: 'remove', combatant: id }],
    }),
    (names) => ({ title: `Take ${names} out as a mistake?`, yes: 'Take out' }),
  );
}

/** Takes these combatants off the map, once the GM has said so. */
export function moveOffMap(ids: readonly Id[]): void {
  byHand(
    ids,
    (id) => placeByHand(shownFightNow().fight, id, { kind: 'off' }),
    (names) => ({ title: `Take ${names} off the map?`, yes: 'Take off the map' }),
  );
}

/** Opens the menu of rulings on the card; opened by a key, its first entry has the focus. */
export function openRulings(): void {
  const { question, actor } = shownFightNow();
  if (isBlocked()) return;
  if (question) sayQuestionIsOpen();
  else if (actor === undefined) toast(NOBODY_CHOSEN);
  else useFightUi.setState({ rulings: 'keys' });
}

/** Puts a token on a place: as an answer, as a move of the game, or by hand if the GM says so. */
export function placeToken(who: Id, place: Place): void {
  const { fight, ruleset, question } = shownFightNow();
  if (isBlocked()) return;
  const option = optionAt(question, { place });
  if (question && option) {
    if (option.blocked) toast(option.blocked.text, { description: option.blocked.rule });
    else answerOption(option.id);
    return;
  }
  const hand = () => tableActions.dispatch(placeByHand(fight, who, place));
  if (fight.stage !== 'running') {
    hand();
    return;
  }
  const drag = question ? undefined : dragMove(ruleset, fight, who, place);
  if (drag?.kind === 'move') {
    tableActions.play(drag.command, { kind: 'choose', option: drag.option });
    return;
  }
  const reason = drag?.kind === 'refused' ? drag.reason : undefined;
  toast(`${nameOfOne(fight, who)} cannot move there now.`, {
    description: reason ? `${reason.text} (${reason.rule})` : 'The rules offer no such move at this moment.',
    action: { label: 'Move by hand', onClick: hand },
    duration: 8000,
  });
}

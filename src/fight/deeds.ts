/** What the GM does from several places at once: next, give a turn, step back, hide, move. One place for keys, buttons and menus. */

import type { Command } from '../engine/command.ts';
import { areEnemies } from '../engine/fight.ts';
import type { Option, Question } from '../engine/question.ts';
import type { OrderRow } from '../engine/ruleset.ts';
import { type Id, withinSentence } from '../engine/words.ts';
import type { Place } from '../space/scene.ts';
import { commandOf, hideByHand, placeByHand } from '../store/fight/commands.ts';
import { dragMove, dragRow, optionAt } from '../store/fight/drags.ts';
import { nextStep } from '../store/fight/nextStep.ts';
import { numberedOptions } from '../store/fight/optionOrder.ts';
import { TURN, turnOffer } from '../store/fight/turns.ts';
import { type HandOffer, shortestWalk, type WalkUp } from '../store/fight/walkUp.ts';
import { nameOfOne } from '../store/fight/words.ts';
import { isLookingBack, look, shownNow, verbs } from '../store/store.ts';
import { toast } from '../ui/toasts/toast.ts';
import { useDesk } from './desk.ts';
import { pickedOf, whyNotBeside } from './picks.ts';

const OPEN_QUESTION = 'A question is open: answer it, or step back with Esc.';

/** While an earlier moment is looked at nothing can be done: says so. */
export function isBlocked(): boolean {
  if (isLookingBack()) toast('You are looking at an earlier state. Go back to now first.');
  return isLookingBack();
}

/** One ruling for all of them, so that one undo takes it back. */
function byHand(ids: readonly Id[], edit: (id: Id) => Command | undefined): void {
  if (isBlocked()) return;
  const rulings = ids.flatMap((id) => edit(id) ?? []).filter((one) => one.type === 'edit');
  if (rulings.length === 0) toast('Choose somebody first, in the order or on the map.');
  else
    verbs().dispatch({
      type: 'edit',
      label: rulings
        .map(({ label }) => label)
        .join(' ')
        .slice(0, 200),
      edits: rulings.flatMap(({ edits }) => edits),
    });
}

/** What the big button says; where it would be to pass, what the small one says. */
export function next(): void {
  const { fight, question, open } = shownNow();
  if (isBlocked()) return;
  if (fight.stage === 'setup') verbs().dispatch({ type: 'begin' });
  else if (question) toast(OPEN_QUESTION);
  else if (fight.stage === 'running') {
    const { next: step, pass } = nextStep(open);
    const does = step ?? pass;
    if (does) verbs().dispatch(commandOf(does));
  }
}

/** What the big button says, and whoever acts then has the turn: one step. */
export function nextOn(): void {
  const { open, fight, question } = shownNow();
  const { next: step, then } = fight.stage === 'running' && !question ? nextStep(open) : {};
  if (!step || !then) next();
  else if (!isBlocked())
    verbs().chain(commandOf(step), [], (now) => {
      const { next: turn } = nextStep(now);
      return turn?.action === TURN ? commandOf(turn) : undefined;
    });
}

/** Starts a move. `at once`: it is for a foe, so that one with nobody in reach walks up first; one that is not allowed without does so anyway. */
export function start(
  offer: Parameters<typeof commandOf>[0] & Pick<HandOffer, 'walkUp'>,
  when: WalkUp['when'] = 'always',
): void {
  const { ruleset, fight } = shownNow();
  const { walkUp } = offer;
  if (isBlocked()) return;
  if (!walkUp || (walkUp.when === 'at once' && when === 'always')) verbs().dispatch(commandOf(offer));
  else {
    const option = shortestWalk(ruleset, fight, offer, walkUp);
    verbs().chain(walkUp.walk, [{ kind: 'choose', option }], () => commandOf(offer));
  }
}

/** The answers of the open question by their keys. */
export function keyedOptions(question: Extract<Question, { kind: 'choose' | 'pick' }>): readonly Option[] {
  const { fight, open } = shownNow();
  const unfolded = useDesk.getState().unfolded === question.id;
  return numberedOptions(question, { fight, past: open.encounter.past }, unfolded);
}

/** Starts a move, and answers whom it would most likely be for: the first of those that it asks for, never a friend for harm. */
export function atOnce(offer: HandOffer): void {
  start(offer, 'at once');
  const { question, fight } = shownNow();
  if (question?.kind !== 'choose' || question.meant === undefined) return;
  const [first] = keyedOptions(question);
  const { seat, meant } = question;
  if (first?.combatant === undefined || seat.kind !== 'combatant') return;
  if (meant === 'help' || areEnemies(fight, seat.combatant, first.combatant)) answerOption(first.id);
}

/** The offer that one click on a row takes: the turn, if it may have it now. */
export function turnOf(row: OrderRow): ReturnType<typeof turnOffer> {
  const { fight, ruleset, question, looking } = shownNow();
  return row.state === 'may' && !question && !looking ? turnOffer(ruleset, fight, row.combatant) : undefined;
}

/** One click on a row: it is selected, and has the turn if it may have it now. */
export function take(row: OrderRow): void {
  const offer = turnOf(row);
  verbs().select([row.combatant]);
  if (offer) verbs().dispatch(commandOf(offer));
}

/** A row of the order is dragged onto another's: cards change hands, in games that allow it. */
export function exchange(who: Id, onto: Id): void {
  const { fight, ruleset, question, derived } = shownNow();
  const action = derived.order.exchange;
  if (action === undefined || who === onto || isBlocked()) return;
  if (question) {
    toast(OPEN_QUESTION);
    return;
  }
  const drag = dragRow(ruleset, fight, action, who, onto);
  if (drag.kind === 'move') verbs().play(drag.command, { kind: 'choose', option: drag.option });
  else
    toast(`${nameOfOne(fight, who)} and ${nameOfOne(fight, onto)} cannot change places in the order now.`, {
      description: drag.reason ? `${drag.reason.text} (${drag.reason.rule})` : 'The rules offer no such exchange.',
    });
}

export function answerOption(option: string): void {
  const { question } = shownNow();
  if (!question || isBlocked()) return;
  if (question.kind === 'choose') verbs().answer(question.id, { kind: 'choose', option }, 'chosen');
  if (question.kind === 'pick') togglePick(question, option);
}

/** Picks one of several, or takes it back. What does not fit beside the others is not picked, and its reason is said. */
function togglePick(question: Extract<Question, { kind: 'pick' }>, id: string): void {
  const desk = useDesk.getState();
  const picked = pickedOf(desk.picks, question);
  const option = question.options.find((one) => one.id === id);
  const why = option && whyNotBeside(question, picked, option);
  const rest = picked.filter((one) => one !== id);
  if (why !== undefined) toast(why);
  else if (picked.includes(id)) desk.pick(question.id, rest);
  else desk.pick(question.id, question.max === 1 ? [id] : [...rest, id]);
}

/** Takes back the last answer, the open move, the look back, the selection: whatever is nearest. Never destroys. */
export function back(): void {
  const { question, open } = shownNow();
  const { picks } = useDesk.getState();
  if (isLookingBack()) look(undefined);
  else if (question?.kind === 'pick' && picks.question === question.id) useDesk.getState().pick('', []);
  else if (open.encounter.open) verbs().undo();
  else verbs().select([]);
}

export function hide(ids: readonly Id[]): void {
  const { fight } = shownNow();
  // Several are all hidden first, and only then all shown.
  const seen = ids.filter((id) => !fight.combatants[id]?.hidden);
  byHand(seen.length > 0 ? seen : ids, (id) => hideByHand(fight, id));
}

/** Asks who joins the fight; they come to where the pointer lies. */
export function join(place: Place | undefined = useDesk.getState().pointed.place): void {
  if (!isBlocked()) useDesk.getState().show({ kind: 'join', place });
}

/** Asks for a figure or a state of theirs in a word. */
export function quick(ids: readonly Id[]): void {
  if (isBlocked()) return;
  if (ids.length === 0) toast('Choose somebody first, in the order or on the map.');
  else useDesk.getState().show({ kind: 'quick', ids });
}

/** Puts them on another side, as one ruling. */
export function changeSide(ids: readonly Id[], side: Id): void {
  const { fight } = shownNow();
  const name = fight.sides[side]?.name ?? side;
  byHand(ids, (id) => ({
    type: 'edit',
    label: `${nameOfOne(fight, id)} goes over to ${withinSentence(name)}.`,
    edits: [{ edit: 'combatant', combatant: id, side }],
  }));
}

/** Gives them to somebody at the table, or to the game master where that is nobody. */
export function givePlayer(ids: readonly Id[], player: string): void {
  const { fight } = shownNow();
  byHand(ids, (id) => ({
    type: 'edit',
    label: `${nameOfOne(fight, id)} is played by ${player || 'the game master'}.`,
    edits: [{ edit: 'combatant', combatant: id, player }],
  }));
}

/** Takes them out of the fight for good; undo brings them back. */
export function leave(ids: readonly Id[]): void {
  const { fight } = shownNow();
  byHand(ids, (id) => ({
    type: 'edit',
    label: `${nameOfOne(fight, id)} leaves the fight.`,
    edits: [{ edit: 'remove', combatant: id }],
  }));
}

export function off(ids: readonly Id[]): void {
  byHand(ids, (id) => placeByHand(shownNow().fight, id, { kind: 'off' }));
}

/** A token is put on a place: as an answer, as a move of the game, or, if the GM says so, by hand. */
export function put(who: Id, place: Place): void {
  const { fight, ruleset, question } = shownNow();
  if (isBlocked()) return;
  const option = optionAt(question, { place });
  if (question && option) {
    if (option.blocked) toast(option.blocked.text, { description: option.blocked.rule });
    else answerOption(option.id);
    return;
  }
  const hand = () => verbs().dispatch(placeByHand(fight, who, place));
  if (fight.stage !== 'running') {
    hand();
    return;
  }
  const drag = question ? undefined : dragMove(ruleset, fight, who, place);
  if (drag?.kind === 'move') {
    verbs().play(drag.command, { kind: 'choose', option: drag.option });
    return;
  }
  const reason = drag?.kind === 'refused' ? drag.reason : undefined;
  toast(`${nameOfOne(fight, who)} cannot move there now.`, {
    description: reason ? `${reason.text} (${reason.rule})` : 'The rules offer no such move at this moment.',
    action: { label: 'Move by hand', onClick: hand },
    duration: 8000,
  });
}

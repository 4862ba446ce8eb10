/**
 * What each entry of the table of keys does in a fight. Keys and the search dialog both use this
 * table, so that both do the same.
 */

import { toast } from 'sonner';
import { offersFor, rowsThatMay } from '../engine/table/derived.ts';
import { type HandOffer, handOffers } from '../engine/table/walkUp.ts';
import type { Id } from '../engine/words.ts';
import { openHandbook } from '../keys/handbookShown.ts';
import type { KeyActionId } from '../keys/keys.ts';
import { openKeysList } from '../keys/keysList.ts';
import { type ActionKeys, useActionKeys } from '../keys/useActionKeys.ts';
import { doProposed } from '../store/players/screen.ts';
import { shownFightNow, tableActions, tableNow } from '../store/store.ts';
import type { Session } from '../store/types.ts';
import { boardRef, centreOn } from './boardRef.ts';
import { keysWhen, moveKeysOf, offerOnKey } from './card/moveKeys.ts';
import * as fightActions from './fightActions.ts';
import { keyedOptions } from './fightActions.ts';
import { useFightUi } from './fightUi.ts';
import { keyedOption, pointAlong } from './map/keyed.ts';
import { neighbourPlace } from './map/walk.ts';
import { foldPanels, revealPanel } from './panels/panels.ts';
import { pickedOf } from './picks.ts';
import { isEnterHabit } from './question/enterHabit.ts';
import { putTogether } from './several/several.ts';
import { doSuggestion, suggestNow } from './suggest/suggest.ts';

/** How far the arrow keys push the map when nobody is selected, in screen pixels. */
const PUSH = 80;

const selected = (): readonly Id[] => tableNow().session.selected;
/** The selected combatants, or else the one whose card is shown. */
function meant(): readonly Id[] {
  const { actor } = shownFightNow();
  return selected().length > 0 ? selected() : actor === undefined ? [] : [actor];
}

function walk(step: 1 | -1): void {
  const { fight, derived, actor } = shownFightNow();
  const ids = [...new Set(derived.order.rows.map(({ combatant }) => combatant))];
  const everybody = [...ids, ...fight.order.filter((id) => !ids.includes(id))];
  const at = actor === undefined ? -1 : everybody.indexOf(actor);
  const next = everybody[(at + step + everybody.length) % everybody.length];
  if (next !== undefined) tableActions.select([next]);
}

function arrow(dx: -1 | 0 | 1, dy: -1 | 0 | 1): void {
  if (pointAlong(shownFightNow(), boardRef.current, dx, dy)) return;
  const { fight } = shownFightNow();
  const [who] = selected();
  const from = who === undefined ? undefined : fight.combatants[who]?.place;
  const to = from && neighbourPlace(fight.scene, from, dx, dy);
  if (who !== undefined && to) putTogether(who, to);
  else boardRef.current?.panBy(dx * PUSH, dy * PUSH);
}

function react(): void {
  const { question } = shownFightNow();
  if (question?.kind === 'choose' && question.options.some(({ tone }) => tone === 'pass')) {
    const first = keyedOptions(question).find(({ tone }) => tone !== 'pass');
    if (first) fightActions.answerOption(first.id);
  } else revealPanel('reactions');
}

function confirm(): void {
  const { question } = shownFightNow();
  if (question?.kind === 'pick') {
    const options = [...pickedOf(useFightUi.getState().picks, question)];
    if (options.length === 0 && isEnterHabit()) return;
    // As with the button, too few picks are refused, and the picks are kept.
    if (options.length >= question.min && options.length <= question.max)
      tableActions.answer(question.id, { kind: 'pick', options });
  } else if (question?.kind === 'choose') {
    const pointed = keyedOption(question);
    const free = question.options.filter(({ blocked }) => !blocked);
    const only = free.length === 1 ? free[0] : undefined;
    const meant = pointed && !pointed.blocked ? pointed : isEnterHabit() ? undefined : only;
    if (meant) fightActions.answerOption(meant.id);
  }
}

function sheet(): void {
  const { actor } = shownFightNow();
  if (actor !== undefined) useFightUi.getState().openDialog({ kind: 'sheet', combatant: actor });
}

const show = (kind: 'timeline' | 'find') => () => useFightUi.getState().openDialog({ kind });
const holds = (tool: Session['tool']) => () => tableActions.setSession({ tool });

export const keyActions: Readonly<Record<KeyActionId, () => void>> = {
  next: fightActions.performNextStep,
  nextOn: fightActions.performNextStepAndTurn,
  pass: fightActions.performPass,
  previous: () => walk(-1),
  undo: () => tableActions.undo(),
  redo: () => tableActions.redo(),
  mend: () => tableActions.reopen(),
  react,
  rulings: fightActions.openRulings,
  join: () => fightActions.askWhoJoins(),
  quick: () => fightActions.askQuickEdit(meant()),
  hide: () => fightActions.toggleHidden(meant()),
  out: () => fightActions.moveOffMap(selected()),
  suggest: () => void suggestNow(),
  doSuggested: doSuggestion,
  accept: doProposed,
  sheet,
  timeline: show('timeline'),
  account: () => tableActions.setSession({ page: 'account' }),
  confirm,
  back: fightActions.stepBackOnce,
  after: () => walk(1),
  before: () => walk(-1),
  left: () => arrow(-1, 0),
  right: () => arrow(1, 0),
  up: () => arrow(0, -1),
  down: () => arrow(0, 1),
  zoomIn: () => boardRef.current?.zoomIn(),
  zoomOut: () => boardRef.current?.zoomOut(),
  fit: () => boardRef.current?.fit(),
  centre() {
    const { actor } = shownFightNow();
    if (actor !== undefined) centreOn(actor);
  },
  select: holds('select'),
  measure: holds('measure'),
  draw: holds('draw'),
  area: holds('area'),
  fog: holds('fog'),
  ping: holds('ping'),
  edit: holds('edit'),
  places: () => revealPanel('places'),
  fold: () => foldPanels('panels'),
  foldCard: () => foldPanels('card'),
  find: show('find'),
  keys: openKeysList,
  handbook: openHandbook,
};

/** The move on the shown card that bears this number. */
function offerAt(digit: number): HandOffer | undefined {
  const { question, actor, ruleset, fight, derived, open } = shownFightNow();
  if (question || actor === undefined) return undefined;
  const when = keysWhen(derived, actor);
  const offers = when === 'not now' ? offersFor(ruleset, fight, actor) : handOffers(ruleset, fight, actor);
  return offerOnKey(moveKeysOf(open.encounter.id, actor, offers, when), offers, digit);
}

/**
 * Handles a number key: takes the option, the move or the combatant that bears the number. Says
 * why where the move is not allowed now.
 */
export function pressNumber(digit: number): void {
  const { question, actor, derived } = shownFightNow();
  if (question?.kind === 'choose' || question?.kind === 'pick') fightActions.answerNumber(question, digit);
  else if (!question && actor !== undefined) {
    const offer = offerAt(digit);
    if (offer?.blocked) toast(offer.blocked.text, { description: `${offer.label}: ${offer.blocked.rule}` });
    else if (offer) fightActions.startMove(offer);
  } else if (!question) {
    const row = rowsThatMay(derived.order)[digit - 1];
    if (row) fightActions.takeRow(row);
  }
}

/**
 * Starts the move that bears the number and answers its likeliest target. Without a card, gives the
 * turn to the combatant who bears the number.
 */
export function pressNumberAtOnce(digit: number): void {
  const { question, actor } = shownFightNow();
  const offer = offerAt(digit);
  if (offer?.blocked) pressNumber(digit);
  else if (offer) fightActions.startMoveAtLikelyTarget(offer);
  else if (!question && actor === undefined) pressNumber(digit);
}

const ofTheScreen: ActionKeys = {
  ...keyActions,
  number: ({ key }) => pressNumber(Number(key)),
  atOnce: ({ code }) => pressNumberAtOnce(Number(code.replace('Digit', ''))),
};

/** Listens to the keys of the fight while the fight screen is shown. */
export const useFightKeys = (): void => useActionKeys('screen', ofTheScreen);

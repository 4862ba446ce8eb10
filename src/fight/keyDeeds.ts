/** What each deed of the table of keys does in a fight: for keys, and for the list that finds anything, so that a key and its name do the same. */

import type { Id } from '../engine/words.ts';
import type { DeedId } from '../keys/keys.ts';
import { openKeysList } from '../keys/keysList.ts';
import { type DeedKeys, useDeedKeys } from '../keys/useDeedKeys.ts';
import { offersFor, rowsThatMay } from '../store/fight/derived.ts';
import { type HandOffer, handOffers } from '../store/fight/walkUp.ts';
import { shownNow, verbs } from '../store/store.ts';
import { keysWhen, offerOnKey, sureKeys } from './card/sureKeys.ts';
import * as deeds from './deeds.ts';
import { keyedOptions } from './deeds.ts';
import { useDesk } from './desk.ts';
import { keyedOption, pointAlong } from './map/keyed.ts';
import { neighbourPlace } from './map/walk.ts';
import { fold, reveal } from './panels/panels.ts';
import { pickedOf } from './picks.ts';
import { putTogether } from './several/several.ts';
import { centreOn, theBoard } from './theBoard.ts';
import { isHabit } from './tray/habit.ts';

/** How far the arrows push the map when nobody is selected, in screen pixels. */
const PUSH = 80;

const selected = (): readonly Id[] => verbs().session.selected;
/** The selected ones, or else whose card is shown. */
function meant(): readonly Id[] {
  const { actor } = shownNow();
  return selected().length > 0 ? selected() : actor === undefined ? [] : [actor];
}

function walk(step: 1 | -1): void {
  const { fight, derived, actor } = shownNow();
  const ids = [...new Set(derived.order.rows.map(({ combatant }) => combatant))];
  const everybody = [...ids, ...fight.order.filter((id) => !ids.includes(id))];
  const at = actor === undefined ? -1 : everybody.indexOf(actor);
  const next = everybody[(at + step + everybody.length) % everybody.length];
  if (next !== undefined) verbs().select([next]);
}

function arrow(dx: -1 | 0 | 1, dy: -1 | 0 | 1): void {
  if (pointAlong(shownNow(), theBoard.current, dx, dy)) return;
  const { fight } = shownNow();
  const [who] = selected();
  const from = who === undefined ? undefined : fight.combatants[who]?.place;
  const to = from && neighbourPlace(fight.scene, from, dx, dy);
  if (who !== undefined && to) putTogether(who, to);
  else theBoard.current?.panBy(dx * PUSH, dy * PUSH);
}

function react(): void {
  const { question } = shownNow();
  if (question?.kind === 'choose' && question.options.some(({ tone }) => tone === 'pass')) {
    const first = keyedOptions(question).find(({ tone }) => tone !== 'pass');
    if (first) deeds.answerOption(first.id);
  } else reveal('reactions');
}

function confirm(): void {
  const { question } = shownNow();
  if (question?.kind === 'pick') {
    const options = [...pickedOf(useDesk.getState().picks, question)];
    if (options.length === 0 && isHabit()) return;
    // The same as the button: too few are not taken, and nothing is lost.
    if (options.length >= question.min && options.length <= question.max)
      verbs().answer(question.id, { kind: 'pick', options });
  } else if (question?.kind === 'choose') {
    const pointed = keyedOption(question);
    const free = question.options.filter(({ blocked }) => !blocked);
    const only = free.length === 1 ? free[0] : undefined;
    const meant = pointed && !pointed.blocked ? pointed : isHabit() ? undefined : only;
    if (meant) deeds.answerOption(meant.id);
  }
}

function sheet(): void {
  const { actor } = shownNow();
  if (actor !== undefined) useDesk.getState().show({ kind: 'sheet', combatant: actor });
}

const show = (kind: 'timeline' | 'find') => () => useDesk.getState().show({ kind });
const holds = (tool: 'select' | 'measure' | 'draw' | 'fog' | 'ping' | 'edit') => () => verbs().setSession({ tool });

export const keyDeeds: Readonly<Record<DeedId, () => void>> = {
  next: deeds.next,
  nextOn: deeds.nextOn,
  previous: () => walk(-1),
  undo: () => verbs().undo(),
  redo: () => verbs().redo(),
  mend: () => verbs().reopen(),
  react,
  join: () => deeds.join(),
  quick: () => deeds.quick(meant()),
  hide: () => deeds.hide(meant()),
  out: () => deeds.off(selected()),
  sheet,
  timeline: show('timeline'),
  account: () => verbs().setSession({ page: 'account' }),
  confirm,
  back: deeds.back,
  after: () => walk(1),
  before: () => walk(-1),
  left: () => arrow(-1, 0),
  right: () => arrow(1, 0),
  up: () => arrow(0, -1),
  down: () => arrow(0, 1),
  zoomIn: () => theBoard.current?.zoomIn(),
  zoomOut: () => theBoard.current?.zoomOut(),
  fit: () => theBoard.current?.fit(),
  centre() {
    const { actor } = shownNow();
    if (actor !== undefined) centreOn(actor);
  },
  select: holds('select'),
  measure: holds('measure'),
  draw: holds('draw'),
  fog: holds('fog'),
  ping: holds('ping'),
  edit: holds('edit'),
  places: () => reveal('places'),
  fold: () => fold('panels'),
  foldCard: () => fold('card'),
  find: show('find'),
  keys: openKeysList,
};

/** The move of whoever's card is shown that bears the number. */
function offerAt(digit: number): HandOffer | undefined {
  const { question, actor, ruleset, fight, derived, open } = shownNow();
  if (question || actor === undefined) return undefined;
  const when = keysWhen(derived, actor);
  const offers = when === 'not now' ? offersFor(ruleset, fight, actor) : handOffers(ruleset, fight, actor);
  return offerOnKey(sureKeys(open.encounter.id, actor, offers, when), offers, digit);
}

/** A number key: the option, the move or the one who may act that bears it. */
function number(digit: number): void {
  const { question, actor, derived } = shownNow();
  if (question?.kind === 'choose' || question?.kind === 'pick') {
    const option = keyedOptions(question)[digit - 1];
    if (option) deeds.answerOption(option.id);
  } else if (!question && actor !== undefined) {
    const offer = offerAt(digit);
    if (offer) deeds.start(offer);
  } else if (!question) {
    const row = rowsThatMay(derived.order)[digit - 1];
    if (row) deeds.take(row);
  }
}

/** The move that bears the number, at once for whom it would most likely be for; with no card to be seen, who may act. */
function atOnce({ code }: KeyboardEvent): void {
  const { question, actor } = shownNow();
  const digit = Number(code.replace('Digit', ''));
  const offer = offerAt(digit);
  if (offer) deeds.atOnce(offer);
  else if (!question && actor === undefined) number(digit);
}

const ofTheScreen: DeedKeys = { ...keyDeeds, number: ({ key }) => number(Number(key)), atOnce };

/** Hears the keys of the fight while its screen is shown. */
export const useFightKeys = (): void => useDeedKeys('screen', ofTheScreen);

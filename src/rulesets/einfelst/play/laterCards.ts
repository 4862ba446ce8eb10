/**
 * Cards drawn while the fight runs (EW-04, EW-06, EW-08): newcomers, and the extra cards of an
 * ambush.
 */

import { combatantOf } from '../../../engine/fight.ts';
import { askChoice, type Flow } from '../../../engine/flow.ts';
import { sentence } from '../../../engine/log/sentence.ts';
import { gmSeat, type Id, type RuleId } from '../../../engine/words.ts';
import { nameOf } from '../../common/people.ts';
import type { EinfelstFight } from '../fight.ts';
import { type Fighter, isUp } from '../sheet/sheet.ts';
import type { Slot } from '../state.ts';
import {
  areIdentical,
  cardFamilies,
  DECK,
  dealtDice,
  decksFor,
  drawingOrder,
  enteredCards,
  mayShareCard,
  shownOf,
  slotName,
  slotsOfOne,
  tellCard,
} from './cards.ts';
import { tell } from './table/tell.ts';

/**
 * EW-08: the cards that are not `out`, from as many decks as `more` draws need; and whether another
 * deck was added for them.
 */
function cardsLeft(out: readonly number[], more: number): { left: number[]; another: boolean } {
  const most = Math.max(1, ...DECK.map((card) => out.filter((one) => one === card).length));
  const left = decksFor(Math.max(most * DECK.length, out.length + more));
  const another = out.length > 0 && left.length > most * DECK.length;
  for (const card of out) left.splice(left.indexOf(card), 1);
  return { left, another };
}
const tellOfDeck = (fight: EinfelstFight, who: readonly Id[]): void =>
  tell(fight, 'EW-08', sentence`Too few cards are left: another deck is shuffled in.`, { who });
const isShown = (fight: EinfelstFight, { holders }: Pick<Slot, 'holders'>): boolean =>
  shownOf(fight, holders).length > 0;

/**
 * The cards that are not on the table, for `more` draws by these people. Combatants whom the
 * players see draw as if unseen ones had no cards, because a missing card or another deck would
 * reveal the unseen.
 */
function rest(fight: EinfelstFight, more: number, who: readonly Id[]): number[] {
  const open = shownOf(fight, who).length > 0;
  const slots = fight.state.slots.filter((slot) => !open || isShown(fight, slot));
  const { left, another } = cardsLeft(
    slots.map(({ card }) => card),
    more,
  );
  if (another) tellOfDeck(fight, open ? [] : who);
  return left;
}

/**
 * The cards of the real deck that nobody holds, for one draw by each of some slots. If another deck
 * is needed only for people whom the players do not see, only the Director is told.
 */
function realRest(fight: EinfelstFight, drawing: readonly Pick<Slot, 'holders'>[]): number[] {
  const held = fight.state.slots;
  const { left, another } = cardsLeft(
    held.map(({ card }) => card),
    drawing.length,
  );
  if (!another) return left;
  const open = cardsLeft(
    held.filter((slot) => isShown(fight, slot)).map(({ card }) => card),
    drawing.filter((slot) => isShown(fight, slot)).length,
  );
  const secret = [...held, ...drawing].filter((slot) => !isShown(fight, slot));
  tellOfDeck(fight, open.another ? [] : secret.flatMap(({ holders }) => holders));
  return left;
}

/**
 * Draws one more card for each of some slots, from the cards that are left. People whom the players
 * do not see draw after all others. Real cards are entered by their numbers (EW-06).
 */
function* drawFor(fight: EinfelstFight, slots: readonly Pick<Slot, 'holders'>[], rule: RuleId): Flow<number[]> {
  if (fight.state.realCards) return yield* enteredCards(fight, slots, realRest(fight, slots), rule);
  const { open, secret } = drawingOrder(fight, slots);
  const inTurn = [...open, ...secret];
  const first = open.length > 0 ? open : secret;
  const deck = rest(
    fight,
    first.length,
    inTurn.flatMap(({ holders }) => holders),
  );
  const late = decksFor(Math.max(0, inTurn.length - deck.length));
  const names = inTurn.map((slot) => slotName(fight, slot));
  const cards = yield* dealtDice(names, deck, rule, { from: first.length, deck: late });
  return slots.map((slot) => cards[inTurn.indexOf(slot)] ?? 1);
}

/**
 * EW-36, EW-38: each of some people draws one more card and keeps the better one; the other goes
 * back. A group draws one card for all its members. A combatant with several cards draws one and
 * gives back the worst of all.
 */
export function* drawBetter(fight: EinfelstFight, who: readonly Id[], rule: RuleId): Flow<void> {
  const all = fight.state.slots.filter(({ holders }) => holders.some((id) => who.includes(id)));
  const worst = (slot: Slot) => !all.some(({ holders, card }) => holders[0] === slot.holders[0] && card > slot.card);
  const slots = all.filter((slot, at) => {
    const same = all.findIndex((one) => one.holders[0] === slot.holders[0] && worst(one));
    return same === at;
  });
  const drawn = yield* drawFor(fight, slots, rule);
  slots.forEach((slot, at) => {
    const card = drawn[at] ?? slot.card;
    tellCard(fight, rule, slot, ` draws card ${card} and keeps card ${Math.min(card, slot.card)}.`);
    slot.card = Math.min(card, slot.card);
  });
}

/**
 * EW-04: identical newcomers may share one card, or join the card of those to whom they are
 * identical. Gives the slots that draw a card: one for each newcomer who shares none, and one for
 * each group.
 */
function* groupNewcomers(fight: EinfelstFight, late: readonly Fighter[]): Flow<{ id: Id; holders: Id[] }[]> {
  const drawing: { id: Id; holders: Id[] }[] = [];
  const placed = new Set<Id>();
  for (const { label, members } of cardFamilies(late, 1)) {
    const [first] = members;
    if (!first) continue;
    const kin = fight.state.slots.filter(
      ({ holders }) =>
        holders.length > 0 &&
        holders.every((id) => {
          const one = combatantOf(fight, id);
          return mayShareCard(one) && areIdentical(one, first);
        }),
    );
    if (members.length < 2 && kin.length === 0) continue;
    const chosen = yield* askChoice(
      {
        seat: gmSeat,
        title: `${members.length > 1 ? label : nameOf(fight, first.id)}: which card?`,
        rule: 'EW-04',
        audience: 'gm',
        about: members.map(({ id }) => id),
      },
      [
        { id: 'own', label: members.length > 1 ? 'A card for each of them' : 'A card of one’s own' },
        ...(members.length > 1 ? [{ id: 'share', label: 'One card for all of them' }] : []),
        ...kin.map((slot) => ({ id: `join:${slot.id}`, label: `Card ${slot.card} of ${slotName(fight, slot)}` })),
      ],
    );
    if (chosen === 'own') continue;
    const ids = members.map(({ id }) => id);
    for (const id of ids) placed.add(id);
    const joined = kin.find(({ id }) => chosen === `join:${id}`);
    if (joined) {
      joined.holders.push(...ids);
      tellCard(fight, 'EW-04', { holders: ids }, ` gets card ${joined.card}.`);
    } else drawing.push({ id: `${first.id}.all`, holders: ids });
  }
  const alone = late.filter(({ id }) => !placed.has(id));
  return [...alone.flatMap((one) => missingCards(fight, one)), ...drawing];
}

/** EW-05: one slot for each card that a combatant lacks of the number on its sheet. */
function missingCards(fight: EinfelstFight, one: Fighter): { id: Id; holders: Id[] }[] {
  const has = slotsOfOne(fight, one.id);
  if (has.some(({ holders }) => holders.length > 1)) return [];
  const wanted = Math.max(0, one.sheet.cards - has.length);
  return Array.from({ length: wanted }, () => ({ id: one.id, holders: [one.id] }));
}

/**
 * Lets combatants draw who are in the fight without a card, or with fewer cards than their sheets
 * say (EW-05): as they join, with their ambush, or at the next round's start.
 */
export function* dealNewcomers(fight: EinfelstFight, among: readonly Fighter[]): Flow<void> {
  const late = among.filter((one) => isUp(one) && missingCards(fight, one).length > 0);
  const slots = yield* groupNewcomers(fight, late);
  if (slots.length === 0) return;
  const cards = yield* drawFor(fight, slots, 'EW-01');
  slots.forEach(({ id, holders }, at) => {
    const taken = fight.state.slots.map((slot) => slot.id);
    const free = [id, ...Array.from({ length: 9 }, (_, n) => `${id}.${n + 2}`)].find((name) => !taken.includes(name));
    const card = cards[at] ?? 1;
    fight.state.slots.push({ id: free ?? id, holders, card, done: [] });
    tellCard(fight, 'EW-01', { holders }, ` gets card ${card}.`);
  });
}

/** The orders of play (FF-02 to FF-06): how each order is made when a fight or a round begins. */
import { combatantOf, everyone } from '../../../engine/fight.ts';
import { askChoice, type Flow, rollAll } from '../../../engine/flow.ts';
import { personRef, type Sentence, sentence } from '../../../engine/log/sentence.ts';
import { gmSeat, type Id, type RuleId, seatOf } from '../../../engine/words.ts';
import { membersOf, nameOf, sideName } from '../../common/people.ts';
import type { FreeformFight } from '../fight.ts';
import { ORDERS, type Order } from '../sheet/orders.ts';
import { type Fighter, isUp } from '../sheet/sheet.ts';
import { diceOfRoll, formulaOf, totalOfDice, withBoons } from './rolling.ts';
import { tell } from './telling.ts';

const ABOUT: Readonly<Record<Order, string>> = {
  number: 'Everybody has a number, and they act in its order.',
  cards: 'Everybody draws a card, and they act in its order.',
  sides: 'All of one side act, then all of the next.',
  popcorn: 'Whoever has acted names who is next.',
};

/** Whether the order is one list of everybody. */
export const isQueued = ({ state }: Pick<FreeformFight, 'state'>): boolean =>
  state.way === 'number' || state.way === 'cards';

/** FF-02: the order that the house rules name; if they name none, the table chooses one now. */
export function* chooseOrder(fight: FreeformFight): Flow<Order> {
  const { order } = fight.house;
  if (order !== 'asked') return order;
  const detail = 'It can be changed later.';
  return yield* askChoice(
    { seat: gmSeat, title: 'In which order do they act?', rule: 'FF-02', detail },
    (Object.keys(ORDERS) as Order[]).map((id) => ({ id, label: ORDERS[id], detail: ABOUT[id] })),
  );
}

/** Makes the parts of the fight's order: numbers, cards, or the side that is first. */
export function* makeOrder(fight: FreeformFight): Flow<void> {
  const { state } = fight;
  if (state.way === 'number') yield* makeNumbers(fight, everyone(fight));
  else if (state.way === 'cards') yield* dealCards(fight, everyone(fight));
  else if (state.way === 'sides') state.first = yield* firstSide(fight);
}

/**
 * Parts people into those whom the players see and the others. The others come later, so that open
 * dice reveal nothing about them.
 */
const seenFirst = (people: readonly Fighter[]): { some: Fighter[]; audience: 'all' | 'gm' }[] => [
  { some: people.filter(({ hidden }) => !hidden), audience: 'all' },
  { some: people.filter(({ hidden }) => hidden), audience: 'gm' },
];

/**
 * FF-03: gives each of some people a number, rolled or taken from the sheet; the order follows
 * these numbers.
 */
export function* makeNumbers(fight: FreeformFight, people: readonly Fighter[]): Flow<void> {
  const { house, state } = fight;
  const { dice, flat, boons } = formulaOf(house.formula);
  const terms = withBoons(dice, boons);
  for (const { some, audience } of seenFirst(people)) {
    const rolls = some.map(({ id }) => ({
      id,
      seat: seatOf(id),
      label: `${nameOf(fight, id)}: initiative`,
      ...diceOfRoll(terms),
    }));
    const isRolled = house.numbers === 'rolled' && terms.length > 0;
    const asking = { seat: gmSeat, title: 'Numbers for the order', rule: 'FF-03', audience, order: true } as const;
    const fell = yield* rollAll(asking, isRolled ? rolls : []);
    for (const { id, sheet } of some) {
      const rolled = totalOfDice(terms, flat, fell[id] ?? { faces: [], values: {} });
      state.numbers[id] = sheet.initiative + (house.numbers === 'rolled' ? rolled : 0);
    }
  }
  placeInQueue(fight, people);
  tellNumbers(fight, 'FF-03', people);
}

/**
 * FF-04: deals a card to each of some people, from a deck numbered from 1 up, without repeats. If
 * the deck is too small another is shuffled in. A die shows the place of the card among the cards
 * that are left.
 */
export function* dealCards(fight: FreeformFight, people: readonly Fighter[]): Flow<void> {
  const { house, state } = fight;
  const others = everyone(fight).filter(({ id }) => !people.some((one) => one.id === id));
  const out = others.flatMap(({ id }) => state.numbers[id] ?? []);
  const left = deckFor(house.cards, people.length + out.length);
  for (const card of out) if (left.includes(card)) left.splice(left.indexOf(card), 1);
  for (const { some, audience } of seenFirst(people)) {
    const rolls = some.map(({ id }, at) => ({
      id,
      seat: gmSeat,
      label: `${nameOf(fight, id)}: a card`,
      groups: [{ id: 'card', count: 1, sides: left.length - at, read: { by: 'sum' as const }, label: 'card' }],
    }));
    const detail = 'Each number is the place of the card among those that are left, lowest first.';
    const asking = { seat: gmSeat, title: 'Dealing the cards', rule: 'FF-04', audience, detail, order: true } as const;
    const fell = yield* rollAll(asking, rolls);
    for (const { id } of some) state.numbers[id] = left.splice((fell[id]?.values.card ?? 1) - 1, 1)[0] ?? 1;
  }
  placeInQueue(fight, people);
  tellNumbers(fight, 'FF-04', people);
}

/** As many decks as this number of cards needs, lowest card first. */
function deckFor(cards: number, wanted: number): number[] {
  const decks = Math.max(1, Math.ceil(wanted / cards));
  return Array.from({ length: cards }, (_, at) => Array.from({ length: decks }, () => at + 1)).flat();
}

/**
 * FF-03: sorts the order: highest first, or lowest; on a tie the higher initiative, then the order
 * of set-up.
 */
export function sortQueue(fight: FreeformFight): void {
  fight.state.queue = [...fight.order].sort((a, b) => rankIn(fight, a, b));
}
function rankIn({ house, combatants, state }: FreeformFight, a: Id, b: Id): number {
  const way = house.first === 'highest' ? -1 : 1;
  const number = (id: Id) => state.numbers[id] ?? 0;
  const initiative = (id: Id) => combatants[id]?.sheet.initiative ?? 0;
  return way * (number(a) - number(b)) || initiative(b) - initiative(a);
}

/** Puts newcomers among the others, who stay in their sequence; a wholly new order is sorted. */
function placeInQueue(fight: FreeformFight, people: readonly Fighter[]): void {
  const { state } = fight;
  if (people.length === fight.order.length) {
    sortQueue(fight);
    return;
  }
  for (const { id } of people) {
    const queue = state.queue.filter((other) => other !== id);
    const at = queue.findIndex((other) => rankIn(fight, id, other) < 0);
    queue.splice(at < 0 ? queue.length : at, 0, id);
    state.queue = queue;
  }
}

function tellNumbers(fight: FreeformFight, rule: RuleId, people: readonly Fighter[]): void {
  const told = fight.state.queue.filter((id) => people.some((one) => one.id === id));
  for (const id of told) tell(fight, rule, numberWords(id, fight.state.numbers[id] ?? 0));
}
const numberWords = (id: Id, number: number): Sentence => sentence`${personRef(id)} has ${number} in the order.`;

/** FF-05: the sides with somebody in the fight, in the order of set-up. */
export const sidesIn = (fight: FreeformFight): Id[] =>
  fight.sideOrder.filter((side) => membersOf(fight, side).some((one) => isUp(one)));

/** FF-05: asks which side is first. A side that is alone is first without a question. */
function* firstSide(fight: FreeformFight): Flow<Id | null> {
  const sides = sidesIn(fight).filter((side) => membersOf(fight, side).some(({ hidden }) => !hidden));
  const [only, ...others] = sides;
  if (only === undefined || others.length === 0) return only ?? sidesIn(fight)[0] ?? null;
  return yield* askChoice(
    { seat: gmSeat, title: 'Which side is first?', rule: 'FF-05' },
    sides.map((id) => ({ id, label: sideName(fight, id) })),
  );
}

/** Puts newcomers into the order: by a number or a card of their own, or else at its end. */
export function* joinOrder(fight: FreeformFight, who: readonly Id[]): Flow<void> {
  const people = who.map((id) => combatantOf(fight, id));
  if (fight.state.way === 'number') yield* makeNumbers(fight, people);
  else if (fight.state.way === 'cards') yield* dealCards(fight, people);
}

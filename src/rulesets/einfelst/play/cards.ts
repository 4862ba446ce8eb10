/** The cards (EW-01 to EW-08): dealing them, sharing, second decks, and the order they make. */

import { combatantOf, everyone } from '../../../engine/fight.ts';
import { choose, type Flow, pick, rollAll } from '../../../engine/flow.ts';
import { gm, type Id, type RuleId } from '../../../engine/words.ts';
import { nameOf } from '../../common/people.ts';
import type { EinfelstFight } from '../fight.ts';
import { type Fighter, isUp } from '../sheet/sheet.ts';
import type { Slot } from '../state.ts';
import { seen, tell, tellOfSeen } from './table/tell.ts';

const DECK = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];
/** EW-08: as many decks as it takes for so many cards to be drawn. */
const decksFor = (cards: number): number[] => Array.from({ length: Math.ceil(cards / DECK.length) }, () => DECK).flat();

/** The slots in the order they act: lowest card first; on a tie player characters first, or the others, by house rule. */
export function inOrder(fight: EinfelstFight): Slot[] {
  const rank = (slot: Slot) => {
    const character = slot.holders.some((id) => fight.combatants[id]?.sheet.kind === 'character');
    return slot.card * 2 + Number(character !== (fight.house.ties === 'characters'));
  };
  return [...fight.state.slots].sort((a, b) => rank(a) - rank(b));
}
export const slotsOfOne = (fight: EinfelstFight, who: Id): Slot[] =>
  fight.state.slots.filter(({ holders }) => holders.includes(who));

/** Identical opponents: copies of one foe, who may share a card (EW-04). */
export function families(fight: EinfelstFight): { id: string; label: string; members: Fighter[] }[] {
  const by = new Map<string, Fighter[]>();
  for (const one of everyone(fight))
    if (one.copy !== undefined && one.sheet.kind !== 'character' && one.sheet.cards === 1) {
      const key = `${one.side}:${one.name}`;
      by.set(key, [...(by.get(key) ?? []), one]);
    }
  return [...by.entries()]
    .filter(([, members]) => members.length > 1)
    .map(([id, members]) => ({ id, label: `${members[0]?.name ?? ''} (${members.length})`, members }));
}

/** EW-01, EW-04, EW-05, EW-08: who shares, whether ten cards do, and the deal. */
export function* deal(fight: EinfelstFight): Flow<void> {
  const all = everyone(fight).filter(isUp);
  const wanted = all.reduce((sum, { sheet }) => sum + sheet.cards, 0);
  const kin = families(fight);
  const tooMany = wanted > DECK.length;
  const shared =
    kin.length === 0
      ? []
      : yield* pick(
          {
            seat: gm,
            title: tooMany ? `${wanted} cards are wanted and there are ten: who shares one?` : 'Who shares a card?',
            rule: tooMany ? 'EW-08' : 'EW-04',
            audience: 'gm',
            detail: tooMany ? 'What is left over makes a second deck.' : '',
          },
          kin.map(({ id, label }) => ({ id, label })),
          0,
          kin.length,
        );
  const groups = kin.filter(({ id }) => shared.includes(id));
  const grouped = new Set(groups.flatMap(({ members }) => members.map(({ id }) => id)));
  const made: Omit<Slot, 'card'>[] = [
    ...all
      .filter(({ id }) => !grouped.has(id))
      .flatMap((one) =>
        Array.from({ length: one.sheet.cards }, (_, n) => ({
          id: n === 0 ? one.id : `${one.id}.${n + 1}`,
          holders: [one.id],
          done: [],
        })),
      ),
    ...groups.map(({ members }) => ({
      id: `${members[0]?.id ?? ''}.all`,
      holders: members.map(({ id }) => id),
      done: [],
    })),
  ];
  const { open, secret } = drawing(fight, made);
  const [deck, whole] = [decksFor(open.length), decksFor(made.length)];
  if (made.length > DECK.length) {
    const why = deck.length < whole.length ? secret.flatMap(({ holders }) => holders) : [];
    tell(fight, 'EW-08', 'Ten cards are not enough: a second deck is shuffled in.', { who: why });
  }
  const how = yield* choose({ seat: gm, title: 'The initiative cards', rule: 'EW-01' }, [
    { id: 'deal', label: 'Deal to all', byItself: 'rolled' },
    { id: 'enter', label: 'Enter the cards drawn at the table' },
  ]);
  const inTurn = how === 'deal' ? [...open, ...secret] : made;
  const cards =
    how === 'deal'
      ? yield* dealt(
          inTurn.map((slot) => slotName(fight, slot)),
          deck,
          'EW-01',
          { from: open.length, deck: whole.slice(deck.length) },
        )
      : yield* entered(fight, made, whole);
  fight.state.slots = made.map((slot) => ({ ...slot, card: cards[inTurn.indexOf(slot)] ?? 1 }));
  for (const slot of inOrder(fight)) tellCard(fight, 'EW-01', slot, `: ${slot.card}.`);
}

/**
 * Who draws, and in which order: whoever the players do not see draws last, and alone from a deck that only they make necessary, so that the
 * open cards tell nothing of them. Those in ambush will be seen, those hidden by hand may never be: they are the very last.
 */
function drawing<T extends Pick<Slot, 'holders'>>(
  fight: EinfelstFight,
  slots: readonly T[],
): { open: T[]; secret: T[] } {
  const byHand = ({ holders }: T) => holders.every((id) => combatantOf(fight, id).hidden);
  // A group of whom the players see one draws where that one would without the others.
  const place = ({ holders }: T) => {
    const [first, ...others] = shownOf(fight, holders);
    return others.length > 0 ? fight.order.length : fight.order.indexOf(first ?? '');
  };
  const isOpen = ({ holders }: T) => shownOf(fight, holders).length > 0;
  return {
    open: slots.filter(isOpen).sort((a, b) => place(a) - place(b)),
    secret: slots.filter((slot) => !isOpen(slot)).sort((a, b) => Number(byHand(a)) - Number(byHand(b))),
  };
}

/** A sentence about a card. Where the players see one of a group, they read it of that one alone. */
const tellCard = (fight: EinfelstFight, rule: RuleId, { holders }: Pick<Slot, 'holders'>, words: string): void =>
  tellOfSeen(fight, rule, holders, (who) => `${slotName(fight, { holders: [...who] })}${words}`);

/** Those of some people whom the players see. */
const shownOf = (fight: EinfelstFight, who: readonly Id[]): Id[] => who.filter((id) => seen(fight, id));

export const slotName = (fight: EinfelstFight, slot: Pick<Slot, 'holders'>): string =>
  slot.holders.length > 1
    ? `${combatantOf(fight, slot.holders[0] ?? '').name} (all)`
    : nameOf(fight, slot.holders[0] ?? '');

/**
 * Draws without replacement: each die has as many sides as cards are left, and its face is the place of the card among them. `late` is
 * what is shuffled in before one of the draws.
 */
export function* dealt(
  names: readonly string[],
  deck: readonly number[],
  rule: RuleId = 'EW-01',
  late: { from: number; deck: readonly number[] } = { from: names.length, deck: [] },
): Flow<number[]> {
  const sides = (at: number) => Math.max(1, deck.length + (at >= late.from ? late.deck.length : 0) - at);
  const groups = (at: number) => [
    { id: 'card', count: 1, sides: sides(at), read: { by: 'sum' as const }, label: 'card' },
  ];
  const rolled = yield* rollAll(
    {
      seat: gm,
      title: 'Dealing the cards',
      rule,
      detail: 'Each face is the place of the card among those that are left, lowest first.',
    },
    names.map((name, at) => ({ id: `card-${at + 1}`, seat: gm, label: `${name}: a card`, groups: groups(at) })),
  );
  const left = [...deck].sort((a, b) => a - b);
  return names.map((_, at) => {
    if (at === late.from) {
      left.push(...late.deck);
      left.sort((a, b) => a - b);
    }
    return left.splice((rolled[`card-${at + 1}`]?.values.card ?? 1) - 1, 1)[0] ?? 1;
  });
}

function* entered(fight: EinfelstFight, made: readonly Omit<Slot, 'card'>[], deck: readonly number[]): Flow<number[]> {
  const left = [...deck];
  const cards: number[] = [];
  for (const slot of made) {
    const chosen = yield* choose(
      { seat: gm, title: `${slotName(fight, slot)}: which card?`, rule: 'EW-01' },
      [...new Set(left)].sort((a, b) => a - b).map((card) => ({ id: String(card), label: String(card) })),
    );
    left.splice(left.indexOf(Number(chosen)), 1);
    cards.push(Number(chosen));
  }
  return cards;
}

/**
 * The cards that are not on the table: of as many decks as it takes for `more` to be drawn by these (EW-08). Whoever the players see draws as
 * if those whom they do not see had none: a card that lacks, or another deck, would tell of them.
 */
function rest(fight: EinfelstFight, more: number, who: readonly Id[]): number[] {
  const open = shownOf(fight, who).length > 0;
  const slots = fight.state.slots.filter(({ holders }) => !open || shownOf(fight, holders).length > 0);
  const out = slots.map(({ card }) => card);
  const most = Math.max(1, ...DECK.map((card) => out.filter((one) => one === card).length));
  const decks = Math.max(most, Math.ceil((out.length + more) / DECK.length));
  const left = Array.from({ length: decks }, () => DECK).flat();
  for (const card of out) left.splice(left.indexOf(card), 1);
  if (decks > most && out.length > 0)
    tell(fight, 'EW-08', 'Too few cards are left: another deck is shuffled in.', { who: open ? [] : who });
  return left;
}

/** A card more for each of some slots, of those that are left: whoever the players do not see draws after all others. */
function* drawFor(fight: EinfelstFight, slots: readonly Pick<Slot, 'holders'>[], rule: RuleId): Flow<number[]> {
  const { open, secret } = drawing(fight, slots);
  const inTurn = [...open, ...secret];
  const first = open.length > 0 ? open : secret;
  const deck = rest(
    fight,
    first.length,
    inTurn.flatMap(({ holders }) => holders),
  );
  const late = decksFor(Math.max(0, inTurn.length - deck.length));
  const names = inTurn.map((slot) => slotName(fight, slot));
  const cards = yield* dealt(names, deck, rule, { from: first.length, deck: late });
  return slots.map((slot) => cards[inTurn.indexOf(slot)] ?? 1);
}

/**
 * EW-36, EW-38: each of some people draws one more card and keeps the better; the other goes back. A group draws one for its card;
 * whoever has several cards draws one and gives back the worst of all.
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
    tellCard(fight, rule, slot, ` draws a ${card} and keeps the ${Math.min(card, slot.card)}.`);
    slot.card = Math.min(card, slot.card);
  });
}

/** Those of some people who are in the fight without a card, or with fewer than they hold (EW-05), draw: at the next round's start, or with their ambush. */
export function* dealNewcomers(fight: EinfelstFight, among: readonly Fighter[]): Flow<void> {
  const wanted = among.filter(isUp).flatMap((one) => {
    const has = slotsOfOne(fight, one.id);
    const shares = has.some(({ holders }) => holders.length > 1);
    return Array.from({ length: shares ? 0 : Math.max(0, one.sheet.cards - has.length) }, () => one.id);
  });
  if (wanted.length === 0) return;
  const cards = yield* drawFor(
    fight,
    wanted.map((id) => ({ holders: [id] })),
    'EW-01',
  );
  wanted.forEach((id, at) => {
    const taken = fight.state.slots.map((slot) => slot.id);
    const free = [id, ...Array.from({ length: 9 }, (_, n) => `${id}.${n + 2}`)].find((name) => !taken.includes(name));
    fight.state.slots.push({ id: free ?? id, holders: [id], card: cards[at] ?? 1, done: [] });
    tell(fight, 'EW-01', `${nameOf(fight, id)}: ${cards[at] ?? 1}.`, { who: [id] });
  });
}

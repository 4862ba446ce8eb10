/** The cards (EW-01 to EW-08): dealing and sharing them, second decks, and the order of play. */

import { combatantOf, everyone } from '../../../engine/fight.ts';
import { askChoice, askPicks, type Flow, rollAll } from '../../../engine/flow.ts';
import { kindRef, personRef, type Sentence, sentence } from '../../../engine/log/sentence.ts';
import { gmSeat, type Id, nameList, notAllowed, type RuleId } from '../../../engine/words.ts';
import { nameOf } from '../../common/people.ts';
import type { EinfelstFight } from '../fight.ts';
import { type Fighter, isUp } from '../sheet/sheet.ts';
import type { Slot } from '../state.ts';
import { isSeenByPlayers, tell, tellOfSeen } from './table/tell.ts';

export const DECK = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];
/** EW-08: the decks that are needed to draw this many cards. */
export const decksFor = (cards: number): number[] =>
  Array.from({ length: Math.ceil(cards / DECK.length) }, () => DECK).flat();

/**
 * The slots in the order of play: lowest card first. On a tie player characters come first, or the
 * others, by house rule.
 */
export function inOrder(fight: EinfelstFight): Slot[] {
  const rank = (slot: Slot) => {
    const character = slot.holders.some((id) => fight.combatants[id]?.sheet.kind === 'character');
    return slot.card * 2 + Number(character !== (fight.house.ties === 'characters'));
  };
  const ranked = fight.state.slots.map((slot) => ({ slot, rank: rank(slot) }));
  return ranked.sort((a, b) => a.rank - b.rank).map(({ slot }) => slot);
}
export const slotsOfOne = (fight: EinfelstFight, who: Id): Slot[] =>
  fight.state.slots.filter(({ holders }) => holders.includes(who));

/**
 * The values by which people are identical (EW-04): their abilities and things, not their present
 * state.
 */
function madeOf(one: Fighter): string {
  const { kind, counts, limit, attributes, skills, slow, fast, hands, armour, fear, spells, weapons } = one.sheet;
  const arms = weapons.map(({ where: _, lies: __, loaded: ___, ...arm }) => arm);
  return JSON.stringify([kind, counts, limit, attributes, skills, slow, fast, hands, armour, fear, spells, arms]);
}

/** EW-04: a copy of a foe with one card may share it; a player character never does. */
export const mayShareCard = (one: Fighter): boolean =>
  one.copy !== undefined && one.sheet.kind !== 'character' && one.sheet.cards === 1;

/**
 * EW-04: whether two combatants are identical: of one side and name, with the same arms and skills.
 */
export const areIdentical = (one: Fighter, other: Fighter): boolean =>
  one.side === other.side && one.name === other.name && madeOf(one) === madeOf(other);

export interface CardFamily {
  id: string;
  label: string;
  members: Fighter[];
}

/**
 * The groups of identical opponents among some people, who may share a card (EW-04); `least` is the
 * smallest number that makes a group.
 */
export function cardFamilies(among: readonly Fighter[], least = 2): CardFamily[] {
  const found: CardFamily[] = [];
  for (const one of among.filter(mayShareCard)) {
    const same = found.find(({ members: [first] }) => first && areIdentical(first, one));
    if (same) same.members.push(one);
    else {
      // The first group of a name is called by that name alone; a group with other arms gets a
      // number too.
      const kinds = found.filter(({ members: [first] }) => first?.side === one.side && first.name === one.name).length;
      const id = `${one.side}:${one.name}${kinds === 0 ? '' : `:${kinds + 1}`}`;
      found.push({ id, label: one.name, members: [one] });
    }
  }
  return found
    .filter(({ members }) => members.length >= least)
    .map((one) => ({ ...one, label: `${one.label} (${one.members.length})` }));
}

/**
 * Deals the cards (EW-01, EW-04, EW-05, EW-08): asks who shares a card, and draws one for each
 * slot.
 */
export function* dealCards(fight: EinfelstFight): Flow<void> {
  const all = everyone(fight).filter(isUp);
  const wanted = all.reduce((sum, { sheet }) => sum + sheet.cards, 0);
  const kin = cardFamilies(everyone(fight));
  const tooMany = wanted > DECK.length;
  const shared =
    kin.length === 0
      ? []
      : yield* askPicks(
          {
            seat: gmSeat,
            title: tooMany ? `${wanted} cards are wanted and there are ten: who shares one?` : 'Who shares a card?',
            rule: tooMany ? 'EW-08' : 'EW-04',
            audience: 'gm',
            detail: tooMany ? 'What is left over makes a second deck.' : '',
          },
          kin.map(({ id, label }) => ({ id, label })),
          0,
          kin.length,
        );
  const asked = drawers(fight, shared);
  if (asked.made.length > DECK.length) {
    const isSecret = decksFor(asked.open.length).length < decksFor(asked.made.length).length;
    const why = isSecret ? asked.secret.flatMap(({ holders }) => holders) : [];
    tell(fight, 'EW-08', sentence`Ten cards are not enough: a second deck is shuffled in.`, { who: why });
  }
  const how = yield* askChoice({ seat: gmSeat, title: 'The initiative cards', rule: 'EW-01' }, [
    { id: 'deal', label: 'Deal to all', byItself: 'rolled' },
    { id: 'enter', label: 'Enter the cards drawn at the table' },
  ]);
  fight.state.realCards = how === 'enter';
  // Who draws is worked out again when the cards fall, because a ruling may have come between.
  const { made, open, secret } = drawers(fight, shared);
  const [deck, whole] = [decksFor(open.length), decksFor(made.length)];
  const inTurn = how === 'deal' ? [...open, ...secret] : made;
  const cards =
    how === 'deal'
      ? yield* dealtDice(
          inTurn.map((slot) => slotName(fight, slot)),
          deck,
          'EW-01',
          { from: open.length, deck: whole.slice(deck.length) },
        )
      : yield* enteredCards(fight, made, whole);
  fight.state.slots = made.map((slot) => ({ ...slot, card: cards[inTurn.indexOf(slot)] ?? 1 }));
  for (const slot of inOrder(fight)) tellCard(fight, 'EW-01', slot, ` gets card ${slot.card}.`);
}

type Drawer = Omit<Slot, 'card'>;

/** Who draws a card: all who are up, and of each family that shares (EW-04) one for all. */
function drawers(fight: EinfelstFight, shared: readonly string[]): Record<'made' | 'open' | 'secret', Drawer[]> {
  const groups = cardFamilies(everyone(fight)).filter(({ id }) => shared.includes(id));
  const grouped = new Set(groups.flatMap(({ members }) => members.map(({ id }) => id)));
  const made: Drawer[] = [
    ...everyone(fight)
      .filter((one) => isUp(one) && !grouped.has(one.id))
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
  return { made, ...drawingOrder(fight, made) };
}

/**
 * The order of drawing. People whom the players do not see draw last, and only they draw from a
 * deck that is needed because of them, so that the open cards reveal nothing. People hidden by hand
 * are the very last, because the players may never see them.
 */
export function drawingOrder<T extends Pick<Slot, 'holders'>>(
  fight: EinfelstFight,
  slots: readonly T[],
): { open: T[]; secret: T[] } {
  const byHand = ({ holders }: T) => holders.every((id) => combatantOf(fight, id).hidden);
  // A group of which the players see one member draws where that member would draw alone.
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

/**
 * Tells a sentence about a card. Where the players see only one member of a group, they read the
 * sentence about that member alone.
 */
export const tellCard = (fight: EinfelstFight, rule: RuleId, { holders }: Pick<Slot, 'holders'>, words: string): void =>
  tellOfSeen(fight, rule, holders, (who) => sentence`${slotRef(fight, { holders: [...who] })}${words}`);

/** Those among some people whom the players see. */
export const shownOf = (fight: EinfelstFight, who: readonly Id[]): Id[] =>
  who.filter((id) => isSeenByPlayers(fight, id));

/** A card laid down by hand may have no holder yet. */
const UNHELD = 'a card that nobody holds';

/** The holders of a card as a part of a log sentence. */
export const slotRef = (fight: EinfelstFight, { holders }: Pick<Slot, 'holders'>): Sentence => {
  const [first] = holders;
  if (first === undefined) return [UNHELD];
  return holders.length > 1 ? sentence`${kindRef(combatantOf(fight, first))} (all)` : [personRef(first)];
};

export const slotName = (fight: EinfelstFight, { holders }: Pick<Slot, 'holders'>): string => {
  const [first] = holders;
  if (first === undefined) return UNHELD;
  return holders.length > 1 ? `${combatantOf(fight, first).name} (all)` : nameOf(fight, first);
};

/**
 * Draws cards without replacement: each die has as many sides as cards are left, and its face is
 * the place of the card among them. `late` is the deck that is shuffled in before one of the draws.
 */
export function* dealtDice(
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
      seat: gmSeat,
      title: 'Dealing the cards',
      rule,
      order: true,
      detail: 'Each face is the place of the card among those that are left, lowest first.',
    },
    names.map((name, at) => ({ id: `card-${at + 1}`, seat: gmSeat, label: `${name}: a card`, groups: groups(at) })),
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

/**
 * EW-06: the table draws real cards, and each is entered by its number. A number of which no card
 * is left is refused, and the refusal names its holder.
 */
export function* enteredCards(
  fight: EinfelstFight,
  slots: readonly Pick<Slot, 'holders'>[],
  deck: readonly number[],
  rule: RuleId = 'EW-01',
): Flow<number[]> {
  const left = [...deck];
  const cards: number[] = [];
  const out = (card: number) => {
    const entered = slots.filter((_, at) => cards[at] === card);
    const held = fight.state.slots.filter((slot) => slot.card === card);
    const who = [...held, ...entered].map((slot) => slotName(fight, slot));
    return notAllowed('EW-06', `Card ${card} is out: ${nameList(who)} ${who.length === 1 ? 'has' : 'have'} it.`);
  };
  for (const slot of slots) {
    const chosen = yield* askChoice(
      {
        seat: gmSeat,
        title: `${slotName(fight, slot)}: which card?`,
        rule,
        detail: 'The number on the card that was drawn.',
        about: [...slot.holders],
      },
      DECK.map((card) => ({
        id: String(card),
        label: String(card),
        ...(left.includes(card) ? {} : { blocked: out(card) }),
      })),
    );
    left.splice(left.indexOf(Number(chosen)), 1);
    cards.push(Number(chosen));
  }
  return cards;
}

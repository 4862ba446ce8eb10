/** The cards (EW-01 to EW-08): dealing them, sharing, second decks, swapping, and the order they make. */
import { areEnemies, combatantOf, everyone } from '../../../engine/fight.ts';
import { choose, type Flow, pick, rollAll } from '../../../engine/flow.ts';
import { gm, type Id, no, type RuleId, seatOf, type Verdict } from '../../../engine/words.ts';
import type { EinfelstFight } from '../fight.ts';
import { type Fighter, isUp, turnOf } from '../sheet/sheet.ts';
import type { Slot } from '../state.ts';
import { nameOf, peopleOf, tell } from './table/tell.ts';

const DECK = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];

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
  if (made.length > DECK.length) tell(fight, 'EW-08', 'Ten cards are not enough: a second deck is shuffled in.', []);
  const deck = Array.from({ length: Math.ceil(made.length / DECK.length) }, () => DECK).flat();
  const how = yield* choose({ seat: gm, title: 'The initiative cards', rule: 'EW-01' }, [
    { id: 'deal', label: 'Deal to all' },
    { id: 'enter', label: 'Enter the cards drawn at the table' },
  ]);
  const cards =
    how === 'deal'
      ? yield* dealt(
          made.map((slot) => slotName(fight, slot)),
          deck,
        )
      : yield* entered(fight, made, deck);
  fight.state.slots = made.map((slot, at) => ({ ...slot, card: cards[at] ?? 1 }));
  for (const slot of inOrder(fight)) tell(fight, 'EW-01', `${slotName(fight, slot)}: ${slot.card}.`, slot.holders);
}

export const slotName = (fight: EinfelstFight, slot: Pick<Slot, 'holders'>): string =>
  slot.holders.length > 1
    ? `${combatantOf(fight, slot.holders[0] ?? '').name} (all)`
    : nameOf(fight, slot.holders[0] ?? '');

/** Draws without replacement: each die has as many sides as cards are left, and its face is the place of the card among them. */
export function* dealt(names: readonly string[], deck: readonly number[], rule: RuleId = 'EW-01'): Flow<number[]> {
  const groups = (at: number) => [
    { id: 'card', count: 1, sides: Math.max(1, deck.length - at), read: { by: 'sum' as const }, label: 'card' },
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
  return names.map((_, at) => left.splice((rolled[`card-${at + 1}`]?.values.card ?? 1) - 1, 1)[0] ?? 1);
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

/** The cards that are not on the table: of as many decks as it takes for `more` to be drawn (EW-08). */
function rest(fight: EinfelstFight, more: number): number[] {
  const out = fight.state.slots.map(({ card }) => card);
  const most = Math.max(1, ...DECK.map((card) => out.filter((one) => one === card).length));
  const decks = Math.max(most, Math.ceil((out.length + more) / DECK.length));
  const left = Array.from({ length: decks }, () => DECK).flat();
  for (const card of out) left.splice(left.indexOf(card), 1);
  if (decks > most && out.length > 0) tell(fight, 'EW-08', 'Too few cards are left: another deck is shuffled in.', []);
  return left;
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
  const out = rest(fight, slots.length);
  const drawn = yield* dealt(
    slots.map((slot) => slotName(fight, slot)),
    out,
    rule,
  );
  slots.forEach((slot, at) => {
    const card = drawn[at] ?? slot.card;
    tell(
      fight,
      rule,
      `${slotName(fight, slot)} draws a ${card} and keeps the ${Math.min(card, slot.card)}.`,
      slot.holders,
    );
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
  const cards = yield* dealt(
    wanted.map((id) => nameOf(fight, id)),
    rest(fight, wanted.length),
  );
  wanted.forEach((id, at) => {
    const taken = fight.state.slots.map((slot) => slot.id);
    const free = [id, ...Array.from({ length: 9 }, (_, n) => `${id}.${n + 2}`)].find((name) => !taken.includes(name));
    fight.state.slots.push({ id: free ?? id, holders: [id], card: cards[at] ?? 1, done: [] });
    tell(fight, 'EW-01', `${nameOf(fight, id)}: ${cards[at] ?? 1}.`, [id]);
  });
}

/** EW-06: two player characters who can talk may swap, only at the round's start: once anybody has acted, or passed, it is over. */
export const maySwap = (fight: EinfelstFight, who: Id): Verdict => {
  const one = combatantOf(fight, who);
  if (!isUp(one)) return no('EW-02', 'Is out of the fight.');
  if (one.sheet.kind !== 'character') return no('EW-06', 'Only player characters swap of their own will.');
  if (fight.state.started) return no('EW-06', 'Somebody has acted this round; cards are swapped only before that.');
  if (one.sheet.held?.gagged) return no('EW-06', 'Is gagged and cannot talk.');
  if (slotsOfOne(fight, who).length === 0)
    return no('EW-06', 'Has no card yet; it is dealt at the next round’s start.');
  return partners(fight, who).length > 0 || no('EW-06', 'There is no other player character who can talk.');
};
export const partners = (fight: EinfelstFight, who: Id): Fighter[] =>
  everyone(fight).filter(
    (one) =>
      one.id !== who &&
      isUp(one) &&
      one.sheet.kind === 'character' &&
      !areEnemies(fight, one.id, who) &&
      !one.sheet.held?.gagged &&
      slotsOfOne(fight, one.id).length > 0,
  );

export function* swap(fight: EinfelstFight, who: Id): Flow<void> {
  const other = yield* choose(
    { seat: seatOf(who), title: `${nameOf(fight, who)} swaps cards with whom?`, rule: 'EW-06', about: [who] },
    peopleOf(fight, partners(fight, who)).map((option) => ({
      ...option,
      detail: `card ${slotsOfOne(fight, option.id)
        .map(({ card }) => card)
        .join(', ')}`,
    })),
  );
  const mine = yield* whichCard(fight, who, who, 'EW-06');
  exchange(fight, mine, yield* whichCard(fight, other, other, 'EW-06'), 'EW-06');
}

/** EW-07: the winner takes a card of the loser's for its own: of several it picks which it takes, and which it gives. */
export function* forceSwap(fight: EinfelstFight, winner: Id, loser: Id, rule: RuleId): Flow<void> {
  const theirs = yield* whichCard(fight, winner, loser, 'EW-07');
  exchange(fight, yield* whichCard(fight, winner, winner, 'EW-07'), theirs, rule);
}

/** Which card of somebody changes hands; whoever has one is not asked about. */
function* whichCard(fight: EinfelstFight, asked: Id, whose: Id, rule: RuleId): Flow<Slot | undefined> {
  const slots = slotsOfOne(fight, whose);
  if (slots.length < 2) return slots[0];
  const { turn } = fight.state;
  const chosen = yield* choose(
    {
      seat: seatOf(asked),
      title:
        asked === whose ? `Which card does ${nameOf(fight, whose)} give?` : `Which card of ${nameOf(fight, whose)}?`,
      rule,
      about: asked === whose ? [asked] : [asked, whose],
    },
    slots.map((slot) => ({
      id: slot.id,
      label: `The ${slot.card}`,
      ...(turn?.slot === slot.id || slot.done.includes(whose)
        ? { detail: turn?.slot === slot.id ? 'its turn is running' : 'its turn is over' }
        : {}),
    })),
  );
  return slots.find(({ id }) => id === chosen);
}

/** EW-07: who has acted this round does not act again by a swap: being done stays with the people; by house rule it goes with the card. */
function exchange(fight: EinfelstFight, mine: Slot | undefined, theirs: Slot | undefined, rule: RuleId): void {
  if (!mine || !theirs || mine.id === theirs.id) return;
  [mine.card, theirs.card] = [theirs.card, mine.card];
  if (fight.house.actAgain) handOver(fight, mine, theirs);
  tell(
    fight,
    rule,
    `${slotName(fight, mine)} has the ${mine.card} now, ${slotName(fight, theirs)} the ${theirs.card}.`,
    [...mine.holders, ...theirs.holders],
  );
}

/** A card whose turn was taken, or is running, is spent; who gets a fresh one for it has a turn, and maneuvers, again. */
function handOver(fight: EinfelstFight, one: Slot, other: Slot): void {
  const { turn } = fight.state;
  const spent = (slot: Slot) => slot.done.length > 0 || turn?.slot === slot.id;
  const [was, theirs] = [spent(one), spent(other)];
  if (was === theirs) return;
  const [fresh, used] = was ? [one, other] : [other, one];
  fresh.done = [];
  used.done = [...used.holders];
  for (const id of fresh.holders) {
    const left = fight.state.left[id] ?? { slow: 0, fast: 0 };
    const { slow, fast } = turnOf(combatantOf(fight, id));
    fight.state.left[id] = { slow: left.slow + slow, fast: left.fast + fast };
  }
  // A running turn goes on upon the card that was given away.
  if (turn?.slot === fresh.id) turn.slot = used.id;
}

/** Whether a swap between two would change anything. */
export const canForce = (fight: EinfelstFight, winner: Id, loser: Id): boolean =>
  slotsOfOne(fight, winner).length > 0 &&
  slotsOfOne(fight, loser).length > 0 &&
  !slotsOfOne(fight, winner).some(({ holders }) => holders.includes(loser));

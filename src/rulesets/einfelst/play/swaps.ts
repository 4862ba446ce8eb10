/** Swapping cards (EW-06, EW-07): voluntarily at the round's start, and by force. */

import { areEnemies, combatantOf, everyone } from '../../../engine/fight.ts';
import { askChoice, type Flow } from '../../../engine/flow.ts';
import { type Sentence, sentence } from '../../../engine/log/sentence.ts';
import { type Id, notAllowed, type RuleId, seatOf, type Verdict } from '../../../engine/words.ts';
import { nameOf, optionsFor } from '../../common/people.ts';
import type { EinfelstFight } from '../fight.ts';
import { type Fighter, isUp, turnOf } from '../sheet/sheet.ts';
import type { Slot } from '../state.ts';
import { slotRef, slotsOfOne } from './cards.ts';
import { isSeenByPlayers, tell, tellOfSeen } from './table/tell.ts';

/**
 * EW-06: two player characters who can talk may swap, but only at the round's start. After anybody
 * has acted or passed, nobody may swap.
 */
export const maySwap = (fight: EinfelstFight, who: Id): Verdict => {
  const one = combatantOf(fight, who);
  if (!isUp(one)) return notAllowed('EW-02', 'Is out of the fight.');
  if (one.sheet.kind !== 'character') return notAllowed('EW-06', 'Only player characters swap of their own will.');
  if (fight.state.started)
    return notAllowed('EW-06', 'Somebody has acted this round; cards are swapped only before that.');
  if (one.sheet.held?.gagged) return notAllowed('EW-06', 'Is gagged and cannot talk.');
  if (slotsOfOne(fight, who).length === 0)
    return notAllowed('EW-06', 'Has no card yet; it is dealt at the next round’s start.');
  return partners(fight, who).length > 0 || notAllowed('EW-06', 'There is no other player character who can talk.');
};
const partners = (fight: EinfelstFight, who: Id): Fighter[] =>
  everyone(fight).filter(
    (one) =>
      one.id !== who &&
      isUp(one) &&
      one.sheet.kind === 'character' &&
      !areEnemies(fight, one.id, who) &&
      !one.sheet.held?.gagged &&
      slotsOfOne(fight, one.id).length > 0,
  );

export function* swapCards(fight: EinfelstFight, who: Id): Flow<void> {
  const other = yield* askChoice(
    { seat: seatOf(who), title: `${nameOf(fight, who)} swaps cards with whom?`, rule: 'EW-06', about: [who] },
    optionsFor(fight, partners(fight, who)).map((option) => ({
      ...option,
      detail: `card ${slotsOfOne(fight, option.id)
        .map(({ card }) => card)
        .join(', ')}`,
    })),
  );
  const mine = yield* whichCard(fight, who, who, 'EW-06');
  exchange(fight, mine, yield* whichCard(fight, other, other, 'EW-06'), 'EW-06');
}

/**
 * EW-07: the winner swaps cards with the loser. With several cards the winner picks which one to
 * take and which one to give.
 */
export function* forceSwap(fight: EinfelstFight, winner: Id, loser: Id, rule: RuleId): Flow<void> {
  const theirs = yield* whichCard(fight, winner, loser, 'EW-07');
  exchange(fight, yield* whichCard(fight, winner, winner, 'EW-07'), theirs, rule);
}

/** Asks which of a combatant's cards changes hands. With a single card nothing is asked. */
function* whichCard(fight: EinfelstFight, asked: Id, whose: Id, rule: RuleId): Flow<Slot | undefined> {
  const slots = slotsOfOne(fight, whose);
  if (slots.length < 2) return slots[0];
  const { turn } = fight.state;
  const chosen = yield* askChoice(
    {
      seat: seatOf(asked),
      title:
        asked === whose
          ? `Which card does ${nameOf(fight, whose)} give?`
          : `Which card of ${nameOf(fight, whose)} does ${nameOf(fight, asked)} take?`,
      rule,
      about: asked === whose ? [asked] : [asked, whose],
    },
    slots.map((slot) => ({
      id: slot.id,
      label: `Card ${slot.card}`,
      ...(turn?.slot === slot.id || slot.done.includes(whose)
        ? { detail: turn?.slot === slot.id ? 'the turn on it is running' : 'the turn on it is over' }
        : {}),
    })),
  );
  return slots.find(({ id }) => id === chosen);
}

/**
 * EW-07: nobody acts twice in a round because of a swap. A finished turn stays with the combatant,
 * or by house rule goes with the card.
 */
function exchange(fight: EinfelstFight, mine: Slot | undefined, theirs: Slot | undefined, rule: RuleId): void {
  if (!mine || !theirs || mine.id === theirs.id) return;
  [mine.card, theirs.card] = [theirs.card, mine.card];
  if (fight.house.actAgain) handOver(fight, mine, theirs);
  const words = (knows: (id: Id) => boolean): Sentence => {
    const name = (slot: Slot) => slotRef(fight, { holders: slot.holders.filter(knows) });
    return sentence`${name(mine)} has card ${mine.card} now, and ${name(theirs)} has card ${theirs.card}.`;
  };
  const both = [...mine.holders, ...theirs.holders];
  // The players read nothing of a card that only unseen people hold. Of a shared card they read the
  // holders whom they see.
  if ([mine, theirs].every(({ holders }) => holders.some((id) => isSeenByPlayers(fight, id))))
    tellOfSeen(fight, rule, both, (_, knows) => words(knows));
  else
    tell(
      fight,
      rule,
      words(() => true),
      { who: both },
    );
}

/**
 * A card is spent when its turn was taken or is running. A combatant who gets a fresh card for a
 * spent one has a turn and maneuvers again.
 */
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
  // The running turn moves to the card that its actor has now.
  if (turn?.slot === fresh.id) turn.slot = used.id;
}

/** Whether a swap between two combatants would change anything. */
export const canForce = (fight: EinfelstFight, winner: Id, loser: Id): boolean =>
  slotsOfOne(fight, winner).length > 0 &&
  slotsOfOne(fight, loser).length > 0 &&
  !slotsOfOne(fight, winner).some(({ holders }) => holders.includes(loser));

/**
 * A combatant's moves by group: allowed moves as buttons with cost and key, the others greyed with
 * their reason.
 */

import { dequal } from 'dequal/lite';
import { ArrowRight, ChevronDown, Lock } from 'lucide-react';
import { memo, useId, useMemo, useState } from 'react';
import { BY_RULING } from '../../engine/legality.ts';
import type { Offer } from '../../engine/ruleset.ts';
import { moveKey, offerKey } from '../../engine/table/commands.ts';
import { isItsTurn, offersFor } from '../../engine/table/derived.ts';
import { nameOfOne } from '../../engine/table/fightWords.ts';
import { type HandOffer, handOffers } from '../../engine/table/walkUp.ts';
import type { Id } from '../../engine/words.ts';
import { shownFightNow, useShownFight } from '../../store/store.ts';
import { bareButton, type Press } from '../../ui/Button.tsx';
import { cn } from '../../ui/cn.ts';
import { keyCap } from '../../ui/Kbd.tsx';
import { startMove, startMoveAtLikelyTarget } from '../fightActions.ts';
import { RuleLink } from '../RuleLink.tsx';
import { onCard, useDrawn, useWhileShown } from '../shown/whileShown.ts';
import { keysWhen, moveKeysOf } from './moveKeys.ts';
import { inGroups } from './offerGroups.ts';
import { type RowKeys, takenOver } from './rowKeys.ts';

/** A move on the card, whoever makes it: another combatant's equal move is not drawn again. */
type Move<One extends Offer> = Omit<One, 'actor'>;
const moveOf = <One extends Offer>({ actor: _, ...move }: One): Move<One> => move;

/** Starts a move of the combatant on the card. With Shift it also answers its likeliest target. */
function pressMove(move: Move<HandOffer>, { shiftKey }: Press): void {
  const actor = onCard(shownFightNow());
  if (actor !== undefined) (shiftKey ? startMoveAtLikelyTarget : startMove)({ ...move, actor });
}

const FreeOffer = memo(function FreeOffer({ offer, number }: { offer: Move<HandOffer>; number: number }) {
  // The number 0 stands for a move that has no key.
  const keyed = number > 0;
  // A cost that the group's heading already names is not repeated.
  const cost = offer.cost?.toLowerCase() === offer.group.toLowerCase() ? undefined : offer.cost;
  const foe = useShownFight(({ fight }) => (offer.walkUp ? nameOfOne(fight, offer.walkUp.foe) : ''));
  const { walkUp, atFriends } = offer;
  const walks = walkUp
    ? `${walkUp.short ? 'walks towards' : 'walks up to'} ${foe} (${walkUp.cost})`
    : atFriends
      ? 'at whoever is no foe'
      : undefined;
  const detail = [walks, offer.detail].filter(Boolean).join(' · ');
  const words = (
    <>
      {keyed ? keyCap(String(number)) : null}
      {/* The name is always shown whole. The rest stands beside the name, or takes two lines below
          it; the tip has all of it. */}
      <span className="flex min-w-0 flex-1 flex-wrap items-baseline gap-x-2 leading-5">
        <span className="font-medium text-ink text-sm">{offer.label}</span>
        {walks ? (
          <span className="flex items-baseline gap-1 text-now text-xs leading-4">
            {walkUp ? <ArrowRight aria-hidden className="size-3 shrink-0 self-center" /> : null}
            {walkUp ? `${walkUp.short ? 'towards ' : ''}${foe}: ${walkUp.cost}` : walks}
          </span>
        ) : null}
        {offer.detail ? <span className="line-clamp-2 text-soft text-xs leading-4">{offer.detail}</span> : null}
      </span>
      {cost ? <span className="shrink-0 text-2xs text-faint leading-5">{cost}</span> : null}
    </>
  );
  return (
    <div className="flex items-center gap-1">
      {bareButton({
        onPress: (press) => pressMove(offer, press),
        tip: { label: detail ? `${offer.label}: ${detail}` : offer.label, hint: offer.help, side: 'left' },
        'aria-label': [offer.label, detail, cost].filter(Boolean).join(', '),
        'data-offer': moveKey(offer),
        ...(keyed ? { 'aria-keyshortcuts': String(number) } : {}),
        className:
          'flex min-h-8 min-w-0 flex-1 items-start gap-2 rounded-lg bg-raised px-2 py-1.5 text-left hover:bg-lifted active:brightness-90',
        children: words,
      })}
      <RuleLink rule={offer.rule} className="w-11 text-center" />
    </div>
  );
}, dequal);

const BlockedOffer = memo(function BlockedOffer({ offer, number }: { offer: Move<Offer>; number: number }) {
  const id = useId();
  const reason = offer.blocked;
  if (!reason) return null;
  return (
    <div className="flex items-center gap-1">
      {/* A greyed move stays focusable, so that a keyboard reaches its reason as well. */}
      {bareButton({
        'aria-disabled': true,
        tip: { label: reason.text, hint: reason.rule, side: 'left' },
        'aria-describedby': id,
        className: 'flex min-w-0 flex-1 items-start gap-2 rounded-lg px-2 py-1 text-left text-faint',
        children: (
          <>
            {number > 0 ? keyCap(String(number)) : <Lock aria-hidden className="mt-0.5 size-3 shrink-0" />}
            <span className="min-w-0 flex-1 text-xs leading-4">
              <span className="text-soft">{offer.label}</span>
              <span id={id}>
                <span aria-hidden> · </span>
                {reason.text}
              </span>
            </span>
          </>
        ),
      })}
      <RuleLink rule={reason.rule} className="w-11 text-center" />
    </div>
  );
}, dequal);

/** What stands in a row of moves, whoever makes the move. */
const rowName = (offer: HandOffer): string => `${moveKey(offer)} ${offer.atFriends ? 'at friends' : ''}`;

/** Gives each move of a group the key of its row. */
function useRowKeys(): (group: string, offers: readonly HandOffer[]) => [number, HandOffer][] {
  const [groups] = useState(() => new Map<string, RowKeys>());
  return (group, offers) => {
    const keys = takenOver(groups.get(group) ?? new Map(), offers.map(rowName));
    groups.set(group, keys);
    return offers.map((offer) => [keys.get(rowName(offer)) ?? 0, offer]);
  };
}

/**
 * Lists the offers of one actor; the rulings have a menu (Rulings.tsx).
 * Asking the rules for walks costs more than the rest of the card,
 * so the list of who acts follows once the turn is drawn. Until then the list stays as it was, and
 * somebody else's is not seen. Out of sight it stays as it was, too.
 */
export const Offers = memo(function Offers({ who }: { who: Id }) {
  const now = useWhileShown(
    (shown) => onCard(shown) === who && !shown.question && !shown.looking,
    (shown) => shown,
  );
  const asked = useMemo(() => ({ who, now }), [who, now]);
  const drawn = useDrawn(asked);
  const acts = isItsTurn(now.derived, who);
  const { who: actor, now: then } = acts && drawn ? drawn : asked;
  const { ruleset, fight, derived, open } = then;
  const offers = (isItsTurn(derived, actor) ? handOffers : offersFor)(ruleset, fight, actor);
  const groups = inGroups(offers.filter(({ group }) => group !== BY_RULING));
  const keyed = useRowKeys();
  const keys = moveKeysOf(open.encounter.id, actor, offers, keysWhen(derived, actor));
  return (
    <div aria-busy={then !== now} className={cn('flex flex-col gap-3', actor === who ? '' : 'invisible')}>
      {groups.map(({ group, free, blocked }) => (
        <section key={group} aria-label={group}>
          <h3 className="mb-1 px-1 font-semibold text-soft text-xs">{group}</h3>
          <div className="flex flex-col gap-1">
            {/* The moves of the next combatant take over the elements of the last one’s moves. */}
            {keyed(group, free).map(([key, offer]) => (
              <FreeOffer key={key} offer={moveOf(offer)} number={keys.indexOf(offerKey(offer)) + 1} />
            ))}
            <Blocked
              offers={blocked.map((offer) => [keys.indexOf(offerKey(offer)) + 1, moveOf(offer)])}
              open={free.length > 0 && blocked.length <= 2}
            />
          </div>
        </section>
      ))}
    </div>
  );
});

/**
 * The moves that are not allowed now. A few are shown; the others fold into one line, so that the
 * card stays short.
 */
const Blocked = memo(function Blocked({
  offers,
  open,
}: {
  /** Each move with its number key, or 0. */
  offers: readonly (readonly [number, Move<Offer>])[];
  open: boolean;
}) {
  const [unfolded, setUnfolded] = useState(false);
  if (offers.length === 0) return null;
  const shown = open || unfolded;
  return (
    <>
      {open
        ? null
        : bareButton({
            onPress: () => setUnfolded(!unfolded),
            'aria-expanded': unfolded,
            className: 'flex h-7 items-center gap-2 rounded-lg px-2.5 text-faint text-xs hover:text-ink',
            children: (
              <>
                <ChevronDown aria-hidden className={cn('size-3', unfolded ? '' : '-rotate-90')} />
                {offers.length} not allowed now
              </>
            ),
          })}
      {shown
        ? offers.map(([number, offer]) => <BlockedOffer key={moveKey(offer)} offer={offer} number={number} />)
        : null}
    </>
  );
}, dequal);

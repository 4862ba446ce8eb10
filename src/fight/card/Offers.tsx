/**
 * A combatant's moves by group: allowed moves as buttons with cost and key, the others greyed with
 * their reason.
 */

import { dequal } from 'dequal/lite';
import { ArrowRight, ChevronDown, Lock } from 'lucide-react';
import { memo, useDeferredValue, useId, useState } from 'react';
import type { Fight } from '../../engine/fight.ts';
import type { Offer } from '../../engine/ruleset.ts';
import { offerKey } from '../../engine/table/commands.ts';
import { isItsTurn, offersFor } from '../../engine/table/derived.ts';
import { nameOfOne } from '../../engine/table/fightWords.ts';
import { type HandOffer, handOffers } from '../../engine/table/walkUp.ts';
import type { Id } from '../../engine/words.ts';
import { useShownFight } from '../../store/store.ts';
import { BareButton } from '../../ui/Button.tsx';
import { cn } from '../../ui/cn.ts';
import { Kbd } from '../../ui/Kbd.tsx';
import { startMove, startMoveAtLikelyTarget } from '../fightActions.ts';
import { RuleLink } from '../RuleLink.tsx';
import { keysWhen, moveKeysOf } from './moveKeys.ts';
import { inGroups } from './offerGroups.ts';

const FreeOffer = memo(function FreeOffer({ offer, number }: { offer: HandOffer; number: number }) {
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
  return (
    <div className="flex items-center gap-1">
      <BareButton
        onPress={({ shiftKey }) => (shiftKey ? startMoveAtLikelyTarget(offer) : startMove(offer))}
        tip={{ label: detail ? `${offer.label}: ${detail}` : offer.label, hint: offer.help, side: 'left' }}
        aria-label={[offer.label, detail, cost].filter(Boolean).join(', ')}
        data-offer={offerKey(offer)}
        {...(keyed ? { 'aria-keyshortcuts': String(number) } : {})}
        className="flex min-h-8 min-w-0 flex-1 items-start gap-2 rounded-lg bg-raised px-2 py-1.5 text-left hover:bg-lifted active:brightness-90"
      >
        {keyed ? <Kbd>{String(number)}</Kbd> : null}
        {/* The name is always shown whole. The rest stands beside the name, or takes two lines
            below it; the tip has all of it. */}
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
      </BareButton>
      <RuleLink rule={offer.rule} className="w-11 text-center" />
    </div>
  );
}, dequal);

const BlockedOffer = memo(function BlockedOffer({ offer }: { offer: Offer }) {
  const id = useId();
  const reason = offer.blocked;
  if (!reason) return null;
  return (
    <div className="flex items-center gap-1">
      {/* A greyed move stays focusable, so that a keyboard reaches its reason as well. */}
      <BareButton
        aria-disabled="true"
        tip={{ label: reason.text, hint: reason.rule, side: 'left' }}
        aria-describedby={id}
        className="flex min-w-0 flex-1 items-start gap-2 rounded-lg px-2 py-1 text-left text-faint"
      >
        <Lock aria-hidden className="mt-0.5 size-3 shrink-0" />
        <span className="min-w-0 flex-1 text-xs leading-4">
          <span className="text-soft">{offer.label}</span>
          <span id={id}>
            <span aria-hidden> · </span>
            {reason.text}
          </span>
        </span>
      </BareButton>
      <RuleLink rule={reason.rule} className="w-11 text-center" />
    </div>
  );
}, dequal);

/** Lists all offers of one actor. */
export function Offers({ who }: { who: Id }) {
  const fight = useShownFight((shown) => shown.fight);
  // Asking the rules for walks costs more than the rest of the card. So the card asks for walks
  // only after React has drawn the turn. The initial value is null and not undefined, because
  // undefined would mean that there is no initial value.
  const walked = useDeferredValue<Fight | null>(fight, null) === fight;
  const ruleset = useShownFight((shown) => shown.ruleset);
  const acts = useShownFight(({ derived }) => isItsTurn(derived, who));
  // The rules are asked here and not in a selector: a selector would ask at once on every change.
  const offers = (walked && acts ? handOffers : offersFor)(ruleset, fight, who);
  const encounter = useShownFight(({ open }) => open.encounter.id);
  const own = useShownFight(({ derived }) => keysWhen(derived, who));
  // No move gets a number before the walks are known, because moves that a walk allows come first.
  const when = walked ? own : 'not now';
  const groups = inGroups(offers);
  const keys = moveKeysOf(encounter, who, offers, when);
  return (
    <div className="flex flex-col gap-3">
      {groups.map(({ group, free, blocked }) => (
        <section key={group} aria-label={group}>
          <h3 className="mb-1 px-1 font-semibold text-soft text-xs">{group}</h3>
          <div className="flex flex-col gap-1">
            {free.map((offer) => (
              <FreeOffer key={offerKey(offer)} offer={offer} number={keys.indexOf(offerKey(offer)) + 1} />
            ))}
            <Blocked offers={blocked} open={free.length > 0 && blocked.length <= 2} />
          </div>
        </section>
      ))}
    </div>
  );
}

/**
 * The moves that are not allowed now. A few are shown; the others fold into one line, so that the
 * card stays short.
 */
function Blocked({ offers, open }: { offers: readonly Offer[]; open: boolean }) {
  const [unfolded, setUnfolded] = useState(false);
  if (offers.length === 0) return null;
  const shown = open || unfolded;
  return (
    <>
      {open ? null : (
        <BareButton
          onPress={() => setUnfolded(!unfolded)}
          aria-expanded={unfolded}
          className="flex h-7 items-center gap-2 rounded-lg px-2.5 text-faint text-xs hover:text-ink"
        >
          <ChevronDown aria-hidden className={cn('size-3 transition-transform', unfolded ? '' : '-rotate-90')} />
          {offers.length} not allowed now
        </BareButton>
      )}
      {shown ? offers.map((offer) => <BlockedOffer key={offerKey(offer)} offer={offer} />) : null}
    </>
  );
}

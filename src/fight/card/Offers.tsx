/** The moves of a combatant by group: offered ones as buttons with their cost and key, the others greyed with their reason. */

import { ChevronDown, Lock } from 'lucide-react';
import { memo, useDeferredValue, useId, useState } from 'react';
import type { Fight } from '../../engine/fight.ts';
import type { Offer } from '../../engine/ruleset.ts';
import type { Id } from '../../engine/words.ts';
import { offerKey } from '../../store/fight/commands.ts';
import { isItsTurn, offersFor } from '../../store/fight/derived.ts';
import { type HandOffer, handOffers } from '../../store/fight/walkUp.ts';
import { nameOfOne } from '../../store/fight/words.ts';
import { useShown } from '../../store/store.ts';
import { BareButton } from '../../ui/Button.tsx';
import { cn } from '../../ui/cn.ts';
import { Kbd } from '../../ui/Kbd.tsx';
import { same } from '../../ui/same.ts';
import { atOnce, start } from '../deeds.ts';
import { RuleLink } from '../RuleLink.tsx';
import { inGroups } from './offerGroups.ts';
import { keysWhen, sureKeys } from './sureKeys.ts';

/** What a walk adds to a move, in words: who needs Shift for it reads so. */
function walkWords(offer: HandOffer, name: string): string | undefined {
  if (!offer.walkUp) return undefined;
  return offer.walkUp.when === 'always' ? `walks up to ${name}` : `with Shift: walks up to ${name}`;
}

const FreeOffer = memo(function FreeOffer({ offer, number }: { offer: HandOffer; number: number }) {
  // 0 is one that has no key.
  const keyed = number > 0;
  // The group's heading says it already.
  const cost = offer.cost?.toLowerCase() === offer.group.toLowerCase() ? undefined : offer.cost;
  const foe = useShown(({ fight }) => (offer.walkUp ? nameOfOne(fight, offer.walkUp.foe) : ''));
  const detail = [offer.detail, walkWords(offer, foe)].filter(Boolean).join(' · ');
  return (
    <div className="flex items-center gap-1">
      <BareButton
        onPress={({ shiftKey }) => (shiftKey ? atOnce(offer) : start(offer))}
        tip={{ label: detail ? `${offer.label}: ${detail}` : offer.label, hint: offer.help, side: 'left' }}
        aria-label={[offer.label, detail, cost].filter(Boolean).join(', ')}
        data-offer={offerKey(offer)}
        {...(keyed ? { 'aria-keyshortcuts': String(number) } : {})}
        className="flex min-h-8 min-w-0 flex-1 items-start gap-2 rounded-lg bg-raised px-2 py-1.5 text-left hover:bg-lifted active:brightness-90"
      >
        {keyed ? <Kbd>{String(number)}</Kbd> : null}
        {/* The name whole, whatever it takes; the rest beside it, or two lines below, all of it in the tip. */}
        <span className="flex min-w-0 flex-1 flex-wrap items-baseline gap-x-2 leading-5">
          <span className="font-medium text-ink text-sm">{offer.label}</span>
          {detail ? <span className="line-clamp-2 text-soft text-xs leading-4">{detail}</span> : null}
        </span>
        {cost ? <span className="shrink-0 text-2xs text-faint leading-5">{cost}</span> : null}
      </BareButton>
      <RuleLink rule={offer.rule} className="w-11 text-center" />
    </div>
  );
}, same);

const BlockedOffer = memo(function BlockedOffer({ offer }: { offer: Offer }) {
  const id = useId();
  const reason = offer.blocked;
  if (!reason) return null;
  return (
    <div className="flex items-center gap-1">
      {/* Stays focusable: a keyboard reaches the reason as well. */}
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
}, same);

/** All offers of one actor. */
export function Offers({ who }: { who: Id }) {
  const fight = useShown((shown) => shown.fight);
  // Walks are looked for once the turn is drawn, the first time too (an initial value that is undefined would be none): asking the rules for them costs more than the rest of the card.
  const walked = useDeferredValue<Fight | null>(fight, null) === fight;
  const ruleset = useShown((shown) => shown.ruleset);
  const acts = useShown(({ derived }) => isItsTurn(derived, who));
  // Here and not in a selector, which would ask at once on every change.
  const offers = (walked && acts ? handOffers : offersFor)(ruleset, fight, who);
  const encounter = useShown(({ open }) => open.encounter.id);
  const own = useShown(({ derived }) => keysWhen(derived, who));
  // Until then nothing gets a number: what a walk allows comes before what is left.
  const when = walked ? own : 'not now';
  const groups = inGroups(offers);
  const keys = sureKeys(encounter, who, offers, when);
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

/** What is not allowed now: a few are shown, more fold into one line so that the card stays short. */
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

/** The phones that ask to be let in: in the dialog, and as a bar over the fight when it is shut. */
import { Check, Hand, Smartphone, X } from 'lucide-react';
import { useState } from 'react';
import { useKeyOf } from '../../keys/bindings.ts';
import type { AskShown } from '../../store/players/phones/phonesStore.ts';
import { usePhones } from '../../store/players/screen.ts';
import { Button, IconButton } from '../../ui/Button.tsx';
import { cn } from '../../ui/cn.ts';
import { useDialogOpen } from '../../ui/dialogsOpen.ts';

/** The buttons of an ask. Where another phone has the seat, the GM is asked whether it goes out. */
function Answer({ ask: { phone, name, out } }: { ask: AskShown }) {
  const letIn = usePhones((phones) => phones.letIn);
  const refuse = usePhones((phones) => phones.refuse);
  const [sure, setSure] = useState<string>();
  if (out && sure === out.phone)
    return (
      <span className="ml-auto flex gap-2">
        <Button size="small" onPress={() => setSure(undefined)}>
          Leave it
        </Button>
        <Button size="small" look="danger" onPress={() => void letIn(phone, out.phone)}>
          Put that phone out
        </Button>
      </span>
    );
  return (
    <span className="ml-auto flex gap-2">
      <Button size="small" look="primary" icon={Check} onPress={() => (out ? setSure(out.phone) : void letIn(phone))}>
        Let {name} in{out ? ' …' : ''}
      </Button>
      <IconButton icon={X} label={`Say no to the phone of ${name}`} size="small" onPress={() => refuse(phone)} />
    </span>
  );
}

/** One click lets a phone in, and no key does. */
export function PhoneAsks({ className }: { className?: string }) {
  const asks = usePhones((phones) => phones.asks);
  return (
    <ul aria-label="Phones that ask" aria-live="polite" className="flex flex-col gap-1.5 empty:hidden">
      {asks.map((ask) => (
        <li key={ask.phone} className={cn('flex flex-wrap items-center gap-2 rounded-lg px-2 py-1.5', className)}>
          <Hand aria-hidden className="size-4 shrink-0 text-now" />
          <span className="flex min-w-52 flex-1 flex-col gap-0.5 text-ink text-sm">
            <span>A phone asks to be {ask.name}. It should show:</span>
            <b className="text-base">{ask.words}</b>
            {ask.out ? (
              <span className="text-danger text-xs">
                The phone that is {ask.name} now would go out. It is {ask.out.here ? 'here' : 'away'}.
              </span>
            ) : null}
            {ask.leaves === undefined ? null : (
              <span className="text-danger text-xs">This phone is {ask.leaves} now, and would leave that seat.</span>
            )}
          </span>
          <Answer key={ask.out?.phone} ask={ask} />
        </li>
      ))}
    </ul>
  );
}

/** The moves that players propose. */
function PhoneProposals({ className }: { className?: string }) {
  const proposals = usePhones((phones) => phones.proposals);
  const decide = usePhones((phones) => phones.decide);
  const accept = useKeyOf('accept');
  return (
    <ul aria-label="Moves that players propose" aria-live="polite" className="flex flex-col gap-1.5 empty:hidden">
      {proposals.map(({ who, name, label }, at) => (
        <li key={who} className={cn('flex items-center gap-2 rounded-lg px-2 py-1.5', className)}>
          <Smartphone aria-hidden className="size-4 shrink-0 text-now" />
          <span className="min-w-0 flex-1 text-ink text-sm">
            {name} proposes: <b>{label}</b>
          </span>
          <Button
            size="small"
            look="primary"
            icon={Check}
            keys={at === 0 ? accept : undefined}
            onPress={() => decide(who, 'do it')}
          >
            Do it
          </Button>
          <IconButton icon={X} label={`Say no to ${name}`} size="small" onPress={() => decide(who, 'no')} />
        </li>
      ))}
    </ul>
  );
}

/** The bar. It stands aside while a dialog lies over the page: that dialog may have the list. */
export function PhoneAskBar() {
  const any = usePhones(({ asks, proposals }) => asks.length + proposals.length > 0);
  const over = useDialogOpen();
  if (!any || over) return null;
  return (
    <div className="pointer-events-none fixed inset-x-20 bottom-20 z-30 flex justify-start">
      <div className="rise pointer-events-auto w-fit max-w-lg rounded-card shadow-lift">
        <PhoneAsks className="bg-raised py-2 pr-2 pl-3" />
        <PhoneProposals className="bg-raised py-2 pr-2 pl-3" />
      </div>
    </div>
  );
}

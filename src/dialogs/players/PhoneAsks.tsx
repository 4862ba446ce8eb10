/** The phones that ask to be let in: in the dialog, and as a bar over the fight when it is shut. */
import { Check, Hand, Smartphone, X } from 'lucide-react';
import { useKeyOf } from '../../keys/bindings.ts';
import { usePhones } from '../../store/players/screen.ts';
import { Button, IconButton } from '../../ui/Button.tsx';
import { cn } from '../../ui/cn.ts';
import { useDialogOpen } from '../../ui/dialogsOpen.ts';

/** One click lets a phone in. */
export function PhoneAsks({ className }: { className?: string }) {
  const asks = usePhones((phones) => phones.asks);
  const letIn = usePhones((phones) => phones.letIn);
  const refuse = usePhones((phones) => phones.refuse);
  return (
    <ul aria-label="Phones that ask" aria-live="polite" className="flex flex-col gap-1.5 empty:hidden">
      {asks.map(({ phone, name, taken }) => (
        <li key={phone} className={cn('flex items-center gap-2 rounded-lg px-2 py-1.5', className)}>
          <Hand aria-hidden className="size-4 shrink-0 text-now" />
          <span className="min-w-0 flex-1 text-ink text-sm">
            {taken ? `Another phone asks to be ${name}. The one before would be out.` : `A phone asks to be ${name}.`}
          </span>
          <Button size="small" look="primary" icon={Check} onPress={() => void letIn(phone)}>
            Let {name} in
          </Button>
          <IconButton icon={X} label={`Say no to the phone of ${name}`} size="small" onPress={() => refuse(phone)} />
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

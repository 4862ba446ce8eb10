/**
 * A quiet bar that offers a new version. The version is loaded when the GM agrees; in the middle of
 * a move, the bar asks first.
 */

import { Sparkles } from 'lucide-react';
import { useUpdate } from '../store/update.ts';
import { Button } from '../ui/Button.tsx';
import { Confirm } from '../ui/Dialog.tsx';

/** The bar is shown only while a new version waits. */
export function UpdateOffer() {
  const waiting = useUpdate((offer) => offer.waiting);
  const unsure = useUpdate((offer) => offer.unsure);
  const fault = useUpdate((offer) => offer.fault);
  const accept = useUpdate((offer) => offer.accept);
  const notNow = useUpdate((offer) => offer.later);
  if (!waiting) return null;
  return (
    <div
      role="status"
      className="rise pointer-events-auto flex w-fit max-w-md items-center gap-3 rounded-card bg-raised py-2 pr-2 pl-4 text-sm shadow-lift"
    >
      <Sparkles aria-hidden className="size-4 shrink-0 text-now" />
      <span className="text-ink">{fault ?? 'A new version of Affray is ready.'}</span>
      <Button size="small" look="primary" onPress={() => void accept()}>
        Take it
      </Button>
      <Button size="small" look="quiet" onPress={notNow}>
        Later
      </Button>
      {unsure ? (
        <Confirm
          title="Take the new version now?"
          text="A move is open. It is kept and goes on after the page has loaded again."
          yes="Take it now"
          isOpen={unsure}
          onYes={() => void accept('confirmed')}
          onNo={notNow}
        />
      ) : null}
    </div>
  );
}

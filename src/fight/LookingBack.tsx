/**
 * The box that the GM sees while looking at an earlier state: which state, and the ways back. The
 * box takes the place of the next step.
 */
import { History } from 'lucide-react';
import { useKeyOf } from '../keys/bindings.ts';
import type { LookBack } from '../store/shownFight.ts';
import { lookBackAt, tableActions } from '../store/store.ts';
import { Button } from '../ui/Button.tsx';

/** Shows the box at the foot of the right column. */
export function LookingBack({ at: { label, serial } }: { at: LookBack }) {
  const esc = useKeyOf('back');
  return (
    <section aria-label="Looking back" className="glass flex shrink-0 flex-col gap-2 p-2.5 border-2 border-now/70">
      <p role="status" className="flex gap-2 text-ink text-sm leading-snug">
        <History aria-hidden className="mt-0.5 size-4 shrink-0 text-now" />
        You look at the fight as it was after “{label}”. Nothing can be done here.
      </p>
      <Button look="primary" size="large" keys={esc} onPress={() => lookBackAt(undefined)}>
        Back to now
      </Button>
      <Button
        size="small"
        onPress={() => {
          lookBackAt(undefined);
          tableActions.goTo(serial);
        }}
      >
        Go back to here
      </Button>
    </section>
  );
}

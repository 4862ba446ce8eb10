/** While an earlier moment is looked at: which, and the ways back. */
import { History } from 'lucide-react';
import { useKeyOf } from '../keys/bindings.ts';
import { look, useLookBack, verbs } from '../store/store.ts';
import { Button } from '../ui/Button.tsx';

/** The bar; nothing while now is looked at. */
export function LookingBack() {
  const lookBack = useLookBack();
  const esc = useKeyOf('back');
  if (!lookBack) return null;
  return (
    <div role="status" className="flex items-center gap-3 bg-now-wash px-3 py-1.5 text-sm">
      <History aria-hidden className="size-4 text-now" />
      <span className="min-w-0 flex-1 truncate text-ink">
        You look at the fight as it was after “{lookBack.label}”. Nothing can be done here.
      </span>
      <Button
        size="small"
        onPress={() => {
          look(undefined);
          verbs().goTo(lookBack.serial);
        }}
      >
        Go back to here
      </Button>
      <Button size="small" look="primary" keys={esc} onPress={() => look(undefined)}>
        Back to now
      </Button>
    </div>
  );
}

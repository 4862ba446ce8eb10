/** Shows a file that is being read: how far the reading has come, and a button that stops it. */
import { ProgressBar } from 'react-aria-components';
import { Button } from '../Button.tsx';

/** The bar. `name` is the name of the file, `share` goes from 0 to 1. */
export function ReadingBar({ name, share, onStop }: { name: string; share: number; onStop(): void }) {
  return (
    <div className="flex flex-col gap-2">
      <ProgressBar aria-label={`Reading ${name}`} value={share * 100}>
        <div className="h-1.5 overflow-hidden rounded-full bg-lifted">
          <div className="h-full bg-now-fill" style={{ width: `${Math.max(2, share * 100)}%` }} />
        </div>
      </ProgressBar>
      <div className="flex items-center justify-between gap-3">
        <p className="truncate text-soft text-xs">Reading {name}…</p>
        <Button size="small" onPress={onStop}>
          Stop
        </Button>
      </div>
    </div>
  );
}

/**
 * A quiet bar that offers to save a copy to a file, when a long evening has none outside this
 * browser.
 */
import { HardDriveDownload } from 'lucide-react';
import { tableActions, useTable } from '../store/store.ts';
import { Button } from '../ui/Button.tsx';

/** The bar; it is shown only when a copy is due. */
export function Reminder() {
  const reminder = useTable((table) => table.reminder);
  const { saveFile, dismissReminder: dismiss } = tableActions;
  if (reminder === undefined) return null;
  return (
    <div
      role="status"
      className="rise pointer-events-auto flex w-fit max-w-lg items-center gap-3 rounded-card bg-raised py-2 pr-2 pl-4 text-sm shadow-lift"
    >
      <HardDriveDownload aria-hidden className="size-4 shrink-0 text-now" />
      <span className="text-ink">{reminder}</span>
      <Button size="small" look="primary" onPress={() => void saveFile()}>
        Save as a file
      </Button>
      <Button size="small" look="quiet" onPress={dismiss}>
        Later
      </Button>
    </div>
  );
}

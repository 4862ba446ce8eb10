/** Whether what is seen is on disk, in a word; trouble with storage as a sentence with what to do. */
import { Check, CircleDashed, HardDrive, LoaderCircle, TriangleAlert } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Button, Dialog, DialogTrigger, Popover } from 'react-aria-components';
import { useTable } from '../store/store.ts';
import { Button as UiButton } from '../ui/Button.tsx';
import { cn } from '../ui/cn.ts';

/** A save quicker than this is not worth a word: until then the mark says neither that it is saved nor that it is not. */
const PATIENCE = 400;

/** The mark in the top bar. */
export function SavedMark() {
  const saving = useTable((table) => table.saving);
  const trouble = useTable((table) => table.trouble);
  const saveFile = useTable((table) => table.saveFile);
  const dismiss = useTable((table) => table.dismissTrouble);
  const [slow, setSlow] = useState(false);
  useEffect(() => {
    setSlow(false);
    if (saving !== 'saving') return;
    const timer = setTimeout(() => setSlow(true), PATIENCE);
    return () => clearTimeout(timer);
  }, [saving]);
  const memory = saving === 'memory';
  const busy = saving === 'saving';
  const word = memory ? 'In memory only' : busy ? (slow ? 'Saving…' : '') : 'Saved';
  const Icon = memory ? HardDrive : trouble ? TriangleAlert : busy ? (slow ? LoaderCircle : CircleDashed) : Check;
  const look = cn(
    'flex h-8 shrink-0 items-center gap-1.5 rounded-lg px-2 text-xs',
    memory || trouble ? 'bg-danger-wash font-medium text-danger' : 'text-faint',
  );
  if (!memory && !trouble)
    return (
      <span className={cn(look, 'min-w-19')}>
        <Icon aria-hidden className="size-3.5" />
        {word}
        {/* Told aloud only when it takes long: not after each click. */}
        <span role="status" className="sr-only">
          {slow ? 'Still saving' : ''}
        </span>
      </span>
    );
  return (
    <DialogTrigger>
      <Button className={look}>
        <Icon aria-hidden className="size-3.5" />
        {word}
      </Button>
      <Popover className="rise w-80 rounded-card bg-raised p-4 shadow-lift">
        <Dialog aria-label="Saving" className="flex flex-col gap-3 text-sm outline-none">
          <p className="text-ink">
            {trouble ??
              'This browser keeps nothing for now. The fight goes on; save it as a file before you close the page.'}
          </p>
          <div className="flex gap-2">
            <UiButton look="primary" size="small" onPress={() => void saveFile()}>
              Save as a file
            </UiButton>
            {trouble ? (
              <UiButton look="quiet" size="small" onPress={dismiss}>
                Understood
              </UiButton>
            ) : null}
          </div>
        </Dialog>
      </Popover>
    </DialogTrigger>
  );
}

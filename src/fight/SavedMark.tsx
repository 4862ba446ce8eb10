/**
 * Tells in a word whether the fight on the screen is on disk. Failures are told over the screen,
 * not here.
 */
import { Check, HardDrive, LoaderCircle } from 'lucide-react';
import { useEffect, useState } from 'react';
import { tableActions, useTable } from '../store/store.ts';
import { Button } from '../ui/Button.tsx';
import { WordsButton } from '../ui/menus/WordsButton.tsx';

/**
 * A save that takes less than so many milliseconds shows nothing: the mark says neither "saved" nor
 * "not saved".
 */
const PATIENCE = 400;

/** Tells whether a save that is running takes long. */
function useIsSlow(isSaving: boolean): boolean {
  const [slow, setSlow] = useState(false);
  useEffect(() => {
    if (!isSaving) return;
    const timer = setTimeout(() => setSlow(true), PATIENCE);
    return () => {
      clearTimeout(timer);
      setSlow(false);
    };
  }, [isSaving]);
  return isSaving && slow;
}

// These elements stay the same, so that a save draws none of them anew.
const check = <Check aria-hidden className="size-3.5" />;
const circle = <span className="size-3.5 rounded-full border-[1.5px] border-current border-dashed" />;
const wheel = <LoaderCircle aria-hidden className="size-3.5" />;

const look = 'flex h-8 shrink-0 items-center gap-1.5 rounded-lg px-2 text-xs';

/** The mark in the top bar. */
export function SavedMark() {
  const saving = useTable((table) => table.saving);
  const { saveFile } = tableActions;
  const isSaving = saving === 'saving';
  const slow = useIsSlow(isSaving);
  if (saving !== 'memory')
    return (
      <span className={`${look} min-w-19 text-faint`}>
        {/* The check stays on the page while a save hides it: each step saves. */}
        <span className={isSaving ? 'hidden' : 'contents'}>{check}</span>
        {isSaving ? (slow ? wheel : circle) : null}
        {slow ? 'Saving…' : isSaving ? '' : 'Saved'}
        {/* Screen readers announce only a long save: not one after each click. */}
        <span role="status" className="sr-only">
          {slow ? 'Still saving' : ''}
        </span>
      </span>
    );
  return (
    <WordsButton
      className={`${look} bg-danger-wash font-medium text-danger`}
      title="Saving"
      wordsClass="w-80"
      words={() => (
        <div className="flex flex-col gap-3 p-1 text-sm">
          <p className="text-ink">
            This browser keeps nothing for now. The fight goes on; save it as a file before you close the page.
          </p>
          <Button look="primary" size="small" onPress={() => void saveFile()} className="self-start">
            Save as a file
          </Button>
        </div>
      )}
    >
      <HardDrive aria-hidden className="size-3.5" />
      In memory only
    </WordsButton>
  );
}

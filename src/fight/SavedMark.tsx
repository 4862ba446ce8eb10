/** Whether what is seen is on disk, in a word. What went wrong with it is told over the screen. */
import { Check, CircleDashed, HardDrive, LoaderCircle } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTable } from '../store/store.ts';
import { Button } from '../ui/Button.tsx';
import { WordsButton } from '../ui/menus/WordsButton.tsx';

/** A save quicker than this is not worth a word: until then the mark says neither that it is saved nor that it is not. */
const PATIENCE = 400;

/** While something is being saved: a word once it takes long. */
function Busy() {
  const [slow, setSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), PATIENCE);
    return () => clearTimeout(timer);
  }, []);
  const Icon = slow ? LoaderCircle : CircleDashed;
  return (
    <>
      <Icon aria-hidden className="size-3.5" />
      {slow ? 'Saving…' : ''}
      {/* Told aloud only when it takes long: not after each click. */}
      <span role="status" className="sr-only">
        {slow ? 'Still saving' : ''}
      </span>
    </>
  );
}

const look = 'flex h-8 shrink-0 items-center gap-1.5 rounded-lg px-2 text-xs';

/** The mark in the top bar. */
export function SavedMark() {
  const saving = useTable((table) => table.saving);
  const saveFile = useTable((table) => table.saveFile);
  if (saving !== 'memory')
    return (
      <span className={`${look} min-w-19 text-faint`}>
        {saving === 'saving' ? (
          <Busy />
        ) : (
          <>
            <Check aria-hidden className="size-3.5" />
            Saved
          </>
        )}
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

/** One kind of a table's own things: the list with its files, the draft, and the draft in words. */
import { Download, Plus, Upload } from 'lucide-react';
import { Button } from '../../ui/Button.tsx';
import { DraftPreview } from './DraftPreview.tsx';
import { Maker } from './Maker.tsx';
import { OwnList } from './OwnList.tsx';
import { Start } from './Start.tsx';
import type { Own } from './useOwn.ts';

/** The three columns. */
export function OwnKind({ of }: { of: Own }) {
  const { catalogue, own, draft, read } = of;
  return (
    <div className="grid h-full grid-cols-[14rem_minmax(0,1fr)_19rem] gap-5">
      <section aria-label={`Our own ${catalogue.many}`} className="flex min-h-0 flex-col gap-2 overflow-y-auto">
        <OwnList catalogue={catalogue} own={own} chosen={draft?.was} onChoose={of.change} onRemove={of.remove} />
        {draft ? (
          <Button icon={Plus} onPress={() => of.keep(undefined)}>
            Another one
          </Button>
        ) : null}
        <Button data-next="" look="quiet" icon={Upload} onPress={() => void of.bringIn()}>
          From a file
        </Button>
        <Button look="quiet" icon={Download} isDisabled={own.length === 0} onPress={of.giveOut}>
          All as a file
        </Button>
        <p className="text-faint text-xs leading-relaxed">{catalogue.about}</p>
      </section>
      <section
        aria-label="What is being made"
        className="-mx-1 flex min-h-0 flex-col overflow-y-auto px-1 [&>*]:min-h-0 [&>*]:flex-1"
      >
        {draft && read ? (
          <Maker key={draft.begun} catalogue={catalogue} draft={draft} read={read} onDraft={of.keep} />
        ) : (
          <Start catalogue={catalogue} onStart={of.start} />
        )}
      </section>
      <DraftPreview catalogue={catalogue} draft={draft} read={read} />
    </div>
  );
}

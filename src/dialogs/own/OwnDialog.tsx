/** What a table makes itself, all kinds that its game allows: lists, forms, the same as JSON, files, and in words. */

import { Save } from 'lucide-react';
import { useState } from 'react';
import type { Library } from '../../engine/forms/library.ts';
import { capital } from '../../engine/words.ts';
import type { OpenEncounter } from '../../store/types.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { useComing } from '../../ui/parts/later.tsx';
import { Tabs } from '../../ui/Tabs.tsx';
import { bookOf } from '../book.ts';
import { useDrafts } from './draft.ts';
import { OwnKind } from './OwnKind.tsx';
import { ownOf } from './ownList.ts';
import { useOwn } from './useOwn.ts';

interface Props {
  open: OpenEncounter;
  isOpen: boolean;
  onClose(): void;
}

/** The dialog with one kind chosen. */
function Chosen({
  open,
  isOpen,
  onClose,
  library,
  onChoose,
}: Props & { library: Library; onChoose(path: string): void }) {
  const of = useOwn(open, library);
  const { draft, read } = of;
  const { libraries } = useComing(bookOf(open.ruleset));
  const many = libraries.length > 1;
  return (
    <Dialog
      title={many ? 'Things of our own' : `${capital(library.many)} of our own`}
      isOpen={isOpen}
      onClose={onClose}
      width="full"
      actions={
        <>
          <p className="mr-auto self-center text-soft text-xs">
            {draft?.dirty ? 'Not saved yet. It stays here while this is closed.' : ''}
          </p>
          <Button look="quiet" onPress={onClose}>
            Close
          </Button>
          {draft ? (
            <Button look="primary" icon={Save} isDisabled={!read || read.things.length === 0} onPress={of.save}>
              {read && read.many > 1 ? `Save all ${read.many}` : `Save the ${library.one}`}
            </Button>
          ) : null}
        </>
      }
    >
      <div className="flex h-[calc(92dvh-9.5rem)] flex-col [&>*]:min-h-0 [&>*]:flex-1">
        {many ? (
          <Tabs
            label="Kinds of things"
            chosen={library.path}
            onChoose={onChoose}
            tabs={libraries.map((one) => {
              const made = ownOf(one, open.fight).length;
              return {
                id: one.path,
                label: made > 0 ? `${capital(one.many)} (${made})` : capital(one.many),
                panel: one.path === library.path ? <OwnKind of={of} /> : null,
              };
            })}
          />
        ) : (
          <OwnKind of={of} />
        )}
      </div>
    </Dialog>
  );
}

/** The dialog. What is half made stays when it is closed; it opens where something is, or at the first kind. */
export function OwnDialog(props: Props) {
  const { open } = props;
  const { libraries } = useComing(bookOf(open.ruleset));
  const { drafts } = useDrafts();
  const [path, setPath] = useState(
    () => libraries.find((one) => drafts[one.path]?.encounter === open.encounter.id)?.path ?? libraries[0]?.path,
  );
  const library = libraries.find((one) => one.path === path);
  return library ? <Chosen {...props} library={library} onChoose={setPath} /> : null;
}

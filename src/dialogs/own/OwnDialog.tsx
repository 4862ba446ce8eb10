/**
 * The things that a table makes itself, of every kind that its game allows: lists, forms, JSON,
 * files, and previews in words.
 */

import { Save } from 'lucide-react';
import { use, useState } from 'react';
import type { Catalogue } from '../../engine/forms/catalogue.ts';
import { capitalized } from '../../engine/words.ts';
import type { OpenEncounter } from '../../store/types.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
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
  catalogue,
  onChoose,
}: Props & { catalogue: Catalogue; onChoose(path: string): void }) {
  const of = useOwn(open, catalogue);
  const { draft, read } = of;
  const { catalogues } = use(bookOf(open.ruleset));
  const many = catalogues.length > 1;
  return (
    <Dialog
      title={many ? 'Things of our own' : `${capitalized(catalogue.many)} of our own`}
      isOpen={isOpen}
      onClose={onClose}
      width="full"
      actions={
        <>
          <p className="mr-auto self-center text-soft text-xs">
            {draft?.dirty ? 'Not saved yet. It waits here while this dialog is closed.' : ''}
          </p>
          <Button look="quiet" onPress={onClose}>
            Close
          </Button>
          {draft ? (
            <Button look="primary" icon={Save} isDisabled={!read || read.things.length === 0} onPress={of.save}>
              {read && read.many > 1 ? `Save all ${read.many}` : `Save the ${catalogue.one}`}
            </Button>
          ) : null}
        </>
      }
    >
      <div className="flex h-[calc(92dvh-9.5rem)] flex-col [&>*]:min-h-0 [&>*]:flex-1">
        {many ? (
          <Tabs
            label="Kinds of things"
            chosen={catalogue.path}
            onChoose={onChoose}
            tabs={catalogues.map((one) => {
              const made = ownOf(one, open.fight).length;
              return {
                id: one.path,
                label: made > 0 ? `${capitalized(one.many)} (${made})` : capitalized(one.many),
                panel: one.path === catalogue.path ? <OwnKind of={of} /> : null,
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

/**
 * The dialog. Drafts stay when it is closed. It opens at a kind that has things, or else at the
 * first kind.
 */
export function OwnDialog(props: Props) {
  const { open } = props;
  const { catalogues } = use(bookOf(open.ruleset));
  const { drafts } = useDrafts();
  const [path, setPath] = useState(
    () => catalogues.find((one) => drafts[one.path]?.encounter === open.encounter.id)?.path ?? catalogues[0]?.path,
  );
  const catalogue = catalogues.find((one) => one.path === path);
  return catalogue ? <Chosen {...props} catalogue={catalogue} onChoose={setPath} /> : null;
}

/** The draft in words: as the card will say it, and the faults that are left. */

import { CircleX } from 'lucide-react';
import type { Catalogue } from '../../engine/forms/catalogue.ts';
import { BareButton } from '../../ui/Button.tsx';
import type { Draft } from './draft.ts';
import type { Read } from './readDraft.ts';

/** Moves the focus to the input of a path, or to the nearest input around it. */
function goTo(path: readonly (string | number)[]): void {
  for (let length = path.length; length > 0; length -= 1) {
    const found = document.querySelector(`[data-path="${CSS.escape(path.slice(0, length).join('.'))}"]`);
    if (!found) continue;
    found.scrollIntoView({ block: 'center' });
    found.querySelector<HTMLElement>('input, textarea, button')?.focus();
    return;
  }
}

/** A path in words. Entries of lists are counted from 1. */
const pathWords = (path: readonly (string | number)[]): string =>
  path.map((key) => (typeof key === 'number' ? `no. ${key + 1}` : key)).join(', ');

/** The words beside the form. */
export function DraftPreview({
  catalogue,
  draft,
  read,
}: {
  catalogue: Catalogue;
  draft: Draft | undefined;
  read: Read | undefined;
}) {
  if (!draft || !read)
    return (
      <section aria-label="In words" className="rounded-card bg-raised p-4 text-soft">
        What you make is described here in words, as you make it.
      </section>
    );
  const { finished, textFaults, many } = read;
  const entry = catalogue.entry(finished.data);
  const { head, lines } = catalogue.words(finished.data);
  return (
    <section aria-label="In words" className="flex min-h-0 flex-col gap-3 overflow-y-auto rounded-card bg-raised p-4">
      <div>
        <h3 className="font-semibold text-base">
          {entry.name || `${/^[aeiou]/.test(catalogue.one) ? 'An' : 'A'} ${catalogue.one} without a name`}
        </h3>
        <p className="text-soft text-xs">{[entry.group, head].filter(Boolean).join(' · ')}</p>
      </div>
      <ul className="flex flex-col gap-1.5">
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      {lines.length === 0 ? <p className="text-soft">It does nothing yet.</p> : null}
      {many > 1 ? <p className="text-soft">And {many - 1} more in this text.</p> : null}
      {textFaults.length > 0 ? (
        <p className="rounded-lg bg-danger-wash px-3 py-2 text-danger text-xs">
          The JSON has a mistake. Its lines are marked; these words tell what was there before.
        </p>
      ) : finished.faults.length > 0 ? (
        <div>
          <h4 className="font-semibold text-xs">Before it can be saved</h4>
          <ul className="mt-1 flex flex-col gap-1">
            {finished.faults.map((fault) => (
              <li key={`${fault.path.join('.')} ${fault.text}`}>
                <BareButton
                  onPress={() => goTo(fault.path)}
                  className="flex w-full items-start gap-2 rounded-lg bg-danger-wash px-2.5 py-1.5 text-left text-danger text-xs"
                >
                  <CircleX aria-hidden className="mt-px size-3.5 shrink-0" />
                  <span>
                    {fault.path.length > 0 ? `${pathWords(fault.path)}: ` : ''}
                    {fault.text}
                  </span>
                </BareButton>
              </li>
            ))}
          </ul>
        </div>
      ) : null}
    </section>
  );
}

/** Edits a draft, as a form and as JSON. */

import { useEffect, useRef, useState } from 'react';
import type { Catalogue } from '../../engine/forms/catalogue.ts';
import { capitalized } from '../../engine/words.ts';
import { Tabs } from '../../ui/Tabs.tsx';
import type { Draft } from './draft.ts';
import { MakingProvider } from './making.ts';
import { PartInputs } from './PartInput.tsx';
import type { Read } from './readDraft.ts';
import { TextTab } from './TextTab.tsx';

/** The form and the JSON. Every change goes to the draft. */
export function Maker({
  catalogue,
  draft,
  read,
  onDraft,
}: {
  catalogue: Catalogue;
  draft: Draft;
  read: Read;
  onDraft(draft: Draft): void;
}) {
  const [tab, setTab] = useState(draft.text === undefined ? 'form' : 'text');
  const { finished, textFaults, many } = read;
  const form = catalogue.form(draft.data);
  const { text: _text, ...plain } = draft;
  const frame = useRef<HTMLDivElement>(null);
  // The pressed button is gone, so the focus goes to the first input.
  useEffect(() => frame.current?.querySelector<HTMLElement>('textarea[aria-invalid], input')?.focus(), []);
  return (
    <div ref={frame} className="flex flex-col [&>*]:min-h-0 [&>*]:flex-1">
      <Tabs
        label="Ways to make it"
        chosen={tab}
        onChoose={setTab}
        tabs={[
          {
            id: 'form',
            label: 'Form',
            panel: (
              <div className="-mx-1 flex h-full flex-col gap-5 overflow-y-auto pr-3 pb-2 pl-1">
                {textFaults.length > 0 ? (
                  <p className="rounded-lg bg-danger-wash px-3 py-2 text-danger text-xs">
                    The JSON has a mistake; the form shows it as it was before. A change here takes the JSON’s place.
                  </p>
                ) : null}
                <MakingProvider
                  value={{
                    form,
                    data: draft.data,
                    faults: finished.faults,
                    onData: (data) => onDraft({ ...plain, data, dirty: true }),
                  }}
                >
                  {form.sections.map((section) => (
                    <section key={section.title} aria-label={section.title} className="flex flex-col gap-2">
                      <h3 className="font-semibold text-sm">{section.title}</h3>
                      {section.help ? <p className="text-soft text-xs">{section.help}</p> : null}
                      <PartInputs parts={section.parts} base="" />
                    </section>
                  ))}
                </MakingProvider>
              </div>
            ),
          },
          {
            id: 'text',
            label: 'JSON',
            panel: (
              <TextTab
                label={`${capitalized(catalogue.one)} as JSON`}
                text={draft.text ?? JSON.stringify(draft.data, null, 2)}
                faults={many > 1 ? [] : textFaults}
                onText={(text) => {
                  const given = catalogue.read(text);
                  const [first] = given.ok ? given.list : [];
                  onDraft({ ...draft, text, dirty: true, ...(first === undefined ? {} : { data: first }) });
                }}
              />
            ),
          },
        ]}
      />
    </div>
  );
}

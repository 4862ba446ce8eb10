/** A table's own abilities, or whatever else a game lets it make: the list, the form, the same as JSON, and in words. */
import { Download, Plus, Save, Upload } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { toast } from 'sonner';
import type { Library } from '../../engine/library.ts';
import { count } from '../../engine/words.ts';
import { useTable } from '../../store/store.ts';
import type { OpenEncounter } from '../../store/types.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { SearchInput } from '../../ui/inputs/inputs.tsx';
import { Tabs } from '../../ui/Tabs.tsx';
import { type Draft, useDraft } from './draft.ts';
import { openJson, saveJson } from './files.ts';
import { MakingProvider } from './making.ts';
import { OwnList } from './OwnList.tsx';
import { ownOf, removeOwn, saveOwn } from './ownList.ts';
import { Parts } from './PartInput.tsx';
import { Reading } from './Reading.tsx';
import { readDraft } from './readDraft.ts';
import { TextTab } from './TextTab.tsx';

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

function Start({ library, onStart }: { library: Library; onStart(data: unknown): void }) {
  const [search, setSearch] = useState('');
  const wanted = search.trim().toLowerCase();
  const found = library.stock.filter(({ name, group }) => `${name} ${group}`.toLowerCase().includes(wanted));
  const groups = [...new Set(found.map(({ group }) => group))];
  return (
    <div className="flex flex-col gap-3">
      <p className="max-w-prose text-soft">
        Start with an empty form, or from a copy of one that comes with the game and change what is different.
      </p>
      <div className="flex flex-wrap items-center gap-2">
        <Button look="primary" icon={Plus} onPress={() => onStart(library.blank())}>
          New {library.one}
        </Button>
        <SearchInput
          className="min-w-64 flex-1"
          label={`Start from one of the ${library.many} of the game`}
          placeholder="Start from… a name or a group"
          value={search}
          onChange={setSearch}
          autoFocus
        />
      </div>
      {groups.map((group) => (
        <section key={group} aria-label={group}>
          <h3 className="mb-1 font-semibold text-soft text-xs">{group}</h3>
          <ul className="flex flex-wrap gap-1">
            {found
              .filter((entry) => entry.group === group)
              .map((entry) => (
                <li key={entry.id}>
                  <Button size="small" aria-label={`Start from ${entry.name}`} onPress={() => onStart(entry.data)}>
                    {entry.name}
                  </Button>
                </li>
              ))}
          </ul>
        </section>
      ))}
      {found.length === 0 ? <p className="text-soft">Nothing has that name. Try fewer letters.</p> : null}
    </div>
  );
}

function Maker({ library, draft, onDraft }: { library: Library; draft: Draft; onDraft(draft: Draft): void }) {
  const [tab, setTab] = useState(draft.text === undefined ? 'form' : 'text');
  const open = useTable((table) => table.open);
  const taken = open ? ownOf(library, open.fight).map(({ id }) => id) : [];
  const { finished, textFaults, many } = readDraft(library, draft, taken);
  const form = library.form(draft.data);
  const { text: _text, ...plain } = draft;
  const frame = useRef<HTMLDivElement>(null);
  // What was pressed to begin is gone: the focus goes to the first input.
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
                      <Parts parts={section.parts} base="" />
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
                label={`${capital(library.one)} as JSON`}
                text={draft.text ?? JSON.stringify(draft.data, null, 2)}
                faults={many > 1 ? [] : textFaults}
                onText={(text) => {
                  const read = library.read(text);
                  const [first] = read.ok ? read.list : [];
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

/** The dialog. What is half made stays when it is closed. */
export function OwnDialog({ open, isOpen, onClose }: { open: OpenEncounter; isOpen: boolean; onClose(): void }) {
  const dispatch = useTable((table) => table.dispatch);
  const { draft: kept, keep } = useDraft();
  const { library } = open.ruleset;
  if (!library) return null;
  const draft = kept?.encounter === open.encounter.id ? kept : undefined;
  const own = ownOf(library, open.fight);
  const taken = own.map(({ id }) => id);
  const begin = (rest: Omit<Draft, 'encounter' | 'begun' | 'dirty'>, dirty = false) =>
    keep({ encounter: open.encounter.id, begun: (kept?.begun ?? 0) + 1, dirty, ...rest });
  const read = draft ? readDraft(library, draft, taken) : undefined;
  const save = () => {
    if (!draft || !read || read.things.length === 0) return;
    if (!dispatch(saveOwn(library, open.fight, read.things, draft.was))) return;
    const [thing] = read.things;
    const entry = library.entry(thing);
    if (read.things.length === 1)
      keep({ encounter: draft.encounter, begun: draft.begun, was: entry.id, data: thing, dirty: false });
    else keep(undefined);
    toast.success(
      read.things.length === 1
        ? `“${entry.name}” is saved.`
        : `${count(read.things.length, library.one, library.many)} saved.`,
    );
  };
  const bringIn = async () => {
    const text = await openJson();
    if (text === undefined) return;
    const found = library.read(text);
    if (!found.ok) {
      begin({ data: library.blank(), text }, true);
      toast.error('The file has a mistake: its line is marked.');
      return;
    }
    if (dispatch(saveOwn(library, open.fight, found.list)))
      toast.success(`${count(found.list.length, library.one, library.many)} brought in.`);
  };
  return (
    <Dialog
      title={`${capital(library.many)} of our own`}
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
            <Button look="primary" icon={Save} isDisabled={!read || read.things.length === 0} onPress={save}>
              {read && read.many > 1 ? `Save all ${read.many}` : `Save the ${library.one}`}
            </Button>
          ) : null}
        </>
      }
    >
      <div className="grid h-[calc(92dvh-9.5rem)] grid-cols-[14rem_minmax(0,1fr)_19rem] gap-5">
        <section aria-label={`Our own ${library.many}`} className="flex min-h-0 flex-col gap-2 overflow-y-auto">
          <OwnList
            library={library}
            own={own}
            chosen={draft?.was}
            onChoose={(entry) => begin({ was: entry.id, data: entry.data })}
            onRemove={(entry) => {
              if (dispatch(removeOwn(library, open.fight, entry.id)) && draft?.was === entry.id) keep(undefined);
            }}
          />
          {draft ? (
            <Button icon={Plus} onPress={() => keep(undefined)}>
              Another one
            </Button>
          ) : null}
          <Button data-next="" look="quiet" icon={Upload} onPress={() => void bringIn()}>
            From a file
          </Button>
          <Button
            look="quiet"
            icon={Download}
            isDisabled={own.length === 0}
            onPress={() =>
              void saveJson(
                own.map(({ data }) => data),
                `${open.ruleset.name} ${library.many}`,
              )
            }
          >
            All as a file
          </Button>
          <p className="text-faint text-xs leading-relaxed">{library.about}</p>
        </section>
        <section
          aria-label="What is being made"
          className="-mx-1 flex min-h-0 flex-col overflow-y-auto px-1 [&>*]:min-h-0 [&>*]:flex-1"
        >
          {draft ? (
            <Maker key={draft.begun} library={library} draft={draft} onDraft={keep} />
          ) : (
            <Start
              library={library}
              onStart={(data) =>
                begin(
                  { data: library.stock.some((entry) => entry.data === data) ? library.copyOf(data, taken) : data },
                  true,
                )
              }
            />
          )}
        </section>
        <Reading library={library} draft={draft} read={read} />
      </div>
    </Dialog>
  );
}

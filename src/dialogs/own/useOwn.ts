/**
 * One kind of a table's own things for the dialog: the saved things, the draft, and the actions on
 * both.
 */

import { toast } from 'sonner';
import type { Catalogue, CatalogueEntry } from '../../engine/forms/catalogue.ts';
import { countWords } from '../../engine/words.ts';
import { tableActions } from '../../store/store.ts';
import type { OpenEncounter } from '../../store/types.ts';
import { type Draft, useDrafts } from './draft.ts';
import { openJson, saveJson } from './files.ts';
import { ownOf, removeOwn, saveOwn } from './ownList.ts';
import { type Read, readDraft } from './readDraft.ts';

export interface Own {
  catalogue: Catalogue;
  /** The things that the table has made. */
  own: readonly CatalogueEntry[];
  draft: Draft | undefined;
  read: Read | undefined;
  /** Begins a draft: an empty one, a copy of a game's thing, or a thing of the table to change. */
  start(data: unknown): void;
  change(entry: CatalogueEntry): void;
  keep(draft: Draft | undefined): void;
  save(): void;
  remove(entry: CatalogueEntry): void;
  bringIn(): Promise<void>;
  giveOut(): void;
}

/** The things of one catalogue in the open encounter. */
export function useOwn(open: OpenEncounter, catalogue: Catalogue): Own {
  const { dispatch } = tableActions;
  const kept = useDrafts(({ drafts }) => drafts[catalogue.path]);
  const keepIn = useDrafts((state) => state.keep);
  const keep = (draft: Draft | undefined) => keepIn(catalogue.path, draft);
  const draft = kept?.encounter === open.encounter.id ? kept : undefined;
  const own = ownOf(catalogue, open.fight);
  const taken = own.map(({ id }) => id);
  const read = draft ? readDraft(catalogue, draft, taken) : undefined;
  const begin = (rest: Omit<Draft, 'encounter' | 'begun' | 'dirty'>, dirty = false) =>
    keep({ encounter: open.encounter.id, begun: (kept?.begun ?? 0) + 1, dirty, ...rest });
  return {
    catalogue,
    own,
    draft,
    read,
    keep,
    start: (data) =>
      begin(
        { data: catalogue.stock.some((entry) => entry.data === data) ? catalogue.copyOf(data, taken) : data },
        true,
      ),
    change: (entry) => begin({ was: entry.id, data: entry.data }),
    save() {
      if (!draft || !read || read.things.length === 0) return;
      if (!dispatch(saveOwn(catalogue, open.fight, read.things, draft.was))) return;
      const [thing] = read.things;
      const entry = catalogue.entry(thing);
      if (read.things.length === 1)
        keep({ encounter: draft.encounter, begun: draft.begun, was: entry.id, data: thing, dirty: false });
      else keep(undefined);
      toast.success(
        read.things.length === 1
          ? `“${entry.name}” is saved.`
          : `${countWords(read.things.length, catalogue.one, catalogue.many)} saved.`,
      );
    },
    remove(entry) {
      if (dispatch(removeOwn(catalogue, open.fight, entry.id)) && draft?.was === entry.id) keep(undefined);
    },
    async bringIn() {
      const text = await openJson();
      if (text === undefined) return;
      const found = catalogue.read(text);
      if (!found.ok) {
        begin({ data: catalogue.blank(), text }, true);
        toast.error('The file has a mistake: its line is marked.');
        return;
      }
      if (dispatch(saveOwn(catalogue, open.fight, found.list)))
        toast.success(`${countWords(found.list.length, catalogue.one, catalogue.many)} brought in.`);
    },
    giveOut: () =>
      void saveJson(
        own.map(({ data }) => data),
        `${open.ruleset.name} ${catalogue.many}`,
      ),
  };
}

/**
 * The drafts of a table's own things, one for each kind. A draft outlives the closed dialog and a
 * reload, so that a click beside the dialog loses nothing.
 */
import * as z from 'zod/mini';
import { create } from 'zustand';
import { recallValue, rememberValue, tabStore } from '../../browser/kept.ts';

const draftSchema = z.object({
  /** The encounter that the draft belongs to. */
  encounter: z.string(),
  /** The number of this draft in the window. Another number makes another form. */
  begun: z.number(),
  /** The id of the thing that is being changed. Left out for a new thing. */
  was: z.exactOptional(z.string()),
  data: z.unknown(),
  /** The JSON as it is typed. Left out while the form is newer than the JSON. */
  text: z.exactOptional(z.string()),
  /** The draft has changed since it was begun or saved. */
  dirty: z.boolean(),
});
export type Draft = z.infer<typeof draftSchema>;

const KEY = 'affray-drafts';

/** The drafts by the path of their catalogue. */
type Drafts = Readonly<Record<string, Draft>>;

function recalled(): Drafts {
  const found = z.record(z.string(), draftSchema).safeParse(recallValue(tabStore, KEY));
  return found.success ? found.data : {};
}

/** The drafts of this window. A catalogue without a draft has nothing in progress. */
export const useDrafts = create<{ drafts: Drafts; keep(catalogue: string, draft: Draft | undefined): void }>()(
  (set) => ({
    drafts: recalled(),
    keep: (catalogue, draft) =>
      set(({ drafts: { [catalogue]: _before, ...others } }) => {
        const drafts = draft ? { ...others, [catalogue]: draft } : others;
        rememberValue(tabStore, KEY, drafts);
        return { drafts };
      }),
  }),
);

/** What is being made, one thing of each kind: it stays while the dialog is closed and over a reload, so that a half-made thing is not lost by a click beside it. */
import * as z from 'zod/mini';
import { create } from 'zustand';
import { recall, remember } from '../../store/session.ts';

const draftSchema = z.object({
  /** The encounter that it is made for. */
  encounter: z.string(),
  /** Which draft of this window it is: another number, another form. */
  begun: z.number(),
  /** The id of the one that is changed; left out for a new one. */
  was: z.exactOptional(z.string()),
  data: z.unknown(),
  /** The JSON as it is typed; left out while the form is ahead of it. */
  text: z.exactOptional(z.string()),
  /** Changed since it was begun or saved. */
  dirty: z.boolean(),
});
export type Draft = z.infer<typeof draftSchema>;

const KEY = 'affray-drafts';
const tab = (() => {
  try {
    return globalThis.sessionStorage;
  } catch {
    // A browser may deny storage altogether; the draft then lives until the page is left.
    return undefined;
  }
})();

/** By the path of their catalogue. */
type Drafts = Readonly<Record<string, Draft>>;

function recalled(): Drafts {
  const found = z.record(z.string(), draftSchema).safeParse(recall(tab, KEY));
  return found.success ? found.data : {};
}

/** The drafts of this window. Without one nothing is being made there. */
export const useDrafts = create<{ drafts: Drafts; keep(catalogue: string, draft: Draft | undefined): void }>()(
  (set) => ({
    drafts: recalled(),
    keep: (catalogue, draft) =>
      set(({ drafts: { [catalogue]: _before, ...others } }) => {
        const drafts = draft ? { ...others, [catalogue]: draft } : others;
        remember(tab, KEY, drafts);
        return { drafts };
      }),
  }),
);

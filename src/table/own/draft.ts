/** What is being made: it stays while the dialog is closed, so that a half-made thing is not lost by a click beside it. */
import { create } from 'zustand';

export interface Draft {
  /** The encounter that it is made for. */
  encounter: string;
  /** Which draft of this window it is: another number, another form. */
  begun: number;
  /** The id of the one that is changed; left out for a new one. */
  was?: string;
  data: unknown;
  /** The JSON as it is typed; left out while the form is ahead of it. */
  text?: string;
  /** Changed since it was begun or saved. */
  dirty: boolean;
}

/** The draft of this window. Undefined: nothing is being made. */
export const useDraft = create<{ draft: Draft | undefined; keep(draft: Draft | undefined): void }>()((set) => ({
  draft: undefined,
  keep: (draft) => set({ draft }),
}));

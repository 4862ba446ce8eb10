/** Reads a draft: which things could be saved, its faults, and how many things its text holds. */
import type { Catalogue, CatalogueFault } from '../../engine/forms/catalogue.ts';
import type { Draft } from './draft.ts';

export interface Read {
  /** The draft with its derived values filled in, and its faults. */
  finished: { data: unknown; faults: CatalogueFault[] };
  /** The faults of the typed JSON, with lines. */
  textFaults: CatalogueFault[];
  /** How many things the text holds. */
  many: number;
  /** The things that can be saved now. Empty while there is any fault. */
  things: unknown[];
}

/** Reads a draft. `taken` are the ids of the table's things; the draft may keep its own id. */
export function readDraft(catalogue: Catalogue, draft: Draft, taken: readonly string[]): Read {
  const others = taken.filter((id) => id !== draft.was);
  const finished = catalogue.finish(draft.data, others);
  if (draft.text === undefined)
    return { finished, textFaults: [], many: 1, things: finished.faults.length === 0 ? [finished.data] : [] };
  const read = catalogue.read(draft.text);
  if (!read.ok) return { finished, textFaults: read.faults, many: 1, things: [] };
  if (read.list.length > 1) return { finished, textFaults: [], many: read.list.length, things: read.list };
  return { finished, textFaults: [], many: 1, things: finished.faults.length === 0 ? [finished.data] : [] };
}

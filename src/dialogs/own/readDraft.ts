/** What a draft comes to: the things that could be saved, what is wrong with it, how many its text holds. */
import type { Catalogue, CatalogueFault } from '../../engine/forms/catalogue.ts';
import type { Draft } from './draft.ts';

export interface Read {
  /** The draft with what follows by itself filled in, and its faults. */
  finished: { data: unknown; faults: CatalogueFault[] };
  /** What is wrong with the JSON as it is typed, with lines. */
  textFaults: CatalogueFault[];
  /** How many things the text holds. */
  many: number;
  /** What can be saved now; nothing while anything is wrong. */
  things: unknown[];
}

/** Reads a draft. `taken`: the ids of what the table has; its own id is free to it. */
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

/**
 * The contents of a shelf file that the user dropped or chose. The file is read at once on any
 * screen, and the shelf's screen offers it.
 */

import { toast } from 'sonner';
import { create } from 'zustand';
import type { Ruleset } from '../../engine/ruleset.ts';
import { tableNow } from '../../store/store.ts';
import { type Read, readFile } from './shelfFiles.ts';

/** A file that is being read, and the progress from 0 to 1. */
interface Reading {
  name: string;
  share: number;
}

/** The file that is offered now or is being read, if there is one. */
export const useOffered = create<{
  file?: { name: string; read: Read } | undefined;
  reading?: Reading | undefined;
}>()(() => ({}));

let last = new AbortController();

/** Stops reading. */
export function stopReading(): void {
  last.abort();
  useOffered.setState({ reading: undefined });
}

/**
 * Reads a file and offers its contents. Reports an unreadable file, and stops reading an earlier
 * one. A table that names no game belongs to `usual`, or to the last game used.
 */
export async function offerFile(file: File, usual?: Ruleset): Promise<void> {
  stopReading();
  last = new AbortController();
  const { signal } = last;
  const { name } = file;
  const told = (share: number) => signal.aborted || useOffered.setState({ reading: { name, share } });
  told(0);
  try {
    const read = await readFile(file, usual?.id ?? tableNow().session.setup.game, told, signal);
    if (!read || signal.aborted) return;
    if (read.ok) useOffered.setState({ file: { name, read: read.value } });
    else toast.error(`“${name}”: ${read.refusal.text}`);
  } catch {
    if (!signal.aborted) toast.error('What reads files could not be fetched: try again, or load the page again.');
  }
  if (!signal.aborted) useOffered.setState({ reading: undefined });
}

/** Ends the offer. */
export const putAside = (): void => useOffered.setState({ file: undefined });

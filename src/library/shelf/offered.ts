/** What is in a file of the shelf that was dropped or chosen: read at once wherever that was, and offered on the shelf's screen. */
import { create } from 'zustand';
import type { Ruleset } from '../../engine/ruleset.ts';
import { loadAllGames } from '../../rulesets/index.ts';
import { verbs } from '../../store/store.ts';
import { coming } from '../../ui/parts/later.tsx';
import { toast } from '../../ui/toasts/toast.ts';
import type { Read } from './shelfFiles.ts';

/** The formats are fetched with the first file. */
export const shelfFiles = coming(() => import('./shelfFiles.ts'));

/** Says that what reads and writes files could not be fetched. */
export const tellNotFetched = (): unknown =>
  toast.error('A part of Affray could not be fetched: look at the connection and try again.');

/** The file that is offered now, if one is. */
export const useOffered = create<{ file?: { name: string; read: Read } | undefined }>()(() => ({}));

/** Reads a file, and offers what is in it; one that cannot be read is told. A table that names no game is of `usual`, or of the last one used. */
export async function offerFile(file: File, usual?: Ruleset): Promise<void> {
  try {
    const [{ readFile }, games] = await Promise.all([shelfFiles.fetch(), loadAllGames()]);
    const last = games.find(({ id }) => id === verbs().session.setup.game) ?? games[0];
    const read = await readFile(file, games, usual ?? last);
    if (read.ok) useOffered.setState({ file: { name: file.name, read: read.value } });
    else toast.error(`“${file.name}”: ${read.refusal.text}`);
  } catch {
    tellNotFetched();
  }
}

/** Offers it no longer. */
export const putAside = (): void => useOffered.setState({ file: undefined });

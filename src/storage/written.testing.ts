/**
 * For tests of the store: a fight of three rounds as stored on disk, read again, and changed there.
 */
import type { Encounter } from '../engine/encounter.ts';
import { parseMended } from '../engine/kept/mend.ts';
import { setUpOrThrow } from '../engine/play.testing.ts';
import { applyChange, type Change, markOf } from '../engine/table/change.ts';
import { toy, toyScenes, toyScript } from '../engine/toy.testing.ts';
import type { Database } from './database.ts';
import { rawOf } from './encounters.ts';
import { appendChanges, type LoadedEncounter, loadEncounter } from './journal.ts';
import { sealedRecord } from './records.ts';
import { writeSnapshot } from './snapshots.ts';

const rulesetOf = (id: string) => (id === 'toy' ? toy : undefined);
/** Reads encounters of the toy game. */
export const toyReader = {
  loadGame: async (id: string) => rulesetOf(id),
  read: async (raw: unknown) => parseMended(raw, rulesetOf),
};
/** A change for a round, and one for the beginning. */
export const roundChange: Change = { kind: 'command', command: { type: 'act', actor: 'table', action: 'round' } };
export const beginChange: Change = { kind: 'command', command: { type: 'begin' } };

/** The right to write in the name of this window, or of another when it is given. */
export const writingOf = (encounter: Encounter, holder = 'me') => ({ encounter, holder, changed: 1 });

/**
 * A fight of three rounds: a snapshot at the start and after `at` changes, and all changes in the
 * journal.
 */
export async function writtenFight(db: Database, at = 2): Promise<Encounter[]> {
  let encounter = setUpOrThrow(toy, toyScenes, toyScript);
  const states = [encounter];
  await writeSnapshot(db, writingOf(encounter), 0);
  for (const [n, change] of [beginChange, roundChange, roundChange, roundChange].entries()) {
    const next = applyChange(toy, encounter, change);
    if (!next.ok) throw new Error(next.refusal.text);
    encounter = next.value;
    states.push(encounter);
    await appendChanges(db, writingOf(encounter), n + 1, [{ change, mark: markOf(encounter) }]);
    if (n + 1 === at) await writeSnapshot(db, writingOf(encounter), at);
  }
  return states;
}

/** The encounter that the store gives; throws when the store refuses. */
export async function loadedFight(db: Database): Promise<LoadedEncounter> {
  const result = await loadEncounter(await rawOf(db, 'script'), toyReader);
  if (!result.ok) throw new Error(result.refusal.text);
  return result.value;
}

/** Rewrites a line as a program would, with a checksum that fits. */
export async function changeLine(
  db: Database,
  seq: number,
  change: (line: Record<string, unknown>) => Record<string, unknown>,
): Promise<void> {
  const { seal: _, ...line } = (await db.get('journal', ['script', seq])) as Record<string, unknown>;
  await db.put('journal', sealedRecord(change(line)));
}
/** Rewrites one of the two copies as a program would, with a checksum that fits. */
export async function changeSnapshot(
  db: Database,
  which: 'newest' | 'oldest',
  change: (snapshot: { seq: number; text: string; sum: string }) => object,
): Promise<void> {
  const all = (await db.getAll('snapshots')) as { seq: number; text: string; sum: string }[];
  all.sort((a, b) => a.seq - b.seq);
  const one = which === 'newest' ? all.at(-1) : all[0];
  if (!one) throw new Error('There is no snapshot.');
  const { seal: _, ...bare } = { ...one, seal: '' };
  await db.put('snapshots', sealedRecord({ ...bare, ...change(one) }));
}

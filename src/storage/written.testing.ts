/** For tests of the store: a fight of three rounds as it lies on disk, read again, and changed there. */
import { type Encounter, parseEncounter } from '../engine/encounter.ts';
import { setUpOrThrow } from '../engine/play.testing.ts';
import { toy, toyScenes, toyScript } from '../engine/toy.testing.ts';
import { applyChange, type Change, markOf } from './change.ts';
import type { Database } from './database.ts';
import { rawOf } from './encounters.ts';
import { append, type Loaded, load } from './journal.ts';
import { sealed } from './records.ts';
import { writeSnapshot } from './snapshots.ts';

const rulesetOf = (id: string) => (id === 'toy' ? toy : undefined);
/** What reads encounters of the toy game. */
export const reader = {
  loadGame: async (id: string) => rulesetOf(id),
  read: async (raw: unknown) => parseEncounter(raw, rulesetOf),
};
/** A change each: a round, and the beginning. */
export const round: Change = { kind: 'command', command: { type: 'act', actor: 'table', action: 'round' } };
export const begin: Change = { kind: 'command', command: { type: 'begin' } };

/** Written by this window, unless another is named. */
export const writing = (encounter: Encounter, holder = 'me') => ({ encounter, holder, changed: 1 });

/** A fight of three rounds: a snapshot at the start and after `at` changes, and all changes in the journal. */
export async function written(db: Database, at = 2): Promise<Encounter[]> {
  let encounter = setUpOrThrow(toy, toyScenes, toyScript);
  const states = [encounter];
  await writeSnapshot(db, writing(encounter), 0);
  for (const [n, change] of [begin, round, round, round].entries()) {
    const next = applyChange(toy, encounter, change);
    if (!next.ok) throw new Error(next.refusal.text);
    encounter = next.value;
    states.push(encounter);
    await append(db, writing(encounter), n + 1, [{ change, mark: markOf(encounter) }]);
    if (n + 1 === at) await writeSnapshot(db, writing(encounter), at);
  }
  return states;
}

/** What the store gives of it; throws when it refuses. */
export async function loaded(db: Database): Promise<Loaded> {
  const result = await load(await rawOf(db, 'script'), reader);
  if (!result.ok) throw new Error(result.refusal.text);
  return result.value;
}

/** Changes a line as a program would that wrote it so: its checksum fits. */
export async function changeLine(
  db: Database,
  seq: number,
  change: (line: Record<string, unknown>) => Record<string, unknown>,
): Promise<void> {
  const { seal: _, ...line } = (await db.get('journal', ['script', seq])) as Record<string, unknown>;
  await db.put('journal', sealed(change(line)));
}
/** The same for one of the two copies. */
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
  await db.put('snapshots', sealed({ ...bare, ...change(one) }));
}

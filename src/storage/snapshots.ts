/** Snapshots and the list's record of an encounter: two whole copies of different moments, either of which goes on with the journal. */
import * as z from 'zod/mini';
import type { Encounter } from '../engine/encounter.ts';
import { checksum } from '../formats/checksum.ts';
import { type Scene, sceneSchema } from '../space/scene.ts';
import { allOrNone, type Database, HeldElsewhere, keysOf, onDisk } from './database.ts';
import { type Entry, entryIn, LONGEST_WORDS, type Snapshot, sealed, snapshotIn } from './records.ts';

/** Writing means: this encounter, by this window. */
export interface Writing {
  encounter: Encounter;
  holder: string;
  changed: number;
}

/** What an encounter is found by without being opened. */
function wordsOf({ fight }: Encounter): Pick<Entry, 'words'> {
  const people = Object.values(fight.combatants);
  const all = [
    ...Object.values(fight.notes).flatMap(({ name, text }) => [name, text]),
    ...new Set(people.map(({ name }) => name)),
    ...new Set(people.map(({ note }) => note)),
  ];
  const words = all.filter(Boolean).join(' ').slice(0, LONGEST_WORDS);
  return words === '' ? {} : { words };
}

/** How the list shows an encounter. */
export const entryOf = (encounter: Encounter, at: { changed: number; holder: string }): Entry => ({
  id: encounter.id,
  name: encounter.name,
  ruleset: encounter.ruleset,
  // A fight whose beginning still asks something has begun, though its document is still that of the set-up.
  stage: encounter.open?.command.type === 'begin' ? 'running' : encounter.fight.stage,
  scene: encounter.fight.scene.name,
  combatants: encounter.fight.order.length,
  ...(encounter.folder === undefined ? {} : { folder: encounter.folder }),
  ...(encounter.tags === undefined ? {} : { tags: encounter.tags }),
  ...wordsOf(encounter),
  changed: at.changed,
  removed: null,
  holder: at.holder,
});

/** Throws when the record says that another window writes this encounter now. A damaged record says nothing. */
export function refuseUnlessHeld(found: unknown, holder: string): void {
  const entry = entryIn(found);
  if (entry && entry.holder !== holder) throw new HeldElsewhere('This encounter is open in another window.');
}

const SLOTS = [0, 1] as const;

/**
 * Writes the whole encounter, which holds every change up to `seq`. Usually over the older copy, or a damaged one, so that the other
 * stays as it was with the lines that it needs. `both`: where the lines up to here have a gap, or there is no copy yet, so that
 * neither leans on them. Lines that no copy needs go.
 */
export async function writeSnapshot(
  db: Database,
  writing: Writing,
  seq: number,
  over: 'older' | 'both' = 'older',
): Promise<void> {
  const { encounter, holder } = writing;
  const text = JSON.stringify(encounter);
  const sum = checksum(text);
  const tx = db.transaction(['encounters', 'snapshots', 'journal'], 'readwrite', onDisk);
  const snapshots = tx.objectStore('snapshots');
  await allOrNone(tx, async () => {
    refuseUnlessHeld(await tx.objectStore('encounters').get(encounter.id), holder);
    const whole = (await snapshots.getAll(keysOf(encounter.id))).flatMap((raw) => snapshotIn(raw) ?? []);
    const stays = over === 'both' ? undefined : whole.sort((a, b) => b.seq - a.seq)[0];
    for (const slot of SLOTS.filter((one) => one !== stays?.slot)) {
      const snapshot: Snapshot = { encounter: encounter.id, slot, seq, text, sum, at: writing.changed };
      await snapshots.put(sealed(snapshot));
    }
    const needed = stays?.seq ?? seq;
    await tx.objectStore('journal').delete(IDBKeyRange.bound([encounter.id, 0], [encounter.id, needed]));
    await tx.objectStore('encounters').put(sealed(entryOf(encounter, writing)));
  });
}

/** As much of a copy as the list shows. */
const glimpseSchema = z.object({
  name: z.string(),
  ruleset: z.string(),
  fight: z.object({
    stage: z.enum(['setup', 'running', 'over']),
    scene: z.object({ name: z.string() }),
    order: z.array(z.unknown()),
  }),
});

/** The record of an encounter made anew from its newest whole copy; undefined where none can be read. */
export function entryFrom(id: string, snapshots: readonly unknown[]): Entry | undefined {
  const whole = snapshots.flatMap((raw) => snapshotIn(raw) ?? []).sort((a, b) => b.seq - a.seq);
  for (const { text, at } of whole) {
    try {
      const { name, ruleset, fight } = glimpseSchema.parse(JSON.parse(text));
      const { stage, scene, order } = fight;
      const combatants = order.length;
      return { id, name, ruleset, stage, scene: scene.name, combatants, changed: at ?? 0, removed: null, holder: '' };
    } catch {
      // Then the one before it.
    }
  }
  return undefined;
}

const placedSchema = z.object({ fight: z.object({ scene: sceneSchema }) });

/** The map of an encounter as its newest whole copy has it: for a picture in a list, so nothing of the journal is done again. */
export async function mapIn(db: Database, id: string): Promise<Scene | undefined> {
  const copies = (await db.getAll('snapshots', keysOf(id))).flatMap((raw) => snapshotIn(raw) ?? []);
  const [newest] = copies.sort((a, b) => b.seq - a.seq);
  const read = newest && placedSchema.safeParse(JSON.parse(newest.text));
  return read?.success ? read.data.fight.scene : undefined;
}

/** Writes what `change` makes of the record of an encounter; one that is missing or damaged is made anew first. Where nothing is there nothing happens. */
export async function changeEntry(db: Database, id: string, change: (entry: Entry) => Entry): Promise<void> {
  const tx = db.transaction(['encounters', 'snapshots'], 'readwrite', onDisk);
  await allOrNone(tx, async () => {
    const entry =
      entryIn(await tx.objectStore('encounters').get(id)) ??
      entryFrom(id, await tx.objectStore('snapshots').getAll(keysOf(id)));
    if (entry) await tx.objectStore('encounters').put(sealed(change(entry)));
  });
}

/** Says that this window writes the encounter from now on; whoever did before is refused. */
export const claim = (db: Database, id: string, holder: string): Promise<void> =>
  changeEntry(db, id, (entry) => ({ ...entry, holder }));

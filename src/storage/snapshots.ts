/**
 * Snapshots and the list record of an encounter: two whole copies of different moments, each of
 * which can continue with the journal.
 */
import * as z from 'zod/mini';
import type { Encounter } from '../engine/encounter.ts';
import { checksum } from '../formats/checksum.ts';
import { type Scene, sceneSchema } from '../space/scene.ts';
import { allOrNone, type Database, HeldElsewhere, keysOf, onDisk } from './database.ts';
import { type Entry, entryIn, LONGEST_WORDS, type Snapshot, sealedRecord, snapshotIn } from './records.ts';

/** The right to write: this encounter, by this window. */
export interface Writing {
  encounter: Encounter;
  holder: string;
  changed: number;
}

/** The words that a search finds an encounter by without opening it. */
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

/** The encounter's line in the list. */
export const entryOf = (encounter: Encounter, at: { changed: number; holder: string }): Entry => ({
  id: encounter.id,
  name: encounter.name,
  ruleset: encounter.ruleset,
  // A fight whose beginning still asks something has begun, although its document is still in
  // set-up.
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

/**
 * Throws when the record says that another window writes this encounter now. A damaged record
 * counts as no such sign.
 */
export function refuseUnlessHeld(found: unknown, holder: string): void {
  const entry = entryIn(found);
  if (entry && entry.holder !== holder) throw new HeldElsewhere('This encounter is open in another window.');
}

const SLOTS = [0, 1] as const;

/**
 * Writes the whole encounter, with every change up to `seq`. Usually it replaces the older or a
 * damaged copy, so that the other copy and the lines it needs stay. `both` writes both copies,
 * where the journal has a gap or there is no copy yet, so that neither depends on the lines. Lines
 * that no copy needs are deleted.
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
      await snapshots.put(sealedRecord(snapshot));
    }
    const needed = stays?.seq ?? seq;
    await tx.objectStore('journal').delete(IDBKeyRange.bound([encounter.id, 0], [encounter.id, needed]));
    await tx.objectStore('encounters').put(sealedRecord(entryOf(encounter, writing)));
  });
}

/** The part of a copy that the list shows. */
const glimpseSchema = z.object({
  name: z.string(),
  ruleset: z.string(),
  fight: z.object({
    stage: z.enum(['setup', 'running', 'over']),
    scene: z.object({ name: z.string() }),
    order: z.array(z.unknown()),
  }),
});

/**
 * An encounter's record, made anew from its newest whole copy; undefined where no copy can be read.
 */
export function entryFrom(id: string, snapshots: readonly unknown[]): Entry | undefined {
  const whole = snapshots.flatMap((raw) => snapshotIn(raw) ?? []).sort((a, b) => b.seq - a.seq);
  for (const { text, at } of whole) {
    try {
      const { name, ruleset, fight } = glimpseSchema.parse(JSON.parse(text));
      const { stage, scene, order } = fight;
      const combatants = order.length;
      return { id, name, ruleset, stage, scene: scene.name, combatants, changed: at ?? 0, removed: null, holder: '' };
    } catch {
      // This copy is damaged, so the one before it is tried.
    }
  }
  return undefined;
}

const placedSchema = z.object({ fight: z.object({ scene: sceneSchema }) });

/**
 * The map of an encounter from its newest whole copy. It is for a picture in a list, so the journal
 * is not replayed.
 */
export async function mapIn(db: Database, id: string): Promise<Scene | undefined> {
  const copies = (await db.getAll('snapshots', keysOf(id))).flatMap((raw) => snapshotIn(raw) ?? []);
  const [newest] = copies.sort((a, b) => b.seq - a.seq);
  const read = newest && placedSchema.safeParse(JSON.parse(newest.text));
  return read?.success ? read.data.fight.scene : undefined;
}

/**
 * Writes the result of `change` as the record of an encounter; a missing or damaged record is made
 * anew first. Nothing happens where the encounter does not exist.
 */
export async function changeEntry(db: Database, id: string, change: (entry: Entry) => Entry): Promise<void> {
  const tx = db.transaction(['encounters', 'snapshots'], 'readwrite', onDisk);
  await allOrNone(tx, async () => {
    const entry =
      entryIn(await tx.objectStore('encounters').get(id)) ??
      entryFrom(id, await tx.objectStore('snapshots').getAll(keysOf(id)));
    if (entry) await tx.objectStore('encounters').put(sealedRecord(change(entry)));
  });
}

/** Makes this window the writer of the encounter; the former writer is refused from now on. */
export const claimEncounter = (db: Database, id: string, holder: string): Promise<void> =>
  changeEntry(db, id, (entry) => ({ ...entry, holder }));

/**
 * Short forms: forms and script lines give a bare item or condition id, which is filled in here to
 * what a sheet stores.
 */
import { isItem, specOf } from './things/gear.ts';
import { type MadeItem, madeItemSchema, specOfMade } from './things/itemsMade.ts';
import type { ItemSpec } from './things/itemTypes.ts';

type Held = 'main' | 'off' | 'both' | null;
const heldBy = (entry: unknown): Held =>
  typeof entry === 'object' && entry !== null && 'held' in entry ? (entry.held as Held) : null;

/**
 * Gives the hands for a new item beside those taken already. An item that does not fit is packed.
 */
function readied({ category, hands, weapon }: ItemSpec, taken: readonly Held[]): { held: Held; worn: boolean } {
  if (category === 'armour' || category === 'helmet') return { held: null, worn: true };
  const free = (hand: 'main' | 'off') => !taken.includes(hand) && !taken.includes('both');
  if (category === 'shield' && free('off')) return { held: 'off', worn: false };
  if (category !== 'weapon' || !weapon) return { held: null, worn: false };
  if (hands === 2) return { held: free('main') && free('off') ? 'both' : null, worn: false };
  return { held: free('main') ? 'main' : null, worn: false };
}

/**
 * Gives the table's own item for an entry that was chosen from the catalogue and holds only its
 * made values.
 */
const madeIn = (entry: unknown): MadeItem | undefined =>
  typeof entry === 'object' && entry !== null && 'made' in entry && !('id' in entry)
    ? madeItemSchema.safeParse(entry.made).data
    : undefined;

/**
 * Fills in bare item ids and items from the catalogue, and readies each one when a hand is free.
 * Leaves everything else for the schema to judge.
 */
export function fillGear(value: unknown): unknown {
  if (!Array.isArray(value)) return value;
  const filled: unknown[] = [];
  for (const entry of value) {
    const made = madeIn(entry);
    const item = made?.id ?? entry;
    if (typeof item !== 'string' || !(made || isItem(item))) {
      filled.push(entry);
      continue;
    }
    const ids = filled.map((one) => (typeof one === 'object' && one !== null && 'id' in one ? one.id : one));
    let id = item;
    for (let nth = 2; ids.includes(id); nth++) id = `${item}-${nth}`;
    const how = readied(made ? specOfMade(made) : specOf(item), [...filled, ...value].map(heldBy));
    filled.push({ id, item, ...how, damaged: false, used: false, spent: false, ...(made ? { made } : {}) });
  }
  return filled;
}

/**
 * Fills in bare condition ids: the dying get their round, and others last until something ends
 * them.
 */
export function fillConditions(value: unknown): unknown {
  if (!Array.isArray(value)) return value;
  const lasting: Readonly<Record<string, string>> = {
    incapacitated: 'stretch',
    confused: 'stretch',
    frightened: 'stretch',
    terrified: 'stretch',
    'arm-injury': 'rest',
    'eye-injury': 'rest',
    hobbled: 'rest',
  };
  return value.map((entry: unknown) =>
    typeof entry !== 'string'
      ? entry
      : { id: entry, until: lasting[entry] ?? 'cause', ...(entry === 'dying' ? { rounds: 2 } : {}) },
  );
}

/** Fills in bare ids of the table's own traits. The catalogue adds what they do. */
export const fillMade = (value: unknown): unknown =>
  Array.isArray(value)
    ? value.map((entry: unknown) => (typeof entry === 'string' ? { id: entry, name: entry } : entry))
    : value;

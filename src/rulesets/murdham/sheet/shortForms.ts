/**
 * Short forms by hand: a bare item or condition id, as forms and script lines give it, filled in to
 * what a sheet keeps.
 */
import { isItem, specOf } from './things/gear.ts';
import { type MadeItem, madeItemSchema, specOfMade } from './things/itemsMade.ts';
import type { ItemSpec } from './things/itemTypes.ts';

type Held = 'main' | 'off' | 'both' | null;
const heldBy = (entry: unknown): Held =>
  typeof entry === 'object' && entry !== null && 'held' in entry ? (entry.held as Held) : null;

/**
 * The hands that a new thing takes, among what is held already: readied when it fits, else packed.
 */
function readied({ category, hands, weapon }: ItemSpec, taken: readonly Held[]): { held: Held; worn: boolean } {
  if (category === 'armour' || category === 'helmet') return { held: null, worn: true };
  const free = (hand: 'main' | 'off') => !taken.includes(hand) && !taken.includes('both');
  if (category === 'shield' && free('off')) return { held: 'off', worn: false };
  if (category !== 'weapon' || !weapon) return { held: null, worn: false };
  if (hands === 2) return { held: free('main') && free('off') ? 'both' : null, worn: false };
  return { held: free('main') ? 'main' : null, worn: false };
}

/** A thing of the table's own as it is chosen from the catalogue: nothing but what was made. */
const madeIn = (entry: unknown): MadeItem | undefined =>
  typeof entry === 'object' && entry !== null && 'made' in entry && !('id' in entry)
    ? madeItemSchema.safeParse(entry.made).data
    : undefined;

/**
 * Gear with every bare item id, and every thing from the catalogue, made whole, readied where a
 * hand is free; the rest the schema judges.
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
 * Conditions with every bare id made whole: the dying have their round, the rest last until
 * something ends them.
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

/**
 * Traits of the table's own, each bare id made whole; what it does is filled in from the catalogue.
 */
export const fillMade = (value: unknown): unknown =>
  Array.isArray(value)
    ? value.map((entry: unknown) => (typeof entry === 'string' ? { id: entry, name: entry } : entry))
    : value;

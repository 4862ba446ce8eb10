/** Short forms by hand: a bare item or condition id, as forms and script lines give it, filled in to what a sheet keeps. */
import { isItem, specOf } from './gear.ts';

type Held = 'main' | 'off' | 'both' | null;
const heldBy = (entry: unknown): Held =>
  typeof entry === 'object' && entry !== null && 'held' in entry ? (entry.held as Held) : null;

/** The hands that a new thing takes, among what is held already: readied when it fits, else packed. */
function readied(item: string, taken: readonly Held[]): { held: Held; worn: boolean } {
  const { category, hands, weapon } = specOf(item);
  if (category === 'armour' || category === 'helmet') return { held: null, worn: true };
  const free = (hand: 'main' | 'off') => !taken.includes(hand) && !taken.includes('both');
  if (category === 'shield' && free('off')) return { held: 'off', worn: false };
  if (category !== 'weapon' || !weapon) return { held: null, worn: false };
  if (hands === 2) return { held: free('main') && free('off') ? 'both' : null, worn: false };
  return { held: free('main') ? 'main' : null, worn: false };
}

/** Gear with every bare item id made a whole thing, readied where a hand is free; anything else is left for the schema to judge. */
export function fillGear(value: unknown): unknown {
  if (!Array.isArray(value)) return value;
  const filled: unknown[] = [];
  for (const entry of value) {
    if (typeof entry !== 'string' || !isItem(entry)) {
      filled.push(entry);
      continue;
    }
    const ids = filled.map((one) => (typeof one === 'object' && one !== null && 'id' in one ? one.id : one));
    let id = entry;
    for (let nth = 2; ids.includes(id); nth++) id = `${entry}-${nth}`;
    const how = readied(entry, [...filled, ...value].map(heldBy));
    filled.push({ id, item: entry, ...how, damaged: false, used: false, spent: false });
  }
  return filled;
}

/** Conditions with every bare id made whole: the dying have their round, the rest last until something ends them. */
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

/** Traits of the table's own, each bare id made whole; what it does is filled in from the library. */
export const fillMade = (value: unknown): unknown =>
  Array.isArray(value)
    ? value.map((entry: unknown) => (typeof entry === 'string' ? { id: entry, name: entry } : entry))
    : value;

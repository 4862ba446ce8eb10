/** Filling in the items of a sheet before it is checked: bare ids from the armoury, and what two hands can hold of them (IN-09). */
import { armoury } from './armoury.ts';

/** Hands of an ordinary body. */
export const HANDS = 2;

type Fields = Record<string, unknown>;
const isRecord = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The armoury's item where nothing but an id is given. */
function listed(given: unknown): Fields | undefined {
  const alone = isRecord(given) && Object.keys(given).length === 1 ? Object.values(given)[0] : given;
  return typeof alone === 'string' ? armoury.find(({ id }) => id === alone) : undefined;
}
const inHand = (thing: unknown): number =>
  isRecord(thing) && thing.where === 'hand' && typeof thing.hands === 'number' ? thing.hands : 0;

/**
 * A sheet with its items written out. What is given by its id alone is held while hands are free for it, else worn. A sheet from
 * before hands were counted (it has no number of them) is mended: what is too much for two hands is worn.
 */
export function furnish(raw: unknown): unknown {
  if (!isRecord(raw) || !Array.isArray(raw.items)) return raw;
  const given: unknown[] = raw.items;
  const counted = typeof raw.hands === 'number';
  const most = typeof raw.hands === 'number' ? raw.hands : HANDS;
  let full = counted ? given.reduce<number>((sum, thing) => sum + inHand(thing), 0) : 0;
  const placed = (thing: Fields): Fields => {
    const needs = typeof thing.hands === 'number' ? thing.hands : 0;
    const fits = full + needs <= most;
    if (fits) full += needs;
    return { ...thing, where: fits ? 'hand' : 'worn' };
  };
  const items = given.map((thing) => {
    const found = listed(thing);
    if (found) return placed(found);
    return !counted && isRecord(thing) && thing.where === 'hand' ? placed(thing) : thing;
  });
  return { ...raw, items };
}

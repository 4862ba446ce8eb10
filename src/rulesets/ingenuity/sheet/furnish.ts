/**
 * Completes a sheet before it is checked: writes out items and maneuvers of which only the id is
 * given, and holds no more than two hands can (IN-09).
 */
import { isPlainRecord } from '../../../engine/forms/plainRecord.ts';
import { armouryItems } from './armoury.ts';
import { maneuvers } from './effects.ts';

/** The hands of an ordinary body. */
export const HANDS = 2;

type Fields = Record<string, unknown>;
/** Reads an id that stands for a whole item or maneuver: bare, or alone in a record. */
const idAlone = (given: unknown): unknown =>
  isPlainRecord(given) && Object.keys(given).length === 1 ? Object.values(given)[0] : given;
/** Gives the armoury's item where the sheet has only its id. */
const listed = (given: unknown): Fields | undefined => armouryItems.find(({ id }) => id === idAlone(given));
const inHand = (thing: unknown): number =>
  isPlainRecord(thing) && thing.where === 'hand' && typeof thing.hands === 'number' ? thing.hands : 0;

/**
 * A sheet with its items written out. An item given by its id alone, or without its place, is held
 * while hands are free for it, and is worn otherwise. An older sheet without a number of hands is
 * corrected: items too many for two hands are worn.
 */
export function furnishSheet(raw: unknown): unknown {
  if (!isPlainRecord(raw)) return raw;
  const taught = Array.isArray(raw.maneuvers) ? { ...raw, maneuvers: raw.maneuvers.map(learnt) } : raw;
  return Array.isArray(raw.items) ? { ...taught, items: placedItems(raw, raw.items) } : taught;
}

/** Gives the maneuver where the sheet has only its id. */
function learnt(given: unknown): unknown {
  const id = idAlone(given);
  return maneuvers.find((one) => one.id === id) ?? given;
}

function placedItems(raw: Fields, given: readonly unknown[]): unknown[] {
  const counted = typeof raw.hands === 'number';
  const most = typeof raw.hands === 'number' ? raw.hands : HANDS;
  let full = counted ? given.reduce<number>((sum, thing) => sum + inHand(thing), 0) : 0;
  const placed = (thing: Fields): Fields => {
    const needs = typeof thing.hands === 'number' ? thing.hands : 0;
    const fits = full + needs <= most;
    if (fits) full += needs;
    return { ...thing, where: fits ? 'hand' : 'worn' };
  };
  return given.map((thing) => {
    const found = listed(thing);
    if (found) return placed(found);
    if (isPlainRecord(thing) && typeof thing.hands === 'number' && thing.where === undefined) return placed(thing);
    return !counted && isPlainRecord(thing) && thing.where === 'hand' ? placed(thing) : thing;
  });
}

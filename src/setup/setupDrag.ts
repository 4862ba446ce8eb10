/**
 * What is dragged from a list of the set-up to the map: a creature to add there, or a combatant who
 * is already in the cast.
 */
import { type DropItem, useDrag } from 'react-aria-components';
import type { Id } from '../engine/words.ts';

export type Dragged = { kind: 'creature' | 'combatant'; id: Id };

/** The types of the dragged data. A file or a word that is dragged over the map has another. */
const TYPES: Readonly<Record<Dragged['kind'], string>> = {
  creature: 'application/x-affray-creature',
  combatant: 'application/x-affray-combatant',
};
const KINDS = ['creature', 'combatant'] as const;

/**
 * The attributes that make an element of a list draggable to the map, and whether it is dragged.
 */
export function useSetupDrag({ kind, id }: Dragged) {
  // Other buttons in the element add and place by keyboard, so drag and drop needs no keys of its
  // own.
  return useDrag({ hasDragButton: true, getItems: () => [{ [TYPES[kind]]: id }] });
}

/** Tells whether the map takes a drag, by its types. */
export const isSetupDrag = (types: { has(type: string): boolean }): boolean =>
  KINDS.some((kind) => types.has(TYPES[kind]));

/** Reads what was dropped; undefined where it comes from elsewhere. */
export async function readSetupDrag(items: readonly DropItem[]): Promise<Dragged | undefined> {
  for (const item of items) {
    const kind = item.kind === 'text' ? KINDS.find((one) => item.types.has(TYPES[one])) : undefined;
    if (kind && item.kind === 'text') return { kind, id: await item.getText(TYPES[kind]) };
  }
  return undefined;
}

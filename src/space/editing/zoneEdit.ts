/** The entry to all edits of a zone map, with the edits to the properties of a zone or border. */

import type { Border, Feature, Place, Zone, ZoneScene } from '../scene.ts';
import { type Edited, editedResult, faultResult } from './edited.ts';
import { goneZoneFault, withZone } from './outlines.ts';
import { setBorder } from './zoneLinks.ts';

export type { Edited } from './edited.ts';
export { addNeighbour, drawnUp, type Side } from './neighbours.ts';
export { addCorner, type Corner, moveCorner, removeCorner } from './zoneCorners.ts';
export { linkZones, setBorder, unlinkZones } from './zoneLinks.ts';
export { drawZone, joinZones, removeZone, splitZone } from './zoneShape.ts';

/** A change to a zone's name and capacity; an omitted value stays as it is. */
export interface ZoneChange {
  readonly name?: string;
  readonly capacity?: number;
  readonly features?: readonly Feature[];
}

/**
 * Changes a zone. Refuses a name that is too long, and a capacity that is not a whole number from 0
 * to 999.
 */
export function setZone(scene: ZoneScene, id: string, change: ZoneChange): Edited<ZoneScene> {
  const zone = scene.zones[id];
  if (!zone) return goneZoneFault;
  const name = (change.name ?? zone.name).trim();
  const capacity = change.capacity ?? zone.capacity;
  if (name.length > 60) return faultResult('A zone’s name has at most 60 letters; make it shorter.');
  if (!Number.isInteger(capacity) || capacity < 0 || capacity > 999)
    return faultResult('A zone holds a whole number of combatants, from 0 to 999.');
  return editedResult(withZone(scene, { ...zone, name, capacity, features: [...(change.features ?? zone.features)] }));
}

/**
 * Puts a feature on a zone or border, or replaces the feature of the same id. Refused when there
 * are twenty features already.
 */
export function putFeature(scene: ZoneScene, place: Place, feature: Feature): Edited<ZoneScene> {
  return changeFeatures(scene, place, (features) => {
    const known = features.some(({ id }) => id === feature.id);
    return known ? features.map((old) => (old.id === feature.id ? feature : old)) : [...features, feature];
  });
}

/** Removes a feature from a zone or border. */
export const removeFeature = (scene: ZoneScene, place: Place, feature: string): Edited<ZoneScene> =>
  changeFeatures(scene, place, (features) => features.filter(({ id }) => id !== feature));

function changeFeatures(
  scene: ZoneScene,
  place: Place,
  change: (features: readonly Feature[]) => readonly Feature[],
): Edited<ZoneScene> {
  const holder =
    place.kind === 'zone' ? scene.zones[place.zone] : place.kind === 'border' ? scene.borders[place.border] : undefined;
  if (!holder) return faultResult('This place is not on the map any more.');
  const features = change(holder.features);
  if (features.length > 20) return faultResult('There are twenty features here already; take one away first.');
  return place.kind === 'zone' ? setZone(scene, holder.id, { features }) : setBorder(scene, holder.id, { features });
}

/**
 * The new value of one zone or border; null removes it. Hand edits of a fight have the same shape.
 */
export type SceneChange =
  | { edit: 'zone'; id: string; zone: Zone | null }
  | { edit: 'border'; id: string; border: Border | null };

/**
 * The changes that lead from one scene to another, in an order in which each fits: zones come
 * before their borders, and removals come last, borders first.
 */
export function changesBetween(before: ZoneScene, after: ZoneScene): SceneChange[] {
  const lost = <T>(old: Record<string, T>, now: Record<string, T>): string[] =>
    Object.keys(old).filter((id) => !Object.hasOwn(now, id));
  return [
    ...Object.values(after.zones)
      .filter((zone) => before.zones[zone.id] !== zone)
      .map((zone) => ({ edit: 'zone', id: zone.id, zone }) as const),
    ...Object.values(after.borders)
      .filter((border) => before.borders[border.id] !== border)
      .map((border) => ({ edit: 'border', id: border.id, border }) as const),
    ...lost(before.borders, after.borders).map((id) => ({ edit: 'border', id, border: null }) as const),
    ...lost(before.zones, after.zones).map((id) => ({ edit: 'zone', id, zone: null }) as const),
  ];
}

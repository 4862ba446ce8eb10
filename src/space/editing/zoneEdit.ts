/** Editing a zone map: the door to all its operations, and those that say what a zone or border is like. */

import type { Border, Feature, Place, Zone, ZoneScene } from '../scene.ts';
import { type Edited, edited, faulty } from './edited.ts';
import { gone, withZone } from './outlines.ts';
import { setBorder } from './zoneLinks.ts';

export type { Edited } from './edited.ts';
export { addCorner, type Corner, moveCorner, removeCorner } from './zoneCorners.ts';
export { linkZones, setBorder, unlinkZones } from './zoneLinks.ts';
export { drawZone, joinZones, removeZone, splitZone } from './zoneShape.ts';

/** A change to what a zone is called and holds: what is left out stays. */
export interface ZoneChange {
  readonly name?: string;
  readonly capacity?: number;
  readonly features?: readonly Feature[];
}

/** Changes a zone. Refused for a name that is too long and a capacity that is not a whole number from 0 to 999. */
export function setZone(scene: ZoneScene, id: string, change: ZoneChange): Edited<ZoneScene> {
  const zone = scene.zones[id];
  if (!zone) return gone;
  const name = (change.name ?? zone.name).trim();
  const capacity = change.capacity ?? zone.capacity;
  if (name.length > 60) return faulty('A zone’s name has at most 60 letters; make it shorter.');
  if (!Number.isInteger(capacity) || capacity < 0 || capacity > 999)
    return faulty('A zone holds a whole number of combatants, from 0 to 999.');
  return edited(withZone(scene, { ...zone, name, capacity, features: [...(change.features ?? zone.features)] }));
}

/** Puts a feature on a zone or border; one with the same id is replaced. Refused when there are twenty already. */
export function putFeature(scene: ZoneScene, place: Place, feature: Feature): Edited<ZoneScene> {
  return changeFeatures(scene, place, (features) => {
    const known = features.some(({ id }) => id === feature.id);
    return known ? features.map((old) => (old.id === feature.id ? feature : old)) : [...features, feature];
  });
}

/** Takes a feature off a zone or border. */
export const removeFeature = (scene: ZoneScene, place: Place, feature: string): Edited<ZoneScene> =>
  changeFeatures(scene, place, (features) => features.filter(({ id }) => id !== feature));

function changeFeatures(
  scene: ZoneScene,
  place: Place,
  change: (features: readonly Feature[]) => readonly Feature[],
): Edited<ZoneScene> {
  const holder =
    place.kind === 'zone' ? scene.zones[place.zone] : place.kind === 'border' ? scene.borders[place.border] : undefined;
  if (!holder) return faulty('This place is not on the map any more.');
  const features = change(holder.features);
  if (features.length > 20) return faulty('There are twenty features here already; take one away first.');
  return place.kind === 'zone' ? setZone(scene, holder.id, { features }) : setBorder(scene, holder.id, { features });
}

/** One zone or border as it is to be from now on, or null to take it away. The same shape as the hand edits of a fight. */
export type SceneChange =
  | { edit: 'zone'; id: string; zone: Zone | null }
  | { edit: 'border'; id: string; border: Border | null };

/**
 * What leads from one scene to another, in an order in which each change fits: zones come before their borders, and
 * what is taken away goes last, borders first.
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

/** Checks that the zones and borders of a map hold together. */
import type { Scene } from './scene.ts';

/**
 * A sentence unless each zone and each border calls itself by the id it is kept by, and each border
 * leads to zones that are there.
 */
export function faultOfPlaces(scene: Scene): string | undefined {
  if (scene.kind !== 'zones') return undefined;
  for (const [id, zone] of Object.entries(scene.zones))
    if (zone.id !== id) return `zone “${id}” calls itself “${zone.id}”.`;
  for (const [id, border] of Object.entries(scene.borders)) {
    if (border.id !== id) return `border “${id}” calls itself “${border.id}”.`;
    const lost = border.between.find((zone) => !Object.hasOwn(scene.zones, zone));
    if (lost !== undefined) return `border “${id}” leads to a zone “${lost}” that is not there.`;
  }
  return undefined;
}

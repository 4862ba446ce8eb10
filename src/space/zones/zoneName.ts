/**
 * The name of a zone in a sentence. A corridor without a name is called by the rooms that it joins,
 * a hex by its column and row.
 */
import { hexOfId } from '../hexes/hexGrid.ts';
import type { ZoneScene } from '../scene.ts';

/**
 * A zone's name. A zone without one is called “the passage between Nave and Crypt”, by its first
 * neighbours that have names; with `short` it is just “the passage”, for sentences that name the
 * neighbours anyway. A hex without a name is “hex 4, 5”. An unknown zone gives its id.
 */
export function zoneName(scene: ZoneScene, id: string, how: 'whole' | 'short' = 'whole'): string {
  const zone = scene.zones[id];
  if (!zone) return id;
  if (zone.name !== '') return zone.name;
  const hex = scene.hexes && hexOfId(id);
  if (hex) return `hex ${hex.column + 1}, ${hex.row + 1}`;
  if (how === 'short') return 'the passage';
  const beside = Object.values(scene.borders).flatMap(({ between: [one, two] }) => {
    const other = one === id ? two : two === id ? one : undefined;
    return (other !== undefined && scene.zones[other]?.name) || [];
  });
  const [first, second] = [...new Set(beside)];
  if (first === undefined) return 'a passage';
  return second === undefined ? `the passage at ${first}` : `the passage between ${first} and ${second}`;
}

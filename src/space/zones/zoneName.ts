/** What a zone is called in a sentence. A corridor need not have a name: then it is told by the rooms that it joins. */
import type { ZoneScene } from '../scene.ts';

/**
 * A zone's name; of one without a name “the passage between Nave and Crypt”, by its first neighbours that have one. `short`: where
 * the sentence names its neighbours anyway, merely “the passage”. A zone that is not there gives its id.
 */
export function zoneName(scene: ZoneScene, id: string, how: 'whole' | 'short' = 'whole'): string {
  const zone = scene.zones[id];
  if (!zone) return id;
  if (zone.name !== '') return zone.name;
  if (how === 'short') return 'the passage';
  const beside = Object.values(scene.borders).flatMap(({ between: [one, two] }) => {
    const other = one === id ? two : two === id ? one : undefined;
    return (other !== undefined && scene.zones[other]?.name) || [];
  });
  const [first, second] = [...new Set(beside)];
  if (first === undefined) return 'a passage';
  return second === undefined ? `the passage at ${first}` : `the passage between ${first} and ${second}`;
}

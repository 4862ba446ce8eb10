/** Casts and scripts that the ready-made fights and the examples share. */
import type { Script } from '../../../engine/script.ts';
import type { Place } from '../../../space/scene.ts';

export const zonePlace = (id: string): Place => ({ kind: 'zone', zone: id });

export const exampleHeroes = (at: string): Script['cast'] => [
  {
    id: 'brenna',
    name: 'Brenna',
    side: 'party',
    creature: 'fighter',
    player: 'Ann',
    sheet: { load: 'light' },
    place: zonePlace(at),
  },
  { id: 'corwin', name: 'Corwin', side: 'party', creature: 'rogue', player: 'Ben', place: zonePlace(at) },
  { id: 'ysolde', name: 'Ysolde', side: 'party', creature: 'wizard', player: 'Cleo', place: zonePlace(at) },
  { id: 'tam', name: 'Tam', side: 'party', creature: 'torchbearer', place: zonePlace(at) },
];
export const copiesOf = (n: number, id: string, name: string, creature: string, at: string): Script['cast'] =>
  Array.from({ length: n }, (_, k) => ({
    id: `${id}-${k + 1}`,
    name,
    copy: k + 1,
    side: 'foes',
    creature,
    place: zonePlace(at),
  }));

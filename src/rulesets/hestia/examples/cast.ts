/** Casts and scripts that the ready-made fights and the examples share. */
import type { Script } from '../../../engine/script.ts';
import type { Place } from '../../../space/scene.ts';

export const zone = (id: string): Place => ({ kind: 'zone', zone: id });

export const heroes = (at: string): Script['cast'] => [
  {
    id: 'brenna',
    name: 'Brenna',
    side: 'party',
    creature: 'fighter',
    player: 'Ann',
    sheet: { load: 'light' },
    place: zone(at),
  },
  { id: 'corwin', name: 'Corwin', side: 'party', creature: 'rogue', player: 'Ben', place: zone(at) },
  { id: 'ysolde', name: 'Ysolde', side: 'party', creature: 'wizard', player: 'Cleo', place: zone(at) },
  { id: 'tam', name: 'Tam', side: 'party', creature: 'torchbearer', place: zone(at) },
];
export const copies = (n: number, id: string, name: string, creature: string, at: string): Script['cast'] =>
  Array.from({ length: n }, (_, k) => ({
    id: `${id}-${k + 1}`,
    name,
    copy: k + 1,
    side: 'foes',
    creature,
    place: zone(at),
  }));

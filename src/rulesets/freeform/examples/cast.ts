/** Casts that the ready-made fights and the examples share. */
import type { Script } from '../../../engine/script.ts';
import type { Place } from '../../../space/scene.ts';

/** Four heroes with their players, each at a place. */
export const fourHeroes = (at: (n: number) => Place): Script['cast'] => [
  { id: 'ann', name: 'Ann', side: 'party', creature: 'hero', player: 'Kim', place: at(0) },
  { id: 'bo', name: 'Bo', side: 'party', creature: 'archer', player: 'Lee', place: at(1) },
  { id: 'cy', name: 'Cy', side: 'party', creature: 'healer', player: 'Mo', place: at(2) },
  { id: 'dot', name: 'Dot', side: 'party', creature: 'adventurer', player: 'Nat', place: at(3) },
];

/** This many copies of a foe, each at a place. */
export const copiesOf = (count: number, creature: string, name: string, at: (n: number) => Place): Script['cast'] =>
  Array.from({ length: count }, (_, n) => ({
    id: `${creature}-${n + 1}`,
    name,
    ...(count > 1 ? { copy: n + 1 } : {}),
    side: 'foes',
    creature,
    place: at(n),
  }));

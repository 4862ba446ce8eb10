/** Casts that the ready-made fights and the examples share. */
import type { Script } from '../../engine/script.ts';
import type { Place } from '../../space/scene.ts';

export const at = (column: number, row: number): Place => ({ kind: 'square', column, row });

type Member = Script['cast'][number];
export const hero = (id: string, place: Place, more: Partial<Member> = {}): Member => ({
  id,
  name: id.charAt(0).toUpperCase() + id.slice(1),
  side: 'party',
  creature: id,
  place,
  ...more,
});
/** Copies of one foe, one on each place. */
export const copies = (id: string, name: string, creature: string, places: readonly Place[], side = 'foes'): Member[] =>
  places.map((place, n) => ({ id: `${id}-${n + 1}`, name, copy: n + 1, side, creature, place }));

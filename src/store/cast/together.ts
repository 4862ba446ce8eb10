/** Moves several combatants together. They keep their formation as far as the map has room. */

import { placesAround } from '../../engine/cast/addCombatants.ts';
import type { Edit } from '../../engine/command.ts';
import type { Fight } from '../../engine/fight.ts';
import type { Ruleset } from '../../engine/ruleset.ts';
import type { Id } from '../../engine/words.ts';
import { type Place, placeKey } from '../../space/scene.ts';
import { editsToPlace } from './cast.ts';

/**
 * Makes the edits that move these combatants so that `lead` stands at a place. Where their
 * formation does not fit, each takes the nearest free place.
 */
export function editsToMove(ruleset: Ruleset, fight: Fight, ids: readonly Id[], lead: Id, at: Place): Edit[] {
  const others = [lead, ...ids.filter((id) => id !== lead)];
  const from = fight.combatants[lead]?.place;
  if (at.kind !== 'square' || from?.kind !== 'square') return editsToPlace(ruleset, fight, others, at);
  const [right, down] = [at.column - from.column, at.row - from.row];
  const who = others.flatMap((id) => fight.combatants[id] ?? []);
  const wanted = who.map(({ place }): Place | undefined =>
    place.kind === 'square' ? { kind: 'square', column: place.column + right, row: place.row + down } : undefined,
  );
  // All of them leave their squares before the first of them stands anywhere.
  const gone = { ...fight, combatants: { ...fight.combatants } };
  for (const one of who) gone.combatants[one.id] = { ...one, place: { kind: 'off' } };
  const fits = who.every((one, at) => {
    const place = wanted[at];
    const [free] = place ? placesAround(ruleset, gone, [one], place) : [];
    return place !== undefined && free !== undefined && placeKey(free) === placeKey(place);
  });
  if (!fits) return editsToPlace(ruleset, fight, others, at);
  return who.map((one, at) => ({ edit: 'combatant', combatant: one.id, place: wanted[at] ?? one.place }));
}

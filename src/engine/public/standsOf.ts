/** Where the figures of a fight stand within their zones: one answer for all windows. */
import { isHexScene } from '../../space/scene.ts';
import type { KnownTo, Stand, Stands } from '../../space/stands/stand.ts';
import { chooseStands } from '../../space/stands/stands.ts';
import { everyone, type Fight } from '../fight.ts';
import type { Ruleset } from '../ruleset.ts';
import type { Id } from '../words.ts';
import { knownOf } from './known.ts';

const known = new WeakMap<Fight, Stands>();
const NOBODY: Stands = {};

/**
 * The stands of everybody on a map of zones, those kept in the fight and, for a fight that has none
 * yet, those that it will keep. A grid decides itself where figures stand.
 */
export function standsOf(ruleset: Ruleset, fight: Fight): Stands {
  const { scene } = fight;
  if (scene.kind !== 'zones' || isHexScene(scene)) return fight.stands ?? NOBODY;
  const before = known.get(fight);
  if (before) return before;
  const { seen } = knownOf(ruleset, fight);
  const figures = everyone(fight).map((one) => {
    const hides = one.hidden || !ruleset.seenByPlayers(fight, one.id);
    const to: KnownTo = seen.has(one.id) ? 'players' : hides ? 'hidden' : 'nobody';
    return { id: one.id, place: one.place, room: ruleset.size(one).room, to, kind: `${one.side} ${one.name}` };
  });
  const stands = chooseStands(scene, figures, fight.stands ?? NOBODY);
  known.set(fight, stands);
  return stands;
}

/** A combatant's spot among others, for a board; left out where the grid or nothing decides it. */
export const spotAmong = (stands: Stands, id: Id): { spot?: Pick<Stand, 'x' | 'y' | 'radius'> } => {
  const stand = stands[id];
  return stand ? { spot: { x: stand.x, y: stand.y, radius: stand.radius } } : {};
};

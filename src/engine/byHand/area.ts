/** Laying an area on a fight’s map, changing it and taking it away: what the hand edit does. */
import { type Area, MOST_AREAS } from '../../space/areas/area.ts';
import type { Fight } from '../fight.ts';
import type { Ruleset } from '../ruleset.ts';
import type { Id } from '../words.ts';

/**
 * Lays an area on the map of a draft, or replaces the area of the same id; null takes it away.
 * Gives a sentence when the area does not fit, or when the round at which it ends has begun.
 */
export function setArea(ruleset: Ruleset, fight: Fight, id: Id, area: Area | null): string | undefined {
  const areas = fight.areas ?? {};
  const there = Object.hasOwn(areas, id);
  if (area === null) {
    if (!there) return `This map has no area “${id}”.`;
    delete areas[id];
    if (Object.keys(areas).length === 0) delete fight.areas;
    return undefined;
  }
  if (area.id !== id) return `The area “${id}” calls itself “${area.id}”.`;
  if (!there && Object.keys(areas).length >= MOST_AREAS)
    return `This map has ${MOST_AREAS} areas, which is the most: take some away first.`;
  const round = fight.stage === 'running' ? ruleset.order(fight).round : 0;
  if (area.until !== undefined && area.until <= round)
    return `Round ${area.until} has begun already: let the area end in a later round.`;
  fight.areas = areas;
  fight.areas[id] = area;
  return undefined;
}

/** Offers in the order in which the card shows them and the number keys start them. */
import type { Offer } from '../../engine/ruleset.ts';

/** Offers in the order of the card: groups as the game lists them, in each the free ones first. */
export function inGroups(offers: readonly Offer[]): { group: string; free: Offer[]; blocked: Offer[] }[] {
  const groups = [...new Set(offers.map(({ group }) => group))];
  return groups
    .map((group) => {
      const own = offers.filter((offer) => offer.group === group);
      return {
        group,
        free: own.filter(({ blocked }) => !blocked),
        blocked: own.filter(({ blocked }) => blocked !== undefined),
      };
    })
    .sort((a, b) => Number(a.free.length === 0) - Number(b.free.length === 0));
}

/** The free offers in the order of the number keys. */
export const numbered = (offers: readonly Offer[]): Offer[] => inGroups(offers).flatMap(({ free }) => free);

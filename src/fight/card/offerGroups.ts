/** Puts offers into the order in which the card shows them and the number keys start them. */
import { BY_RULING } from '../../engine/legality.ts';
import type { Offer } from '../../engine/ruleset.ts';

/**
 * The id of the ordinary move's action, in every game that has one. Its group stands second, below
 * what the turn is for.
 */
export const MOVE = 'move';

/**
 * At most this many offers of a group get number keys. The game lists the usual offers first, and
 * the next group needs keys too.
 */
const MOST_KEYS = 6;

/**
 * Gives offers in the order of the card. Groups stand as the game lists them, with the group of
 * moving second. Within a group allowed offers come first.
 */
export function inGroups(offers: readonly Offer[]): { group: string; free: Offer[]; blocked: Offer[] }[] {
  const listed = [...new Set(offers.map(({ group }) => group))];
  const moving = offers.find(({ action }) => action === MOVE)?.group;
  const [first, ...rest] = listed.filter((group) => group !== moving);
  const groups = moving === undefined || first === undefined ? listed : [first, moving, ...rest];
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

/**
 * Whether a number key may start the move. No ruling has a number, and nothing that puts its actor
 * out of the fight: a finger on the wrong key must not cost anybody's life.
 */
export const mayHaveKey = ({ group, grave }: Offer): boolean => group !== BY_RULING && !grave;

/** Gives the allowed offers that number keys start, in the order of the card. */
export const numbered = (offers: readonly Offer[]): Offer[] =>
  inGroups(offers.filter(mayHaveKey)).flatMap(({ free }) => free.slice(0, MOST_KEYS));

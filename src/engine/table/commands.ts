/**
 * Commands that several parts of the screens give: an offer, and rulings by hand with their words.
 */

import type { Place } from '../../space/scene.ts';
import type { Act, Command } from '../command.ts';
import { type Fight, fullName } from '../fight.ts';
import type { Offer } from '../ruleset.ts';
import type { Id } from '../words.ts';
import { moveWords, nameOfOne } from './fightWords.ts';

/** The command of an offer, ready to dispatch. */
export const commandOf = (offer: Pick<Offer, 'actor' | 'action' | 'variant'>): Act => ({
  type: 'act',
  actor: offer.actor,
  action: offer.action,
  ...(offer.variant === undefined ? {} : { variant: offer.variant }),
});

/** The key of a move, whoever makes it. */
export const moveKey = ({ action, variant }: Pick<Offer, 'action' | 'variant'>): string => `${action}/${variant ?? ''}`;

/** An offer's own key, for lists. */
export const offerKey = (offer: Pick<Offer, 'actor' | 'action' | 'variant'>): string =>
  `${offer.actor}/${moveKey(offer)}`;

/** The ruling that puts somebody somewhere. */
export function placeByHand(fight: Fight, who: Id, place: Place): Command {
  const name = nameOfOne(fight, who);
  return {
    type: 'edit',
    label:
      place.kind === 'off' ? `${name} is taken off the map.` : `${name} is moved ${moveWords(fight.scene, place)}.`,
    edits: [{ edit: 'combatant', combatant: who, place }],
  };
}

/** The ruling that hides somebody from the players, or shows a hidden one again. */
export function hideByHand(fight: Fight, who: Id): Command | undefined {
  const one = fight.combatants[who];
  if (!one) return undefined;
  return {
    type: 'edit',
    label: one.hidden ? `${fullName(one)} is shown to the players.` : `${fullName(one)} is hidden from the players.`,
    edits: [{ edit: 'combatant', combatant: who, hidden: !one.hidden }],
  };
}

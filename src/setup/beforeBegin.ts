/** What a fight may still lack before it begins, in sentences: told once, and never barred. */
import { areEnemies, everyone, fullName, isPartySide } from '../engine/fight.ts';
import type { Ruleset } from '../engine/ruleset.ts';
import { PLACE } from '../engine/table/drags.ts';
import { fewNames } from '../engine/table/fightWords.ts';
import { nameList } from '../engine/words.ts';
import type { OpenEncounter } from '../store/types.ts';

/** Whether the party comes onto the map by a move of the game, once the fight runs. */
export const partyComesInPlay = ({ actions }: Ruleset): boolean => actions.some(({ id }) => id === PLACE);

/**
 * Says which sides have nobody, whether nobody has an enemy, and who stands beside the map and does
 * not come in from there by a move. Empty where nothing is missing.
 */
export function missingBeforeBegin({ ruleset, fight }: Pick<OpenEncounter, 'ruleset' | 'fight'>): string[] {
  const people = everyone(fight);
  const empty = fight.sideOrder.flatMap((id) =>
    people.some(({ side }) => side === id) ? [] : (fight.sides[id]?.name ?? []),
  );
  const hasEnemies = people.some((one) => people.some((other) => areEnemies(fight, one.id, other.id)));
  const beside = people
    .filter(({ place, side }) => place.kind === 'off' && !(partyComesInPlay(ruleset) && isPartySide(fight, side)))
    .map(fullName);
  return [
    ...(empty.length > 0 ? [`Nobody belongs to ${nameList(empty.map((name) => `“${name}”`))}.`] : []),
    ...(hasEnemies ? [] : ['Nobody here has an enemy.']),
    ...(beside.length > 0 ? [`${fewNames(beside)} ${beside.length === 1 ? 'stands' : 'stand'} beside the map.`] : []),
  ];
}

/**
 * Reads words that say what becomes of combatants, such as “dies” or “comes round”. Gives the moves
 * that these words stand for.
 */
import type { Act } from '../../engine/command.ts';
import type { Fight } from '../../engine/fight.ts';
import { offersOf } from '../../engine/legality.ts';
import type { Offer, Ruleset } from '../../engine/ruleset.ts';
import type { Id } from '../../engine/words.ts';
import { plainWords } from '../shelf/search.ts';

const RULED = 'ruled';

/** The moves by which the GM may say now what becomes of a combatant. */
export const ruledOffers = (ruleset: Ruleset, fight: Fight, who: Id): Offer[] =>
  offersOf(ruleset, fight, who).filter(({ action, blocked }) => action === RULED && !blocked);

/** The words that can be said of these combatants, as their cards write them. */
export const ruledNames = (ruleset: Ruleset, fight: Fight, ids: readonly Id[]): string[] => [
  ...new Set(ids.flatMap((id) => ruledOffers(ruleset, fight, id).map(({ label }) => label))),
];

/**
 * The offers that a line stands for, one for each combatant of whom the words can be said. Empty
 * where the line is no such word.
 */
export function ruledMeant(ruleset: Ruleset, fight: Fight, ids: readonly Id[], line: string): Offer[] {
  const words = plainWords(line).trim();
  if (!/^\p{L}/u.test(words) || /\d/.test(words)) return [];
  return ids.flatMap((id): Offer[] => {
    const said = ruledOffers(ruleset, fight, id).find(({ label }) => plainWords(label).startsWith(words));
    return said?.variant === undefined ? [] : [said];
  });
}

/**
 * The moves that a line stands for: one move for all combatants of whom the same can be said. Empty
 * where the line is no such word.
 */
export function ruledBy(ruleset: Ruleset, fight: Fight, ids: readonly Id[], line: string): Act[] {
  const fates = new Map<string, Id[]>();
  for (const { actor, variant } of ruledMeant(ruleset, fight, ids, line))
    if (variant !== undefined) fates.set(variant, [...(fates.get(variant) ?? []), actor]);
  return [...fates].flatMap(([variant, [actor, ...others]]): Act[] =>
    actor === undefined
      ? []
      : [{ type: 'act', actor, action: RULED, variant, ...(others.length > 0 ? { others } : {}) }],
  );
}

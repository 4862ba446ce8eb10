/** The copied combatants, as the clipboard's text. */
import { everyone } from '../../engine/fight.ts';
import type { Id } from '../../engine/words.ts';
import { type CopiedOne, copiedText } from '../../formats/copied/copied.ts';
import type { OpenEncounter } from '../../store/types.ts';

/** Gives these combatants as text, in the order of the fight. */
export function textOf({ encounter, ruleset, fight }: OpenEncounter, ids: readonly Id[]): string {
  const combatants = everyone(fight)
    .filter(({ id }) => ids.includes(id))
    .map(
      ({ name, side, player, hidden, look, note, shelf, sheet }): CopiedOne => ({
        name,
        stance: fight.sides[side]?.stance ?? 'neutral',
        hidden,
        look,
        note,
        sheet,
        ...(player === undefined ? {} : { player }),
        ...(shelf === undefined ? {} : { shelf }),
      }),
    );
  return copiedText({ game: ruleset.id, encounter: encounter.id, combatants });
}

/** Creatures of other makers that are pasted into a fight: as foes that were copied elsewhere. */
import type { Ruleset } from '../../engine/ruleset.ts';
import { copiedText } from '../copied/copied.ts';
import { isFigure } from '../shelf/item.ts';
import { peopleIn, readPeople } from './people.ts';

/**
 * The creatures of a text as copied combatants, with what was not understood of them. Undefined
 * where the text holds none, and where the fight’s game is another than the one they are read into.
 */
export function copiedPeople(text: string, game: Ruleset): { copied: string; kept: readonly string[] } | undefined {
  if (peopleIn(text) === undefined) return undefined;
  const read = readPeople(text, [game], () => 'new');
  if (!read.ok) return undefined;
  const combatants = read.value.items
    .filter(isFigure)
    .map(({ name, look, note, sheet }) => ({ name, look, note, sheet, stance: 'foe' as const, hidden: false }));
  if (combatants.length === 0) return undefined;
  const kept = (read.value.kept ?? []).map(({ name, words }) => `${name}: ${words}`);
  return { copied: copiedText({ game: game.id, encounter: 'elsewhere', combatants }), kept };
}

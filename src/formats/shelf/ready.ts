/** A thing of the shelf as it is stored: checked by its schema and its game, with what the list tells of it in a line. */
import { unfit } from '../../engine/forms/faultWords.ts';
import { figuresInALine } from '../../engine/oneAlone.ts';
import type { Ruleset } from '../../engine/ruleset.ts';
import { done, type Result, refused } from '../../engine/words.ts';
import { type Item, isFigure, itemSchema, withSheet } from './item.ts';
import { mapSizeWords } from './sceneItem.ts';

/** Checks a thing. `loadGame` is asked for its game; a map is of none. Refused with a sentence where something does not fit. */
export async function readyItem(
  item: Item,
  loadGame: (id: string) => Promise<Ruleset | undefined>,
): Promise<Result<{ item: Item; summary: string }>> {
  const parsed = itemSchema.safeParse(item);
  if (!parsed.success) return unfit(`“${item.name || 'This'}” cannot be kept so`, parsed.error);
  if (parsed.data.kind === 'scene') return done({ item: parsed.data, summary: mapSizeWords(parsed.data.scene) });
  const game = await loadGame(item.game);
  if (!game) return refused('by hand', `“${item.name}” is for “${item.game}”, a game that this Affray does not have.`);
  const whole = withSheet(parsed.data, game);
  if (!whole.ok) return whole;
  return done({ item: whole.value, summary: isFigure(whole.value) ? figuresInALine(game, whole.value) : '' });
}

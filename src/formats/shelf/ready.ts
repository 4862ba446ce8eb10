/**
 * A thing of the shelf ready to be stored: checked by its schema and its game, with the line that
 * the list shows.
 */
import { refusedBySchema } from '../../engine/forms/faultWords.ts';
import { figuresInALine } from '../../engine/oneAlone.ts';
import type { Ruleset } from '../../engine/ruleset.ts';
import { okResult, type Result, refusedResult } from '../../engine/words.ts';
import { type Item, isFigure, itemSchema, withSheet } from './item.ts';
import { mapSizeWords } from './sceneItem.ts';

/**
 * Checks a thing. `loadGame` loads its game; a map has no game. Refused with a sentence where
 * something does not fit.
 */
export async function readyItem(
  item: Item,
  loadGame: (id: string) => Promise<Ruleset | undefined>,
): Promise<Result<{ item: Item; summary: string }>> {
  const parsed = itemSchema.safeParse(item);
  if (!parsed.success) return refusedBySchema(`“${item.name || 'This'}” cannot be kept so`, parsed.error);
  if (parsed.data.kind === 'scene') return okResult({ item: parsed.data, summary: mapSizeWords(parsed.data.scene) });
  const game = await loadGame(item.game);
  if (!game)
    return refusedResult('by hand', `“${item.name}” is for “${item.game}”, a game that this Affray does not have.`);
  const whole = withSheet(parsed.data, game);
  if (!whole.ok) return whole;
  return okResult({ item: whole.value, summary: isFigure(whole.value) ? figuresInALine(game, whole.value) : '' });
}

/** Drawing and erasing on a fight's map: what the hand edits do. */
import { MOST_DRAWINGS, numberOf, type Stroke } from '../../space/drawing.ts';
import type { Fight } from '../fight.ts';
import type { Id } from '../words.ts';

/**
 * Puts a drawing on the map of a draft fight, or replaces an existing drawing. Gives a sentence
 * when the drawing does not fit.
 */
export function putDrawing(fight: Fight, stroke: Stroke, id: Id | undefined): string | undefined {
  const there = Object.keys(fight.drawings);
  if (id !== undefined && !Object.hasOwn(fight.drawings, id)) return `This map has no drawing “${id}”.`;
  if (id === undefined && there.length >= MOST_DRAWINGS)
    return `This map has ${MOST_DRAWINGS} drawings, which is the most: erase some first.`;
  // Drawings have numbers of their own and do not use `nextId`: a stroke in the middle of a move
  // must not change the ids that the move makes.
  const name = id ?? `drawing-${1 + Math.max(0, ...there.map(numberOf))}`;
  fight.drawings[name] = { ...stroke, id: name };
  return undefined;
}

/**
 * Erases some or all drawings of a draft. Gives a sentence when one of the drawings does not exist.
 */
export function eraseDrawings(fight: Fight, drawings: 'all' | readonly Id[]): string | undefined {
  if (drawings === 'all') {
    fight.drawings = {};
    return undefined;
  }
  for (const id of drawings) {
    if (!Object.hasOwn(fight.drawings, id)) return `This map has no drawing “${id}”.`;
    delete fight.drawings[id];
  }
  return undefined;
}

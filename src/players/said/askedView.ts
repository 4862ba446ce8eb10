/**
 * Lays the map and the open question so that the question covers nobody: in free room, in smaller
 * letters, or beside the map, which makes room. Pure functions.
 */

import type { Spot } from '../../board/layout/spot.ts';
import { type Box, freePart } from '../../board/layout/viewMath.ts';
import type { BoardView, Panels } from '../../board/types.ts';
import type { PublicQuestion } from '../../engine/public/publicAsked.ts';
import type { Layout } from '../layout.ts';
import { boxOf } from '../useFigures.ts';
import { askedSize } from './AskedPanel.tsx';
import { askSpot } from './askSpot.ts';

/** The question in its box: its words, the height of its letters, and how much it covers. */
type QuestionBox = ReturnType<typeof askedSize> & { letter: number; box: Box; covers: number };

/** The question is written so much smaller at most, before the map makes room for it. */
const SMALLER = [1, 0.85, 0.7] as const;
/** The height of a figure with the name under it, in figures. */
const WITH_NAME = 1.5;

function questionIn(
  asked: PublicQuestion,
  { upright, letter: usual, gap }: Layout,
  { at, panels, smaller }: { at: BoardView; panels: Panels; smaller: number },
  spots: ReadonlyMap<string, Spot>,
): QuestionBox {
  const free = freePart(upright, panels);
  const letter = smaller * Math.min(usual, Math.min(upright.width, upright.height) * 0.038);
  const wanted = askedSize(asked, letter, free);
  const spot = asked.combatant === undefined ? undefined : spots.get(asked.combatant);
  const figures = [...spots.values()].map((each) => boxOf(each, at));
  const named = figures.map((box) => ({ ...box, height: box.height * WITH_NAME }));
  return { ...wanted, letter, ...askSpot(wanted, free, spot && boxOf(spot, at), named, gap) };
}

/** The map as the panels leave it, and the question on it or beside it. */
export function withQuestion(
  asked: PublicQuestion | undefined,
  layout: Layout,
  fitted: (panels: Panels) => BoardView,
  spots: ReadonlyMap<string, Spot>,
): { at: BoardView; question?: QuestionBox } {
  const { panels, gap } = layout;
  const at = fitted(panels);
  if (!asked) return { at };
  const tried: { at: BoardView; question: QuestionBox }[] = [];
  for (const smaller of SMALLER) {
    const question = questionIn(asked, layout, { at, panels, smaller }, spots);
    if (question.covers === 0) return { at, question };
    tried.push({ at, question });
  }
  // The map makes room above or beside itself, whichever leaves it larger.
  const [{ question: usual } = { question: undefined }] = tried;
  const { width = 0, height = 0 } = usual?.box ?? {};
  const above = { ...panels, top: panels.top + height + gap };
  const beside = { ...panels, left: panels.left + width + gap };
  const moved = [above, beside].map((room) => ({ room, at: fitted(room) })).sort((a, b) => b.at.scale - a.at.scale);
  for (const { at: there } of moved) {
    const question = questionIn(asked, layout, { at: there, panels, smaller: 1 }, spots);
    if (question.covers === 0) return { at: there, question };
    tried.push({ at: there, question });
  }
  return tried.reduce((best, one) => (one.question.covers < best.question.covers ? one : best));
}

/** The hands of a board: what one that is touched has beyond what it shows, its gestures and what is painted for them. */
import type { Place, Scene } from '../../space/scene.ts';
import { drawFrame, drawHighlight, drawMarkLabels, drawMarks } from '../paint/marks/drawMarks.ts';
import { drawShieldLines, drawShieldPlaces } from '../paint/marks/drawShields.ts';
import { drawArea, drawWay } from '../paint/marks/drawWay.ts';
import type { Telling } from '../paint/marks/OverlayShapes.tsx';
import type { Pen } from '../paint/pen.ts';
import type { BoardMark } from '../types.ts';
import { listenForGestures } from './gestures.ts';
import { gestureTarget, type Handled, type Surroundings } from './handling.ts';

/** Given to a board that is touched; one without only shows, and need not fetch them. */
export interface Hands {
  /** Hears the pointer until the returned function is called. */
  listen(board: Handled, around: Surroundings): () => void;
  drawMarks(pen: Pen, scene: Scene, marks: readonly BoardMark[]): void;
  drawHighlight(pen: Pen, scene: Scene, place: Place, squares?: number): void;
  telling: Telling;
}

export const hands: Hands = {
  listen: (board, around) => listenForGestures(around.box, gestureTarget(board, around)),
  drawMarks,
  drawHighlight,
  telling: {
    below(pen, scene, { frame, preview, shields }) {
      if (frame) drawFrame(pen, frame);
      if (preview?.area) drawArea(pen, scene, preview.area);
      drawShieldPlaces(pen, scene, shields);
    },
    above(pen, scene, { shields, marks, covered, preview }) {
      drawShieldLines(pen, scene, shields);
      drawMarkLabels(pen, scene, marks, covered);
      if (preview?.way) drawWay(pen, scene, preview.way);
      if (preview?.cursor) drawHighlight(pen, scene, preview.cursor);
    },
  },
};

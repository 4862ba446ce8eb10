/** Small scenes for examples, drawn with letters: `.` flat, digits the height, `~` difficult. */

import type { SquareScene } from '../../../space/scene.ts';
import { squarePlan } from '../../../space/scenes/plans/squarePlan.ts';

/** Draws heights and ground from one plan: digits are heights, all other letters are the ground. */
export const exampleField = (drawing: string): SquareScene =>
  squarePlan(
    { name: 'An example', ground: { kind: 'plain', look: 'stone' } },
    drawing.replace(/[^\d\s]/g, '.'),
    drawing.replace(/\d/g, '.'),
  );

/**
 * The Goblin Den: a cave of two chambers, a narrow throat between them, rubble and a ledge above
 * the fire.
 */
import type { SquareScene } from '../scene.ts';
import { goblinDenLook } from './goblinDenLook.ts';
import { squarePlan } from './squarePlan.ts';

export const goblinDenScene: SquareScene = squarePlan(
  { name: 'The Goblin Den', ground: { kind: 'plain', look: 'night' } },
  `
  ..................
  ..............222.
  ..............222.
  ..............111.
  ..................
  ..................
  ..................
  ..................
  ..................
  ..................
  ..................
  ..................
  `,
  `
  ########..########
  #......#...#.....#
  #.......#........#
  #................#
  ss......##.......#
  ss......##.......#
  ss.....###.......#
  ss......##.......#
  #........#.......#
  #................#
  #......#...#.....#
  ########..########
  `,
  {},
  {},
  goblinDenLook,
);

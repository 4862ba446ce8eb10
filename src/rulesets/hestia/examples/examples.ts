/** The scripted fights of this game. */
import type { Script } from '../../../engine/script.ts';
import { blowExamples } from './blows.ts';
import { harmExamples } from './harm.ts';
import { meetingExamples } from './meetings.ts';
import { moraleExamples } from './morale.ts';
import { pairExamples } from './pairs.ts';

export const examples: readonly Script[] = [
  ...moraleExamples,
  ...blowExamples,
  ...harmExamples,
  ...meetingExamples,
  ...pairExamples,
];

/** The scripted fights of this game. */
import type { Script } from '../../engine/script.ts';
import { blowExamples } from './examplesBlows.ts';
import { harmExamples } from './examplesHarm.ts';
import { meetingExamples } from './examplesMeetings.ts';
import { moraleExamples } from './examplesMorale.ts';
import { pairExamples } from './examplesPairs.ts';

export const examples: readonly Script[] = [
  ...moraleExamples,
  ...blowExamples,
  ...harmExamples,
  ...meetingExamples,
  ...pairExamples,
];

/** The scripted fights of Murdham: the chapter's own example, and one for each family of rules. */
import type { Script } from '../../../engine/script.ts';
import { answerExamples } from './answers.ts';
import { captiveExamples } from './captives.ts';
import { carriedExamples } from './carried.ts';
import { familyExamples } from './families.ts';
import { helpingExamples } from './helping.ts';
import { moreExamples } from './moreFamilies.ts';
import { pairExamples } from './pairs.ts';
import { blastPairExamples } from './pairsBlasts.ts';
import { grabPairExamples } from './pairsGrabs.ts';
import { captivePairExamples } from './pairsOfCaptives.ts';
import { passedOnPairExamples } from './pairsPassedOn.ts';
import { roundPairExamples } from './pairsRounds.ts';
import { seamExamples } from './seams.ts';
import { workedExample } from './worked.ts';

export const examples: readonly Script[] = [
  workedExample,
  ...familyExamples,
  ...moreExamples,
  ...carriedExamples,
  ...helpingExamples,
  ...seamExamples,
  ...answerExamples,
  ...captiveExamples,
  ...pairExamples,
  ...blastPairExamples,
  ...roundPairExamples,
  ...captivePairExamples,
  ...passedOnPairExamples,
  ...grabPairExamples,
];

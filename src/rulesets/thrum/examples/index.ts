/** Scripted fights: the chapter's own examples, and one for each family of rules. */
import type { Script } from '../../../engine/script.ts';
import { burstAmongBystanders, walkIntoTheWind } from './bystanders.ts';
import { coverFromTheCorner, coverFromTheLeft, obstructed } from './cover.ts';
import { bobAndAlice } from './delay.ts';
import { firstFall, panicking } from './falls.ts';
import { heldAndFree } from './holds.ts';
import {
  burstAndPush,
  coldAndWatchword,
  mendAndPush,
  recoverAndPush,
  recoverAndRiposte,
  rushAndRiposte,
} from './pairs.ts';
import { latePairExamples } from './pairsLate.ts';
import { blastAndStep, dashDown, delayFirst, haltedOnAnAlly, lastFoe, rushOverTheEdge } from './seams.ts';

export const examples: readonly Script[] = [
  bobAndAlice,
  coverFromTheLeft,
  coverFromTheCorner,
  obstructed,
  firstFall,
  panicking,
  heldAndFree,
  haltedOnAnAlly,
  lastFoe,
  delayFirst,
  dashDown,
  rushOverTheEdge,
  blastAndStep,
  recoverAndRiposte,
  coldAndWatchword,
  mendAndPush,
  recoverAndPush,
  burstAndPush,
  rushAndRiposte,
  ...latePairExamples,
  burstAmongBystanders,
  walkIntoTheWind,
];

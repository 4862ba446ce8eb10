/**
 * EW-01, EW-14, EW-15: newcomers hold a card and have their maneuvers at once. They may react, and
 * act if their card is still to come.
 */
import type { Flow } from '../../../../engine/flow.ts';
import type { Id } from '../../../../engine/words.ts';
import type { EinfelstFight } from '../../fight.ts';
import { comeIn } from './rounds.ts';

/** Newcomers draw, and get the maneuvers of this round. */
export const dealToNewcomers = (fight: EinfelstFight, who: readonly Id[]): Flow<void> => comeIn(fight, who);

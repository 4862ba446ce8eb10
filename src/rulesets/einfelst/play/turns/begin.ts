/** The beginning (EW-01, EW-36): the cards are dealt, an ambush is tried or granted, and the first round begins. */
import type { Flow } from '../../../../engine/flow.ts';
import type { EinfelstFight } from '../../fight.ts';
import { deal } from '../cards.ts';
import { surprise } from './ambush.ts';
import { beginRound } from './rounds.ts';

/** From set-up to the first turn. */
export function* begin(fight: EinfelstFight): Flow<void> {
  fight.stage = 'running';
  yield* deal(fight);
  yield* surprise(fight);
  yield* beginRound(fight);
}

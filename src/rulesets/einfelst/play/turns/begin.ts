/**
 * The beginning (EW-01, EW-36): the cards are dealt, an ambush is tried or granted, and the first
 * round begins.
 */
import type { Flow } from '../../../../engine/flow.ts';
import type { EinfelstFight } from '../../fight.ts';
import { dealCards } from '../cards.ts';
import { surprise } from './ambush.ts';
import { beginRound } from './rounds.ts';

/** From set-up to the first turn. */
export function* beginFight(fight: EinfelstFight): Flow<void> {
  fight.stage = 'running';
  yield* dealCards(fight);
  yield* surprise(fight);
  yield* beginRound(fight);
}

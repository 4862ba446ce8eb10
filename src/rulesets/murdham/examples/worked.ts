/**
 * The chapter's worked example, played as the chapter tells it: a threshold of 9, a fast phase, a
 * pass, a slow phase (MU-53).
 */
import type { Line, Script } from '../../../engine/script.ts';
import { workedCast } from './workedCast.ts';

const lines: readonly Line[] = [
  { begin: true },
  { expect: { question: { kind: 'choose', rule: 'MU-05', seat: 'gm' } } },
  { answer: 'party' },
  { expect: { question: { kind: 'dice', rule: 'MU-51' } } },
  { answer: 9 },
  { note: 'Fast phase: Balthasar (12), Theobald (9) and the leader (10) may act; the players have the initiative.' },
  { expect: { title: 'fast', round: 1, may: ['balthasar', 'theobald'] } },
  { do: 'turn', by: 'sybilla', refused: 'MU-51' },
  { do: 'turn', by: 'leader', refused: 'MU-01' },
  { note: 'Theobald goes first and attacks a bandit, who dodges although it could not act in this phase.' },
  { do: 'attack', by: 'theobald', with: 'sword' },
  { expect: { question: { kind: 'choose', rule: 'MU-15', has: ['bandit-1'], blocked: { 'bandit-2': 'MU-15' } } } },
  { answer: 'bandit-1' },
  { expect: { question: { rule: 'MU-18', seat: 'bandit-1', has: ['dodge', 'counter-sword', 'pass'] } } },
  { answer: 'dodge' },
  { answer: 6 },
  { expect: { log: ['MU-20', 'misses'], tracks: { 'bandit-1': { health: 8 } }, acting: 'theobald', question: null } },
  { do: 'end-turn', by: 'theobald' },
  { note: 'The leader is next: the only one of the bandits who may act.' },
  { expect: { may: ['leader'] } },
  { do: 'turn', by: 'leader' },
  { do: 'end-turn', by: 'leader' },
  { note: 'Balthasar could act, but the players pass: the phase ends, for the bandits have nobody left in it.' },
  { expect: { may: ['balthasar'] } },
  { do: 'pass', by: 'party' },
  { expect: { title: 'slow', may: ['balthasar', 'sybilla'], round: 1 } },
  { note: 'Slow phase: Sybilla, the bandit that did not dodge, and Balthasar at the end.' },
  { do: 'turn', by: 'theobald', refused: 'MU-02' },
  { do: 'turn', by: 'sybilla' },
  { do: 'end-turn', by: 'sybilla' },
  { expect: { may: ['bandit-2'] } },
  { do: 'turn', by: 'bandit-1', refused: 'MU-02' },
  { do: 'turn', by: 'bandit-2' },
  { do: 'end-turn', by: 'bandit-2' },
  { expect: { may: ['balthasar'] } },
  { do: 'turn', by: 'balthasar' },
  { do: 'end-turn', by: 'balthasar' },
  { note: 'Everyone has acted: the next round begins with a new threshold.' },
  { expect: { question: { kind: 'dice', rule: 'MU-51' }, round: 2 } },
];

/** The example as a script. The ready-made fight starts in the same way. */
export const workedExample: Script = {
  title: 'The worked example: fast and slow',
  about: 'Three adventurers against two bandits and their leader, with the threshold option on.',
  ruleset: 'murdham',
  scene: 'crossroads',
  house: { fastAndSlow: true },
  seed: 9,
  cast: [...workedCast],
  lines: [...lines],
};

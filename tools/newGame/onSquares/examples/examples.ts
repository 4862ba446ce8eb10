/**
 * Scripted fights: one for each family of rules. “npm run fight” shows them, and each is a test.
 */
import type { Script } from '../../../../src/engine/script.ts';
import { squarePlace } from '../../../../src/space/squares/squares.ts';

export const examples: readonly Script[] = [
  {
    title: 'A blow that is dodged, and one that is not',
    ruleset: 'skirmish',
    scene: 'watch-yard',
    cast: [
      { id: 'ann', name: 'Ann', side: 'party', creature: 'hero', place: squarePlace({ column: 8, row: 4 }) },
      { id: 'brute', name: 'Brute', side: 'foes', creature: 'brute', place: squarePlace({ column: 9, row: 4 }) },
    ],
    lines: [
      { begin: true },
      { do: 'attack', by: 'ann' },
      { answer: 'brute' },
      { expect: { question: { rule: 'SK-04', options: ['dodge', 'pass'] } } },
      { answer: 'dodge' },
      { answer: 2 },
      { expect: { log: ['misses'], tracks: { brute: { harm: 0 } }, may: ['brute'] } },
      { do: 'attack', by: 'brute' },
      { answer: 'ann' },
      { answer: 'pass' },
      { answer: 1 },
      { expect: { log: ['hits', 'Round 2'], tracks: { ann: { harm: 1 } } } },
    ],
  },
];

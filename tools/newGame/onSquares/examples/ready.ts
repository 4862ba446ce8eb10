/** Fights that the library opens with one click. */
import type { ReadyFight } from '../../../../src/engine/ruleset.ts';
import { squarePlace } from '../../../../src/space/squares/squares.ts';

const at = (column: number, row: number) => squarePlace({ column, row });

export const readyFights: readonly ReadyFight[] = [
  {
    id: 'at-the-gate',
    name: 'At the gate',
    about: 'Two heroes against a brute and two raiders.',
    script: {
      title: 'At the gate',
      ruleset: 'skirmish',
      scene: 'watch-yard',
      seed: 3,
      cast: [
        { id: 'ann', name: 'Ann', side: 'party', creature: 'hero', player: 'Kim', place: at(9, 4) },
        { id: 'bo', name: 'Bo', side: 'party', creature: 'hero', place: at(9, 3) },
        { id: 'raider', name: 'Raider', side: 'foes', creature: 'raider', copy: 1, place: at(10, 4) },
        { id: 'raider-2', name: 'Raider', side: 'foes', creature: 'raider', copy: 2, place: at(10, 3) },
        { id: 'brute', name: 'Brute', side: 'foes', creature: 'brute', place: at(11, 4) },
      ],
      lines: [{ begin: true }],
    },
  },
];

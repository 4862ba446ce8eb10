/** Fights ready to be opened with one click. */
import type { ReadyFight } from '../../../../src/engine/ruleset.ts';

const at = (zone: string) => ({ kind: 'zone' as const, zone });

export const ready: readonly ReadyFight[] = [
  {
    id: 'raid-on-the-mill',
    name: 'Raid on the mill',
    about: 'Two heroes against a brute and two raiders.',
    script: {
      title: 'Raid on the mill',
      ruleset: 'skirmish',
      scene: 'mill',
      seed: 3,
      cast: [
        { id: 'ann', name: 'Ann', side: 'party', creature: 'hero', player: 'Kim', place: at('yard') },
        { id: 'bo', name: 'Bo', side: 'party', creature: 'hero', place: at('orchard') },
        { id: 'raider', name: 'Raider', side: 'foes', creature: 'raider', copy: 1, place: at('yard') },
        { id: 'raider-2', name: 'Raider', side: 'foes', creature: 'raider', copy: 2, place: at('yard') },
        { id: 'brute', name: 'Brute', side: 'foes', creature: 'brute', place: at('yard') },
      ],
      lines: [{ begin: true }],
    },
  },
];

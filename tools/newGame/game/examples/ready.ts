/** Fights that the library opens with one click. */
import type { ReadyFight } from '../../../../src/engine/ruleset.ts';
import { inZone } from '../../../../src/space/zones/zones.ts';

export const readyFights: readonly ReadyFight[] = [
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
        { id: 'ann', name: 'Ann', side: 'party', creature: 'hero', player: 'Kim', place: inZone('yard') },
        { id: 'bo', name: 'Bo', side: 'party', creature: 'hero', place: inZone('orchard') },
        { id: 'raider', name: 'Raider', side: 'foes', creature: 'raider', copy: 1, place: inZone('yard') },
        { id: 'raider-2', name: 'Raider', side: 'foes', creature: 'raider', copy: 2, place: inZone('yard') },
        { id: 'brute', name: 'Brute', side: 'foes', creature: 'brute', place: inZone('yard') },
      ],
      lines: [{ begin: true }],
    },
  },
];

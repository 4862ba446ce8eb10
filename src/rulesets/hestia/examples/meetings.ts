/**
 * Scripted fights of the beginning (HE-04, HE-05): a surprise round, a parley in which people talk.
 */
import type { Script } from '../../../engine/script.ts';
import { zonePlace } from './cast.ts';
import { foe, hero, scriptOf } from './lines.ts';

export const meetingExamples: readonly Script[] = [
  scriptOf(
    'A surprise round',
    'HE-04: the foes are stealthy; who fails the save with its bane waits for round two.',
    [hero, { id: 'ben', name: 'Ben', side: 'party', sheet: { kind: 'character' }, place: zonePlace('cart') }, foe(1)],
    [
      { begin: true },
      { answer: 'attack' },
      { answer: 'stealthy' },
      { answer: { dice: { ann: [18, 3], ben: [18, 4] } } },
      { expect: { badges: { ann: { surprised: false }, ben: { surprised: true } }, tracks: { ben: { stress: 1 } } } },
      { answer: { dice: { ann: [10] } } },
      { expect: { may: ['ann'], offers: { ben: { move: 'HE-04' } } } },
      { do: 'end-block' },
      { expect: { may: ['foe-1'] } },
      { do: 'end-block' },
      { answer: { dice: { ann: [20], ben: [20] } } },
      { expect: { round: 2, may: ['ann', 'ben'] } },
    ],
  ),
  scriptOf(
    'A meeting that stays a parley',
    'HE-05: the reaction is rolled; nobody draws until the parley breaks.',
    [hero, foe(1)],
    [
      { begin: true },
      { answer: 'roll' },
      { answer: { dice: [4, 3] } },
      { expect: { title: 'Parley', may: [], log: ['uncertain'] } },
      // HE-08: words and dropped things cost nothing, and begin no turn.
      { do: 'speak', by: 'foe-1' },
      { do: 'drop', by: 'ann', with: 'axe' },
      { expect: { title: 'Parley', offers: { ann: { 'attack:axe': false, move: 'HE-05', speak: true } } } },
      { do: 'to-arms' },
      { answer: 'nobody' },
      { answer: { dice: { ann: [3] } } },
      { expect: { may: ['foe-1'], round: 1 } },
    ],
  ),
];

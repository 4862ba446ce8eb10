/**
 * The chapter's example of delays: Bob puts his turn off until after Alice, she puts hers off until
 * after Bob, and then he must act.
 */
import type { Script } from '../../../engine/script.ts';
import { exampleField } from './field.ts';

export const bobAndAlice: Script = {
  title: 'Bob and Alice delay',
  about:
    'Once a round for each: who has delayed must act when the turn comes back. The new places stand for the rest of the fight.',
  ruleset: 'thrum',
  scene: exampleField('......\n......\n......'),
  cast: [
    { id: 'bob', name: 'Bob', side: 'party', place: { kind: 'square', column: 0, row: 0 } },
    { id: 'alice', name: 'Alice', side: 'party', place: { kind: 'square', column: 0, row: 2 } },
    { id: 'biffer', name: 'Biffer', side: 'foes', creature: 'biffer', place: { kind: 'square', column: 5, row: 1 } },
  ],
  lines: [
    { begin: true },
    { expect: { question: { kind: 'dice', rule: 'TH-01' } } },
    { answer: { dice: { bob: [6, 6], alice: [5, 5], biffer: [1, 1] } } },
    { expect: { title: 'Round zero', acting: 'bob' } },
    { do: 'end-turn', by: 'bob' },
    { do: 'end-turn', by: 'alice' },
    { do: 'end-turn', by: 'biffer' },
    { expect: { round: 1, acting: 'bob' } },
    { do: 'delay', by: 'bob' },
    { expect: { question: { options: ['alice', 'biffer'] } } },
    { answer: 'alice' },
    { expect: { acting: 'alice', log: ['TH-03'] } },
    { do: 'delay', by: 'alice' },
    { answer: 'bob' },
    { note: 'Now Bob has to act: he has delayed once this round.' },
    { expect: { acting: 'bob', offers: { bob: { delay: 'TH-03' } } } },
    { do: 'delay', by: 'bob', refused: 'TH-03' },
    { do: 'end-turn', by: 'bob' },
    { expect: { acting: 'alice' } },
    { do: 'end-turn', by: 'alice' },
    { do: 'end-turn', by: 'biffer' },
    { note: 'In the next round he may delay again.' },
    { expect: { round: 2, acting: 'bob', offers: { bob: { delay: true } } } },
  ],
};

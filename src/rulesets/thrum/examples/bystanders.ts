/** An area that also catches bystanders (TH-13 with TH-17): the GM says who turns hostile. */
import type { Script } from '../../../engine/script.ts';
import { exampleField } from './field.ts';

const at = (column: number, row: number) => ({ kind: 'square' as const, column, row });

export const burstAmongBystanders: Script = {
  title: 'A burst among bystanders (TH-13 with TH-17)',
  about: 'Ash lays a Fire Burst over a foe and a bystander. The GM says whether the folk turn hostile.',
  ruleset: 'thrum',
  scene: exampleField('......\n......\n......\n......'),
  sides: [
    { id: 'party', name: 'The party', stance: 'party' },
    { id: 'foes', name: 'The foes', stance: 'foe' },
    { id: 'folk', name: 'The folk', stance: 'neutral' },
  ],
  seed: 1,
  cast: [
    {
      id: 'ash',
      name: 'Ash',
      side: 'party',
      place: at(0, 1),
      sheet: { abilities: [{ id: 'fire-burst', upgrades: [] }] },
    },
    { id: 'ogre', name: 'Ogre', side: 'foes', place: at(4, 1) },
    { id: 'miller', name: 'Miller', side: 'folk', place: at(5, 1) },
  ],
  lines: [
    { begin: true },
    { answer: { dice: { ash: [6, 6], ogre: [2, 2], miller: [1, 1] } } },
    { do: 'end-turn', by: 'ash' },
    { do: 'end-turn', by: 'ogre' },
    { do: 'end-turn', by: 'miller' },
    { do: 'use', by: 'ash', with: 'fire-burst' },
    { expect: { question: { rule: 'TH-13', has: ['4,1'] } } },
    { answer: '4,1' },
    { answer: 'resilience' },
    { roll: true },
    { expect: { question: { rule: 'TH-17', has: ['side', 'nobody'] } } },
    { answer: 'side' },
    { expect: { question: { rule: 'TH-19', seat: 'miller' } } },
    { answer: 'resilience' },
    { roll: true },
    { expect: { question: null, log: ['Fire Burst'] } },
  ],
};

/** Ash's wind lies before the ogre, who walks into it. */
export const walkIntoTheWind: Script = {
  ...burstAmongBystanders,
  title: 'Into the wind (TH-11 with TH-26)',
  about: 'Ash lays a Vector Field before the ogre, who walks into it, and pays for it or is shifted.',
  cast: burstAmongBystanders.cast.map((one) =>
    one.id === 'ash' ? { ...one, sheet: { abilities: [{ id: 'vector-field', upgrades: [] }] } } : one,
  ),
  lines: [
    ...burstAmongBystanders.lines.slice(0, 5),
    { do: 'use', by: 'ash', with: 'vector-field' },
    { answer: '2,1' },
    { answer: '2' },
    { do: 'end-turn', by: 'ash' },
    { do: 'move', by: 'ogre' },
    { expect: { question: { rule: 'TH-11' } } },
    { answer: '3,1' },
    { expect: { question: { rule: 'TH-26', has: ['yes', 'no'] } } },
    { answer: 'yes' },
    { expect: { log: ['TH-11'], place: { ogre: 'square:3,1' } } },
  ],
};

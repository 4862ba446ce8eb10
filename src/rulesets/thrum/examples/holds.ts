/** A hold, and the way out of it. */
import type { Script } from '../../../engine/script.ts';
import { exampleField } from './field.ts';

const at = (column: number, row: number) => ({ kind: 'square' as const, column, row });

export const heldAndFree: Script = {
  title: 'Held by the throat, and free',
  about: 'A Chokehold holds a biffer where it stands; its whole action goes into getting loose, a crit gives it back.',
  ruleset: 'thrum',
  scene: exampleField('......\n......\n......'),
  cast: [
    {
      id: 'isolde',
      name: 'Isolde',
      side: 'party',
      creature: 'isolde',
      place: at(1, 1),
      sheet: { abilities: [{ id: 'chokehold', upgrades: [] }] },
    },
    { id: 'one', name: 'Biffer', copy: 1, side: 'foes', creature: 'biffer', place: at(2, 1) },
    { id: 'two', name: 'Biffer', copy: 2, side: 'foes', creature: 'biffer', place: at(5, 2) },
  ],
  lines: [
    { begin: true },
    { answer: { dice: { isolde: [6, 6], one: [2, 2], two: [1, 1] } } },
    ...['isolde', 'one', 'two'].map((by) => ({ do: 'end-turn', by })),
    { do: 'use', by: 'isolde', with: 'chokehold' },
    { answer: 'one' },
    { answer: 'resilience' },
    { answer: { dice: { attack: [6, 4], defence: [3, 2] } } },
    { do: 'end-turn', by: 'isolde' },
    {
      expect: { acting: 'one', badges: { one: { immobilized: true, held: true } }, offers: { one: { move: 'TH-42' } } },
    },
    { do: 'break-free', by: 'one', with: 'break-free' },
    { answer: { dice: { attack: [6, 4, 6], defence: [1, 1] } } },
    {
      expect: {
        badges: { one: { immobilized: false } },
        offers: { one: { move: true }, two: { 'break-free': false } },
      },
    },
  ],
};

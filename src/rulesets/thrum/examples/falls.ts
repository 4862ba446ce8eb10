/**
 * Loads at work: a Finisher fells a foe, an incapacitated ally is brought round, somebody panics.
 */
import type { Script } from '../../../engine/script.ts';
import { exampleField } from './field.ts';

const at = (column: number, row: number) => ({ kind: 'square' as const, column, row });

export const firstFall: Script = {
  title: 'A fall and a helping hand',
  about:
    'A biffer at its limit takes a Finisher and falls; Hale, worn out, falls by acting, and Wren brings her round.',
  ruleset: 'thrum',
  scene: exampleField('......\n......\n......'),
  cast: [
    { id: 'isolde', name: 'Isolde', side: 'party', creature: 'isolde', place: at(1, 1) },
    { id: 'hale', name: 'Hale', side: 'party', creature: 'hale', place: at(0, 0), sheet: { 'load.fatigue': 8 } },
    { id: 'wren', name: 'Wren', side: 'party', creature: 'wren', place: at(0, 1) },
    {
      id: 'one',
      name: 'Biffer',
      copy: 1,
      side: 'foes',
      creature: 'biffer',
      place: at(2, 1),
      sheet: { 'load.fatigue': 2 },
    },
    { id: 'two', name: 'Biffer', copy: 2, side: 'foes', creature: 'biffer', place: at(5, 2) },
  ],
  lines: [
    { begin: true },
    { answer: { dice: { isolde: [6, 6], hale: [5, 5], wren: [4, 4], one: [2, 2], two: [1, 1] } } },
    ...['isolde', 'hale', 'wren', 'one', 'two'].map((by) => ({ do: 'end-turn', by })),
    { do: 'use', by: 'isolde', with: 'precision-slash' },
    { answer: 'one' },
    { expect: { question: { rule: 'TH-19', seat: 'one', options: ['resilience', 'evasion'] } } },
    { answer: 'resilience' },
    { note: 'Isolde adds (2 + 3) / 2 + 1 = 3, the biffer 1: 10 against 6 is a hit, not a crit.' },
    { answer: { dice: { attack: [4, 3], defence: [3, 2] } } },
    {
      expect: {
        tracks: { one: { fatigue: 4 } },
        badges: { one: { bleed: 1, exhausted: true } },
        question: { rule: 'TH-34' },
      },
    },
    { note: 'A Finisher against the Exhausted: 2d6 with a Bane for Bleed, and 1, must be over 4.' },
    { answer: { dice: [1, 2, 6] } },
    { expect: { standing: { one: 'down' }, tracks: { one: { fatigue: 3 } }, log: ['TH-34', 'TH-35', 'TH-36'] } },
    { do: 'end-turn', by: 'isolde' },
    { do: 'use', by: 'hale', with: 'recover' },
    { answer: 'fatigue' },
    { note: 'Load 7 over Tolerance 5 still: the action is followed by a roll of 2d6 and 2.' },
    { answer: { dice: [1, 1] } },
    { note: 'She falls, which takes 1 off, and there is nothing left to do in her turn: its end takes off another.' },
    { expect: { standing: { hale: 'down' }, tracks: { hale: { fatigue: 5 } }, acting: 'wren' } },
    { do: 'use', by: 'wren', with: 'resuscitate' },
    { answer: 'hale' },
    { expect: { standing: { hale: 'up' }, tracks: { hale: { fatigue: 2 } }, log: ['TH-38'] } },
  ],
};

export const panicking: Script = {
  title: 'A panic',
  about: 'Stress over the Tolerance: the turn starts with a roll, and a tie is not enough.',
  ruleset: 'thrum',
  scene: exampleField('......\n......'),
  cast: [
    { id: 'wren', name: 'Wren', side: 'party', creature: 'wren', place: at(0, 0), sheet: { 'load.stress': 6 } },
    { id: 'caster', name: 'Caster', side: 'foes', creature: 'caster', place: at(5, 1) },
  ],
  lines: [
    { begin: true },
    { answer: { dice: { wren: [6, 6], caster: [1, 1] } } },
    { do: 'end-turn', by: 'wren' },
    { do: 'end-turn', by: 'caster' },
    { note: 'The panic roll is the first step of the turn: before it Wren could still delay.' },
    { expect: { question: { rule: 'TH-03', options: ['start', 'caster'] } } },
    { answer: 'start' },
    { expect: { question: { kind: 'dice', rule: 'TH-31' }, badges: { wren: { frayed: true } } } },
    { answer: { dice: [2, 2] } },
    {
      expect: {
        tracks: { wren: { stress: 0, fatigue: 6 } },
        badges: { wren: { stunned: true, frayed: false, exhausted: true } },
        log: ['TH-31'],
      },
    },
    { do: 'move', by: 'wren' },
    { answer: '1,0' },
    { expect: { offers: { wren: { 'use:recover': 'TH-42' } } } },
  ],
};

/** Groups for morale: each counts for itself (MU-44). */
import { describe, it } from 'vitest';
import type { Line } from '../../../../engine/script.ts';
import { one, partyBegins, play, state } from '../../edges.testing.ts';

describe('MU-44: groups for morale', () => {
  const band = [
    one('p', 'a'),
    one('f1', 'h', 'bandit'),
    one('f2', 'h', 'bandit'),
    one('f3', 'h', 'bandit'),
    one('f4', 'h', 'bandit'),
  ];
  const kill = (id: string): Line => ({
    edit: [{ edit: 'sheet', combatant: id, path: 'conditions', value: ['dead'] }],
    label: 'Dead',
  });
  it('split off by the GM, a group of two with one down is due while the rest stands firm', () => {
    play({
      cast: band,
      lines: [
        ...partyBegins,
        { do: 'rule-group' },
        { answer: 'foes' },
        { answer: ['f1', 'f2'] },
        { answer: { text: 'The rearguard' } },
        state({ morale: { foes: 'steady', 'foes/The rearguard': 'steady' } }),
        kill('f1'),
        state({ morale: { foes: 'steady', 'foes/The rearguard': 'due' } }),
        { do: 'pass', by: 'party' },
        { do: 'pass', by: 'foes' },
        state({ question: { rule: 'MU-45', seat: 'f2' } }),
        { answer: 8 },
        state({ morale: { foes: 'steady', 'foes/The rearguard': 'passed' } }),
      ],
    });
  });
  it('put together again it counts as before; undone too', () => {
    const back: Line[] = [{ do: 'rule-group' }, { answer: 'foes' }, { answer: ['f1', 'f2'] }, { answer: { text: '' } }];
    play({
      cast: band,
      lines: [
        ...partyBegins,
        { do: 'rule-group' },
        { answer: 'foes' },
        { answer: ['f1', 'f2'] },
        { answer: { text: 'The rearguard' } },
        ...back,
        kill('f1'),
        state({ morale: { foes: 'steady' } }),
        kill('f2'),
        state({ morale: { foes: 'due' } }),
      ],
    });
  });
  it('set on the sheet by hand it comes to the same; a newcomer counts for its group', () => {
    const into = (id: string, group: string) => ({
      edit: 'sheet' as const,
      combatant: id,
      path: 'group',
      value: group,
    });
    play({
      cast: band,
      lines: [
        ...partyBegins,
        { edit: [into('f1', 'rear'), into('f2', 'rear')], label: 'Two stay behind' },
        state({ morale: { foes: 'steady', 'foes/rear': 'steady' } }),
        kill('f3'),
        state({ morale: { foes: 'due', 'foes/rear': 'steady' } }),
        { edit: [{ edit: 'combatant', combatant: 'p', side: 'foes' }], label: 'A turncoat' },
        state({ morale: { foes: 'steady' } }),
      ],
    });
  });
});

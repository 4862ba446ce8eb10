/** Groups for morale: each group is counted by itself (MU-44). */
import { describe, it } from 'vitest';
import type { Line } from '../../../../engine/script.ts';
import { nowIs, oneAt, partyBegins, playOut } from '../../edges.testing.ts';

describe('MU-44: groups for morale', () => {
  const band = [
    oneAt('p', 'a'),
    oneAt('f1', 'h', 'bandit'),
    oneAt('f2', 'h', 'bandit'),
    oneAt('f3', 'h', 'bandit'),
    oneAt('f4', 'h', 'bandit'),
  ];
  const kill = (id: string): Line => ({
    edit: [{ edit: 'sheet', combatant: id, path: 'conditions', value: ['dead'] }],
    label: 'Dead',
  });
  it('split off by the GM, a group of two with one down is due while the rest stands firm', () => {
    playOut({
      cast: band,
      lines: [
        ...partyBegins,
        { do: 'rule-group' },
        { answer: 'foes' },
        { answer: ['f1', 'f2'] },
        { answer: { text: 'The rearguard' } },
        nowIs({ morale: { foes: 'steady', 'foes/The rearguard': 'steady' } }),
        kill('f1'),
        nowIs({ morale: { foes: 'steady', 'foes/The rearguard': 'due' } }),
        { do: 'pass', by: 'party' },
        { do: 'pass', by: 'foes' },
        nowIs({ question: { rule: 'MU-45', seat: 'f2' } }),
        { answer: 8 },
        nowIs({ morale: { foes: 'steady', 'foes/The rearguard': 'passed' } }),
      ],
    });
  });
  it('put together again it counts as before; undone too', () => {
    const back: Line[] = [{ do: 'rule-group' }, { answer: 'foes' }, { answer: ['f1', 'f2'] }, { answer: { text: '' } }];
    playOut({
      cast: band,
      lines: [
        ...partyBegins,
        { do: 'rule-group' },
        { answer: 'foes' },
        { answer: ['f1', 'f2'] },
        { answer: { text: 'The rearguard' } },
        ...back,
        kill('f1'),
        nowIs({ morale: { foes: 'steady' } }),
        kill('f2'),
        nowIs({ morale: { foes: 'due' } }),
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
    playOut({
      cast: band,
      lines: [
        ...partyBegins,
        { edit: [into('f1', 'rear'), into('f2', 'rear')], label: 'Two stay behind' },
        nowIs({ morale: { foes: 'steady', 'foes/rear': 'steady' } }),
        kill('f3'),
        nowIs({ morale: { foes: 'due', 'foes/rear': 'steady' } }),
        { edit: [{ edit: 'combatant', combatant: 'p', side: 'foes' }], label: 'A turncoat' },
        nowIs({ morale: { foes: 'steady' } }),
      ],
    });
  });
});

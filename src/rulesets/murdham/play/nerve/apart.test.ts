/**
 * MU-44: morale counts what this fight does to a group. A fighter who was out before the fight is
 * in neither number.
 */
import { describe, expect, it } from 'vitest';
import { dispatch } from '../../../../engine/history.ts';
import { creatureOf } from '../../data/creatures.ts';
import {
  attackBy,
  bothPass,
  downOne,
  laidLow,
  nowIs,
  oneAt,
  partyBegins,
  playOut,
  withSword,
  woundOf,
} from '../../edges.testing.ts';
import type { MurdhamFight } from '../../fight.ts';
import { atLetter } from '../../hall.testing.ts';
import { murdham } from '../../index.ts';
import { murdhamSheet } from '../../sheet/sheet.ts';

describe('MU-44: who was out of it before the fight began', () => {
  const band = (more: Record<string, unknown>) => [
    oneAt('p', 'a', 'human', withSword),
    oneAt('p2', 'a'),
    ...[1, 2, 3].map((n) => oneAt(`f${n}`, 'd', 'bandit')),
    oneAt('f4', 'd', 'bandit', more),
  ];
  it.each(['dead', 'incapacitated', 'surrendered', 'fled'])('%s, is in neither number', (how) => {
    const cast = band({ conditions: [how] });
    playOut({
      cast,
      lines: [
        ...partyBegins,
        nowIs({ morale: { foes: 'steady', party: 'steady' } }),
        laidLow(['f1']),
        // Two of three fighters stand.
        nowIs({ morale: { foes: 'steady', party: 'steady' } }),
        ...bothPass,
        nowIs({ question: null, round: 2 }),
        laidLow(['f2']),
        // One of three fighters stands.
        nowIs({ morale: { foes: 'due', party: 'steady' } }),
        ...bothPass,
        nowIs({ question: { rule: 'MU-45', seat: 'f3' }, log: ['1 of 3 stand'] }),
      ],
    });
  });
  it('a group half of which lay there from the start is not due for that', () => {
    playOut({
      cast: [
        oneAt('p', 'a'),
        oneAt('f', 'd', 'bandit'),
        oneAt('f2', 'd', 'bandit'),
        oneAt('f3', 'd', 'bandit', downOne),
        oneAt('f4', 'd', 'bandit', downOne),
      ],
      lines: [...partyBegins, nowIs({ morale: { foes: 'steady' } }), ...bothPass, nowIs({ question: null, round: 2 })],
    });
  });
  it('beside the fallen one alone is a lone fighter: half its health counts', () => {
    const cast = [oneAt('p', 'a'), oneAt('f', 'd', 'bandit'), oneAt('f2', 'd', 'bandit', downOne)];
    playOut({ cast, lines: [...partyBegins, ...woundOf('f', 3), nowIs({ morale: { foes: 'steady' } })] });
    playOut({ cast, lines: [...partyBegins, ...woundOf('f', 3, 1), nowIs({ morale: { foes: 'due' } })] });
  });
  it('once it stands it is one more, and its fall counts like any other', () => {
    playOut({
      cast: band(downOne),
      lines: [
        ...partyBegins,
        laidLow(['f4'], []),
        laidLow(['f1']),
        nowIs({ morale: { foes: 'steady' } }),
        laidLow(['f4']),
        // Two of four stand, because the fourth fell in this fight.
        nowIs({ morale: { foes: 'due' } }),
        ...bothPass,
        nowIs({ question: { rule: 'MU-45' }, log: ['2 of 4 stand'] }),
      ],
    });
  });
  it('MU-46: harmed after giving up before the fight, it fights on and is one more', () => {
    playOut({
      cast: [
        oneAt('p', 'a', 'human', withSword),
        oneAt('f', 'd', 'bandit'),
        oneAt('f2', 'd', 'bandit'),
        oneAt('f3', 'a', 'bandit', { conditions: ['surrendered'] }),
      ],
      lines: [
        ...partyBegins,
        ...attackBy('p', 'f3'),
        { answer: 1 },
        nowIs({ standing: { f3: 'up' } }),
        { do: 'end-turn', by: 'p' },
        { do: 'pass', by: 'foes' },
        laidLow(['f']),
        // Two of three stand. Without f3, who fights on, it would be one of two.
        nowIs({ morale: { foes: 'steady' } }),
      ],
    });
  });
  it('a newcomer who lies there is in neither number; a newcomer on its feet is in both', () => {
    const begun = playOut({ cast: band({}), lines: [...partyBegins, laidLow(['f1'])] });
    const joined = (conditions: string[]) => {
      const sheet = murdhamSheet.schema.parse({ ...creatureOf('bandit').sheet, conditions });
      const newcomer = {
        id: 'f5',
        name: 'F5',
        side: 'foes',
        hidden: false,
        place: atLetter('d'),
        look: {},
        note: '',
        sheet,
      };
      const edits = [{ edit: 'add' as const, combatant: newcomer }];
      const done = dispatch(murdham, begun, { type: 'join', label: 'A latecomer', edits });
      if (!done.ok) throw new Error(done.refusal.text);
      return murdham.morale?.(done.value.fight as MurdhamFight).find(({ id }) => id === 'foes');
    };
    expect(joined(['incapacitated'])).toMatchObject({ standing: 3, of: 4 });
    expect(joined([])).toMatchObject({ standing: 4, of: 5 });
  });
  it('split off into a group by hand it still counts in none', () => {
    playOut({
      cast: band(downOne),
      lines: [
        ...partyBegins,
        { do: 'rule-group' },
        { answer: 'foes' },
        { answer: ['f3', 'f4'] },
        { answer: { text: 'rear' } },
        nowIs({ morale: { foes: 'steady', 'foes/rear': 'steady' } }),
        laidLow(['f1']),
        nowIs({ morale: { foes: 'due', 'foes/rear': 'steady' } }),
      ],
    });
  });
});

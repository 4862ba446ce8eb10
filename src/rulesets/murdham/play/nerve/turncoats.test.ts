/**
 * Fighters who change sides in the middle of a fight: whose chance it is then, and whom morale
 * counts.
 */
import { describe, it } from 'vitest';
import type { Line, Script } from '../../../../engine/script.ts';
import { bothPass, laidLow, nowIs, oneAt, partyBegins, playOut, woundOf } from '../../edges.testing.ts';

const turns = (combatant: string, side: string): Line => ({
  edit: [{ edit: 'combatant', combatant, side }],
  label: `To the ${side}`,
});

describe('MU-01: the last of a side changes sides', () => {
  // MU-01: the chance goes around the factions, each in turn. A ruling that leaves a faction with
  // nobody takes the chance from it, so it is the chance of the one that comes after it.
  const sides: NonNullable<Script['sides']> = [
    { id: 'party', name: 'The party', stance: 'party' },
    { id: 'orcs', name: 'The orcs', stance: 'foe' },
    { id: 'foes', name: 'The ghouls', stance: 'foe' },
  ];
  const cast = [
    oneAt('p', 'a'),
    oneAt('p2', 'a'),
    { ...oneAt('orc', 'c', 'bandit'), side: 'orcs' },
    oneAt('ghoul', 'h', 'bandit'),
  ];
  it.each([
    ['at its chance', [] as Line[]],
    ['in its turn', [{ do: 'turn', by: 'orc' }] as Line[]],
  ])('%s: it is the next side’s chance, not the first one’s again', (_, open) => {
    playOut({
      sides,
      cast,
      lines: [
        ...partyBegins,
        { do: 'pass', by: 'party' },
        nowIs({ may: ['orc'] }),
        ...open,
        turns('orc', 'party'),
        ...(open.length > 0 ? [nowIs({ acting: 'orc' }), { do: 'end-turn', by: 'orc' } as Line] : []),
        nowIs({ may: ['ghoul'] }),
      ],
    });
  });
  it('of the last side around the table: the first one’s chance; a bystander’s change moves nothing', () => {
    playOut({
      sides,
      cast,
      lines: [
        ...partyBegins,
        { do: 'pass', by: 'party' },
        { do: 'pass', by: 'orcs' },
        turns('p2', 'orcs'),
        nowIs({ may: ['ghoul'] }),
        turns('ghoul', 'party'),
        nowIs({ may: ['p', 'ghoul'] }),
      ],
    });
  });
});

describe('MU-44: who came over and goes again was never one of a group’s number', () => {
  const cast = [oneAt('p', 'a'), oneAt('p2', 'a'), oneAt('p3', 'a'), oneAt('f', 'd', 'bandit')];
  // MU-44: half or less of the number at the beginning makes a check due, and a lone fighter is
  // due by its wounds. Who came over in between was not there at the beginning, so its going back
  // halves nothing.
  it('a lone fighter stays one, and is due by its wounds alone', () => {
    playOut({
      cast,
      lines: [
        ...partyBegins,
        turns('p2', 'foes'),
        nowIs({ morale: { foes: 'steady' } }),
        turns('p2', 'party'),
        nowIs({ morale: { foes: 'steady', party: 'steady' } }),
        ...bothPass,
        nowIs({ question: null, round: 2 }),
        ...woundOf('f', 3, 1),
        nowIs({ morale: { foes: 'due' } }),
      ],
    });
  });
  it('the group that it began in has lost it while it is away, and has it back afterwards', () => {
    playOut({
      cast,
      lines: [
        ...partyBegins,
        turns('p2', 'foes'),
        laidLow(['p3']),
        nowIs({ morale: { party: 'due' } }),
        turns('p2', 'party'),
        nowIs({ morale: { party: 'steady', foes: 'steady' } }),
      ],
    });
  });
  it('over and back in the middle of one move counts as little', () => {
    playOut({
      cast,
      lines: [
        ...partyBegins,
        { do: 'move', by: 'p' },
        turns('p2', 'foes'),
        turns('p2', 'party'),
        { answer: 'zone:b' },
        nowIs({ question: null, morale: { foes: 'steady', party: 'steady' } }),
      ],
    });
  });
  it('taken out as a mistake while it is away, neither group has ever had it', () => {
    playOut({
      cast,
      lines: [
        ...partyBegins,
        turns('p2', 'foes'),
        { edit: [{ edit: 'remove', combatant: 'p2' }], label: 'A mistake' },
        nowIs({ morale: { foes: 'steady', party: 'steady' } }),
        laidLow(['p3']),
        nowIs({ morale: { party: 'due' } }),
        ...bothPass,
        nowIs({ question: { rule: 'MU-45' }, log: ['1 of 2 stand'] }),
      ],
    });
  });
});

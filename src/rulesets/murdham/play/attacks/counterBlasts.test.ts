/**
 * Blasts and reactions: a counter by blast, what a counter stops, who may answer a blast (MU-21,
 * MU-30).
 */
import { describe, it } from 'vitest';
import type { Line } from '../../../../engine/script.ts';
import { askedOf, attackBy, nowIs, oneAt, partyBegins, playOut, stillOne, withSword } from '../../edges.testing.ts';

const fire = (by: string, zone: string): Line[] => [{ do: 'attack', by, with: 'alchemists-fire' }, { answer: zone }];

describe('MU-21: a counter and a blast', () => {
  const bombed = [
    oneAt('p', 'a', 'human', { gear: ['alchemists-fire'] }),
    oneAt('f', 'b', 'human', { gear: ['javelin'], skills: ['bravery'] }),
    oneAt('f2', 'b', 'bandit', stillOne),
  ];
  const met = (attackFace: number, counterFace: number): Line[] => [
    ...partyBegins,
    ...fire('p', 'b'),
    { answer: 'counter-javelin' },
    { answer: { dice: { attack: [attackFace], counter: counterFace === 4 ? [4, 1] : [counterFace] } } },
  ];
  it('that came first and felled the thrower stops the blast for everybody', () => {
    playOut({
      cast: bombed,
      lines: [
        ...met(3, 4),
        nowIs({ question: null, standing: { p: 'incapacitated' }, tracks: { f: { health: 8 }, f2: { health: 8 } } }),
      ],
    });
  });
  it('that only tied does not: both fall, and the others are struck by the same roll', () => {
    playOut({
      cast: bombed,
      lines: [
        ...met(4, 4),
        nowIs({
          question: null,
          standing: { p: 'incapacitated' },
          tracks: { f: { health: 4 }, f2: { health: 4 } },
        }),
      ],
    });
  });
  it('that came second does not, though it felled the thrower afterwards', () => {
    playOut({
      cast: [
        oneAt('p', 'a', 'human', { gear: ['alchemists-fire'], harm: 6 }),
        oneAt('f', 'b', 'human', { gear: ['javelin'], skills: ['tough', 'bravery'] }),
        oneAt('f2', 'b', 'bandit', stillOne),
      ],
      lines: [
        ...met(3, 2),
        nowIs({
          question: null,
          standing: { p: 'dying' },
          tracks: { f: { health: 7 }, f2: { health: 5 } },
        }),
      ],
    });
  });
});

describe('MU-30: the targets of a blast answer like any targets, but for the one counter', () => {
  it('MU-22: one hides behind somebody, in the blast or out of it', () => {
    playOut({
      cast: [
        oneAt('p', 'a', 'human', { gear: ['alchemists-fire'] }),
        oneAt('f', 'b', 'bandit'),
        oneAt('f2', 'b-c', 'bandit'),
      ],
      lines: [
        ...partyBegins,
        ...fire('p', 'b'),
        askedOf(['dodge', 'behind-f2', 'guard-f2']),
        { answer: 'behind-f2' },
        { answer: 'yes' },
        // f2 answers for f and then for itself. Both answers use the same turn.
        askedOf(['dodge'], ['behind-f']),
        { answer: 'pass' },
        askedOf(['dodge']),
        { answer: 'dodge' },
        { answer: 1 },
        { answer: 3 },
        nowIs({ question: null, tracks: { f: { health: 8 }, f2: { health: 5 } } }),
      ],
    });
  });
  it('MU-23: one guards, and is hit once though it is in the blast itself', () => {
    playOut({
      cast: [
        oneAt('p', 'a', 'human', { gear: ['alchemists-fire'] }),
        oneAt('f', 'b', 'bandit', stillOne),
        oneAt('f2', 'b', 'bandit'),
        oneAt('f3', 'e', 'bandit'),
      ],
      lines: [
        ...partyBegins,
        ...fire('p', 'b'),
        askedOf(['guard-f2'], ['guard-f3', 'dodge']),
        { answer: 'guard-f2' },
        { answer: 3 },
        nowIs({ question: null, tracks: { f: { health: 8 }, f2: { health: 5 } } }),
        { do: 'end-turn', by: 'p' },
        nowIs({ may: ['f3'] }),
      ],
    });
  });
  it('MU-26: the guard’s shield counts, for whom it guards and for itself', () => {
    playOut({
      cast: [
        oneAt('pt', 'a', 'troll'),
        oneAt('f', 'a', 'bandit', { ...stillOne, skills: ['bravery'] }),
        oneAt('f2', 'a', 'bandit', { gear: ['sword', 'shield'], skills: ['bravery'] }),
      ],
      lines: [
        ...partyBegins,
        { do: 'sweep', by: 'pt', with: 'huge-club' },
        { answer: 'guard-f2' },
        { answer: 3 },
        nowIs({ question: null, tracks: { f: { health: 8 }, f2: { health: 6 } } }),
      ],
    });
  });
});

describe('MU-21: a blast as a counter', () => {
  const cast = [
    oneAt('p', 'b', 'human', withSword),
    oneAt('p2', 'b-c', 'human', stillOne),
    oneAt('f', 'a-b', 'human', { gear: ['alchemists-fire'] }),
  ];
  const swung: Line[] = [...partyBegins, ...attackBy('p', 'f')];
  it('the GM refuses it: it has cost nothing, and another reaction may follow', () => {
    playOut({
      cast,
      lines: [
        ...swung,
        { answer: 'counter-alchemists-fire' },
        nowIs({ question: { rule: 'MU-21', seat: 'gm' } }),
        { answer: 'no' },
        askedOf(['dodge', 'grapple'], ['counter-alchemists-fire']),
        { answer: 'dodge' },
        { answer: 1 },
        nowIs({ question: null }),
        { do: 'end-turn', by: 'p' },
        { do: 'pass', by: 'party' },
        nowIs({ offers: { f: { 'attack:alchemists-fire': true } } }),
      ],
    });
  });
  it('the GM allows it: it falls on the attacker and on all who are there with it, and is used up', () => {
    playOut({
      cast,
      lines: [
        ...swung,
        { answer: 'counter-alchemists-fire' },
        { answer: 'yes' },
        { answer: { dice: { attack: [1], counter: [3] } } },
        nowIs({ question: null, tracks: { p: { health: 5 }, p2: { health: 5 }, f: { health: 4 } } }),
      ],
    });
  });
});

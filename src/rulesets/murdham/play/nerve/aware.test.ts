/**
 * Who knows of whom, who stands in for whom, and what stays the player's choice: edges of MU-14,
 * MU-23, MU-24, MU-37, MU-42, MU-45.
 */
import { describe, it } from 'vitest';
import type { Line } from '../../../../engine/script.ts';
import {
  askedOf,
  attackBy,
  foesBegin,
  notAsked,
  nowIs,
  oneAt,
  partyBegins,
  playOut,
  withSword,
} from '../../edges.testing.ts';

describe('MU-42: by whom one is surprised', () => {
  it('MU-24: a blow out of hiding at who moves away cannot be dodged, not even for free', () => {
    const leave = (hidden: string[], bonus: Line[], then: Line) =>
      playOut({
        cast: [
          oneAt('p', 'a', 'human', { skills: ['fleet-footed'] }),
          oneAt('f', 'a', 'bandit', { conditions: hidden }),
        ],
        lines: [...partyBegins, ...bonus, { do: 'move', by: 'p' }, { answer: 'zone:b' }, { answer: 'f.sword.p' }, then],
      });
    leave(['concealed'], [{ do: 'pass', by: 'foes' }], notAsked);
    leave([], [], askedOf(['dodge']));
  });
  it('MU-32: a blast that strays out of hiding surprises those whom it reaches', () => {
    const stray = (conditions: string[], bonus: Line[], then: Line) =>
      playOut({
        cast: [
          oneAt('p', 'e', 'human', withSword),
          oneAt('p2', 'h'),
          oneAt('f', 'b', 'alchemist', { gear: ['alchemists-fire'], conditions }),
        ],
        lines: [
          ...foesBegin,
          ...bonus,
          { do: 'attack', by: 'f', with: 'alchemists-fire' },
          { answer: 'd' },
          { answer: 20 },
          { answer: { dice: [1] } },
          then,
        ],
      });
    stray(['concealed'], [{ do: 'pass', by: 'foes' }], notAsked);
    stray([], [], askedOf(['dodge']));
  });
  it('MU-23: unaware of one attacker only: against another it reacts, and a friend who is aware may guard', () => {
    const cast = [
      oneAt('p', 'a', 'human', { ...withSword, conditions: [{ id: 'unaware', until: 'round', by: 'f' }] }),
      oneAt('p2', 'a', 'human', withSword),
      oneAt('f', 'a', 'bandit'),
      oneAt('f2', 'a', 'bandit'),
    ];
    playOut({ cast, lines: [...foesBegin, ...attackBy('f2', 'p'), askedOf(['dodge', 'counter-sword', 'guard-p2'])] });
    playOut({
      cast,
      lines: [
        ...foesBegin,
        ...attackBy('f', 'p'),
        askedOf(['guard-p2'], ['dodge', 'counter-sword', 'behind-p2']),
        { answer: 'guard-p2' },
        { answer: 2 },
        nowIs({ tracks: { p: { health: 8 }, p2: { health: 6 } } }),
      ],
    });
  });
  it('the GM rules of whom somebody is unaware; of nobody in particular is of everybody', () => {
    const cast = [oneAt('p', 'a', 'human', withSword), oneAt('f', 'a', 'bandit'), oneAt('f2', 'a', 'bandit')];
    const rule = (...of: string[]): Line[] => [
      { do: 'rule-unaware' },
      { answer: 'p' },
      nowIs({ question: { kind: 'pick', rule: 'MU-42', options: ['f', 'f2'] } }),
      { answer: { picked: of } },
    ];
    playOut({ cast, lines: [...foesBegin, ...rule('f'), ...attackBy('f2', 'p'), askedOf(['dodge'])] });
    playOut({ cast, lines: [...foesBegin, ...rule('f'), ...attackBy('f', 'p'), notAsked] });
    playOut({ cast, lines: [...foesBegin, ...rule(), ...attackBy('f2', 'p'), notAsked] });
    playOut({
      cast,
      lines: [
        ...foesBegin,
        ...rule('f'),
        { do: 'rule-unaware' },
        { answer: 'p' },
        ...attackBy('f', 'p'),
        askedOf(['dodge']),
      ],
    });
  });
});

describe('MU-23: whoever is near may guard', () => {
  const sides = [
    { id: 'party', name: 'The party', stance: 'party' as const },
    { id: 'town', name: 'The town', stance: 'neutral' as const },
    { id: 'foes', name: 'The foes', stance: 'foe' as const },
  ];
  it('MU-24: who moves away and is struck at', () => {
    playOut({
      cast: [
        oneAt('p', 'a'),
        oneAt('p2', 'a', 'human', withSword),
        oneAt('f', 'a', 'bandit'),
        oneAt('f2', 'e', 'bandit'),
      ],
      lines: [
        ...partyBegins,
        { do: 'move', by: 'p' },
        { answer: 'zone:b' },
        { answer: 'f.sword.p' },
        askedOf(['guard-p2'], ['dodge']),
        { answer: 'guard-p2' },
        { answer: 2 },
        { answer: 'yes' },
        nowIs({ place: { p: 'zone:b' }, tracks: { p: { health: 8 }, p2: { health: 6 } } }),
        { do: 'end-turn', by: 'p' },
        nowIs({ may: ['f2'] }),
      ],
    });
  });
  it('MU-20: who has dodged and failed; not who has dodged well', () => {
    const cast = [oneAt('p', 'a', 'human', withSword), oneAt('p2', 'a'), oneAt('p3', 'c'), oneAt('f', 'a', 'bandit')];
    const dodged: Line[] = [...foesBegin, ...attackBy('f', 'p'), { answer: 'dodge' }];
    playOut({
      cast,
      lines: [
        ...dodged,
        { answer: 9 },
        nowIs({ question: { rule: 'MU-18', options: ['guard-p2', 'pass'] } }),
        { answer: 'guard-p2' },
        { answer: 2 },
        nowIs({ tracks: { p: { health: 8 }, p2: { health: 6 } } }),
      ],
    });
    playOut({ cast, lines: [...dodged, { answer: 8 }, nowIs({ question: null, tracks: { p: { health: 8 } } })] });
  });
  it('somebody neutral, who may hide behind the hero too', () => {
    playOut({
      sides,
      cast: [oneAt('p', 'a', 'human', withSword), { ...oneAt('t', 'a'), side: 'town' }, oneAt('f', 'a', 'bandit')],
      lines: [
        ...partyBegins,
        { do: 'pass', by: 'party' },
        { do: 'pass', by: 'town' },
        ...attackBy('f', 'p'),
        askedOf(['behind-t', 'guard-t']),
      ],
    });
  });
  it('MU-46: an enemy who has surrendered, against the guard’s own side; not an enemy who still fights', () => {
    const cast = (conditions: string[]) => [
      oneAt('p', 'a', 'human', withSword),
      oneAt('p2', 'a', 'human', withSword),
      oneAt('f', 'a', 'bandit', { conditions }),
    ];
    playOut({
      cast: cast(['surrendered']),
      lines: [
        ...partyBegins,
        ...attackBy('p', 'f'),
        nowIs({ question: { rule: 'MU-18', options: ['guard-p2', 'pass'] } }),
        { answer: 'guard-p2' },
        { answer: 2 },
        nowIs({ standing: { f: 'surrendered' }, tracks: { p2: { health: 6 }, f: { health: 8 } } }),
      ],
    });
    playOut({ cast: cast([]), lines: [...partyBegins, ...attackBy('p', 'f'), askedOf(['dodge'], ['guard-p2'])] });
  });
  it('MU-35: a disarm then goes for a weapon of the guard’s', () => {
    playOut({
      cast: [
        oneAt('p', 'a', 'human', withSword),
        oneAt('f', 'a', 'human', { gear: ['mace'] }),
        oneAt('f2', 'a', 'human', { gear: ['axe'] }),
      ],
      lines: [
        ...partyBegins,
        { do: 'disarm', by: 'p' },
        { answer: 'f' },
        { answer: 'guard-f2' },
        { answer: 20 },
        nowIs({ log: ['F2 drops Battle axe'] }),
      ],
    });
  });
});

describe('MU-45: the broken', () => {
  it('do not counter, as they do not guard; they dodge and hide', () => {
    playOut({
      cast: [
        oneAt('p', 'a', 'human', withSword),
        oneAt('f', 'a', 'bandit', { conditions: ['must-yield'] }),
        oneAt('f2', 'a', 'bandit', { conditions: ['must-yield'] }),
      ],
      lines: [
        ...partyBegins,
        ...attackBy('p', 'f'),
        askedOf(['dodge', 'behind-f2'], ['counter-sword', 'grapple', 'disarm-sword', 'guard-f2']),
      ],
    });
  });
  it('taunted, by the house, they counter the taunter', () => {
    playOut({
      cast: [
        oneAt('p', 'a', 'human', withSword),
        oneAt('f', 'a', 'bandit', {
          conditions: ['must-yield', { id: 'taunted', until: 'cause', by: 'p' }],
        }),
      ],
      house: { brokenAndTaunted: 'taunt' },
      lines: [...partyBegins, ...attackBy('p', 'f'), askedOf(['dodge', 'counter-sword'])],
    });
  });
});

describe('MU-37: talking is anything else, and lets go', () => {
  const cast = [
    oneAt('p', 'a', 'human', withSword),
    oneAt('f', 'a', 'bandit', { conditions: [{ id: 'grabbed', until: 'cause', by: 'p' }] }),
    oneAt('f2', 'a', 'bandit'),
  ];
  it.each(['distract', 'intimidate', 'taunt'])('to %s somebody lets go', (ploy) => {
    playOut({
      cast,
      lines: [
        ...partyBegins,
        { do: ploy, by: 'p' },
        { answer: 'f2' },
        { answer: 1 },
        nowIs({ badges: { f: { grabbed: false } } }),
      ],
    });
  });
  it('doing something with the surroundings does too', () => {
    playOut({
      cast,
      lines: [...partyBegins, { do: 'interact', by: 'p' }, nowIs({ badges: { f: { grabbed: false } } })],
    });
  });
});

describe('MU-24: struck at on the way, the mover goes on or stays', () => {
  const cast = [oneAt('p', 'a', 'human', withSword), oneAt('f', 'a', 'bandit'), oneAt('f2', 'a', 'bandit')];
  const struck: Line[] = [
    ...partyBegins,
    { do: 'move', by: 'p' },
    { answer: 'zone:b' },
    { answer: 'f.sword.p' },
    { answer: 1 },
    { answer: 'pass' },
    nowIs({ question: { rule: 'MU-24', seat: 'p', options: ['yes', 'no'] } }),
  ];
  it('stays where it was struck, with the rest of its turn', () => {
    playOut({
      cast,
      lines: [
        ...struck,
        { answer: 'no' },
        nowIs({
          question: null,
          place: { p: 'border:a-b' },
          acting: 'p',
          offers: { p: { 'attack:sword': true, move: true } },
        }),
      ],
    });
  });
  it('goes on', () => {
    playOut({ cast, lines: [...struck, { answer: 'yes' }, nowIs({ question: null, place: { p: 'zone:b' } })] });
  });
  it('is not asked when nobody has struck', () => {
    playOut({
      cast,
      lines: [
        ...partyBegins,
        { do: 'move', by: 'p' },
        { answer: 'zone:b' },
        { answer: 'pass' },
        nowIs({ question: null, place: { p: 'zone:b' } }),
      ],
    });
  });
});

/**
 * Edge rulings 14 to 18, played: who can react, what costs no turn, guards, and hiding behind
 * others.
 */
import { describe, it } from 'vitest';
import { askedOf, attackBy, foesBegin, notAsked, oneAt, partyBegins, playOut } from '../../edges.testing.ts';

/** The foes begin, so that the party reacts. */
const armed = (...skills: string[]) => ({ gear: ['sword'], skills });

describe('MU-19 ruling 14: who cannot react', () => {
  const states = ['incapacitated', 'entangled', 'netted', 'stunned', 'distracted', 'surrendered'];
  it.each(states)('%s: not asked at all', (state) => {
    playOut({
      cast: [oneAt('p', 'a', 'human', { ...armed(), conditions: [state] }), oneAt('f', 'a', 'bandit')],
      lines: [...foesBegin, ...attackBy('f', 'p'), notAsked],
    });
  });
  it('grabbed: the one held cannot react', () => {
    playOut({
      cast: [
        oneAt('p', 'a', 'human', { ...armed(), conditions: [{ id: 'grabbed', until: 'cause', by: 'f' }] }),
        oneAt('f', 'a', 'bandit', { gear: ['dagger'] }),
      ],
      lines: [...foesBegin, ...attackBy('f', 'p', 'dagger'), notAsked],
    });
  });
  it('turn used up: not asked', () => {
    playOut({
      cast: [oneAt('p', 'a', 'human', armed()), oneAt('f', 'a', 'bandit')],
      lines: [
        ...partyBegins,
        ...attackBy('p', 'f'),
        { answer: 'pass' },
        { answer: 1 },
        { do: 'end-turn', by: 'p' },
        ...attackBy('f', 'p'),
        notAsked,
      ],
    });
  });
  it('frenzied: only counters, never dodges or hides', () => {
    playOut({
      cast: [
        oneAt('p', 'a', 'human', { ...armed(), conditions: ['frenzied'] }),
        oneAt('p2', 'a', 'human', { conditions: ['stunned'] }),
        oneAt('f', 'a', 'bandit'),
      ],
      lines: [...foesBegin, ...attackBy('f', 'p'), askedOf(['counter-sword'], ['dodge', 'behind-p2'])],
    });
  });
  it('taunted: only against the taunter', () => {
    const cast = [
      oneAt('p', 'a', 'human', { ...armed(), conditions: [{ id: 'taunted', until: 'cause', by: 'f' }] }),
      oneAt('f', 'a', 'bandit'),
      oneAt('f2', 'a', 'bandit'),
    ];
    playOut({ cast, lines: [...foesBegin, ...attackBy('f2', 'p'), notAsked] });
    playOut({ cast, lines: [...foesBegin, ...attackBy('f', 'p'), askedOf(['counter-sword'])] });
  });
  it('unaware: not asked', () => {
    playOut({
      cast: [oneAt('p', 'a', 'human', { ...armed(), conditions: ['unaware'] }), oneAt('f', 'a', 'bandit')],
      lines: [...foesBegin, ...attackBy('f', 'p'), notAsked],
    });
  });
});

describe('MU-20 ruling 15: reactions that cost no turn', () => {
  it('Dodge blows: once a round for free, the second time by the turn', () => {
    playOut({
      cast: [
        oneAt('p', 'a', 'human', armed('dodge-blows')),
        oneAt('f', 'a', 'bandit'),
        oneAt('f2', 'a', 'bandit'),
        oneAt('p2', 'd'),
      ],
      lines: [
        ...foesBegin,
        ...attackBy('f', 'p'),
        { answer: 'dodge' },
        { answer: 8 },
        { expect: { tracks: { p: { health: 8 } }, log: ['MU-20'] } },
        { do: 'end-turn', by: 'f' },
        // The free dodge has not used the turn, so P may act in the same round.
        { expect: { may: ['p', 'p2'] } },
        { do: 'pass', by: 'party' },
        ...attackBy('f2', 'p'),
        { answer: 'dodge' },
        { answer: 9 },
        { answer: 1 },
        { expect: { tracks: { p: { health: 7 } } } },
        { do: 'end-turn', by: 'f2' },
        { expect: { may: ['p2'] } },
      ],
    });
  });
  it('Dodge blows: still there when the turn is used up; 8 passes, 9 fails', () => {
    for (const [face, health] of [
      [8, 8],
      [9, 5],
    ] as const)
      playOut({
        cast: [oneAt('p', 'a', 'human', armed('dodge-blows')), oneAt('f', 'a', 'bandit')],
        lines: [
          ...partyBegins,
          { do: 'turn', by: 'p' },
          { do: 'end-turn', by: 'p' },
          ...attackBy('f', 'p'),
          askedOf(['dodge'], ['counter-sword']),
          { answer: 'dodge' },
          { answer: face },
          ...(face === 9 ? [{ answer: 3 } as const] : []),
          { expect: { tracks: { p: { health } } } },
        ],
      });
  });
  it('MU-23 Protect: guards again and again, and keeps the turn', () => {
    playOut({
      cast: [
        oneAt('p', 'a', 'human', { conditions: ['stunned'] }),
        oneAt('p2', 'a', 'human', { ...armed('protect'), abilities: { str: 12, agi: 8, wit: 8 } }),
        oneAt('f', 'a', 'bandit'),
        oneAt('f2', 'a', 'bandit'),
      ],
      lines: [
        ...foesBegin,
        ...attackBy('f', 'p'),
        { answer: 'guard-p2' },
        // Ruling 16: a guard by Protect has spent nothing, so it may still dodge or counter.
        askedOf(['dodge', 'counter-sword']),
        { answer: 'pass' },
        { answer: 2 },
        { do: 'end-turn', by: 'f' },
        { do: 'pass', by: 'party' },
        ...attackBy('f2', 'p'),
        askedOf(['guard-p2']),
        { answer: 'guard-p2' },
        { answer: 'pass' },
        { answer: 2 },
        { expect: { tracks: { p: { health: 8 }, p2: { health: 8 } } } },
        { do: 'end-turn', by: 'f2' },
        { expect: { may: ['p2'] } },
      ],
    });
  });
});

describe('MU-23 ruling 16: guard, then react', () => {
  const cast = (...skills: string[]) => [
    oneAt('p', 'a', 'human', { conditions: ['stunned'] }),
    oneAt('p2', 'a', 'human', armed(...skills)),
    oneAt('f', 'a', 'bandit'),
  ];
  it('a plain guard neither counters nor dodges', () => {
    playOut({
      cast: cast(),
      lines: [...foesBegin, ...attackBy('f', 'p'), { answer: 'guard-p2' }, notAsked],
    });
  });
  it('a guard with Dodge blows may dodge for free, not counter', () => {
    playOut({
      cast: cast('dodge-blows'),
      lines: [
        ...foesBegin,
        ...attackBy('f', 'p'),
        { answer: 'guard-p2' },
        askedOf(['dodge'], ['counter-sword']),
        { answer: 'dodge' },
        { answer: 1 },
        { expect: { tracks: { p: { health: 8 }, p2: { health: 8 } } } },
      ],
    });
  });
  it('guarding counts as reacting for the shield', () => {
    playOut({
      cast: [
        oneAt('p', 'a', 'human', { conditions: ['stunned'] }),
        oneAt('p2', 'a', 'human', { gear: ['sword', 'shield'] }),
        oneAt('f', 'a', 'bandit'),
      ],
      lines: [
        ...foesBegin,
        ...attackBy('f', 'p'),
        { answer: 'guard-p2' },
        { answer: 3 },
        { expect: { tracks: { p2: { health: 6 } } } },
      ],
    });
  });
});

describe('MU-22 ruling 17: hide behind, in chains', () => {
  it('the new target may hide behind another; nobody twice for one attack', () => {
    playOut({
      cast: [oneAt('p', 'a', 'human', armed()), oneAt('p2', 'a'), oneAt('p3', 'a'), oneAt('f', 'a', 'bandit')],
      lines: [
        ...foesBegin,
        ...attackBy('f', 'p'),
        { answer: 'behind-p2' },
        { answer: 'yes' },
        askedOf(['behind-p3'], ['behind-p']),
        { answer: 'behind-p3' },
        { answer: 'yes' },
        askedOf(['dodge'], ['behind-p', 'behind-p2']),
        { answer: 'pass' },
        { answer: 2 },
        { expect: { tracks: { p: { health: 8 }, p2: { health: 8 }, p3: { health: 6 } } } },
        { do: 'end-turn', by: 'f' },
        { expect: { may: ['p3'] } },
      ],
    });
  });
  it('a refusal costs nothing: who refuses stays out of it, and the hider may still answer or act', () => {
    playOut({
      cast: [oneAt('p', 'a', 'human', armed()), oneAt('p2', 'a'), oneAt('f', 'a', 'bandit')],
      lines: [
        ...foesBegin,
        ...attackBy('f', 'p'),
        { answer: 'behind-p2' },
        { answer: 'no' },
        askedOf(['dodge', 'counter-sword', 'guard-p2'], ['behind-p2']),
        { answer: 'pass' },
        { answer: 2 },
        { expect: { tracks: { p: { health: 6 }, p2: { health: 8 } } } },
        { do: 'end-turn', by: 'f' },
        { expect: { may: ['p', 'p2'] } },
      ],
    });
  });
});

describe('MU-39 rulings 17, 18: hiding behind the one who is held', () => {
  it('the held one has no say, cannot react, and stays held', () => {
    playOut({
      cast: [
        oneAt('p', 'a', 'human', armed()),
        oneAt('f', 'a', 'bandit', { conditions: [{ id: 'grabbed', until: 'cause', by: 'p' }] }),
        oneAt('f2', 'a', 'bandit'),
      ],
      lines: [
        ...foesBegin,
        ...attackBy('f2', 'p'),
        askedOf(['behind-f']),
        { answer: 'behind-f' },
        { expect: { question: { kind: 'dice' } } },
        { answer: 2 },
        { expect: { tracks: { f: { health: 6 }, p: { health: 8 } }, badges: { f: { grabbed: true } } } },
      ],
    });
  });
  it('MU-37: a holder who dodges somebody else lets go', () => {
    playOut({
      cast: [
        oneAt('p', 'a', 'human', armed()),
        oneAt('f', 'a', 'bandit', { conditions: [{ id: 'grabbed', until: 'cause', by: 'p' }] }),
        oneAt('f2', 'a', 'bandit'),
      ],
      lines: [
        ...foesBegin,
        ...attackBy('f2', 'p'),
        { answer: 'dodge' },
        { answer: 1 },
        { expect: { badges: { f: { grabbed: false } } } },
      ],
    });
  });
  it('MU-37: a larger holder never lets go so', () => {
    playOut({
      cast: [
        oneAt('p', 'a', 'human', armed('bravery')),
        oneAt('p2', 'a', 'human', { ...armed('bravery'), conditions: [{ id: 'grabbed', until: 'cause', by: 'f' }] }),
        oneAt('f', 'a', 'troll'),
      ],
      lines: [
        ...partyBegins,
        ...attackBy('p', 'f'),
        { answer: 'dodge' },
        { answer: 1 },
        { expect: { badges: { p2: { grabbed: true } } } },
      ],
    });
  });
});

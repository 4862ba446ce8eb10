/** Edge rulings 14 to 18, played: who can react, what costs no turn, guards, and hiding behind others. */
import { describe, it } from 'vitest';
import { asked, attack, foesBegin, notAsked, one, partyBegins, play } from '../../edges.testing.ts';

/** The foes begin, so that the party reacts. */
const armed = (...skills: string[]) => ({ gear: ['sword'], skills });

describe('MU-19 ruling 14: who cannot react', () => {
  const states = ['incapacitated', 'entangled', 'netted', 'stunned', 'distracted', 'surrendered'];
  it.each(states)('%s: not asked at all', (state) => {
    play({
      cast: [one('p', 'a', 'human', { ...armed(), conditions: [state] }), one('f', 'a', 'bandit')],
      lines: [...foesBegin, ...attack('f', 'p'), notAsked],
    });
  });
  it('grabbed: the one held cannot react', () => {
    play({
      cast: [
        one('p', 'a', 'human', { ...armed(), conditions: [{ id: 'grabbed', until: 'cause', by: 'f' }] }),
        one('f', 'a', 'bandit', { gear: ['dagger'] }),
      ],
      lines: [...foesBegin, ...attack('f', 'p', 'dagger'), notAsked],
    });
  });
  it('turn used up: not asked', () => {
    play({
      cast: [one('p', 'a', 'human', armed()), one('f', 'a', 'bandit')],
      lines: [
        ...partyBegins,
        ...attack('p', 'f'),
        { answer: 'pass' },
        { answer: 1 },
        { do: 'end-turn', by: 'p' },
        ...attack('f', 'p'),
        notAsked,
      ],
    });
  });
  it('frenzied: only counters, never dodges or hides', () => {
    play({
      cast: [
        one('p', 'a', 'human', { ...armed(), conditions: ['frenzied'] }),
        one('p2', 'a', 'human', { conditions: ['stunned'] }),
        one('f', 'a', 'bandit'),
      ],
      lines: [...foesBegin, ...attack('f', 'p'), asked(['counter-sword'], ['dodge', 'behind-p2'])],
    });
  });
  it('taunted: only against the taunter', () => {
    const cast = [
      one('p', 'a', 'human', { ...armed(), conditions: [{ id: 'taunted', until: 'cause', by: 'f' }] }),
      one('f', 'a', 'bandit'),
      one('f2', 'a', 'bandit'),
    ];
    play({ cast, lines: [...foesBegin, ...attack('f2', 'p'), notAsked] });
    play({ cast, lines: [...foesBegin, ...attack('f', 'p'), asked(['counter-sword'])] });
  });
  it('unaware: not asked', () => {
    play({
      cast: [one('p', 'a', 'human', { ...armed(), conditions: ['unaware'] }), one('f', 'a', 'bandit')],
      lines: [...foesBegin, ...attack('f', 'p'), notAsked],
    });
  });
});

describe('MU-20 ruling 15: reactions that cost no turn', () => {
  it('Dodge blows: once a round for free, the second time by the turn', () => {
    play({
      cast: [
        one('p', 'a', 'human', armed('dodge-blows')),
        one('f', 'a', 'bandit'),
        one('f2', 'a', 'bandit'),
        one('p2', 'd'),
      ],
      lines: [
        ...foesBegin,
        ...attack('f', 'p'),
        { answer: 'dodge' },
        { answer: 8 },
        { expect: { tracks: { p: { health: 8 } }, log: ['MU-20'] } },
        { do: 'end-turn', by: 'f' },
        // The free dodge has left the turn: it may act in the same round.
        { expect: { may: ['p', 'p2'] } },
        { do: 'pass', by: 'party' },
        ...attack('f2', 'p'),
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
      play({
        cast: [one('p', 'a', 'human', armed('dodge-blows')), one('f', 'a', 'bandit')],
        lines: [
          ...partyBegins,
          { do: 'turn', by: 'p' },
          { do: 'end-turn', by: 'p' },
          ...attack('f', 'p'),
          asked(['dodge'], ['counter-sword']),
          { answer: 'dodge' },
          { answer: face },
          ...(face === 9 ? [{ answer: 3 } as const] : []),
          { expect: { tracks: { p: { health } } } },
        ],
      });
  });
  it('MU-23 Protect: guards again and again, and keeps the turn', () => {
    play({
      cast: [
        one('p', 'a', 'human', { conditions: ['stunned'] }),
        one('p2', 'a', 'human', { ...armed('protect'), abilities: { str: 12, agi: 8, wit: 8 } }),
        one('f', 'a', 'bandit'),
        one('f2', 'a', 'bandit'),
      ],
      lines: [
        ...foesBegin,
        ...attack('f', 'p'),
        { answer: 'guard-p2' },
        // Ruling 16: a guard by Protect has spent nothing, so it may still dodge or counter.
        asked(['dodge', 'counter-sword']),
        { answer: 'pass' },
        { answer: 2 },
        { do: 'end-turn', by: 'f' },
        { do: 'pass', by: 'party' },
        ...attack('f2', 'p'),
        asked(['guard-p2']),
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
    one('p', 'a', 'human', { conditions: ['stunned'] }),
    one('p2', 'a', 'human', armed(...skills)),
    one('f', 'a', 'bandit'),
  ];
  it('a plain guard neither counters nor dodges', () => {
    play({
      cast: cast(),
      lines: [...foesBegin, ...attack('f', 'p'), { answer: 'guard-p2' }, notAsked],
    });
  });
  it('a guard with Dodge blows may dodge for free, not counter', () => {
    play({
      cast: cast('dodge-blows'),
      lines: [
        ...foesBegin,
        ...attack('f', 'p'),
        { answer: 'guard-p2' },
        asked(['dodge'], ['counter-sword']),
        { answer: 'dodge' },
        { answer: 1 },
        { expect: { tracks: { p: { health: 8 }, p2: { health: 8 } } } },
      ],
    });
  });
  it('guarding counts as reacting for the shield', () => {
    play({
      cast: [
        one('p', 'a', 'human', { conditions: ['stunned'] }),
        one('p2', 'a', 'human', { gear: ['sword', 'shield'] }),
        one('f', 'a', 'bandit'),
      ],
      lines: [
        ...foesBegin,
        ...attack('f', 'p'),
        { answer: 'guard-p2' },
        { answer: 3 },
        { expect: { tracks: { p2: { health: 6 } } } },
      ],
    });
  });
});

describe('MU-22 ruling 17: hide behind, in chains', () => {
  it('the new target may hide behind another; nobody twice for one attack', () => {
    play({
      cast: [one('p', 'a', 'human', armed()), one('p2', 'a'), one('p3', 'a'), one('f', 'a', 'bandit')],
      lines: [
        ...foesBegin,
        ...attack('f', 'p'),
        { answer: 'behind-p2' },
        { answer: 'yes' },
        asked(['behind-p3'], ['behind-p']),
        { answer: 'behind-p3' },
        { answer: 'yes' },
        asked(['dodge'], ['behind-p', 'behind-p2']),
        { answer: 'pass' },
        { answer: 2 },
        { expect: { tracks: { p: { health: 8 }, p2: { health: 8 }, p3: { health: 6 } } } },
        { do: 'end-turn', by: 'f' },
        { expect: { may: ['p3'] } },
      ],
    });
  });
  it('a refusal costs nothing: who refuses stays out of it, and the hider may still answer or act', () => {
    play({
      cast: [one('p', 'a', 'human', armed()), one('p2', 'a'), one('f', 'a', 'bandit')],
      lines: [
        ...foesBegin,
        ...attack('f', 'p'),
        { answer: 'behind-p2' },
        { answer: 'no' },
        asked(['dodge', 'counter-sword', 'guard-p2'], ['behind-p2']),
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
    play({
      cast: [
        one('p', 'a', 'human', armed()),
        one('f', 'a', 'bandit', { conditions: [{ id: 'grabbed', until: 'cause', by: 'p' }] }),
        one('f2', 'a', 'bandit'),
      ],
      lines: [
        ...foesBegin,
        ...attack('f2', 'p'),
        asked(['behind-f']),
        { answer: 'behind-f' },
        { expect: { question: { kind: 'dice' } } },
        { answer: 2 },
        { expect: { tracks: { f: { health: 6 }, p: { health: 8 } }, badges: { f: { grabbed: true } } } },
      ],
    });
  });
  it('MU-37: a holder who dodges somebody else lets go', () => {
    play({
      cast: [
        one('p', 'a', 'human', armed()),
        one('f', 'a', 'bandit', { conditions: [{ id: 'grabbed', until: 'cause', by: 'p' }] }),
        one('f2', 'a', 'bandit'),
      ],
      lines: [
        ...foesBegin,
        ...attack('f2', 'p'),
        { answer: 'dodge' },
        { answer: 1 },
        { expect: { badges: { f: { grabbed: false } } } },
      ],
    });
  });
  it('MU-37: a larger holder never lets go so', () => {
    play({
      cast: [
        one('p', 'a', 'human', armed('bravery')),
        one('p2', 'a', 'human', { ...armed('bravery'), conditions: [{ id: 'grabbed', until: 'cause', by: 'f' }] }),
        one('f', 'a', 'troll'),
      ],
      lines: [
        ...partyBegins,
        ...attack('p', 'f'),
        { answer: 'dodge' },
        { answer: 1 },
        { expect: { badges: { p2: { grabbed: true } } } },
      ],
    });
  });
});

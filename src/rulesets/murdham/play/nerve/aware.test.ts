/** Who knows of whom, who stands in for whom, and what stays one's own choice: edges of MU-14, MU-23, MU-24, MU-37, MU-42, MU-45. */
import { describe, it } from 'vitest';
import type { Line } from '../../../../engine/script.ts';
import { asked, attack, foesBegin, notAsked, one, partyBegins, play, state, sword } from '../../edges.testing.ts';

describe('MU-42: by whom one is surprised', () => {
  it('MU-24: a blow out of hiding at who moves away cannot be dodged, not even for free', () => {
    const leave = (hidden: string[], bonus: Line[], then: Line) =>
      play({
        cast: [one('p', 'a', 'human', { skills: ['fleet-footed'] }), one('f', 'a', 'bandit', { conditions: hidden })],
        lines: [...partyBegins, ...bonus, { do: 'move', by: 'p' }, { answer: 'zone:b' }, { answer: 'f.sword.p' }, then],
      });
    leave(['concealed'], [{ do: 'pass', by: 'foes' }], notAsked);
    leave([], [], asked(['dodge']));
  });
  it('MU-32: a blast that strays out of hiding surprises those whom it reaches', () => {
    const stray = (conditions: string[], bonus: Line[], then: Line) =>
      play({
        cast: [
          one('p', 'e', 'human', sword),
          one('p2', 'h'),
          one('f', 'b', 'alchemist', { gear: ['alchemists-fire'], conditions }),
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
    stray([], [], asked(['dodge']));
  });
  it('MU-23: unaware of one attacker only: against another it reacts, and a friend who is aware may guard', () => {
    const cast = [
      one('p', 'a', 'human', { ...sword, conditions: [{ id: 'unaware', until: 'round', by: 'f' }] }),
      one('p2', 'a', 'human', sword),
      one('f', 'a', 'bandit'),
      one('f2', 'a', 'bandit'),
    ];
    play({ cast, lines: [...foesBegin, ...attack('f2', 'p'), asked(['dodge', 'counter-sword', 'guard-p2'])] });
    play({
      cast,
      lines: [
        ...foesBegin,
        ...attack('f', 'p'),
        asked(['guard-p2'], ['dodge', 'counter-sword', 'behind-p2']),
        { answer: 'guard-p2' },
        { answer: 2 },
        state({ tracks: { p: { health: 8 }, p2: { health: 6 } } }),
      ],
    });
  });
  it('the GM rules of whom somebody is unaware; of nobody in particular is of everybody', () => {
    const cast = [one('p', 'a', 'human', sword), one('f', 'a', 'bandit'), one('f2', 'a', 'bandit')];
    const rule = (...of: string[]): Line[] => [
      { do: 'rule-unaware' },
      { answer: 'p' },
      state({ question: { kind: 'pick', rule: 'MU-42', options: ['f', 'f2'] } }),
      { answer: { picked: of } },
    ];
    play({ cast, lines: [...foesBegin, ...rule('f'), ...attack('f2', 'p'), asked(['dodge'])] });
    play({ cast, lines: [...foesBegin, ...rule('f'), ...attack('f', 'p'), notAsked] });
    play({ cast, lines: [...foesBegin, ...rule(), ...attack('f2', 'p'), notAsked] });
    play({
      cast,
      lines: [
        ...foesBegin,
        ...rule('f'),
        { do: 'rule-unaware' },
        { answer: 'p' },
        ...attack('f', 'p'),
        asked(['dodge']),
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
    play({
      cast: [one('p', 'a'), one('p2', 'a', 'human', sword), one('f', 'a', 'bandit'), one('f2', 'e', 'bandit')],
      lines: [
        ...partyBegins,
        { do: 'move', by: 'p' },
        { answer: 'zone:b' },
        { answer: 'f.sword.p' },
        asked(['guard-p2'], ['dodge']),
        { answer: 'guard-p2' },
        { answer: 2 },
        { answer: 'yes' },
        state({ place: { p: 'zone:b' }, tracks: { p: { health: 8 }, p2: { health: 6 } } }),
        { do: 'end-turn', by: 'p' },
        state({ may: ['f2'] }),
      ],
    });
  });
  it('MU-20: who has dodged and failed; not who has dodged well', () => {
    const cast = [one('p', 'a', 'human', sword), one('p2', 'a'), one('p3', 'c'), one('f', 'a', 'bandit')];
    const dodged: Line[] = [...foesBegin, ...attack('f', 'p'), { answer: 'dodge' }];
    play({
      cast,
      lines: [
        ...dodged,
        { answer: 9 },
        state({ question: { rule: 'MU-18', options: ['guard-p2', 'pass'] } }),
        { answer: 'guard-p2' },
        { answer: 2 },
        state({ tracks: { p: { health: 8 }, p2: { health: 6 } } }),
      ],
    });
    play({ cast, lines: [...dodged, { answer: 8 }, state({ question: null, tracks: { p: { health: 8 } } })] });
  });
  it('somebody neutral, who may hide behind the hero too', () => {
    play({
      sides,
      cast: [one('p', 'a', 'human', sword), { ...one('t', 'a'), side: 'town' }, one('f', 'a', 'bandit')],
      lines: [
        ...partyBegins,
        { do: 'pass', by: 'party' },
        { do: 'pass', by: 'town' },
        ...attack('f', 'p'),
        asked(['behind-t', 'guard-t']),
      ],
    });
  });
  it('MU-46: an enemy who has surrendered, against one’s own side; not one who fights', () => {
    const cast = (conditions: string[]) => [
      one('p', 'a', 'human', sword),
      one('p2', 'a', 'human', sword),
      one('f', 'a', 'bandit', { conditions }),
    ];
    play({
      cast: cast(['surrendered']),
      lines: [
        ...partyBegins,
        ...attack('p', 'f'),
        state({ question: { rule: 'MU-18', options: ['guard-p2', 'pass'] } }),
        { answer: 'guard-p2' },
        { answer: 2 },
        state({ standing: { f: 'surrendered' }, tracks: { p2: { health: 6 }, f: { health: 8 } } }),
      ],
    });
    play({ cast: cast([]), lines: [...partyBegins, ...attack('p', 'f'), asked(['dodge'], ['guard-p2'])] });
  });
  it('MU-35: a disarm then goes for a weapon of the guard’s', () => {
    play({
      cast: [
        one('p', 'a', 'human', sword),
        one('f', 'a', 'human', { gear: ['mace'] }),
        one('f2', 'a', 'human', { gear: ['axe'] }),
      ],
      lines: [
        ...partyBegins,
        { do: 'disarm', by: 'p' },
        { answer: 'f' },
        { answer: 'guard-f2' },
        { answer: 20 },
        state({ log: ['F2 drops Battle axe'] }),
      ],
    });
  });
});

describe('MU-45: the broken', () => {
  it('do not counter, as they do not guard; they dodge and hide', () => {
    play({
      cast: [
        one('p', 'a', 'human', sword),
        one('f', 'a', 'bandit', { conditions: ['must-yield'] }),
        one('f2', 'a', 'bandit', { conditions: ['must-yield'] }),
      ],
      lines: [
        ...partyBegins,
        ...attack('p', 'f'),
        asked(['dodge', 'behind-f2'], ['counter-sword', 'grapple', 'disarm-sword', 'guard-f2']),
      ],
    });
  });
  it('taunted, by the house, they counter the taunter', () => {
    play({
      cast: [
        one('p', 'a', 'human', sword),
        one('f', 'a', 'bandit', {
          conditions: ['must-yield', { id: 'taunted', until: 'cause', by: 'p' }],
        }),
      ],
      house: { brokenAndTaunted: 'taunt' },
      lines: [...partyBegins, ...attack('p', 'f'), asked(['dodge', 'counter-sword'])],
    });
  });
});

describe('MU-37: talking is nothing that lets go', () => {
  const cast = [
    one('p', 'a', 'human', sword),
    one('f', 'a', 'bandit', { conditions: [{ id: 'grabbed', until: 'cause', by: 'p' }] }),
    one('f2', 'a', 'bandit'),
  ];
  it.each(['distract', 'intimidate', 'taunt'])('to %s somebody keeps the hold', (ploy) => {
    play({
      cast,
      lines: [
        ...partyBegins,
        { do: ploy, by: 'p' },
        { answer: 'f2' },
        { answer: 1 },
        state({ badges: { f: { grabbed: true } } }),
      ],
    });
  });
  it('doing something with the surroundings does let go', () => {
    play({
      cast,
      lines: [...partyBegins, { do: 'interact', by: 'p' }, state({ badges: { f: { grabbed: false } } })],
    });
  });
});

describe('MU-24: struck at on the way, the mover goes on or stays', () => {
  const cast = [one('p', 'a', 'human', sword), one('f', 'a', 'bandit'), one('f2', 'a', 'bandit')];
  const struck: Line[] = [
    ...partyBegins,
    { do: 'move', by: 'p' },
    { answer: 'zone:b' },
    { answer: 'f.sword.p' },
    { answer: 1 },
    { answer: 'pass' },
    state({ question: { rule: 'MU-24', seat: 'p', options: ['yes', 'no'] } }),
  ];
  it('stays where it was struck, with the rest of its turn', () => {
    play({
      cast,
      lines: [
        ...struck,
        { answer: 'no' },
        state({
          question: null,
          place: { p: 'border:a-b' },
          acting: 'p',
          offers: { p: { 'attack:sword': true, move: true } },
        }),
      ],
    });
  });
  it('goes on', () => {
    play({ cast, lines: [...struck, { answer: 'yes' }, state({ question: null, place: { p: 'zone:b' } })] });
  });
  it('is not asked when nobody has struck', () => {
    play({
      cast,
      lines: [
        ...partyBegins,
        { do: 'move', by: 'p' },
        { answer: 'zone:b' },
        { answer: 'pass' },
        state({ question: null, place: { p: 'zone:b' } }),
      ],
    });
  });
});

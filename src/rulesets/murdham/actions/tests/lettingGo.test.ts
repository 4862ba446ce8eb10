/** What ends a hold, and what breaking loose takes of a fighter's turn (MU-36, MU-37). */
import { describe, it } from 'vitest';
import { foesBegin, nowIs, oneAt, partyBegins, playOut, withSword } from '../../edges.testing.ts';
import { hallOf } from '../../hall.testing.ts';

const heldBy = (by: string) => ({ conditions: [{ id: 'grabbed', until: 'cause', by }] });

describe('MU-37: talking, threatening and breaking loose oneself are anything else', () => {
  const cast = [
    oneAt('p', 'a', 'human', withSword),
    oneAt('p2', 'a', 'human', { ...withSword, skills: ['leadership'] }),
    oneAt('f', 'a', 'bandit', heldBy('p')),
    oneAt('f2', 'a', 'bandit', withSword),
  ];
  const free = nowIs({ badges: { f: { grabbed: false } } });
  it('a few words let go', () => {
    playOut({ cast, lines: [...partyBegins, { do: 'say', by: 'p' }, { answer: { text: 'Now!' } }, free] });
  });
  it.each(['distract', 'intimidate', 'taunt'])('to %s lets go, whoever hears it', (ploy) => {
    for (const whom of ['f', 'f2'])
      playOut({
        cast,
        lines: [
          ...partyBegins,
          { do: ploy, by: 'p' },
          { answer: whom },
          nowIs({ badges: { f: { grabbed: false } }, log: ['P lets go of F'] }),
        ],
      });
  });
  it('words that are refused let go of nobody, and a bystander’s words neither', () => {
    playOut({
      cast: [
        oneAt('p', 'a', 'human', { conditions: ['silenced'] }),
        oneAt('p2', 'a'),
        oneAt('f', 'a', 'bandit', heldBy('p')),
      ],
      lines: [
        ...partyBegins,
        { do: 'taunt', by: 'p', refused: 'MU-08' },
        { do: 'say', by: 'p2' },
        { answer: { text: 'Hold it!' } },
        nowIs({ badges: { f: { grabbed: true } } }),
      ],
    });
  });
  it('who breaks loose lets go of those it holds, passed or failed', () => {
    for (const [die, held] of [
      [8, false],
      [9, true],
    ] as const)
      playOut({
        cast: [
          oneAt('p', 'a', 'human', heldBy('f2')),
          oneAt('p2', 'd'),
          oneAt('f', 'a', 'bandit', heldBy('p')),
          oneAt('f2', 'a', 'bandit'),
        ],
        lines: [
          ...partyBegins,
          { do: 'break-free', by: 'p' },
          { answer: die },
          nowIs({ badges: { f: { grabbed: false }, p: { grabbed: held } } }),
        ],
      });
  });
  it('of two in a large one’s grip it keeps the smaller, and lets go of its equal', () => {
    playOut({
      cast: [
        oneAt('p', 'a', 'human', { skills: ['bravery'], ...heldBy('f') }),
        oneAt('p2', 'a', 'troll', { skills: ['bravery'], ...heldBy('f') }),
        oneAt('f', 'a', 'troll'),
      ],
      lines: [
        ...foesBegin,
        { do: 'say', by: 'f' },
        { answer: { text: 'Mine!' } },
        nowIs({ badges: { p: { grabbed: true }, p2: { grabbed: false } } }),
      ],
    });
  });
  it('moving, striking the one held and holding it under keep hold', () => {
    playOut({
      scene: hallOf(4, { b: { features: [{ kind: 'water' as const, label: 'Pond' }] } }),
      cast: [
        oneAt('p', 'a', 'human', { gear: ['dagger'] }),
        oneAt('p2', 'd'),
        oneAt('f', 'a', 'bandit', heldBy('p')),
        oneAt('f2', 'd', 'bandit'),
      ],
      lines: [
        ...partyBegins,
        { do: 'move', by: 'p' },
        { answer: 'zone:b' },
        { do: 'hold-under', by: 'p', with: 'f' },
        nowIs({ badges: { f: { grabbed: true } } }),
      ],
    });
  });
});

describe('MU-36: breaking loose is the whole turn', () => {
  const cast = [
    oneAt('p', 'a', 'human', { gear: ['sword', 'dagger'], ...heldBy('f') }),
    oneAt('p2', 'a', 'human', withSword),
    oneAt('f', 'a', 'bandit'),
  ];
  const spent = { move: 'MU-36', 'attack:sword': 'MU-06', say: 'MU-06', 'put-down:sword': 'MU-06', leave: 'MU-36' };
  it('passed: neither movement nor a bonus action is left, to this one; the helper’s turn is its own', () => {
    playOut({
      cast,
      lines: [
        ...partyBegins,
        { do: 'break-free', by: 'p' },
        { answer: 8 },
        nowIs({ badges: { p: { grabbed: false } }, offers: { p: { ...spent, 'end-turn': true } } }),
        { do: 'end-turn', by: 'p' },
        { do: 'pass', by: 'foes' },
        nowIs({ offers: { p2: { move: true, say: true, 'attack:sword': true } } }),
      ],
    });
  });
  it('failed: as little, not even a word', () => {
    playOut({
      cast,
      lines: [
        ...partyBegins,
        { do: 'break-free', by: 'p' },
        { answer: 9 },
        nowIs({ badges: { p: { grabbed: true } }, offers: { p: { say: 'MU-06', 'break-free': 'MU-06' } } }),
      ],
    });
  });
  it('freed by another, it has its own turn whole', () => {
    playOut({
      cast,
      lines: [
        ...partyBegins,
        { do: 'free-other', by: 'p2', with: 'p' },
        { answer: 8 },
        { do: 'end-turn', by: 'p2' },
        { do: 'pass', by: 'foes' },
        nowIs({ offers: { p: { move: true, say: true, 'attack:sword': true } } }),
      ],
    });
  });
  it('out of a net too', () => {
    playOut({
      cast: [oneAt('p', 'a', 'human', { gear: ['sword'], conditions: ['netted'] }), oneAt('f', 'c', 'bandit')],
      lines: [
        ...partyBegins,
        { do: 'break-free', by: 'p' },
        { answer: 8 },
        nowIs({ badges: { p: { netted: false } }, offers: { p: { move: 'MU-36', say: 'MU-06' } } }),
      ],
    });
  });
});

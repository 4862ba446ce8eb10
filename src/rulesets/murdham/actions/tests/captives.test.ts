/**
 * Captives played: holders who drag them or leave the map with them, and full places (MU-06, MU-24,
 * MU-37, MU-44).
 */
import { describe, it } from 'vitest';
import { foesBegin, nowIs, oneAt, partyBegins, playOut, stillOne, withSword } from '../../edges.testing.ts';
import { hallOf } from '../../hall.testing.ts';

const heldBy = (by: string) => ({ conditions: [{ id: 'grabbed', until: 'cause', by }] });

describe('MU-37: the holder leaves the map', () => {
  const cast = [
    oneAt('p', 'a', 'human', withSword),
    oneAt('p2', 'd', 'human'),
    oneAt('f', 'a', 'bandit', heldBy('p')),
    oneAt('f2', 'd', 'bandit', stillOne),
  ];
  it('lets go by leaving: the captive stays, free, and has not fled', () => {
    playOut({
      cast,
      lines: [
        ...partyBegins,
        { do: 'leave', by: 'p' },
        // MU-24: the holder lets the captive go before it leaves, so the captive may strike at it.
        nowIs({
          question: { rule: 'MU-24', has: ['f.sword.p'] },
          badges: { f: { grabbed: false } },
          log: ['P lets go of F'],
        }),
        { answer: 'pass' },
        nowIs({
          place: { p: 'off', f: 'zone:a' },
          standing: { p: 'fled', f: 'up' },
          badges: { f: { grabbed: false } },
        }),
      ],
    });
  });
  it('carries the captive off by the move that says so: it has not fled, and its group has lost it (MU-44)', () => {
    playOut({
      cast,
      lines: [
        ...partyBegins,
        nowIs({ offers: { p: { 'carry-off:held': true }, p2: { 'carry-off': false } } }),
        { do: 'carry-off', by: 'p', with: 'held' },
        nowIs({
          question: null,
          place: { p: 'off', f: 'off', f2: 'zone:d' },
          standing: { p: 'fled', f: 'carried off', f2: 'up' },
          morale: { foes: 'due' },
          log: ['MU-37'],
        }),
      ],
    });
  });
  it('is refused where the field cannot be left, and to whoever is held itself', () => {
    playOut({
      scene: hallOf(4, { d: { features: [{ kind: 'exit' as const, label: 'Gate' }] } }),
      cast,
      lines: [
        ...partyBegins,
        { do: 'carry-off', by: 'p', with: 'held', refused: 'way out' },
        { do: 'leave', by: 'p', refused: 'way out' },
      ],
    });
    playOut({
      cast: [
        oneAt('p', 'a', 'human', heldBy('f')),
        oneAt('f', 'a', 'bandit', withSword),
        oneAt('f2', 'a', 'bandit', heldBy('p')),
      ],
      lines: [...partyBegins, { do: 'carry-off', by: 'p', with: 'held', refused: 'MU-36' }],
    });
  });
  it('keeps both of a larger holder too: leaving lets go, carrying off does not', () => {
    const large = [
      oneAt('p', 'a', 'human', { skills: ['bravery'], ...heldBy('f') }),
      oneAt('p2', 'd', 'human', { skills: ['bravery'] }),
      oneAt('f', 'a', 'troll'),
    ];
    playOut({
      cast: large,
      lines: [
        ...foesBegin,
        { do: 'leave', by: 'f' },
        { answer: 'pass' },
        nowIs({ place: { p: 'zone:a', f: 'off' }, standing: { p: 'up' }, badges: { p: { grabbed: false } } }),
      ],
    });
    playOut({
      cast: large,
      lines: [
        ...foesBegin,
        { do: 'carry-off', by: 'f', with: 'held' },
        nowIs({ place: { p: 'off' }, standing: { p: 'carried off', f: 'fled' } }),
      ],
    });
  });
  it('MU-47: a held fighter does not run in a long chase, and a fighter who escapes lets go', () => {
    playOut({
      cast,
      lines: [...partyBegins, { do: 'rule-chase' }, { answer: 'foes' }, nowIs({ question: { options: ['f2'] } })],
    });
    playOut({
      cast,
      lines: [
        ...partyBegins,
        { do: 'rule-chase' },
        { answer: 'party' },
        { answer: ['p'] },
        { answer: 'faster' },
        nowIs({ place: { p: 'off', f: 'zone:a' }, standing: { f: 'up' }, badges: { f: { grabbed: false } } }),
      ],
    });
  });
});

describe('MU-24: who is dragged is not moving away', () => {
  const cast = [
    oneAt('p', 'a', 'human', { gear: ['dagger'] }),
    oneAt('p2', 'a', 'human', withSword),
    oneAt('f', 'a', 'bandit', heldBy('p')),
    oneAt('f2', 'a', 'bandit', withSword),
  ];
  it('neither off the map nor along it: only the holder is struck at, and by its own enemies', () => {
    playOut({
      cast,
      lines: [
        ...partyBegins,
        { do: 'carry-off', by: 'p', with: 'held' },
        nowIs({ question: { rule: 'MU-24', options: ['f2.sword.p', 'f2.how.p', 'pass'] } }),
        { undo: 1 },
        { do: 'move', by: 'p' },
        { answer: 'zone:b' },
        nowIs({ question: { rule: 'MU-24', options: ['f2.sword.p', 'f2.how.p', 'pass'] } }),
      ],
    });
  });
  it('nor in the grip of somebody who rides along', () => {
    playOut({
      cast: [
        oneAt('p', 'a', 'human', { gear: ['dagger'], mount: 'p9' }),
        oneAt('p2', 'a', 'human', withSword),
        oneAt('p9', 'a', 'light-horse'),
        oneAt('f', 'a', 'bandit', heldBy('p')),
      ],
      lines: [
        ...partyBegins,
        { do: 'move', by: 'p' },
        { answer: 'zone:b' },
        nowIs({ question: null, place: { p: 'zone:b', p9: 'zone:b', f: 'zone:b' } }),
      ],
    });
    playOut({
      cast: [
        oneAt('p', 'a', 'human', { mount: 'p9', skills: ['bravery'] }),
        oneAt('p9', 'a', 'light-horse', {
          skills: ['bravery'],
          conditions: [{ id: 'grabbed', until: 'cause', by: 'f' }],
        }),
        oneAt('f', 'a', 'troll'),
      ],
      lines: [...partyBegins, { do: 'move', by: 'p', refused: 'MU-36' }],
    });
  });
});

describe('MU-06: nobody is dragged into a place that is full', () => {
  const bystanders = (count: number) =>
    Array.from({ length: count }, (_, at) => oneAt(`p${at + 2}`, 'b', 'human', { gear: [] }));
  const cast = (others: number) => [
    oneAt('p', 'a', 'human', { gear: ['dagger'] }),
    ...bystanders(others),
    oneAt('f', 'a', 'bandit', heldBy('p')),
    oneAt('f2', 'd', 'bandit'),
  ];
  it('a zone of eight takes the two beside six, not beside seven; the holder alone still gets in', () => {
    playOut({
      cast: cast(6),
      lines: [...partyBegins, { do: 'move', by: 'p' }, { answer: 'zone:b' }, nowIs({ place: { f: 'zone:b' } })],
    });
    playOut({
      cast: cast(7),
      lines: [
        ...partyBegins,
        { do: 'move', by: 'p' },
        nowIs({ question: { has: ['border:a-b'], blocked: { 'zone:b': 'MU-06' } } }),
        { undo: 1 },
        { do: 'release', by: 'p', with: 'f' },
        { do: 'move', by: 'p' },
        { answer: 'zone:b' },
        { answer: 'pass' },
        nowIs({ place: { p: 'zone:b', f: 'zone:a' } }),
      ],
    });
  });
  it('an empty door of one lets the captive follow, a taken one does not', () => {
    const scene = hallOf(3, { 'a-b': { door: 'open', capacity: 1 } });
    playOut({
      scene,
      cast: [oneAt('p', 'a', 'human'), oneAt('f', 'a', 'bandit', heldBy('p')), oneAt('f2', 'c', 'bandit')],
      lines: [...partyBegins, { do: 'move', by: 'p' }, { answer: 'zone:b' }, nowIs({ place: { f: 'zone:b' } })],
    });
    playOut({
      scene,
      cast: [
        oneAt('p', 'a', 'human'),
        oneAt('p2', 'a-b', 'human'),
        oneAt('f', 'a', 'bandit', heldBy('p')),
        oneAt('f2', 'c', 'bandit'),
      ],
      lines: [...partyBegins, { do: 'move', by: 'p', refused: 'MU-06' }],
    });
  });
});

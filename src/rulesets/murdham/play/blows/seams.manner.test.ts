/**
 * Manners of attacking ticked together, on attacks, counters, opportunity attacks and blasts
 * (MU-11, MU-13, MU-26, MU-33, MU-34).
 */
import { describe, it } from 'vitest';
import type { Line } from '../../../../engine/script.ts';
import { foesBegin, nowIs, oneAt, partyBegins, playOut, stillOne, withSword } from '../../edges.testing.ts';
import { hallOf } from '../../hall.testing.ts';

const brave = { skills: ['bravery'] };
const picked = (...ticks: string[]): Line => ({ answer: { picked: ticks } });
const how = (by: string): Line => ({ do: 'attack-how', by });

describe('MU-11, MU-13, MU-33: ticked together on an attack', () => {
  const cast = [oneAt('p', 'a', 'human', withSword), oneAt('f', 'a', 'bandit', brave)];
  it('MU-11, MU-13, MU-33: challenging circumstances, then a stunt, then a blow held back', () => {
    playOut({
      cast,
      lines: [
        ...partyBegins,
        how('p'),
        { answer: 'sword' },
        { answer: 'damage' },
        { answer: 'f' },
        nowIs({ question: { kind: 'pick', options: ['hold-back', 'stunt', 'hard'], rule: 'MU-11' } }),
        picked('hard', 'stunt', 'hold-back'),
        nowIs({ question: { kind: 'dice', rule: 'MU-11' } }),
        { answer: 8 },
        { answer: { text: 'yields' } },
        { answer: 'surrender' },
        { answer: 'no' },
        nowIs({ question: { rule: 'MU-18' } }),
        { answer: 'pass' },
        { answer: { dice: [5, 2] } },
        nowIs({ tracks: { f: { health: 6 } }, log: ['MU-13'] }),
      ],
    });
  });
  it('MU-11, MU-34: the save goes before a disarm too, and nothing is held back that does no damage', () => {
    playOut({
      cast: [oneAt('p', 'a', 'human', withSword), oneAt('f', 'a', 'bandit', { ...brave, ...withSword })],
      lines: [
        ...partyBegins,
        how('p'),
        { answer: 'sword' },
        { answer: 'disarm' },
        { answer: 'f' },
        nowIs({ question: { kind: 'pick', options: ['hard'] } }),
        picked('hard'),
        { answer: 9 },
        nowIs({ question: null, log: ['misses'] }),
      ],
    });
  });
  it('MU-13, MU-26: held back and through cover', () => {
    playOut({
      cast: [oneAt('p', 'a', 'human', { gear: ['bow'] }), oneAt('f', 'c', 'bandit', stillOne)],
      scene: hallOf(8, { c: { features: [{ kind: 'cover', label: 'Wall' }] } }),
      lines: [
        ...partyBegins,
        how('p'),
        { answer: 'f' },
        nowIs({ question: { options: ['hold-back', 'stunt', 'hard', 'through-cover'] } }),
        picked('hold-back', 'through-cover'),
        { answer: { dice: [4, 3] } },
        nowIs({ tracks: { f: { health: 5 } } }),
      ],
    });
  });
  it('MU-12, MU-13: both weapons, held back', () => {
    playOut({
      cast: [
        oneAt('p', 'a', 'human', {
          skills: ['ambidextrous'],
          gear: [
            'sword',
            { id: 'dagger', item: 'dagger', held: 'off', worn: false, damaged: false, used: false, spent: false },
          ],
        }),
        oneAt('f', 'a', 'bandit', stillOne),
      ],
      lines: [
        ...partyBegins,
        how('p'),
        { answer: 'sword' },
        { answer: 'damage' },
        { answer: 'f' },
        picked('two-weapons', 'hold-back'),
        { answer: { dice: [2, 1, 3, 3] } },
        nowIs({ tracks: { f: { health: 5 } } }),
      ],
    });
  });
  it('MU-13: nothing ticked is the plain attack; one of one’s own side can be struck so', () => {
    playOut({
      cast: [...cast, oneAt('p2', 'a', 'human', stillOne)],
      lines: [
        ...partyBegins,
        how('p'),
        { answer: 'sword' },
        { answer: 'friend' },
        { answer: 'p2' },
        picked(),
        { answer: 3 },
        nowIs({ tracks: { p2: { health: 5 } } }),
      ],
    });
  });
});

describe('MU-13: who of one’s own side the players do not see', () => {
  it('is no way of attacking for whoever they see: nothing is asked that would not be without it', () => {
    const cast = (hidden: boolean) => [
      oneAt('p', 'a', 'human', stillOne),
      oneAt('f', 'a', 'human', withSword),
      { ...oneAt('f2', 'a', 'human', stillOne), hidden },
    ];
    const strikes: Line = { do: 'attack-friend', by: 'f', with: 'sword' };
    playOut({
      cast: cast(false),
      lines: [...foesBegin, strikes, { answer: 'f2' }, { answer: 3 }, nowIs({ tracks: { f2: { health: 5 } } })],
    });
    playOut({ cast: cast(true), lines: [...foesBegin, { ...strikes, refused: 'nobody to attack' }] });
  });
});

describe('MU-21: ticked with a counter', () => {
  const cast = [oneAt('p', 'a', 'human', withSword), oneAt('f', 'a', 'bandit', { ...brave, gear: ['sword'] })];
  const struck: Line[] = [...foesBegin, { do: 'attack', by: 'f', with: 'sword' }, { answer: 'p' }];
  it('MU-13, MU-21: a counter held back', () => {
    playOut({
      cast,
      lines: [
        ...struck,
        { answer: 'counter-how' },
        { answer: 'counter-sword' },
        picked('hold-back'),
        { answer: { dice: { attack: [1], counter: [5, 2] } } },
        nowIs({ tracks: { f: { health: 6 }, p: { health: 7 } } }),
      ],
    });
  });
  it('MU-11, MU-21: one in challenging circumstances misses on a failed save, and the attack goes on', () => {
    playOut({
      cast,
      lines: [
        ...struck,
        { answer: 'counter-how' },
        { answer: 'counter-sword' },
        picked('hard'),
        { answer: 9 },
        { answer: 2 },
        nowIs({ tracks: { f: { health: 8 }, p: { health: 6 } } }),
      ],
    });
  });
  it('MU-21, MU-33, MU-34: a stunt accepted with a counter does no damage and comes last', () => {
    playOut({
      cast,
      lines: [
        ...struck,
        { answer: 'counter-how' },
        { answer: 'counter-sword' },
        picked('stunt'),
        { answer: { text: 'throws the sword away' } },
        { answer: 'surrender' },
        { answer: 'yes' },
        { answer: 3 },
        nowIs({ tracks: { p: { health: 5 }, f: { health: 8 } }, standing: { f: 'surrendered' }, acting: null }),
      ],
    });
  });
  it('MU-21, MU-34: a strike to stun as a counter', () => {
    playOut({
      cast: [
        oneAt('p', 'a', 'human', { gear: ['club'], skills: ['strike-to-stun'] }),
        oneAt('f', 'a', 'bandit', { ...brave, gear: ['sword'] }),
      ],
      lines: [
        ...struck,
        { answer: 'counter-how' },
        { answer: 'stun-club' },
        picked(),
        { answer: { dice: { attack: [1], counter: [4, 2] } } },
        nowIs({ standing: { f: 'incapacitated' }, tracks: { f: { health: 8 } } }),
      ],
    });
  });
});

describe('MU-24: ticked with an opportunity attack', () => {
  const cast = [
    oneAt('p', 'a', 'human', brave),
    oneAt('f', 'a', 'bandit', { ...brave, gear: ['sword'] }),
    oneAt('f2', 'h', 'bandit', brave),
  ];
  const away: Line[] = [...partyBegins, { do: 'move', by: 'p' }, { answer: 'zone:b' }, { answer: 'f.how.p' }];
  it('MU-13, MU-24: held back', () => {
    playOut({
      cast,
      lines: [
        ...away,
        { answer: 'sword' },
        { answer: 'damage' },
        picked('hold-back'),
        { answer: { dice: [5, 2] } },
        nowIs({ tracks: { p: { health: 6 } } }),
      ],
    });
  });
  it('MU-24, MU-36: a hold stops the mover', () => {
    playOut({
      cast,
      lines: [
        ...away,
        { answer: 'sword' },
        { answer: 'grapple' },
        picked(),
        { answer: 9 },
        nowIs({ badges: { p: { grabbed: true } }, place: { p: 'border:a-b' }, acting: 'p' }),
      ],
    });
  });
  it('MU-24, MU-33: a stunt that makes the mover give up ends its turn', () => {
    playOut({
      cast,
      lines: [
        ...away,
        { answer: 'sword' },
        { answer: 'damage' },
        picked('stunt'),
        { answer: { text: 'gives up' } },
        { answer: 'surrender' },
        { answer: 'yes' },
        nowIs({ standing: { p: 'surrendered' }, place: { p: 'border:a-b' }, acting: null }),
      ],
    });
  });
});

describe('MU-30: ticked with a blast', () => {
  const thrower = oneAt('p', 'a', 'human', { gear: ['alchemists-fire'] });
  const fire = [thrower, oneAt('f', 'b', 'bandit', stillOne), oneAt('f2', 'b', 'bandit', stillOne)];
  it('MU-13, MU-30: held back, for all it reaches', () => {
    playOut({
      cast: fire,
      lines: [
        ...partyBegins,
        how('p'),
        { answer: 'b' },
        nowIs({ question: { kind: 'pick', options: ['hold-back', 'hard', 'through-cover'] } }),
        picked('hold-back'),
        { answer: { dice: [5, 2] } },
        nowIs({ tracks: { f: { health: 6 }, f2: { health: 6 } } }),
      ],
    });
  });
  it('MU-11, MU-32: in challenging circumstances it may stray', () => {
    playOut({
      cast: fire,
      lines: [
        ...partyBegins,
        how('p'),
        { answer: 'b' },
        picked('hard'),
        { answer: 9 },
        nowIs({ question: { kind: 'dice', rule: 'MU-32' } }),
      ],
    });
  });
  it('MU-27, MU-30: a barrier shields from a blast thrown from elsewhere', () => {
    const behind = { conditions: ['stunned', { id: 'in-cover', until: 'cause', note: 'barrier' }] };
    playOut({
      cast: [thrower, oneAt('f', 'b', 'bandit', behind), oneAt('f2', 'b', 'bandit', stillOne)],
      lines: [
        ...partyBegins,
        { do: 'attack', by: 'p', with: 'alchemists-fire' },
        { answer: 'b' },
        { answer: 3 },
        nowIs({ tracks: { f: { health: 8 }, f2: { health: 5 } } }),
      ],
    });
  });
});

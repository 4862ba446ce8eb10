/** Blasts, stunts, attacks without damage, hiding: MU-30 to MU-43, by commands and answers. */
import { describe, it } from 'vitest';
import type { Line } from '../../../../engine/script.ts';
import { attackBy, oneAt, partyBegins, playOut } from '../../edges.testing.ts';
import { hallOf } from '../../hall.testing.ts';

const dazed = { conditions: ['stunned'] };

describe('blasts', () => {
  const fire = { gear: ['alchemists-fire'] };
  it('MU-30: a blast hits everyone in a zone and on its borders, and nobody beyond', () => {
    playOut({
      cast: [
        oneAt('p1', 'a', 'human', fire),
        oneAt('f1', 'b', 'bandit', dazed),
        oneAt('f2', 'b-c', 'bandit', dazed),
        oneAt('f3', 'd', 'bandit'),
        oneAt('p2', 'b', 'bear', dazed),
      ],
      lines: [
        ...partyBegins,
        { do: 'attack', by: 'p1', with: 'alchemists-fire' },
        { answer: 'b' },
        { expect: { question: { kind: 'dice', rule: 'MU-28' }, log: ['MU-30'] } },
        { note: 'One roll for all who are hit alike; armour does not help against fire.' },
        { answer: 3 },
        {
          expect: {
            tracks: { f1: { health: 5 }, f2: { health: 5 }, f3: { health: 8 }, p2: { health: 13 } },
          },
        },
      ],
    });
  });
  it('MU-31: a melee blast hits the own zone without a roll and spares its maker', () => {
    playOut({
      cast: [
        oneAt('p1', 'a', 'human', { gear: ['torch', 'alcoholic-drink'], skills: ['fire-eating'] }),
        oneAt('f1', 'a', 'bandit', dazed),
        oneAt('f2', 'a-b', 'bandit', dazed),
        oneAt('f3', 'c', 'bandit'),
      ],
      lines: [
        ...partyBegins,
        { do: 'fire-eating', by: 'p1', with: 'fire-eating' },
        { expect: { question: { kind: 'dice', title: 'damage' } } },
        { answer: 2 },
        { expect: { tracks: { p1: { health: 8 }, f1: { health: 6 }, f2: { health: 6 }, f3: { health: 8 } } } },
      ],
    });
  });
  it('MU-32: a ranged blast may hit its maker; a miss strays to a neighbour by a die', () => {
    const cast = [
      oneAt('p1', 'b', 'human', fire),
      oneAt('f1', 'b', 'bandit', dazed),
      oneAt('f2', 'd', 'bandit', dazed),
      oneAt('f3', 'e', 'bandit', dazed),
    ];
    playOut({
      cast,
      lines: [
        ...partyBegins,
        { do: 'attack', by: 'p1', with: 'alchemists-fire' },
        { expect: { question: { has: ['b', 'd'], lacks: ['e'], blocked: { e: 'MU-32' } } } },
        { answer: 'b' },
        { answer: 2 },
        { expect: { tracks: { p1: { health: 6 }, f1: { health: 6 } } } },
      ],
    });
    playOut({
      cast,
      lines: [
        ...partyBegins,
        { do: 'attack', by: 'p1', with: 'alchemists-fire' },
        { answer: 'd' },
        { note: 'Two zones is beyond half of a range of 2: a save, which fails.' },
        { answer: 20 },
        { expect: { question: { rule: 'MU-32', kind: 'dice' } } },
        { answer: 1 },
        { expect: { log: ['strays to E'] } },
        { answer: 2 },
        { expect: { tracks: { f2: { health: 8 }, f3: { health: 6 } } } },
      ],
    });
  });
});

describe('stunts and attacks without damage', () => {
  const cast = [oneAt('p1', 'a', 'bandit'), oneAt('f1', 'a', 'bandit'), oneAt('f2', 'd', 'bandit')];
  it('MU-33: an effect instead of damage: the GM approves, the target accepts and cannot react, or the attack goes on', () => {
    const stunt: Line[] = [
      ...partyBegins,
      { do: 'stunt', by: 'p1', with: 'sword' },
      { answer: 'f1' },
      { expect: { question: { kind: 'text', seat: 'p1', rule: 'MU-33' } } },
      { answer: { text: 'loses the left ear' } },
      { expect: { question: { seat: 'gm', rule: 'MU-33' } } },
    ];
    playOut({
      cast,
      lines: [
        ...stunt,
        { answer: 'yes' },
        { expect: { question: { seat: 'f1' } } },
        { answer: 'yes' },
        { expect: { question: null, tracks: { f1: { health: 8 } }, log: ['loses the left ear'] } },
      ],
    });
    playOut({
      cast,
      lines: [...stunt, { answer: 'yes' }, { answer: 'no' }, { expect: { question: { rule: 'MU-18' } } }],
    });
    playOut({ cast, lines: [...stunt, { answer: 'no' }, { expect: { question: { rule: 'MU-18' } } }] });
  });
  it('MU-34: an attack without damage can be countered, and then comes last', () => {
    playOut({
      cast,
      lines: [
        ...partyBegins,
        { do: 'grapple', by: 'p1' },
        { answer: 'f1' },
        { expect: { question: { rule: 'MU-18', has: ['dodge', 'counter-sword'] } } },
        { answer: 'counter-sword' },
        { answer: 4 },
        { note: 'The counter takes the grappler out before the grip closes.' },
        { expect: { question: null, standing: { p1: 'down' }, badges: { f1: { grabbed: false } } } },
      ],
    });
  });
  it('MU-35: disarm: a STR save or the weapon of the attacker’s choice falls', () => {
    const two = [
      oneAt('p1', 'a', 'bandit'),
      oneAt('f1', 'a', 'bandit', {
        gear: [
          'sword',
          { id: 'knife', item: 'knife', held: 'off', worn: false, damaged: false, used: false, spent: false },
        ],
      }),
    ];
    const lines: Line[] = [
      ...partyBegins,
      { do: 'disarm', by: 'p1' },
      { answer: 'f1' },
      { expect: { question: { rule: 'MU-35', options: ['sword', 'knife'] } } },
      { answer: 'knife' },
      { answer: 'pass' },
    ];
    playOut({
      cast: two,
      lines: [
        ...lines,
        { answer: 9 },
        { do: 'end-turn', by: 'p1' },
        { expect: { offers: { f1: { 'attack:knife': false, 'attack:sword': true, 'pick-up:knife': true } } } },
      ],
    });
    playOut({
      cast: two,
      lines: [
        ...lines,
        { answer: 8 },
        { do: 'end-turn', by: 'p1' },
        { expect: { offers: { f1: { 'attack:knife': true } } } },
      ],
    });
  });
  it('MU-36: grapple: a STR save or held; the held only works loose, a friend may help', () => {
    playOut({
      cast: [...cast, oneAt('f3', 'a', 'bandit')],
      lines: [
        ...partyBegins,
        { do: 'grapple', by: 'p1' },
        { answer: 'f1' },
        { answer: 'pass' },
        { answer: 9 },
        { expect: { badges: { f1: { grabbed: true } } } },
        { do: 'end-turn', by: 'p1' },
        {
          expect: {
            offers: { f1: { attack: 'MU-36', move: 'MU-36', 'break-free': true }, f3: { 'break-free': 'MU-36' } },
          },
        },
        { do: 'free-other', by: 'f3', with: 'f1' },
        { answer: 8 },
        { expect: { badges: { f1: { grabbed: false } } } },
      ],
    });
    playOut({
      cast,
      lines: [
        ...partyBegins,
        { do: 'grapple', by: 'p1' },
        { answer: 'f1' },
        { answer: 'pass' },
        { answer: 8 },
        { expect: { badges: { f1: { grabbed: false } } } },
      ],
    });
  });
  const grip = { conditions: [{ id: 'grabbed', until: 'cause', by: 'p1' }] };
  it('MU-37: the holder moves with the one held and may attack it; anything else lets go', () => {
    const held = [
      oneAt('p1', 'a', 'bandit', { gear: ['sword', 'dagger'] }),
      oneAt('f1', 'a', 'bear', grip),
      oneAt('f2', 'b', 'bandit'),
    ];
    playOut({
      cast: held,
      lines: [
        ...partyBegins,
        { do: 'move', by: 'p1' },
        { answer: 'zone:b' },
        { expect: { place: { f1: 'zone:b' }, badges: { f1: { grabbed: true } } } },
        { do: 'attack', by: 'p1', with: 'sword' },
        { answer: 'f1' },
        { answer: 'pass' },
        { answer: 2 },
        { expect: { badges: { f1: { grabbed: true } }, tracks: { f1: { health: 14 } } } },
      ],
    });
    playOut({
      cast: held,
      lines: [
        ...partyBegins,
        { do: 'stow', by: 'p1', with: 'sword' },
        { expect: { badges: { f1: { grabbed: false } }, log: ['MU-37'] } },
      ],
    });
    playOut({
      cast: [oneAt('p1', 'a', 'troll'), oneAt('f1', 'a', 'bandit', { ...grip, skills: ['bravery'] })],
      lines: [
        ...partyBegins,
        { do: 'stow', by: 'p1', with: 'huge-club' },
        { expect: { badges: { f1: { grabbed: true } } } },
      ],
    });
  });
  it('MU-38: the holder shoves: freed, moved half a zone, into a hazard, or both', () => {
    const scene = hallOf(8, { a: { features: [{ kind: 'hazard', label: 'Fire', detail: 'fire' }] } });
    const held = [oneAt('p1', 'a-b', 'bandit'), oneAt('f1', 'a-b', 'bandit', grip)];
    playOut({
      cast: held,
      scene,
      lines: [
        ...partyBegins,
        { do: 'shove', by: 'p1', with: 'f1' },
        { expect: { question: { options: ['zone:a', 'zone:a!', 'zone:b', 'down'] } } },
        { answer: 'zone:a!' },
        { answer: 3 },
        {
          expect: {
            place: { f1: 'zone:a', p1: 'border:a-b' },
            badges: { f1: { grabbed: false } },
            tracks: { f1: { health: 5 } },
          },
        },
      ],
    });
  });
  it('MU-39: the holder hides behind the one held, who has no say', () => {
    playOut({
      cast: [oneAt('p1', 'a', 'bandit'), oneAt('f1', 'a', 'bandit', grip), oneAt('f2', 'a', 'bandit')],
      lines: [
        { begin: true },
        { answer: 'foes' },
        ...attackBy('f2', 'p1'),
        { expect: { question: { has: ['behind-f1'] } } },
        { answer: 'behind-f1' },
        { expect: { question: { kind: 'dice' }, log: ['MU-39'] } },
        { answer: 2 },
        { expect: { tracks: { f1: { health: 6 }, p1: { health: 8 } }, badges: { f1: { grabbed: true } } } },
      ],
    });
  });
});

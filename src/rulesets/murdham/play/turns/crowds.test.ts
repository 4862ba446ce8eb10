/**
 * Edge rulings 6 to 13, played: sweeps, full places, blows at leavers, trampling, flying, rough
 * ground.
 */
import { describe, it } from 'vitest';
import type { Line } from '../../../../engine/script.ts';
import { foesBegin, oneAt, partyBegins, playOut } from '../../edges.testing.ts';
import { hallOf } from '../../hall.testing.ts';

describe('MU-31 ruling 6: a sweep from a border', () => {
  it('picks one of the two zones; those in the other are spared', () => {
    playOut({
      cast: [
        oneAt('p', 'a', 'human', { conditions: ['stunned'], skills: ['bravery'] }),
        oneAt('p2', 'b', 'human', { conditions: ['stunned'], skills: ['bravery'] }),
        oneAt('f', 'a-b', 'troll'),
      ],
      lines: [
        ...foesBegin,
        { do: 'sweep', by: 'f', with: 'huge-club' },
        { answer: 'a' },
        { answer: 2 },
        // The d6 shows 2, which size doubles and the sweep halves.
        { expect: { tracks: { p: { health: 6 }, p2: { health: 8 } } } },
      ],
    });
  });
});

describe('MU-06 ruling 7: full places', () => {
  it('two on a border seal it for friend and foe: a third neither stands there nor passes', () => {
    playOut({
      cast: [oneAt('p', 'a'), oneAt('p2', 'a-b'), oneAt('f', 'a-b', 'bandit')],
      lines: [...partyBegins, { do: 'move', by: 'p', refused: 'MU-06' }],
    });
  });
  it('one in a doorway seals it', () => {
    playOut({
      scene: hallOf(3, { 'a-b': { door: 'open', capacity: 1 } }),
      cast: [oneAt('p', 'a'), oneAt('p2', 'a-b'), oneAt('f', 'c', 'bandit')],
      lines: [...partyBegins, { do: 'move', by: 'p', refused: 'MU-06' }],
    });
  });
  it('a large one may use an empty border; then it is full', () => {
    playOut({
      cast: [oneAt('p', 'a', 'human', { skills: ['bravery'] }), oneAt('f', 'b', 'troll')],
      lines: [
        ...foesBegin,
        { do: 'move', by: 'f' },
        { answer: 'border:a-b' },
        { expect: { place: { f: 'border:a-b' } } },
        { do: 'end-turn', by: 'f' },
        { do: 'move', by: 'p', refused: 'MU-06' },
      ],
    });
  });
});

describe('MU-24 ruling 9: blows at those who move away', () => {
  const cast = [oneAt('p', 'a', 'human', { gear: ['sword'] }), oneAt('f', 'a', 'bandit'), oneAt('f2', 'a', 'bandit')];
  it('the step from a zone to its border is not moving away', () => {
    playOut({
      cast,
      lines: [
        ...partyBegins,
        { do: 'move', by: 'p' },
        { answer: 'border:a-b' },
        { expect: { question: null, place: { p: 'border:a-b' } } },
      ],
    });
  });
  it('leaving nearness lets every enemy strike, one after another; the mover goes on if it can', () => {
    playOut({
      cast,
      lines: [
        ...partyBegins,
        { do: 'move', by: 'p' },
        { answer: 'zone:b' },
        { expect: { question: { rule: 'MU-24', has: ['f.sword.p', 'f2.sword.p'] }, place: { p: 'border:a-b' } } },
        { answer: 'f.sword.p' },
        { answer: 1 },
        { expect: { question: { rule: 'MU-24', has: ['f2.sword.p'], lacks: ['f.sword.p'] } } },
        { answer: 'f2.sword.p' },
        { answer: 1 },
        { answer: 'yes' },
        { expect: { question: null, place: { p: 'zone:b' }, tracks: { p: { health: 6 } } } },
        { do: 'end-turn', by: 'p' },
        // Both have reacted, which was their turn.
        { expect: { round: 2 } },
      ],
    });
  });
  it('a mover who falls stays where it was struck', () => {
    playOut({
      cast,
      lines: [
        ...partyBegins,
        { do: 'move', by: 'p' },
        { answer: 'zone:b' },
        { answer: 'f.sword.p' },
        { answer: 5 },
        { expect: { place: { p: 'border:a-b' }, standing: { p: 'incapacitated' } } },
      ],
    });
  });
  it('the mover cannot react, but Dodge blows and Fleet footed can', () => {
    for (const skill of ['dodge-blows', 'fleet-footed'])
      playOut({
        cast: [oneAt('p', 'a', 'human', { gear: ['sword'], skills: [skill] }), oneAt('f', 'a', 'bandit')],
        lines: [
          ...partyBegins,
          { do: 'move', by: 'p' },
          { answer: 'zone:b' },
          { answer: 'f.sword.p' },
          { expect: { question: { rule: 'MU-18', options: ['dodge', 'pass'] } } },
          { answer: 'dodge' },
          { answer: 8 },
          { answer: 'yes' },
          { expect: { place: { p: 'zone:b' }, tracks: { p: { health: 8 } } } },
        ],
      });
  });
  it('leaving the fight from under their eyes is moving away too', () => {
    playOut({
      cast,
      lines: [...partyBegins, { do: 'leave', by: 'p' }, { expect: { question: { rule: 'MU-24' } } }],
    });
  });
});

describe('ruling 10: trampling', () => {
  const cast = [oneAt('p', 'b', 'human', { skills: ['bravery'] }), oneAt('f', 'a', 'troll')];
  const trampled: Line[] = [...foesBegin, { do: 'move', by: 'f' }, { answer: 'zone:b' }, { answer: ['p'] }];
  it('the victim steps aside, without losing its turn', () => {
    playOut({
      cast,
      lines: [
        ...trampled,
        { answer: 'border:b-c' },
        { do: 'end-turn', by: 'f' },
        { expect: { may: ['p'], tracks: { p: { health: 8 } } } },
      ],
    });
  });
  it('or takes d4, not doubled by size', () => {
    playOut({
      cast,
      lines: [...trampled, { answer: 'stay' }, { answer: 3 }, { expect: { tracks: { p: { health: 5 } } } }],
    });
  });
});

describe('ruling 12: flying', () => {
  it('a landing flyer does not attack in the air, a swooping one does', () => {
    playOut({
      cast: [oneAt('p', 'a', 'human', { skills: ['bravery'] }), oneAt('f', 'a', 'wyrm', { conditions: ['aloft'] })],
      lines: [...foesBegin, { do: 'attack', by: 'f', with: 'bite-d8', refused: 'land' }],
    });
    playOut({
      cast: [oneAt('p', 'a'), oneAt('f', 'a', 'eagle', { conditions: ['aloft'] })],
      lines: [
        ...foesBegin,
        { do: 'attack', by: 'f', with: 'talons-d6' },
        { answer: 'p' },
        { expect: { question: { rule: 'MU-18' } } },
      ],
    });
  });
  it('aloft it is out of reach of those on the ground', () => {
    playOut({
      cast: [oneAt('p', 'a'), oneAt('f', 'a', 'eagle', { conditions: ['aloft'] })],
      lines: [...partyBegins, { do: 'attack', by: 'p', with: 'club', refused: 'MU-15' }],
    });
  });
  it('a swooping one that does not move in its turn lands', () => {
    playOut({
      cast: [oneAt('p', 'c'), oneAt('f', 'a', 'eagle', { conditions: ['aloft'] })],
      lines: [
        ...foesBegin,
        { do: 'turn', by: 'f' },
        { do: 'end-turn', by: 'f' },
        { expect: { badges: { f: { aloft: false } } } },
      ],
    });
  });
});

describe('ruling 13: difficult ground', () => {
  const scene = hallOf(4, { b: { features: [{ kind: 'difficult', label: 'Rubble' }] } });
  it('a failed balance trips: d4, no more movement, but the action is still there', () => {
    playOut({
      scene,
      cast: [oneAt('p', 'a'), oneAt('f', 'a', 'bandit', { conditions: ['stunned'] })],
      lines: [
        ...partyBegins,
        { do: 'full-move', by: 'p', with: 'full' },
        { answer: 'zone:b' },
        { answer: 9 },
        { answer: 2 },
        { expect: { tracks: { p: { health: 6 } } } },
        { do: 'move', by: 'p', refused: 'MU-06' },
      ],
    });
    playOut({
      scene,
      cast: [oneAt('p', 'b'), oneAt('f', 'b', 'bandit', { conditions: ['stunned'] })],
      lines: [
        ...partyBegins,
        { do: 'move', by: 'p' },
        { answer: 'border:a-b' },
        { answer: 9 },
        { answer: 2 },
        { expect: { offers: { p: { 'attack:club': true, move: 'MU-06' } } } },
      ],
    });
  });
  it('Acrobatics balances without a save', () => {
    playOut({
      scene,
      cast: [oneAt('p', 'a', 'human', { skills: ['acrobatics'] }), oneAt('f', 'd', 'bandit')],
      lines: [
        ...partyBegins,
        { do: 'move', by: 'p' },
        { answer: 'zone:b' },
        { expect: { question: null, place: { p: 'zone:b' } } },
      ],
    });
  });
});

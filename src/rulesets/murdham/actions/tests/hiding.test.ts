/** Edge rulings 49 to 55, played: unseen and concealed, ambush, fear and terror. */
import { describe, it } from 'vitest';
import type { Line } from '../../../../engine/script.ts';
import { attackBy, foesBegin, nowIs, oneAt, partyBegins, playOut, stillOne, withSword } from '../../edges.testing.ts';
import { hallOf } from '../../hall.testing.ts';

describe('rulings 49, 50: three flags and a fourth thing', () => {
  it('MU-15: not visible asks for a WIT save in melee, and the target may react', () => {
    playOut({
      cast: [oneAt('p', 'a', 'human', withSword), oneAt('f', 'a', 'bandit', { conditions: ['invisible'] })],
      lines: [
        ...partyBegins,
        ...attackBy('p', 'f'),
        nowIs({ question: { kind: 'dice', rule: 'MU-15' } }),
        { answer: 8 },
        nowIs({ question: { rule: 'MU-18' } }),
      ],
    });
  });
  it('MU-16: not visible cannot be shot at', () => {
    playOut({
      cast: [oneAt('p', 'a', 'human', { gear: ['bow'] }), oneAt('f', 'b', 'bandit', { conditions: ['invisible'] })],
      lines: [...partyBegins, { do: 'attack', by: 'p', with: 'bow', refused: 'MU-16' }],
    });
  });
  it('MU-19: being unseen alone surprises nobody', () => {
    playOut({
      cast: [oneAt('p', 'a', 'human', withSword), oneAt('f', 'a', 'bandit', { conditions: ['invisible'] })],
      lines: [...foesBegin, ...attackBy('f', 'p'), nowIs({ question: { rule: 'MU-18', has: ['dodge'] } })],
    });
  });
  it('MU-42: a concealed attacker surprises, and is revealed by the attack', () => {
    playOut({
      cast: [oneAt('p', 'a', 'human', withSword), oneAt('f', 'a', 'bandit', { conditions: ['concealed'] })],
      lines: [
        ...foesBegin,
        ...attackBy('f', 'p'),
        nowIs({ question: { kind: 'dice', rule: 'MU-28' } }),
        { answer: 2 },
        nowIs({ badges: { f: { concealed: false } }, tracks: { p: { health: 6 } } }),
      ],
    });
  });
  it('MU-42: surprise is told after the save to hit, and of a shot that misses not at all', () => {
    const shot = (die: number): Line[] => [
      ...foesBegin,
      ...attackBy('f', 'p', 'bow'),
      nowIs({ question: { kind: 'dice', rule: 'MU-16' }, logNot: ['taken by surprise'] }),
      { answer: die },
    ];
    const cast = [oneAt('p', 'a', 'human'), oneAt('f', 'g', 'bandit', { conditions: ['concealed'], gear: ['bow'] })];
    const scene = hallOf(8);
    playOut({ scene, cast, lines: [...shot(20), nowIs({ log: ['misses'], logNot: ['taken by surprise'] })] });
    playOut({ scene, cast, lines: [...shot(1), nowIs({ log: ['P is taken by surprise'] })] });
  });
  it('MU-25: concealment by fog impairs the damage, and hides nobody', () => {
    playOut({
      scene: hallOf(4, { c: { features: [{ kind: 'concealment', label: 'Fog' }] } }),
      cast: [oneAt('p', 'a', 'human', { gear: ['bow'] }), oneAt('f', 'c', 'bandit', stillOne)],
      lines: [
        ...partyBegins,
        ...attackBy('p', 'f', 'bow'),
        { answer: { dice: [5, 2] } },
        nowIs({ tracks: { f: { health: 6 } }, seen: { f: true } }),
      ],
    });
  });
});

describe('MU-40 ruling 52: the bonus turn', () => {
  const cast = [
    oneAt('p', 'a', 'human', withSword),
    oneAt('p2', 'd'),
    oneAt('f', 'a', 'bandit', { skills: ['sneak-attack'] }),
    oneAt('f2', 'a', 'bandit'),
  ];
  const ambush: Line[] = [{ begin: true }, { answer: 'ambush-foes' }, { answer: ['f', 'f2'] }];
  it('comes before round 1, only the ambushers act in it, and they act again in round 1', () => {
    playOut({
      cast,
      lines: [
        ...ambush,
        nowIs({ may: ['f', 'f2'], round: 0, seen: { f: false, f2: false, p: true } }),
        { do: 'turn', by: 'p', refused: 'MU-40' },
        { do: 'turn', by: 'f' },
        { do: 'end-turn', by: 'f' },
        { do: 'turn', by: 'f2' },
        { do: 'end-turn', by: 'f2' },
        nowIs({ round: 1, may: ['f', 'f2'] }),
      ],
    });
  });
  it('ruling 37: an attack there has Sneak attack’s d12, no reaction, and reveals its maker alone', () => {
    playOut({
      cast,
      lines: [
        ...ambush,
        ...attackBy('f', 'p'),
        { answer: { dice: [3] } },
        nowIs({ seen: { f: true, f2: false }, tracks: { p: { health: 5 } } }),
      ],
    });
  });
  it('a d12 it is: an 11 can be rolled and kills', () => {
    playOut({ cast, lines: [...ambush, ...attackBy('f', 'p'), { answer: 11 }, nowIs({ standing: { p: 'dead' } })] });
  });
  it('MU-51: it stands outside the fast phase: the threshold is rolled after it', () => {
    playOut({
      cast,
      house: { fastAndSlow: true },
      lines: [
        ...ambush,
        nowIs({ question: null, may: ['f', 'f2'] }),
        { do: 'pass', by: 'foes' },
        nowIs({ question: { kind: 'dice', rule: 'MU-51' } }),
      ],
    });
  });
});

describe('rulings 54, 55: fear', () => {
  it('one group save for all who come near; passing is immunity, failing is fear of that source', () => {
    playOut({
      cast: [
        oneAt('p', 'a', 'human', withSword),
        oneAt('p2', 'a', 'human', { abilities: { str: 8, agi: 8, wit: 11 } }),
        oneAt('f', 'c', 'troll'),
      ],
      lines: [
        ...partyBegins,
        nowIs({ question: { kind: 'dice', rule: 'MU' } }),
        { answer: 10 },
        nowIs({ question: null, badges: { p: { frightened: true }, p2: { frightened: false } } }),
      ],
    });
  });
  it('the frightened may shoot and counter, but not come nearer', () => {
    playOut({
      cast: [oneAt('p', 'b', 'human', { gear: ['bow'] }), oneAt('f', 'd', 'troll')],
      lines: [
        ...partyBegins,
        { answer: 20 },
        nowIs({ badges: { p: { frightened: true } }, offers: { p: { 'attack:bow': true } } }),
        { do: 'move', by: 'p' },
        nowIs({ question: { has: ['zone:a'], lacks: ['zone:c', 'border:b-c'] } }),
      ],
    });
  });
  it('the test comes on first coming within 4 zones, and only once', () => {
    playOut({
      cast: [oneAt('p', 'a', 'human', withSword), oneAt('f', 'g', 'troll')],
      lines: [
        ...partyBegins,
        nowIs({ question: null }),
        { do: 'full-move', by: 'p', with: 'full' },
        { answer: 'zone:c' },
        nowIs({ question: { kind: 'dice' } }),
        { answer: 1 },
        { do: 'end-turn', by: 'p' },
        { do: 'move', by: 'f' },
        { answer: 'zone:f' },
        nowIs({ question: null }),
      ],
    });
  });
  it('Bravery, undead and the mindless are not tested', () => {
    playOut({
      cast: [
        oneAt('p', 'c', 'human', { skills: ['bravery'] }),
        oneAt('p2', 'c', 'shambling-corpse'),
        oneAt('f', 'c', 'troll'),
      ],
      lines: [...partyBegins, nowIs({ question: null })],
    });
  });
  it('Bravery makes terror into fear', () => {
    playOut({
      cast: [
        oneAt('p', 'c', 'human', { skills: ['bravery'] }),
        oneAt('p2', 'c', 'human'),
        oneAt('f', 'd', 'bandit', { traits: ['terrifying'] }),
      ],
      lines: [
        ...partyBegins,
        { answer: 20 },
        nowIs({ badges: { p: { frightened: true, terrified: false }, p2: { terrified: true } } }),
      ],
    });
  });
  it('the terrified with no way out count as incapacitated', () => {
    playOut({
      cast: [oneAt('p', 'a', 'human'), oneAt('p2', 'd'), oneAt('f', 'b', 'bandit', { traits: ['terrifying'] })],
      lines: [...partyBegins, { answer: 20 }, nowIs({ standing: { p: 'cornered', p2: 'up' } })],
    });
  });
});

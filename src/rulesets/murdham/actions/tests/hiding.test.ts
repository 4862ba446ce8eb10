/** Edge rulings 49 to 55, played: unseen and concealed, ambush, fear and terror. */
import { describe, it } from 'vitest';
import type { Line } from '../../../../engine/script.ts';
import { attack, foesBegin, one, partyBegins, play, state, still, sword } from '../../edges.testing.ts';
import { hall } from '../../hall.testing.ts';

describe('rulings 49, 50: three flags and a fourth thing', () => {
  it('MU-15: not visible asks for a WIT save in melee, and the target may react', () => {
    play({
      cast: [one('p', 'a', 'human', sword), one('f', 'a', 'bandit', { conditions: ['invisible'] })],
      lines: [
        ...partyBegins,
        ...attack('p', 'f'),
        state({ question: { kind: 'dice', rule: 'MU-15' } }),
        { answer: 8 },
        state({ question: { rule: 'MU-18' } }),
      ],
    });
  });
  it('MU-16: not visible cannot be shot at', () => {
    play({
      cast: [one('p', 'a', 'human', { gear: ['bow'] }), one('f', 'b', 'bandit', { conditions: ['invisible'] })],
      lines: [...partyBegins, { do: 'attack', by: 'p', with: 'bow', refused: 'MU-16' }],
    });
  });
  it('MU-19: being unseen alone surprises nobody', () => {
    play({
      cast: [one('p', 'a', 'human', sword), one('f', 'a', 'bandit', { conditions: ['invisible'] })],
      lines: [...foesBegin, ...attack('f', 'p'), state({ question: { rule: 'MU-18', has: ['dodge'] } })],
    });
  });
  it('MU-42: a concealed attacker surprises, and is revealed by the attack', () => {
    play({
      cast: [one('p', 'a', 'human', sword), one('f', 'a', 'bandit', { conditions: ['concealed'] })],
      lines: [
        ...foesBegin,
        ...attack('f', 'p'),
        state({ question: { kind: 'dice', rule: 'MU-28' } }),
        { answer: 2 },
        state({ badges: { f: { concealed: false } }, tracks: { p: { health: 6 } } }),
      ],
    });
  });
  it('MU-25: concealment by fog impairs the damage, and hides nobody', () => {
    play({
      scene: hall(4, { c: { features: [{ kind: 'concealment', label: 'Fog' }] } }),
      cast: [one('p', 'a', 'human', { gear: ['bow'] }), one('f', 'c', 'bandit', still)],
      lines: [
        ...partyBegins,
        ...attack('p', 'f', 'bow'),
        { answer: { dice: [5, 2] } },
        state({ tracks: { f: { health: 6 } }, seen: { f: true } }),
      ],
    });
  });
});

describe('MU-40 ruling 52: the bonus turn', () => {
  const cast = [
    one('p', 'a', 'human', sword),
    one('p2', 'd'),
    one('f', 'a', 'bandit', { skills: ['sneak-attack'] }),
    one('f2', 'a', 'bandit'),
  ];
  const ambush: Line[] = [{ begin: true }, { answer: 'ambush-foes' }, { answer: ['f', 'f2'] }];
  it('comes before round 1, only the ambushers act in it, and they act again in round 1', () => {
    play({
      cast,
      lines: [
        ...ambush,
        state({ may: ['f', 'f2'], round: 0, seen: { f: false, f2: false, p: true } }),
        { do: 'turn', by: 'p', refused: 'MU-40' },
        { do: 'turn', by: 'f' },
        { do: 'end-turn', by: 'f' },
        { do: 'turn', by: 'f2' },
        { do: 'end-turn', by: 'f2' },
        state({ round: 1, may: ['f', 'f2'] }),
      ],
    });
  });
  it('ruling 37: an attack there has Sneak attack’s d12, no reaction, and reveals its maker alone', () => {
    play({
      cast,
      lines: [
        ...ambush,
        ...attack('f', 'p'),
        { answer: { dice: [3] } },
        state({ seen: { f: true, f2: false }, tracks: { p: { health: 5 } } }),
      ],
    });
  });
  it('a d12 it is: an 11 can be rolled and kills', () => {
    play({ cast, lines: [...ambush, ...attack('f', 'p'), { answer: 11 }, state({ standing: { p: 'dead' } })] });
  });
  it('MU-51: it stands outside the fast phase: the threshold is rolled after it', () => {
    play({
      cast,
      house: { fastAndSlow: true },
      lines: [
        ...ambush,
        state({ question: null, may: ['f', 'f2'] }),
        { do: 'pass', by: 'foes' },
        state({ question: { kind: 'dice', rule: 'MU-51' } }),
      ],
    });
  });
});

describe('rulings 54, 55: fear', () => {
  it('one group save for all who come near; passing is immunity, failing is fear of that source', () => {
    play({
      cast: [
        one('p', 'a', 'human', sword),
        one('p2', 'a', 'human', { abilities: { str: 8, agi: 8, wit: 11 } }),
        one('f', 'c', 'troll'),
      ],
      lines: [
        ...partyBegins,
        state({ question: { kind: 'dice', rule: 'MU' } }),
        { answer: 10 },
        state({ question: null, badges: { p: { frightened: true }, p2: { frightened: false } } }),
      ],
    });
  });
  it('the frightened may shoot and counter, but not come nearer', () => {
    play({
      cast: [one('p', 'b', 'human', { gear: ['bow'] }), one('f', 'd', 'troll')],
      lines: [
        ...partyBegins,
        { answer: 20 },
        state({ badges: { p: { frightened: true } }, offers: { p: { 'attack:bow': true } } }),
        { do: 'move', by: 'p' },
        state({ question: { has: ['zone:a'], lacks: ['zone:c', 'border:b-c'] } }),
      ],
    });
  });
  it('the test comes on first coming within 4 zones, and only once', () => {
    play({
      cast: [one('p', 'a', 'human', sword), one('f', 'g', 'troll')],
      lines: [
        ...partyBegins,
        state({ question: null }),
        { do: 'full-move', by: 'p', with: 'full' },
        { answer: 'zone:c' },
        state({ question: { kind: 'dice' } }),
        { answer: 1 },
        { do: 'end-turn', by: 'p' },
        { do: 'move', by: 'f' },
        { answer: 'zone:f' },
        state({ question: null }),
      ],
    });
  });
  it('Bravery, undead and the mindless are not tested', () => {
    play({
      cast: [
        one('p', 'c', 'human', { skills: ['bravery'] }),
        one('p2', 'c', 'shambling-corpse'),
        one('f', 'c', 'troll'),
      ],
      lines: [...partyBegins, state({ question: null })],
    });
  });
  it('Bravery makes terror into fear', () => {
    play({
      cast: [
        one('p', 'c', 'human', { skills: ['bravery'] }),
        one('p2', 'c', 'human'),
        one('f', 'd', 'bandit', { traits: ['terrifying'] }),
      ],
      lines: [
        ...partyBegins,
        { answer: 20 },
        state({ badges: { p: { frightened: true, terrified: false }, p2: { terrified: true } } }),
      ],
    });
  });
  it('the terrified with no way out count as incapacitated', () => {
    play({
      cast: [one('p', 'a', 'human'), one('p2', 'd'), one('f', 'b', 'bandit', { traits: ['terrifying'] })],
      lines: [...partyBegins, { answer: 20 }, state({ standing: { p: 'cornered', p2: 'up' } })],
    });
  });
});

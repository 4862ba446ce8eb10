/** The second half of the chapter, sentence by sentence: what it commands and no other test says (MU-30 to MU-52). */
import { describe, it } from 'vitest';
import type { Line } from '../../../../engine/script.ts';
import { foesBegin, one, partyBegins, play, state, still, sword } from '../../edges.testing.ts';
import { hall } from '../../hall.testing.ts';

const brave = { skills: ['bravery'] };

describe('blasts', () => {
  const fire = { gear: ['alchemists-fire'] };
  it('MU-30: a blast hits all in its zone and on its borders, its thrower’s friends too, and nobody in the next zone', () => {
    play({
      cast: [
        one('p', 'a', 'human', fire),
        one('p2', 'b', 'human', still),
        one('f', 'b-c', 'bandit', still),
        one('f2', 'c', 'bandit', still),
      ],
      lines: [
        ...partyBegins,
        { do: 'attack', by: 'p', with: 'alchemists-fire' },
        { answer: 'b' },
        { answer: 2 },
        state({ tracks: { p2: { health: 6 }, f: { health: 6 }, f2: { health: 8 }, p: { health: 8 } } }),
      ],
    });
  });
  it('MU-32: any zone within range, and none beyond it', () => {
    play({
      cast: [one('p', 'a', 'human', fire), one('f', 'c', 'bandit', still)],
      lines: [
        ...partyBegins,
        { do: 'attack', by: 'p', with: 'alchemists-fire' },
        state({ question: { options: ['a', 'b', 'c'], blocked: { d: 'MU-32' } } }),
      ],
    });
  });
});

describe('stunts', () => {
  it('MU-16, MU-33: the stunt comes after the save to hit: a miss proposes nothing', () => {
    const cast = [one('p', 'a', 'human', { gear: ['bow'] }), one('f', 'f', 'bandit', brave)];
    const shot: Line[] = [...partyBegins, { do: 'stunt', by: 'p', with: 'bow' }, { answer: 'f' }];
    play({ cast, lines: [...shot, { answer: 9 }, state({ question: null, log: ['misses'] })] });
    play({ cast, lines: [...shot, { answer: 8 }, state({ question: { kind: 'text', rule: 'MU-33' } })] });
  });
  it('MU-33: it is the GM who finds that it makes sense, and the target who accepts', () => {
    play({
      cast: [one('p', 'a', 'human', sword), one('f', 'a', 'bandit', brave)],
      lines: [
        ...partyBegins,
        { do: 'stunt', by: 'p', with: 'sword' },
        { answer: 'f' },
        { answer: { text: 'steps back' } },
        state({ question: { seat: 'gm', rule: 'MU-33' } }),
        { answer: 'yes' },
        state({ question: { seat: 'f', rule: 'MU-33', options: ['yes', 'no'] } }),
        { answer: 'yes' },
        state({ question: null, tracks: { f: { health: 8 } }, acting: 'p' }),
      ],
    });
  });
});

describe('attacks without damage', () => {
  it.each([
    ['grapple', 'grabbed'],
    ['disarm', undefined],
  ] as const)('MU-34: %s can be dodged, and then asks no save and does nothing', (how, badge) => {
    play({
      cast: [one('p', 'a', 'human', sword), one('f', 'a', 'bandit', { ...brave, ...sword })],
      lines: [
        ...partyBegins,
        { do: how, by: 'p' },
        { answer: 'f' },
        { answer: 'dodge' },
        { answer: 8 },
        state({ question: null, logNot: ['drops', 'grabs'], ...(badge ? { badges: { f: { [badge]: false } } } : {}) }),
      ],
    });
  });
  it.each(['grapple', 'disarm'])('MU-35, MU-36: %s is for a nearby target only', (how) => {
    play({
      cast: [one('p', 'a', 'human', sword), one('f', 'b', 'bandit', sword)],
      lines: [...partyBegins, { do: how, by: 'p', refused: 'nearby' }],
    });
  });
});

describe('sneaking', () => {
  it('MU-21, MU-43: whoever counters out of hiding, caught by a blast, is hidden no more; whoever only dodges is', () => {
    const cast = [
      one('p', 'b', 'human', { ...sword, conditions: ['concealed'] }),
      one('p2', 'b', 'human', still),
      one('f', 'b', 'bandit', { ...brave, gear: ['alchemists-fire'] }),
    ];
    const thrown: Line[] = [
      ...foesBegin,
      { do: 'pass', by: 'party' },
      { do: 'attack', by: 'f', with: 'alchemists-fire' },
      { answer: 'b' },
    ];
    play({
      cast,
      lines: [...thrown, { answer: 'counter-sword' }, state({ badges: { p: { concealed: false } }, log: ['MU-43'] })],
    });
    play({
      cast,
      lines: [...thrown, { answer: 'dodge' }, { answer: 3 }, state({ badges: { p: { concealed: true } } })],
    });
  });
  it('MU-43: foes do not know of a hidden hero: it is nobody’s target', () => {
    play({
      cast: [
        one('p', 'a', 'human', { conditions: ['concealed'] }),
        one('p2', 'a'),
        one('f', 'a', 'bandit', { ...sword, ...brave }),
      ],
      lines: [
        ...foesBegin,
        { do: 'pass', by: 'party' },
        { do: 'attack', by: 'f', with: 'sword' },
        state({ question: { options: ['p2'] } }),
      ],
    });
  });
});

describe('worn gear', () => {
  it('MU-49: a damaged shield that strikes breaks on a 1 of its damage die, a sound one does not', () => {
    for (const [shield, there] of [
      ['fragile-shield', false],
      ['shield', true],
    ] as const)
      play({
        cast: [one('p', 'a', 'human', { gear: [shield] }), one('p2', 'd'), one('f', 'a', 'bandit', still)],
        lines: [
          ...partyBegins,
          { do: 'attack', by: 'p', with: shield },
          { answer: 'f' },
          { answer: { dice: [3, 1] } },
          state(there ? { logNot: ['breaks'] } : { log: ['MU-49', 'breaks'] }),
        ],
      });
  });
});

describe('fast and slow', () => {
  it('MU-51: the threshold is rolled openly at the beginning of each round', () => {
    play({
      house: { fastAndSlow: true },
      cast: [one('p', 'a', 'human', brave), one('f', 'd', 'bandit', brave)],
      lines: [
        ...partyBegins,
        state({ question: { kind: 'dice', rule: 'MU-51' } }),
        { answer: 20 },
        { do: 'pass', by: 'party' },
        { do: 'pass', by: 'foes' },
        state({ question: { kind: 'dice', rule: 'MU-51' }, round: 2 }),
        { answer: 3 },
        state({ log: ['threshold is 3'], title: 'fast', may: ['p'] }),
      ],
    });
  });
  it('MU-51: who passed by choice in the fast phase may act in the slow one; who has acted may not', () => {
    play({
      house: { fastAndSlow: true },
      cast: [one('p', 'a', 'human', brave), one('p2', 'a', 'human', brave), one('f', 'd', 'bandit', brave)],
      lines: [
        ...partyBegins,
        { answer: 1 },
        { do: 'turn', by: 'p' },
        { do: 'end-turn', by: 'p' },
        { do: 'pass', by: 'foes' },
        { do: 'pass', by: 'party' },
        state({ title: 'slow', may: ['p2'], offers: { p: { turn: 'MU-02' } } }),
      ],
    });
  });
});

describe('the chaos of combat', () => {
  it('MU-52: a sentence costs the bonus action, and no clock runs while dice are rolled', () => {
    const cast = [
      one('p', 'a', 'human', { ...sword, ...brave }),
      one('f', 'a', 'bandit', { ...brave, conditions: ['stunned'] }),
    ].map((member) => (member.id === 'p' ? { ...member, player: 'Anna' } : member));
    play({
      cast,
      scene: hall(),
      house: { chaos: true },
      lines: [
        ...partyBegins,
        { do: 'say', by: 'p' },
        { answer: 'declared' },
        { answer: { text: 'Cover me' } },
        { do: 'attack', by: 'p', with: 'sword' },
        state({ question: { rule: 'MU-15' } }),
        { answer: 'f' },
        state({ question: { kind: 'dice' } }),
        { answer: 2 },
        state({ offers: { p: { say: 'MU-06' } } }),
      ],
    });
  });
});

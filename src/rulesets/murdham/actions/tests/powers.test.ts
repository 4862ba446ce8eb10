/** Powers, played: rulings 23, 53 and what invoking costs. */
import { describe, it } from 'vitest';
import { foesBegin, one, partyBegins, play, scrolls, state, still } from '../../edges.testing.ts';

const wizard = (power: string, more: Record<string, unknown> = {}, place = 'a') =>
  one('p', place, 'human', { skills: ['sorcery'], mana: 2, gear: scrolls(power), ...more });

describe('MU-08 ruling 23: powers and what may answer them', () => {
  it('the Eldritch blast may be dodged, countered, guarded against and hidden from', () => {
    play({
      cast: [wizard('eldritch-blast'), one('f', 'a', 'bandit'), one('f2', 'a', 'bandit')],
      lines: [
        ...partyBegins,
        { do: 'invoke', by: 'p', with: 'eldritch-blast' },
        { answer: 'f' },
        state({
          question: { rule: 'MU-18', has: ['dodge', 'counter-sword', 'behind-f2', 'guard-f2'] },
          tracks: { p: { mana: 1 } },
        }),
        { answer: 'pass' },
        { answer: 3 },
        state({ tracks: { f: { health: 5 } } }),
      ],
    });
  });
  it('other powers only countered', () => {
    play({
      cast: [wizard('wood-shape'), one('f', 'a', 'bandit'), one('f2', 'a', 'bandit')],
      lines: [
        ...partyBegins,
        { do: 'invoke', by: 'p', with: 'wood-shape' },
        { answer: 'f' },
        state({ question: { rule: 'MU-18', has: ['counter-sword'], lacks: ['dodge', 'behind-f2', 'guard-f2'] } }),
        { answer: 'pass' },
        state({ standing: { f: 'transformed' } }),
      ],
    });
  });
  it('MU-34: the counter comes first; an invoker who falls does nothing', () => {
    play({
      cast: [wizard('wood-shape'), one('f', 'a', 'bandit')],
      lines: [
        ...partyBegins,
        { do: 'invoke', by: 'p', with: 'wood-shape' },
        { answer: 'f' },
        { answer: 'counter-sword' },
        { answer: 5 },
        state({ standing: { f: 'up', p: 'incapacitated' } }),
      ],
    });
  });
  it('a counter by power needs the scroll in hand and pays', () => {
    play({
      cast: [wizard('eldritch-blast'), one('f', 'a', 'bandit')],
      lines: [
        ...foesBegin,
        { do: 'attack', by: 'f', with: 'sword' },
        { answer: 'p' },
        state({ question: { rule: 'MU-18', has: ['dodge', 'counter-eldritch-blast'] } }),
        { answer: 'counter-eldritch-blast' },
        { answer: { dice: { attack: [1], counter: [5] } } },
        state({ tracks: { p: { mana: 1, health: 8 }, f: { health: 3 } } }),
      ],
    });
    play({
      cast: [
        wizard('eldritch-blast', { gear: scrolls('eldritch-blast').map((item) => ({ ...item, held: null })) }),
        one('f', 'a', 'bandit'),
      ],
      lines: [
        ...foesBegin,
        { do: 'attack', by: 'f', with: 'sword' },
        { answer: 'p' },
        state({ question: { lacks: ['counter-eldritch-blast'] } }),
      ],
    });
  });
  it('the scroll must be in hand, and Sorcery known', () => {
    play({
      cast: [wizard('eldritch-blast', { skills: [] }), one('f', 'a', 'bandit')],
      lines: [...partyBegins, { do: 'invoke', by: 'p', with: 'eldritch-blast', refused: 'form' }],
    });
  });
  it('at its base the blast reaches only who is nearby; enhanced it is a shot at what is seen', () => {
    play({
      cast: [wizard('eldritch-blast'), one('f', 'c', 'bandit', still)],
      lines: [...partyBegins, { do: 'invoke', by: 'p', with: 'eldritch-blast', refused: 'out of the power' }],
    });
    play({
      cast: [wizard('eldritch-blast'), one('f', 'c', 'bandit', still)],
      lines: [
        ...partyBegins,
        { do: 'invoke-more', by: 'p', with: 'eldritch-blast' },
        { answer: ['range'] },
        { answer: 'f' },
        { answer: 3 },
        state({ tracks: { f: { health: 5 }, p: { mana: 1 } } }),
      ],
    });
  });
});

describe('mana, corruption and soulblight', () => {
  it('without mana: 2 corruption, and a d12 against it', () => {
    play({
      cast: [wizard('eldritch-blast', { mana: 0 }), one('f', 'a', 'bandit', still)],
      lines: [
        ...partyBegins,
        { do: 'invoke', by: 'p', with: 'eldritch-blast' },
        { answer: 'f' },
        state({ question: { kind: 'dice' } }),
        { answer: 3 },
        // 3 is over the 2 corruption: borne.
        { answer: 4 },
        state({ tracks: { p: { corruption: 2, health: 8 }, f: { health: 4 } } }),
      ],
    });
  });
  it('2 or less: that much direct damage, corruption falls by it, a miscast is rolled', () => {
    play({
      cast: [wizard('eldritch-blast', { mana: 0 }), one('f', 'a', 'bandit', still)],
      lines: [
        ...partyBegins,
        { do: 'invoke', by: 'p', with: 'eldritch-blast' },
        { answer: 'f' },
        { answer: 2 },
        // The miscast: 2 is a strange sign and nothing more.
        { answer: 2 },
        { answer: 4 },
        state({ tracks: { p: { health: 6 }, f: { health: 4 } } }),
      ],
    });
  });
  it('taken out by it, the power fizzles', () => {
    play({
      cast: [wizard('eldritch-blast', { mana: 0, corruption: 4 }), one('f', 'a', 'bandit', still)],
      lines: [
        ...partyBegins,
        { do: 'invoke', by: 'p', with: 'eldritch-blast' },
        { answer: 'f' },
        { answer: 5 },
        // Critical damage by soulblight mutates.
        state({ question: { seat: 'gm', title: 'P mutates' } }),
        { answer: 'claws' },
        state({ question: null, standing: { p: 'incapacitated' }, tracks: { f: { health: 8 } }, log: ['claws'] }),
      ],
    });
  });
  it('no mana and a level too high: 4 corruption and one check', () => {
    play({
      cast: [wizard('eldritch-blast', { mana: 0 }), one('f', 'c', 'bandit', still)],
      lines: [
        ...partyBegins,
        { do: 'invoke-more', by: 'p', with: 'eldritch-blast' },
        { answer: ['range'] },
        { answer: 'f' },
        { answer: 12 },
        { answer: 1 },
        state({ tracks: { p: { corruption: 4 } } }),
      ],
    });
  });
});

describe('ruling 53: silence', () => {
  it('the silenced invoke nothing plain', () => {
    play({
      cast: [wizard('eldritch-blast', { conditions: ['silenced'] }), one('f', 'a', 'bandit')],
      lines: [...partyBegins, { do: 'invoke', by: 'p', with: 'eldritch-blast', refused: 'MU-08' }],
    });
  });
  it('a power bought silent can be invoked all the same', () => {
    play({
      cast: [wizard('eldritch-blast', { conditions: ['silenced'] }), one('f', 'a', 'bandit', still)],
      lines: [
        ...partyBegins,
        { do: 'invoke-more', by: 'p', with: 'eldritch-blast' },
        { answer: ['silent'] },
        { answer: 'f' },
        { answer: 3 },
        state({ tracks: { f: { health: 5 } } }),
      ],
    });
  });
  it('but not loud by that door: it is asked again until it is silent', () => {
    play({
      cast: [wizard('eldritch-blast', { conditions: ['silenced'] }), one('f', 'a', 'bandit', still)],
      lines: [
        ...partyBegins,
        { do: 'invoke-more', by: 'p', with: 'eldritch-blast' },
        { answer: ['fire'] },
        state({ question: { kind: 'pick', has: ['silent'] } }),
        { answer: ['silent', 'fire'] },
        state({ question: { has: ['f'] } }),
      ],
    });
  });
});

describe('MU-42, MU-43: invoking reveals', () => {
  it('the concealed invoker surprises and is seen', () => {
    play({
      cast: [wizard('eldritch-blast', { conditions: ['concealed'] }), one('f', 'a', 'bandit')],
      lines: [
        ...partyBegins,
        { do: 'invoke', by: 'p', with: 'eldritch-blast' },
        { answer: 'f' },
        state({ question: { kind: 'dice' }, badges: { p: { concealed: false } } }),
      ],
    });
  });
});

describe('Magic shield', () => {
  it('a 1 breaks the power, a 2 lets it through; through-shield is not asked', () => {
    const cast = [wizard('wood-shape'), one('f', 'a', 'bandit', { conditions: ['magic-shield', 'stunned'] })];
    for (const [face, word] of [
      [1, 'up'],
      [2, 'transformed'],
    ] as const)
      play({
        cast,
        lines: [
          ...partyBegins,
          { do: 'invoke', by: 'p', with: 'wood-shape' },
          { answer: 'f' },
          { answer: face },
          state({ standing: { f: word } }),
        ],
      });
    play({
      cast,
      lines: [
        ...partyBegins,
        { do: 'invoke-more', by: 'p', with: 'wood-shape' },
        { answer: ['through-shield'] },
        { answer: 'f' },
        state({ question: null, standing: { f: 'transformed' } }),
      ],
    });
  });
});

describe('Miasma of chaos', () => {
  it('fills a zone: no sight through it, 1 corruption for entering', () => {
    play({
      cast: [wizard('miasma-of-chaos', {}, 'b'), one('f', 'd', 'bandit-archer'), one('f2', 'a-b', 'bandit')],
      lines: [
        ...partyBegins,
        { do: 'invoke', by: 'p', with: 'miasma-of-chaos' },
        { answer: 'b' },
        { do: 'end-turn', by: 'p' },
        { do: 'move', by: 'f2' },
        { answer: 'zone:b' },
        state({ tracks: { f2: { corruption: 1 } } }),
        { do: 'end-turn', by: 'f2' },
        state({ offers: { f: { 'attack:bow': 'MU-16' } } }),
      ],
    });
  });
});

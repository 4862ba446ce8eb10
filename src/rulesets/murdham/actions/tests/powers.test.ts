/** Powers, played: rulings 23, 53 and what invoking costs. */
import { describe, it } from 'vitest';
import { foesBegin, nowIs, oneAt, partyBegins, playOut, scrollsOf, stillOne } from '../../edges.testing.ts';

const wizard = (power: string, more: Record<string, unknown> = {}, place = 'a') =>
  oneAt('p', place, 'human', { skills: ['sorcery'], mana: 2, gear: scrollsOf(power), ...more });

describe('MU-08 ruling 23: powers and what may answer them', () => {
  it('the Eldritch blast may be dodged, countered, guarded against and hidden from', () => {
    playOut({
      cast: [wizard('eldritch-blast'), oneAt('f', 'a', 'bandit'), oneAt('f2', 'a', 'bandit')],
      lines: [
        ...partyBegins,
        { do: 'invoke', by: 'p', with: 'eldritch-blast' },
        { answer: 'f' },
        nowIs({
          question: { rule: 'MU-18', has: ['dodge', 'counter-sword', 'behind-f2', 'guard-f2'] },
          tracks: { p: { mana: 1 } },
        }),
        { answer: 'pass' },
        { answer: 3 },
        nowIs({ tracks: { f: { health: 5 } } }),
      ],
    });
  });
  it('other powers only countered', () => {
    playOut({
      cast: [wizard('wood-shape'), oneAt('f', 'a', 'bandit'), oneAt('f2', 'a', 'bandit')],
      lines: [
        ...partyBegins,
        { do: 'invoke', by: 'p', with: 'wood-shape' },
        { answer: 'f' },
        nowIs({ question: { rule: 'MU-18', has: ['counter-sword'], lacks: ['dodge', 'behind-f2', 'guard-f2'] } }),
        { answer: 'pass' },
        nowIs({ standing: { f: 'transformed' } }),
      ],
    });
  });
  it('MU-34: the counter comes first; an invoker who falls does nothing', () => {
    playOut({
      cast: [wizard('wood-shape'), oneAt('f', 'a', 'bandit')],
      lines: [
        ...partyBegins,
        { do: 'invoke', by: 'p', with: 'wood-shape' },
        { answer: 'f' },
        { answer: 'counter-sword' },
        { answer: 5 },
        nowIs({ standing: { f: 'up', p: 'incapacitated' } }),
      ],
    });
  });
  it('a counter by power needs the scroll in hand and pays', () => {
    playOut({
      cast: [wizard('eldritch-blast'), oneAt('f', 'a', 'bandit')],
      lines: [
        ...foesBegin,
        { do: 'attack', by: 'f', with: 'sword' },
        { answer: 'p' },
        nowIs({ question: { rule: 'MU-18', has: ['dodge', 'counter-eldritch-blast'] } }),
        { answer: 'counter-eldritch-blast' },
        { answer: { dice: { attack: [1], counter: [5] } } },
        nowIs({ tracks: { p: { mana: 1, health: 8 }, f: { health: 3 } } }),
      ],
    });
    playOut({
      cast: [
        wizard('eldritch-blast', { gear: scrollsOf('eldritch-blast').map((item) => ({ ...item, held: null })) }),
        oneAt('f', 'a', 'bandit'),
      ],
      lines: [
        ...foesBegin,
        { do: 'attack', by: 'f', with: 'sword' },
        { answer: 'p' },
        nowIs({ question: { lacks: ['counter-eldritch-blast'] } }),
      ],
    });
  });
  it('the scroll must be in hand, and Sorcery known', () => {
    playOut({
      cast: [wizard('eldritch-blast', { skills: [] }), oneAt('f', 'a', 'bandit')],
      lines: [...partyBegins, { do: 'invoke', by: 'p', with: 'eldritch-blast', refused: 'form' }],
    });
  });
  it('at its base the blast reaches only who is nearby; enhanced it is a shot at what is seen', () => {
    playOut({
      cast: [wizard('eldritch-blast'), oneAt('f', 'c', 'bandit', stillOne)],
      lines: [...partyBegins, { do: 'invoke', by: 'p', with: 'eldritch-blast', refused: 'out of the power' }],
    });
    playOut({
      cast: [wizard('eldritch-blast'), oneAt('f', 'c', 'bandit', stillOne)],
      lines: [
        ...partyBegins,
        { do: 'invoke-more', by: 'p', with: 'eldritch-blast' },
        { answer: ['range'] },
        { answer: 'f' },
        { answer: 3 },
        nowIs({ tracks: { f: { health: 5 }, p: { mana: 1 } } }),
      ],
    });
  });
  it('where nobody can be met by any enhancement, the enhanced blast is refused before it is asked about', () => {
    playOut({
      cast: [wizard('eldritch-blast'), oneAt('f', 'c', 'bandit', stillOne)],
      lines: [
        ...partyBegins,
        {
          edit: [{ edit: 'sheet', combatant: 'f', path: 'conditions', value: [{ id: 'concealed', until: 'cause' }] }],
          label: 'Hides',
        },
        { do: 'invoke-more', by: 'p', with: 'eldritch-blast', refused: 'nothing to aim it at' },
      ],
    });
  });
  it('with nobody but a friend in reach an enhanced blast may be left, and then costs nothing', () => {
    playOut({
      cast: [wizard('eldritch-blast'), oneAt('p2', 'a', 'human'), oneAt('f', 'c', 'bandit', stillOne)],
      lines: [
        ...partyBegins,
        { do: 'invoke-more', by: 'p', with: 'eldritch-blast' },
        { answer: ['fire'] },
        nowIs({ question: { has: ['p2', 'nothing'] } }),
        { answer: 'nothing' },
        nowIs({ question: null, tracks: { p: { mana: 2 } } }),
      ],
    });
  });
});

describe('mana, corruption and soulblight', () => {
  it('without mana: 2 corruption, and a d12 against it', () => {
    playOut({
      cast: [wizard('eldritch-blast', { mana: 0 }), oneAt('f', 'a', 'bandit', stillOne)],
      lines: [
        ...partyBegins,
        { do: 'invoke', by: 'p', with: 'eldritch-blast' },
        { answer: 'f' },
        nowIs({ question: { kind: 'dice' } }),
        { answer: 3 },
        // A 3 exceeds the 2 corruption, so P bears it.
        { answer: 4 },
        nowIs({ tracks: { p: { corruption: 2, health: 8 }, f: { health: 4 } } }),
      ],
    });
  });
  it('2 or less: that much direct damage, corruption falls by it, a miscast is rolled', () => {
    playOut({
      cast: [wizard('eldritch-blast', { mana: 0 }), oneAt('f', 'a', 'bandit', stillOne)],
      lines: [
        ...partyBegins,
        { do: 'invoke', by: 'p', with: 'eldritch-blast' },
        { answer: 'f' },
        { answer: 2 },
        // The miscast's 2 is a strange sign without an effect.
        { answer: 2 },
        { answer: 4 },
        nowIs({ tracks: { p: { health: 6 }, f: { health: 4 } } }),
      ],
    });
  });
  it('taken out by it, the power fizzles', () => {
    playOut({
      cast: [wizard('eldritch-blast', { mana: 0, corruption: 4 }), oneAt('f', 'a', 'bandit', stillOne)],
      lines: [
        ...partyBegins,
        { do: 'invoke', by: 'p', with: 'eldritch-blast' },
        { answer: 'f' },
        { answer: 5 },
        // A critical loss by soulblight mutates its victim.
        nowIs({ question: { seat: 'gm', title: 'P mutates' } }),
        { answer: 'claws' },
        nowIs({ question: null, standing: { p: 'incapacitated' }, tracks: { f: { health: 8 } }, log: ['claws'] }),
      ],
    });
  });
  it('no mana and a level too high: 4 corruption and one check', () => {
    playOut({
      cast: [wizard('eldritch-blast', { mana: 0 }), oneAt('f', 'c', 'bandit', stillOne)],
      lines: [
        ...partyBegins,
        { do: 'invoke-more', by: 'p', with: 'eldritch-blast' },
        { answer: ['range'] },
        { answer: 'f' },
        { answer: 12 },
        { answer: 1 },
        nowIs({ tracks: { p: { corruption: 4 } } }),
      ],
    });
  });
});

describe('ruling 53: silence', () => {
  it('the silenced invoke nothing plain', () => {
    playOut({
      cast: [wizard('eldritch-blast', { conditions: ['silenced'] }), oneAt('f', 'a', 'bandit')],
      lines: [...partyBegins, { do: 'invoke', by: 'p', with: 'eldritch-blast', refused: 'MU-08' }],
    });
  });
  it('a power bought silent can be invoked all the same', () => {
    playOut({
      cast: [wizard('eldritch-blast', { conditions: ['silenced'] }), oneAt('f', 'a', 'bandit', stillOne)],
      lines: [
        ...partyBegins,
        { do: 'invoke-more', by: 'p', with: 'eldritch-blast' },
        { answer: ['silent'] },
        { answer: 'f' },
        { answer: 3 },
        nowIs({ tracks: { f: { health: 5 } } }),
      ],
    });
  });
  it('but not loud by that door: it is asked again until it is silent', () => {
    playOut({
      cast: [wizard('eldritch-blast', { conditions: ['silenced'] }), oneAt('f', 'a', 'bandit', stillOne)],
      lines: [
        ...partyBegins,
        { do: 'invoke-more', by: 'p', with: 'eldritch-blast' },
        { answer: ['fire'] },
        nowIs({ question: { kind: 'pick', has: ['silent'] } }),
        { answer: ['silent', 'fire'] },
        nowIs({ question: { has: ['f'] } }),
      ],
    });
  });
});

describe('MU-42, MU-43: invoking reveals', () => {
  it('the concealed invoker surprises and is seen', () => {
    playOut({
      cast: [wizard('eldritch-blast', { conditions: ['concealed'] }), oneAt('f', 'a', 'bandit')],
      lines: [
        ...partyBegins,
        { do: 'invoke', by: 'p', with: 'eldritch-blast' },
        { answer: 'f' },
        nowIs({ question: { kind: 'dice' }, badges: { p: { concealed: false } } }),
      ],
    });
  });
});

describe('Magic shield', () => {
  it('a 1 breaks the power, a 2 lets it through; through-shield is not asked', () => {
    const cast = [wizard('wood-shape'), oneAt('f', 'a', 'bandit', { conditions: ['magic-shield', 'stunned'] })];
    for (const [face, word] of [
      [1, 'up'],
      [2, 'transformed'],
    ] as const)
      playOut({
        cast,
        lines: [
          ...partyBegins,
          { do: 'invoke', by: 'p', with: 'wood-shape' },
          { answer: 'f' },
          { answer: face },
          nowIs({ standing: { f: word } }),
        ],
      });
    playOut({
      cast,
      lines: [
        ...partyBegins,
        { do: 'invoke-more', by: 'p', with: 'wood-shape' },
        { answer: ['through-shield'] },
        { answer: 'f' },
        nowIs({ question: null, standing: { f: 'transformed' } }),
      ],
    });
  });
});

describe('Miasma of chaos', () => {
  it('fills a zone: no sight through it, 1 corruption for entering', () => {
    playOut({
      cast: [wizard('miasma-of-chaos', {}, 'b'), oneAt('f', 'd', 'bandit-archer'), oneAt('f2', 'a-b', 'bandit')],
      lines: [
        ...partyBegins,
        { do: 'invoke', by: 'p', with: 'miasma-of-chaos' },
        { answer: 'b' },
        { do: 'end-turn', by: 'p' },
        { do: 'move', by: 'f2' },
        { answer: 'zone:b' },
        nowIs({ tracks: { f2: { corruption: 1 } } }),
        { do: 'end-turn', by: 'f2' },
        nowIs({ offers: { f: { 'attack:bow': 'MU-16' } } }),
      ],
    });
  });
});

/** Sentences of the chapter's second half that no other test holds (MU-30 to MU-52). */
import { describe, it } from 'vitest';
import type { Line } from '../../../../engine/script.ts';
import { foesBegin, nowIs, oneAt, partyBegins, playOut, stillOne, withSword } from '../../edges.testing.ts';
import { hallOf } from '../../hall.testing.ts';

const brave = { skills: ['bravery'] };

describe('blasts', () => {
  const fire = { gear: ['alchemists-fire'] };
  it('MU-30: a blast hits all in its zone and on its borders, its thrower’s friends too, and nobody in the next zone', () => {
    playOut({
      cast: [
        oneAt('p', 'a', 'human', fire),
        oneAt('p2', 'b', 'human', stillOne),
        oneAt('f', 'b-c', 'bandit', stillOne),
        oneAt('f2', 'c', 'bandit', stillOne),
      ],
      lines: [
        ...partyBegins,
        { do: 'attack', by: 'p', with: 'alchemists-fire' },
        { answer: 'b' },
        { answer: 2 },
        nowIs({ tracks: { p2: { health: 6 }, f: { health: 6 }, f2: { health: 8 }, p: { health: 8 } } }),
      ],
    });
  });
  it('MU-32: any zone within range, and none beyond it', () => {
    playOut({
      cast: [oneAt('p', 'a', 'human', fire), oneAt('f', 'c', 'bandit', stillOne)],
      lines: [
        ...partyBegins,
        { do: 'attack', by: 'p', with: 'alchemists-fire' },
        nowIs({ question: { options: ['a', 'b', 'c'], blocked: { d: 'MU-32' } } }),
      ],
    });
  });
});

describe('stunts', () => {
  it('MU-16, MU-33: the stunt comes after the save to hit: a miss proposes nothing', () => {
    const cast = [oneAt('p', 'a', 'human', { gear: ['bow'] }), oneAt('f', 'f', 'bandit', brave)];
    const shot: Line[] = [...partyBegins, { do: 'stunt', by: 'p', with: 'bow' }, { answer: 'f' }];
    playOut({ cast, lines: [...shot, { answer: 9 }, nowIs({ question: null, log: ['misses'] })] });
    playOut({ cast, lines: [...shot, { answer: 8 }, nowIs({ question: { kind: 'text', rule: 'MU-33' } })] });
  });
  it('MU-33: it is the GM who finds that it makes sense, and the target who accepts', () => {
    playOut({
      cast: [oneAt('p', 'a', 'human', withSword), oneAt('f', 'a', 'bandit', brave)],
      lines: [
        ...partyBegins,
        { do: 'stunt', by: 'p', with: 'sword' },
        { answer: 'f' },
        { answer: { text: 'steps back' } },
        nowIs({ question: { seat: 'gm', rule: 'MU-33' } }),
        { answer: 'yes' },
        nowIs({ question: { seat: 'f', rule: 'MU-33', options: ['yes', 'no'] } }),
        { answer: 'yes' },
        nowIs({ question: null, tracks: { f: { health: 8 } }, acting: 'p' }),
      ],
    });
  });
});

describe('attacks without damage', () => {
  it.each([
    ['grapple', 'grabbed'],
    ['disarm', undefined],
  ] as const)('MU-34: %s can be dodged, and then asks no save and does nothing', (how, badge) => {
    playOut({
      cast: [oneAt('p', 'a', 'human', withSword), oneAt('f', 'a', 'bandit', { ...brave, ...withSword })],
      lines: [
        ...partyBegins,
        { do: how, by: 'p' },
        { answer: 'f' },
        { answer: 'dodge' },
        { answer: 8 },
        nowIs({ question: null, logNot: ['drops', 'grabs'], ...(badge ? { badges: { f: { [badge]: false } } } : {}) }),
      ],
    });
  });
  it.each(['grapple', 'disarm'])('MU-35, MU-36: %s is for a nearby target only', (how) => {
    playOut({
      cast: [oneAt('p', 'a', 'human', withSword), oneAt('f', 'b', 'bandit', withSword)],
      lines: [...partyBegins, { do: how, by: 'p', refused: 'nearby' }],
    });
  });
});

describe('sneaking', () => {
  it('MU-21, MU-43: a hidden fighter who counters a blast is hidden no more; one who only dodges stays hidden', () => {
    const cast = [
      oneAt('p', 'b', 'human', { ...withSword, conditions: ['concealed'] }),
      oneAt('p2', 'b', 'human', stillOne),
      oneAt('f', 'b', 'bandit', { ...brave, gear: ['alchemists-fire'] }),
    ];
    const thrown: Line[] = [
      ...foesBegin,
      { do: 'pass', by: 'party' },
      { do: 'attack', by: 'f', with: 'alchemists-fire' },
      { answer: 'b' },
    ];
    playOut({
      cast,
      lines: [...thrown, { answer: 'counter-sword' }, nowIs({ badges: { p: { concealed: false } }, log: ['MU-43'] })],
    });
    playOut({
      cast,
      lines: [...thrown, { answer: 'dodge' }, { answer: 3 }, nowIs({ badges: { p: { concealed: true } } })],
    });
  });
  it('MU-43: foes do not know of a hidden hero: it is nobody’s target', () => {
    playOut({
      cast: [
        oneAt('p', 'a', 'human', { conditions: ['concealed'] }),
        oneAt('p2', 'a'),
        oneAt('f', 'a', 'bandit', { ...withSword, ...brave }),
      ],
      lines: [
        ...foesBegin,
        { do: 'pass', by: 'party' },
        { do: 'attack', by: 'f', with: 'sword' },
        nowIs({ question: { options: ['p2'] } }),
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
      playOut({
        cast: [oneAt('p', 'a', 'human', { gear: [shield] }), oneAt('p2', 'd'), oneAt('f', 'a', 'bandit', stillOne)],
        lines: [
          ...partyBegins,
          { do: 'attack', by: 'p', with: shield },
          { answer: 'f' },
          { answer: { dice: [3, 1] } },
          nowIs(there ? { logNot: ['breaks'] } : { log: ['MU-49', 'breaks'] }),
        ],
      });
  });
});

describe('fast and slow', () => {
  it('MU-51: the threshold is rolled openly at the beginning of each round', () => {
    playOut({
      house: { fastAndSlow: true },
      cast: [oneAt('p', 'a', 'human', brave), oneAt('f', 'd', 'bandit', brave)],
      lines: [
        ...partyBegins,
        nowIs({ question: { kind: 'dice', rule: 'MU-51' } }),
        { answer: 20 },
        { do: 'pass', by: 'party' },
        { do: 'pass', by: 'foes' },
        nowIs({ question: { kind: 'dice', rule: 'MU-51' }, round: 2 }),
        { answer: 3 },
        nowIs({ log: ['threshold is 3'], title: 'fast', may: ['p'] }),
      ],
    });
  });
  it('MU-51: who passed by choice in the fast phase may act in the slow one; who has acted may not', () => {
    playOut({
      house: { fastAndSlow: true },
      cast: [oneAt('p', 'a', 'human', brave), oneAt('p2', 'a', 'human', brave), oneAt('f', 'd', 'bandit', brave)],
      lines: [
        ...partyBegins,
        { answer: 1 },
        { do: 'turn', by: 'p' },
        { do: 'end-turn', by: 'p' },
        { do: 'pass', by: 'foes' },
        { do: 'pass', by: 'party' },
        nowIs({ title: 'slow', may: ['p2'], offers: { p: { turn: 'MU-02' } } }),
      ],
    });
  });
});

describe('the chaos of combat', () => {
  it('MU-52: a sentence costs the bonus action, and no clock runs while dice are rolled', () => {
    const cast = [
      oneAt('p', 'a', 'human', { ...withSword, ...brave }),
      oneAt('f', 'a', 'bandit', { ...brave, conditions: ['stunned'] }),
    ].map((member) => (member.id === 'p' ? { ...member, player: 'Anna' } : member));
    playOut({
      cast,
      scene: hallOf(),
      house: { chaos: true },
      lines: [
        ...partyBegins,
        { do: 'say', by: 'p' },
        { answer: 'declared' },
        { answer: { text: 'Cover me' } },
        { do: 'attack', by: 'p', with: 'sword' },
        nowIs({ question: { rule: 'MU-15' } }),
        { answer: 'f' },
        nowIs({ question: { kind: 'dice' } }),
        { answer: 2 },
        nowIs({ offers: { p: { say: 'MU-06' } } }),
      ],
    });
  });
});

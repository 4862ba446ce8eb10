/**
 * Edge rulings 25 to 38, played: impairments, critical damage, dying and death, stuns, cleaving.
 */
import { describe, it } from 'vitest';
import type { Line } from '../../../../engine/script.ts';
import {
  boldSword,
  coatedSword,
  foesBegin,
  hitBy,
  nowIs,
  oneAt,
  partyBegins,
  playOut,
  stillOne,
  withSword,
} from '../../edges.testing.ts';

describe('MU-13, MU-36 ruling 25: impaired twice', () => {
  it('no damage is rolled, and none done', () => {
    playOut({
      cast: [oneAt('p', 'a', 'human', { ...withSword, conditions: ['confused'] }), oneAt('f', 'a', 'bandit', stillOne)],
      lines: [
        ...partyBegins,
        { do: 'hold-back', by: 'p', with: 'sword' },
        { answer: 'f' },
        nowIs({ question: null, tracks: { f: { health: 8 } } }),
      ],
    });
  });
  it('a grab is resolved all the same', () => {
    playOut({
      cast: [
        oneAt('p', 'a', 'human', { gear: ['mancatcher'], conditions: ['confused'] }),
        oneAt('f', 'a', 'bandit', stillOne),
      ],
      lines: [
        ...partyBegins,
        { do: 'hold-back', by: 'p', with: 'mancatcher' },
        { answer: 'f' },
        nowIs({ question: { kind: 'dice', rule: 'MU-36' } }),
        { answer: 9 },
        nowIs({ badges: { f: { grabbed: true } }, tracks: { f: { health: 8 } } }),
      ],
    });
  });
  it('poison that needs a wound does not work', () => {
    const coated = [coatedSword];
    playOut({
      cast: [oneAt('p', 'a', 'human', { gear: coated, conditions: ['confused'] }), oneAt('f', 'a', 'bandit', stillOne)],
      lines: [
        ...partyBegins,
        { do: 'hold-back', by: 'p', with: 'sword' },
        { answer: 'f' },
        nowIs({ question: null, badges: { f: { poisoned: false } } }),
      ],
    });
  });
});

describe('MU-29 rulings 27, 28: damage suffered and health lost', () => {
  it('STR 9 on 4 health taking 9 is dead, not dying', () => {
    playOut({
      cast: [
        oneAt('p', 'a', 'human', withSword),
        oneAt('f', 'a', 'bandit', { ...stillOne, abilities: { str: 9, agi: 8, wit: 8 }, harm: 5 }),
      ],
      lines: [...partyBegins, ...hitBy('p', 'f', 'sword', [6, 4]), nowIs({ standing: { f: 'dead' } })],
    });
  });
  it('8 on the same is dying', () => {
    playOut({
      cast: [
        oneAt('p', 'a', 'human', withSword),
        oneAt('f', 'a', 'bandit', { ...stillOne, abilities: { str: 9, agi: 8, wit: 8 }, harm: 5 }),
      ],
      lines: [...partyBegins, ...hitBy('p', 'f', 'sword', [6, 3]), nowIs({ standing: { f: 'dying' } })],
    });
  });
  it('3 of 8 is a scratch, 4 of 8 is critical; with a helmet 4 is not and 5 is', () => {
    for (const [gear, face, word] of [
      [['sword'], 3, 'up'],
      [['sword'], 4, 'incapacitated'],
      [['sword', 'helmet'], 4, 'up'],
      [['sword', 'helmet'], 5, 'incapacitated'],
    ] as const)
      playOut({
        cast: [oneAt('p', 'a', 'human', withSword), oneAt('f', 'a', 'bandit', { ...stillOne, gear })],
        lines: [...partyBegins, ...hitBy('p', 'f', 'sword', face), nowIs({ standing: { f: word } })],
      });
  });
  it('at 1 health a helmet does not save from dying at 0', () => {
    playOut({
      cast: [
        oneAt('p', 'a', 'human', withSword),
        oneAt('f', 'a', 'bandit', { ...stillOne, gear: ['sword', 'helmet'], harm: 7 }),
      ],
      lines: [...partyBegins, ...hitBy('p', 'f', 'sword', 1), nowIs({ standing: { f: 'dying' } })],
    });
  });
  it('at 0 health already, more damage only tests for death', () => {
    const down = (face: number | number[], word: string) =>
      playOut({
        cast: [
          oneAt('p', 'a', 'human', withSword),
          oneAt('f', 'a', 'bandit', { harm: 8, conditions: ['incapacitated', 'dying'] }),
          oneAt('f2', 'd', 'bandit'),
        ],
        lines: [
          ...partyBegins,
          ...hitBy('p', 'f', 'sword', face),
          nowIs({ standing: { f: word }, ...(word === 'dying' ? { badges: { f: { dying: 2 } } } : {}) }),
        ],
      });
    down(5, 'dying');
    down([6, 3], 'dead');
  });
});

describe('MU-29 rulings 30, 31: the dying', () => {
  const round = (first = 'party', second = 'foes'): Line[] => [
    { do: 'pass', by: first },
    { do: 'pass', by: second },
  ];
  it('die when the round after the wound ends, not sooner', () => {
    playOut({
      cast: [
        oneAt('p', 'a', 'human', withSword),
        oneAt('p2', 'a'),
        oneAt('f', 'a', 'bandit', { ...stillOne, harm: 4 }),
        oneAt('f2', 'd', 'bandit', { skills: ['bravery'] }),
      ],
      lines: [
        ...partyBegins,
        ...hitBy('p', 'f', 'sword', 5),
        { do: 'end-turn', by: 'p' },
        ...round('foes', 'party'),
        nowIs({ round: 2, standing: { f: 'dying' } }),
        ...round(),
        nowIs({ round: 3, standing: { f: 'dead' } }),
      ],
    });
  });
  it('an undead one still acts until its clock ends', () => {
    playOut({
      cast: [
        oneAt('p', 'a', 'human', boldSword),
        oneAt('p2', 'd', 'human', boldSword),
        oneAt('f', 'a', 'shambling-corpse', { harm: 6 }),
      ],
      lines: [
        ...partyBegins,
        { do: 'attack', by: 'p', with: 'sword' },
        { answer: 'f' },
        { answer: 'pass' },
        { answer: 3 },
        nowIs({ standing: { f: 'up' }, badges: { f: { dying: true, incapacitated: false } } }),
        { do: 'end-turn', by: 'p' },
        nowIs({ offers: { f: { 'attack:unarmed': true } } }),
        ...round('foes', 'party'),
        nowIs({ round: 2 }),
        ...round(),
        nowIs({ round: 3, standing: { f: 'dead' } }),
      ],
    });
  });
  it('a demon at its clock’s end is banished', () => {
    playOut({
      cast: [oneAt('p', 'a', 'human', boldSword), oneAt('f', 'a', 'corruptor', { harm: 7, ...stillOne })],
      lines: [
        ...partyBegins,
        ...hitBy('p', 'f', 'sword', 2),
        nowIs({ badges: { f: { dying: true } } }),
        { do: 'end-turn', by: 'p' },
        nowIs({ round: 2 }),
        ...round(),
        nowIs({ standing: { f: 'banished' } }),
      ],
    });
  });
  it('a construct is disabled by critical damage', () => {
    playOut({
      cast: [
        oneAt('p', 'a', 'human', withSword),
        oneAt('f', 'a', 'human', { ...stillOne, kind: 'construct', mind: 'mindless' }),
      ],
      lines: [...partyBegins, ...hitBy('p', 'f', 'sword', 4), nowIs({ standing: { f: 'disabled' } })],
    });
  });
  it('mandrake: critical damage does not take out', () => {
    playOut({
      cast: [oneAt('p', 'a', 'human', withSword), oneAt('f', 'a', 'bandit', { conditions: ['mandrake', 'stunned'] })],
      lines: [...partyBegins, ...hitBy('p', 'f', 'sword', 5), nowIs({ standing: { f: 'up' } })],
    });
  });
});

describe('MU-34 ruling 36: Strike to stun', () => {
  const stunner = oneAt('p', 'a', 'human', { gear: ['mace'], skills: ['strike-to-stun', 'bravery'] });
  const stun = (face: number): Line[] => [
    ...partyBegins,
    { do: 'stun', by: 'p', with: 'mace' },
    { answer: 'f' },
    { answer: face },
  ];
  it('compares after armour: 4 against light armour is 3 of 8, nothing; 5 is 4 of 8, out for the stretch; no health is lost', () => {
    for (const [face, word] of [
      [4, 'up'],
      [5, 'incapacitated'],
    ] as const)
      playOut({
        cast: [stunner, oneAt('f', 'a', 'bandit', { ...stillOne, gear: ['sword', 'light-armour'] })],
        lines: [...stun(face), nowIs({ standing: { f: word }, tracks: { f: { health: 8 } } })],
      });
  });
  it('the undead ignore it', () => {
    playOut({
      cast: [stunner, oneAt('f', 'a', 'shambling-corpse', stillOne)],
      lines: [...stun(5), nowIs({ standing: { f: 'up' }, tracks: { f: { health: 8 } } })],
    });
  });
  it('is for blunt weapons only', () => {
    playOut({
      cast: [oneAt('p', 'a', 'human', { ...withSword, skills: ['strike-to-stun'] }), oneAt('f', 'a', 'bandit')],
      lines: [...partyBegins, { do: 'stun', by: 'p', with: 'sword', refused: 'form' }],
    });
  });
});

describe('ruling 38: Cleave', () => {
  const cleaver = { gear: ['sword'], skills: ['cleave'] };
  it('a felling blow brings another on another target, who may react; once a turn', () => {
    playOut({
      cast: [
        oneAt('p', 'a', 'human', cleaver),
        oneAt('f', 'a', 'bandit', stillOne),
        oneAt('f2', 'a', 'bandit'),
        oneAt('f3', 'a', 'bandit', stillOne),
      ],
      lines: [
        ...partyBegins,
        { do: 'attack', by: 'p', with: 'sword' },
        { answer: 'f' },
        { answer: 'pass' },
        { answer: 5 },
        nowIs({ question: { kind: 'choose', has: ['f2', 'f3', 'pass'], lacks: ['f'] } }),
        { answer: 'f2' },
        nowIs({ question: { rule: 'MU-18', has: ['dodge'] } }),
        { answer: 'pass' },
        { answer: 5 },
        nowIs({ question: null, standing: { f: 'incapacitated', f2: 'incapacitated', f3: 'up' } }),
      ],
    });
  });
  it('not from a counter', () => {
    playOut({
      cast: [oneAt('p', 'a', 'human', cleaver), oneAt('f', 'a', 'bandit'), oneAt('f2', 'a', 'bandit')],
      lines: [
        ...foesBegin,
        { do: 'attack', by: 'f', with: 'sword' },
        { answer: 'p' },
        { answer: 'counter-sword' },
        { answer: { dice: { attack: [1], counter: [5] } } },
        nowIs({ question: null, standing: { f: 'incapacitated' } }),
      ],
    });
  });
  it('also from an opportunity attack; its second target is not moving and may react in full', () => {
    playOut({
      cast: [oneAt('p', 'a', 'human', cleaver), oneAt('f', 'a', 'bandit'), oneAt('f2', 'a', 'bandit')],
      lines: [
        ...foesBegin,
        { do: 'move', by: 'f' },
        { answer: 'zone:b' },
        { answer: 'p.sword.f' },
        { answer: 'pass' },
        { answer: 5 },
        { answer: 'f2' },
        nowIs({ question: { rule: 'MU-18', has: ['dodge', 'counter-sword'] } }),
      ],
    });
  });
});

/** Edge rulings 25 to 38, played: impairments, critical damage, dying and death, stuns, cleaving. */
import { describe, it } from 'vitest';
import type { Line } from '../../../../engine/script.ts';
import { bold, coatedSword, foesBegin, hit, one, partyBegins, play, state, still, sword } from '../../edges.testing.ts';

describe('MU-13, MU-36 ruling 25: impaired twice', () => {
  it('no damage is rolled, and none done', () => {
    play({
      cast: [one('p', 'a', 'human', { ...sword, conditions: ['confused'] }), one('f', 'a', 'bandit', still)],
      lines: [
        ...partyBegins,
        { do: 'hold-back', by: 'p', with: 'sword' },
        { answer: 'f' },
        state({ question: null, tracks: { f: { health: 8 } } }),
      ],
    });
  });
  it('a grab is resolved all the same', () => {
    play({
      cast: [
        one('p', 'a', 'human', { gear: ['mancatcher'], conditions: ['confused'] }),
        one('f', 'a', 'bandit', still),
      ],
      lines: [
        ...partyBegins,
        { do: 'hold-back', by: 'p', with: 'mancatcher' },
        { answer: 'f' },
        state({ question: { kind: 'dice', rule: 'MU-36' } }),
        { answer: 9 },
        state({ badges: { f: { grabbed: true } }, tracks: { f: { health: 8 } } }),
      ],
    });
  });
  it('poison that needs a wound does not work', () => {
    const coated = [coatedSword];
    play({
      cast: [one('p', 'a', 'human', { gear: coated, conditions: ['confused'] }), one('f', 'a', 'bandit', still)],
      lines: [
        ...partyBegins,
        { do: 'hold-back', by: 'p', with: 'sword' },
        { answer: 'f' },
        state({ question: null, badges: { f: { poisoned: false } } }),
      ],
    });
  });
});

describe('MU-29 rulings 27, 28: damage suffered and health lost', () => {
  it('STR 9 on 4 health taking 9 is dead, not dying', () => {
    play({
      cast: [
        one('p', 'a', 'human', sword),
        one('f', 'a', 'bandit', { ...still, abilities: { str: 9, agi: 8, wit: 8 }, harm: 5 }),
      ],
      lines: [...partyBegins, ...hit('p', 'f', 'sword', [6, 4]), state({ standing: { f: 'dead' } })],
    });
  });
  it('8 on the same is dying', () => {
    play({
      cast: [
        one('p', 'a', 'human', sword),
        one('f', 'a', 'bandit', { ...still, abilities: { str: 9, agi: 8, wit: 8 }, harm: 5 }),
      ],
      lines: [...partyBegins, ...hit('p', 'f', 'sword', [6, 3]), state({ standing: { f: 'dying' } })],
    });
  });
  it('3 of 8 is a scratch, 4 of 8 is critical; with a helmet 4 is not and 5 is', () => {
    for (const [gear, face, word] of [
      [['sword'], 3, 'up'],
      [['sword'], 4, 'incapacitated'],
      [['sword', 'helmet'], 4, 'up'],
      [['sword', 'helmet'], 5, 'incapacitated'],
    ] as const)
      play({
        cast: [one('p', 'a', 'human', sword), one('f', 'a', 'bandit', { ...still, gear })],
        lines: [...partyBegins, ...hit('p', 'f', 'sword', face), state({ standing: { f: word } })],
      });
  });
  it('at 1 health a helmet does not save from dying at 0', () => {
    play({
      cast: [one('p', 'a', 'human', sword), one('f', 'a', 'bandit', { ...still, gear: ['sword', 'helmet'], harm: 7 })],
      lines: [...partyBegins, ...hit('p', 'f', 'sword', 1), state({ standing: { f: 'dying' } })],
    });
  });
  it('at 0 health already, more damage only tests for death', () => {
    const down = (face: number | number[], word: string) =>
      play({
        cast: [
          one('p', 'a', 'human', sword),
          one('f', 'a', 'bandit', { harm: 8, conditions: ['incapacitated', 'dying'] }),
          one('f2', 'd', 'bandit'),
        ],
        lines: [
          ...partyBegins,
          ...hit('p', 'f', 'sword', face),
          state({ standing: { f: word }, ...(word === 'dying' ? { badges: { f: { dying: 2 } } } : {}) }),
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
    play({
      cast: [
        one('p', 'a', 'human', sword),
        one('p2', 'a'),
        one('f', 'a', 'bandit', { ...still, harm: 4 }),
        one('f2', 'd', 'bandit', { skills: ['bravery'] }),
      ],
      lines: [
        ...partyBegins,
        ...hit('p', 'f', 'sword', 5),
        { do: 'end-turn', by: 'p' },
        ...round('foes', 'party'),
        state({ round: 2, standing: { f: 'dying' } }),
        ...round(),
        state({ round: 3, standing: { f: 'dead' } }),
      ],
    });
  });
  it('an undead one still acts until its clock ends', () => {
    play({
      cast: [
        one('p', 'a', 'human', bold),
        one('p2', 'd', 'human', bold),
        one('f', 'a', 'shambling-corpse', { harm: 6 }),
      ],
      lines: [
        ...partyBegins,
        { do: 'attack', by: 'p', with: 'sword' },
        { answer: 'f' },
        { answer: 'pass' },
        { answer: 3 },
        state({ standing: { f: 'up' }, badges: { f: { dying: true, incapacitated: false } } }),
        { do: 'end-turn', by: 'p' },
        state({ offers: { f: { 'attack:unarmed': true } } }),
        ...round('foes', 'party'),
        state({ round: 2 }),
        ...round(),
        state({ round: 3, standing: { f: 'dead' } }),
      ],
    });
  });
  it('a demon at its clock’s end is banished', () => {
    play({
      cast: [one('p', 'a', 'human', bold), one('f', 'a', 'corruptor', { harm: 7, ...still })],
      lines: [
        ...partyBegins,
        ...hit('p', 'f', 'sword', 2),
        state({ badges: { f: { dying: true } } }),
        { do: 'end-turn', by: 'p' },
        state({ round: 2 }),
        ...round(),
        state({ standing: { f: 'banished' } }),
      ],
    });
  });
  it('a construct is disabled by critical damage', () => {
    play({
      cast: [one('p', 'a', 'human', sword), one('f', 'a', 'human', { ...still, kind: 'construct', mind: 'mindless' })],
      lines: [...partyBegins, ...hit('p', 'f', 'sword', 4), state({ standing: { f: 'disabled' } })],
    });
  });
  it('mandrake: critical damage does not take out', () => {
    play({
      cast: [one('p', 'a', 'human', sword), one('f', 'a', 'bandit', { conditions: ['mandrake', 'stunned'] })],
      lines: [...partyBegins, ...hit('p', 'f', 'sword', 5), state({ standing: { f: 'up' } })],
    });
  });
});

describe('MU-34 ruling 36: Strike to stun', () => {
  const stunner = one('p', 'a', 'human', { gear: ['mace'], skills: ['strike-to-stun', 'bravery'] });
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
      play({
        cast: [stunner, one('f', 'a', 'bandit', { ...still, gear: ['sword', 'light-armour'] })],
        lines: [...stun(face), state({ standing: { f: word }, tracks: { f: { health: 8 } } })],
      });
  });
  it('the undead ignore it', () => {
    play({
      cast: [stunner, one('f', 'a', 'shambling-corpse', still)],
      lines: [...stun(5), state({ standing: { f: 'up' }, tracks: { f: { health: 8 } } })],
    });
  });
  it('is for blunt weapons only', () => {
    play({
      cast: [one('p', 'a', 'human', { ...sword, skills: ['strike-to-stun'] }), one('f', 'a', 'bandit')],
      lines: [...partyBegins, { do: 'stun', by: 'p', with: 'sword', refused: 'form' }],
    });
  });
});

describe('ruling 38: Cleave', () => {
  const cleaver = { gear: ['sword'], skills: ['cleave'] };
  it('a felling blow brings another on another target, who may react; once a turn', () => {
    play({
      cast: [
        one('p', 'a', 'human', cleaver),
        one('f', 'a', 'bandit', still),
        one('f2', 'a', 'bandit'),
        one('f3', 'a', 'bandit', still),
      ],
      lines: [
        ...partyBegins,
        { do: 'attack', by: 'p', with: 'sword' },
        { answer: 'f' },
        { answer: 'pass' },
        { answer: 5 },
        state({ question: { kind: 'choose', has: ['f2', 'f3', 'pass'], lacks: ['f'] } }),
        { answer: 'f2' },
        state({ question: { rule: 'MU-18', has: ['dodge'] } }),
        { answer: 'pass' },
        { answer: 5 },
        state({ question: null, standing: { f: 'incapacitated', f2: 'incapacitated', f3: 'up' } }),
      ],
    });
  });
  it('not from a counter', () => {
    play({
      cast: [one('p', 'a', 'human', cleaver), one('f', 'a', 'bandit'), one('f2', 'a', 'bandit')],
      lines: [
        ...foesBegin,
        { do: 'attack', by: 'f', with: 'sword' },
        { answer: 'p' },
        { answer: 'counter-sword' },
        { answer: { dice: { attack: [1], counter: [5] } } },
        state({ question: null, standing: { f: 'incapacitated' } }),
      ],
    });
  });
  it('also from an opportunity attack; its second target is not moving and may react in full', () => {
    play({
      cast: [one('p', 'a', 'human', cleaver), one('f', 'a', 'bandit'), one('f2', 'a', 'bandit')],
      lines: [
        ...foesBegin,
        { do: 'move', by: 'f' },
        { answer: 'zone:b' },
        { answer: 'p.sword.f' },
        { answer: 'pass' },
        { answer: 5 },
        { answer: 'f2' },
        state({ question: { rule: 'MU-18', has: ['dodge', 'counter-sword'] } }),
      ],
    });
  });
});

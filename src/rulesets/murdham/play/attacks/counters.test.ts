/**
 * Edge rulings 19 to 22, played: legal counters, who is hit first, blasts and their answers, final
 * blows.
 */
import { describe, it } from 'vitest';
import type { Line } from '../../../../engine/script.ts';
import { askedOf, attackBy, foesBegin, oneAt, partyBegins, playOut } from '../../edges.testing.ts';

/** The foes begin, so that the party reacts. */
const armed = (...skills: string[]) => ({ gear: ['sword'], skills });

describe('MU-21 ruling 19: a counter must be a lawful attack itself', () => {
  it('a sword does not counter an archer from afar; a bow does', () => {
    const cast = (gear: string[]) => [oneAt('p', 'c', 'human', { gear }), oneAt('f', 'a', 'bandit-archer')];
    playOut({
      cast: cast(['sword']),
      lines: [...foesBegin, ...attackBy('f', 'p', 'bow'), askedOf(['dodge'], ['counter-sword'])],
    });
    playOut({
      cast: cast(['bow']),
      lines: [...foesBegin, ...attackBy('f', 'p', 'bow'), askedOf(['dodge', 'counter-bow'])],
    });
  });
  it('a fired handgun does not counter again; a shot in a counter is spent (ruling 42)', () => {
    playOut({
      cast: [
        oneAt('p', 'b', 'human', { gear: ['handgun'] }),
        oneAt('f', 'a', 'bandit-archer'),
        oneAt('f2', 'a', 'bandit-archer'),
      ],
      lines: [
        ...foesBegin,
        ...attackBy('f', 'p', 'bow'),
        { answer: 'counter-handgun' },
        { answer: { dice: { attack: [1], counter: [2] } } },
        { do: 'end-turn', by: 'f' },
        { do: 'pass', by: 'foes' },
        { expect: { round: 2 } },
        { do: 'pass', by: 'foes' },
        { do: 'attack', by: 'p', with: 'handgun', refused: 'reload' },
      ],
    });
  });
  it('beyond half range the counter makes its own WIT save; failed, it misses and the attack goes on', () => {
    playOut({
      cast: [oneAt('p', 'f', 'human', { gear: ['bow'] }), oneAt('f', 'a', 'bandit-archer')],
      lines: [
        ...foesBegin,
        ...attackBy('f', 'p', 'bow'),
        { answer: 8 },
        { answer: 'counter-bow' },
        { answer: 9 },
        { answer: 3 },
        { expect: { tracks: { p: { health: 5 }, f: { health: 8 } } } },
      ],
    });
  });
});

describe('MU-21 ruling 20: who is hit first', () => {
  const duel = (p: object, f: object) => [
    oneAt('p', 'a', 'human', { ...armed(), ...p }),
    oneAt('f', 'a', 'bandit', { ...f }),
  ];
  const exchange = (attackFaces: number[], counterFaces: number[]): Line[] => [
    ...foesBegin,
    ...attackBy('f', 'p'),
    { answer: 'counter-sword' },
    { answer: { dice: { attack: attackFaces, counter: counterFaces } } },
  ];
  it('the attacker suffers 5 and falls before its 3 land', () => {
    playOut({
      cast: duel({}, {}),
      lines: [
        ...exchange([3], [5]),
        { expect: { tracks: { p: { health: 8 }, f: { health: 3 } }, standing: { f: 'down' } } },
      ],
    });
  });
  it('MU-18: nobody dodges, guards against or counters a counter, not even who dodges for nothing', () => {
    playOut({
      cast: [
        ...duel({}, { skills: ['dodge-blows', 'fleet-footed'] }),
        oneAt('f2', 'a', 'bandit', { skills: ['dodge-blows'] }),
      ],
      lines: [
        ...foesBegin,
        ...attackBy('f', 'p'),
        { answer: 'counter-sword' },
        { expect: { question: { kind: 'dice' } } },
        { answer: { dice: { attack: [3], counter: [5] } } },
        { expect: { tracks: { f: { health: 3 }, f2: { health: 8 } } } },
      ],
    });
  });
  it('a tie lands both', () => {
    playOut({
      cast: duel({}, {}),
      lines: [...exchange([5], [5]), { expect: { tracks: { p: { health: 3 }, f: { health: 3 } } } }],
    });
  });
  it('after reductions: 5 against light armour is 4, so 5 the other way comes first', () => {
    playOut({
      cast: duel({}, { gear: ['sword', 'light-armour'] }),
      lines: [...exchange([5], [5]), { expect: { tracks: { p: { health: 3 }, f: { health: 8 } } } }],
    });
  });
  it('a frenzied one is not stopped by critical damage: both land', () => {
    playOut({
      cast: duel({ conditions: ['frenzied'] }, {}),
      lines: [...exchange([5], [4]), { expect: { tracks: { p: { health: 3 }, f: { health: 4 } } } }],
    });
  });
  it('an undead attacker is not stopped either', () => {
    playOut({
      cast: [oneAt('p', 'a', 'human', armed('bravery')), oneAt('f', 'a', 'skeletal-warrior', { gear: ['sword'] })],
      lines: [...exchange([4], [5]), { expect: { tracks: { p: { health: 4 }, f: { health: 3 } } } }],
    });
  });
  it('Fast strike hits first with less; with it on both sides damage decides', () => {
    playOut({
      cast: duel({ skills: ['fast-strike'] }, {}),
      lines: [...exchange([5], [4]), { expect: { tracks: { p: { health: 8 }, f: { health: 4 } } } }],
    });
    playOut({
      cast: duel({ skills: ['fast-strike'] }, { skills: ['fast-strike'] }),
      lines: [...exchange([5], [4]), { expect: { tracks: { p: { health: 3 }, f: { health: 8 } } } }],
    });
  });
  it('MU-34: a counter without damage comes last: the blow fells first and the grapple is void', () => {
    playOut({
      cast: duel({}, {}),
      lines: [
        ...foesBegin,
        ...attackBy('f', 'p'),
        { answer: 'grapple' },
        { answer: 5 },
        { expect: { tracks: { p: { health: 3 } }, badges: { f: { grabbed: false } }, question: null } },
      ],
    });
  });
  it('MU-34: a blow that does not fell leaves the grapple to follow', () => {
    playOut({
      cast: duel({}, {}),
      lines: [
        ...foesBegin,
        ...attackBy('f', 'p'),
        { answer: 'grapple' },
        { answer: 2 },
        { answer: 9 },
        { expect: { tracks: { p: { health: 6 } }, badges: { f: { grabbed: true } } } },
      ],
    });
  });
});

describe('MU-30 ruling 21: blasts and reactions', () => {
  const bombed = [
    oneAt('p', 'b', 'human', armed()),
    oneAt('p2', 'b', 'human', { gear: ['javelin'] }),
    oneAt('f', 'a', 'alchemist', { gear: ['alchemists-fire'] }),
  ];
  it('each target may dodge apart; only one may counter', () => {
    playOut({
      cast: [...bombed, oneAt('p3', 'b', 'human', { gear: ['javelin'] })],
      lines: [
        ...foesBegin,
        { do: 'attack', by: 'f', with: 'alchemists-fire' },
        { answer: 'b' },
        askedOf(['dodge'], ['counter-sword']),
        { answer: 'dodge' },
        { answer: 1 },
        askedOf(['dodge', 'counter-javelin', 'behind-p', 'guard-p3'], ['guard-p']),
        { answer: 'counter-javelin' },
        { expect: { question: { has: ['dodge'], lacks: ['counter-javelin'] } } },
      ],
    });
  });
});

describe('MU-14 ruling 22: the final blow', () => {
  const victim = (foe: string, sheet: object = {}) => [
    oneAt('p', 'a', 'human', armed('bravery')),
    oneAt('f', 'a', foe, { conditions: ['incapacitated'], ...sheet }),
    oneAt('f2', 'a', 'bandit'),
  ];
  it('kills, when nobody guards', () => {
    playOut({
      cast: victim('bandit'),
      lines: [
        ...partyBegins,
        { do: 'final-blow', by: 'p', with: 'sword' },
        { answer: 'f' },
        { answer: 'pass' },
        { expect: { standing: { f: 'dead' } } },
      ],
    });
  });
  it('somebody near the victim can guard, and takes a plain blow', () => {
    playOut({
      cast: victim('bandit'),
      lines: [
        ...partyBegins,
        { do: 'final-blow', by: 'p', with: 'sword' },
        { answer: 'f' },
        { answer: 'guard-f2' },
        { answer: 2 },
        { expect: { standing: { f: 'incapacitated', f2: 'up' }, tracks: { f2: { health: 6 } } } },
      ],
    });
  });
  it('a Protect guard who counters has both blows rolled', () => {
    playOut({
      cast: [
        oneAt('p', 'a', 'human', armed()),
        oneAt('f', 'a', 'bandit', { conditions: ['incapacitated'] }),
        oneAt('f2', 'a', 'bandit', { skills: ['protect'] }),
      ],
      lines: [
        ...partyBegins,
        { do: 'final-blow', by: 'p', with: 'sword' },
        { answer: 'f' },
        { answer: 'guard-f2' },
        { answer: 'counter-sword' },
        { answer: { dice: { attack: [2], counter: [1] } } },
        { expect: { tracks: { f2: { health: 6 }, p: { health: 7 } }, standing: { f: 'incapacitated' } } },
      ],
    });
  });
  it('not on one who still stands', () => {
    playOut({
      cast: victim('bandit', { conditions: [] }),
      lines: [...partyBegins, { do: 'final-blow', by: 'p', with: 'sword', refused: 'form' }],
    });
  });
});

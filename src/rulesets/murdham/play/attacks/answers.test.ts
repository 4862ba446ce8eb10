/** Where two reactions meet: refused, failed, in a blast, in an ambush, after a dodge; what a counter uses up; who comes first. */
import { describe, it } from 'vitest';
import type { Line } from '../../../../engine/script.ts';
import { one, partyBegins, play, state, still } from '../../edges.testing.ts';

const sword = { gear: ['sword'] };
const attack = (by: string, target: string, weapon = 'sword'): Line[] => [
  { do: 'attack', by, with: weapon },
  { answer: target },
];
const fire = (by: string, zone: string): Line[] => [{ do: 'attack', by, with: 'alchemists-fire' }, { answer: zone }];
const asked = (has: string[], lacks: string[] = []): Line => state({ question: { rule: 'MU-18', has, lacks } });
const notAsked = state({ question: { kind: 'dice' } });

describe('MU-40: in the bonus turn of an ambush nobody else reacts', () => {
  const ambush: Line[] = [{ begin: true }, { answer: 'ambush-foes' }, { answer: ['f'] }];
  it('not to somebody who was seen already, nor for free, nor at who walks away; in round 1 they do', () => {
    play({
      cast: [
        one('p', 'a', 'human', { ...sword, skills: ['dodge-blows'] }),
        one('p2', 'a', 'human', { ...sword, skills: ['protect'] }),
        one('f', 'a', 'bandit'),
      ],
      house: { ambushReveals: 'all' },
      lines: [
        ...ambush,
        // It gives itself away first, so that it is no surprise any more.
        { do: 'say', by: 'f' },
        { answer: { text: 'Stand and deliver!' } },
        ...attack('f', 'p'),
        notAsked,
        { answer: 1 },
        { do: 'move', by: 'f' },
        { answer: 'zone:b' },
        state({ question: null, place: { f: 'zone:b' } }),
        { do: 'end-turn', by: 'f' },
        state({ round: 1 }),
        { do: 'move', by: 'f' },
        { answer: 'zone:a' },
        ...attack('f', 'p'),
        asked(['dodge', 'counter-sword', 'guard-p2']),
      ],
    });
  });
  it('an ambusher who has not acted may react in it', () => {
    play({
      cast: [one('p', 'a', 'human', sword), one('f', 'a', 'bandit'), one('f2', 'a', 'bandit')],
      lines: [
        { begin: true },
        { answer: 'ambush-foes' },
        { answer: ['f', 'f2'] },
        { do: 'attack-friend', by: 'f', with: 'sword' },
        { answer: 'f2' },
        asked(['dodge', 'counter-sword'], ['guard-p']),
      ],
    });
  });
});

describe('MU-21: a counter and a blast', () => {
  const bombed = [
    one('p', 'a', 'human', { gear: ['alchemists-fire'] }),
    one('f', 'b', 'human', { gear: ['javelin'], skills: ['bravery'] }),
    one('f2', 'b', 'bandit', still),
  ];
  const met = (attackFace: number, counterFace: number): Line[] => [
    ...partyBegins,
    ...fire('p', 'b'),
    { answer: 'counter-javelin' },
    { answer: { dice: { attack: [attackFace], counter: counterFace === 4 ? [4, 1] : [counterFace] } } },
  ];
  it('that came first and felled the thrower stops the blast for everybody', () => {
    play({
      cast: bombed,
      lines: [
        ...met(3, 4),
        state({ question: null, standing: { p: 'incapacitated' }, tracks: { f: { health: 8 }, f2: { health: 8 } } }),
      ],
    });
  });
  it('that only tied does not: both fall, and the others are struck by the same roll', () => {
    play({
      cast: bombed,
      lines: [
        ...met(4, 4),
        state({
          question: null,
          standing: { p: 'incapacitated' },
          tracks: { f: { health: 4 }, f2: { health: 4 } },
        }),
      ],
    });
  });
  it('that came second does not, though it felled the thrower afterwards', () => {
    play({
      cast: [
        one('p', 'a', 'human', { gear: ['alchemists-fire'], harm: 6 }),
        one('f', 'b', 'human', { gear: ['javelin'], skills: ['tough', 'bravery'] }),
        one('f2', 'b', 'bandit', still),
      ],
      lines: [
        ...met(3, 2),
        state({
          question: null,
          standing: { p: 'dying' },
          tracks: { f: { health: 7 }, f2: { health: 5 } },
        }),
      ],
    });
  });
});

describe('MU-21: what a counter uses is used up', () => {
  it('MU-09: a vial is gone, and a second blow is not countered with it', () => {
    play({
      cast: [
        one('p', 'a', 'human', sword),
        one('p2', 'd', 'human', sword),
        one('f', 'a', 'human', { gear: ['acid-vial'] }),
      ],
      lines: [
        ...partyBegins,
        ...attack('p', 'f'),
        { answer: 'counter-acid-vial' },
        { answer: { dice: { attack: [1], counter: [2] } } },
        state({ tracks: { f: { health: 7 }, p: { health: 6 } } }),
        { do: 'end-turn', by: 'p' },
        { do: 'pass', by: 'party' },
        { do: 'pass', by: 'party' },
        { do: 'attack', by: 'f', with: 'acid-vial', refused: 'form' },
      ],
    });
  });
  it('MU-34: a net is gone', () => {
    play({
      cast: [one('p', 'a', 'human', sword), one('f', 'a', 'human', { gear: ['net'] })],
      lines: [
        ...partyBegins,
        ...attack('p', 'f'),
        { answer: 'counter-net' },
        { answer: 1 },
        state({ badges: { p: { netted: true } } }),
        { do: 'end-turn', by: 'p' },
        { do: 'pass', by: 'party' },
        { do: 'attack', by: 'f', with: 'net', refused: 'form' },
      ],
    });
  });
  it('MU-49: a poisoned blade keeps no dose after a counter that drew blood', () => {
    play({
      cast: [
        one('p', 'a', 'human', sword),
        one('f', 'a', 'human', {
          gear: [
            {
              id: 'sword',
              item: 'sword',
              held: 'main',
              worn: false,
              damaged: false,
              used: false,
              spent: false,
              coat: 'scorpion-oil',
            },
          ],
        }),
      ],
      lines: [
        ...partyBegins,
        ...attack('p', 'f'),
        { answer: 'counter-sword' },
        { answer: { dice: { attack: [1], counter: [1] } } },
        state({ question: { title: 'STR save' } }),
      ],
    });
  });
  it('MU-16: a shot beyond half range makes its save as a counter too, and is spent', () => {
    play({
      cast: [one('p', 'f', 'human', { gear: ['bow'] }), one('f', 'a', 'human', { gear: ['handgun'] })],
      lines: [
        ...partyBegins,
        ...attack('p', 'f', 'bow'),
        { answer: 1 },
        { answer: 'counter-handgun' },
        state({ question: { rule: 'MU-16', title: 'to hit with the counter' } }),
      ],
    });
  });
  it('MU-48: a hold in answer wears no sword; a disarm does', () => {
    const ends = (how: string, dice: Line[], worn: Line) =>
      play({
        cast: [one('p', 'a', 'human', { gear: ['dagger'] }), one('f', 'a', 'human', sword)],
        lines: [
          ...partyBegins,
          ...attack('p', 'f', 'dagger'),
          { answer: how },
          ...dice,
          { end: true },
          { roll: true },
          worn,
        ],
      });
    const save: Line[] = [{ answer: 1 }, { answer: 20 }];
    ends('grapple', save, state({ log: ['P’s Dagger'], logNot: ['F’s Sword'] }));
    ends('disarm-dagger', save, state({ log: ['F’s Sword', 'Dagger on the ground'] }));
  });
});

describe('MU-30: the targets of a blast answer like any targets, but for the one counter', () => {
  it('MU-22: one hides behind somebody, in the blast or out of it', () => {
    play({
      cast: [
        one('p', 'a', 'human', { gear: ['alchemists-fire'] }),
        one('f', 'b', 'bandit'),
        one('f2', 'b-c', 'bandit'),
      ],
      lines: [
        ...partyBegins,
        ...fire('p', 'b'),
        asked(['dodge', 'behind-f2', 'guard-f2']),
        { answer: 'behind-f2' },
        { answer: 'yes' },
        // f2 answers for f, and then for itself: both times with the same turn.
        asked(['dodge'], ['behind-f']),
        { answer: 'pass' },
        asked(['dodge']),
        { answer: 'dodge' },
        { answer: 1 },
        { answer: 3 },
        state({ question: null, tracks: { f: { health: 8 }, f2: { health: 5 } } }),
      ],
    });
  });
  it('MU-23: one guards, and is hit once though it is in the blast itself', () => {
    play({
      cast: [
        one('p', 'a', 'human', { gear: ['alchemists-fire'] }),
        one('f', 'b', 'bandit', still),
        one('f2', 'b', 'bandit'),
        one('f3', 'e', 'bandit'),
      ],
      lines: [
        ...partyBegins,
        ...fire('p', 'b'),
        asked(['guard-f2'], ['guard-f3', 'dodge']),
        { answer: 'guard-f2' },
        { answer: 3 },
        state({ question: null, tracks: { f: { health: 8 }, f2: { health: 5 } } }),
        { do: 'end-turn', by: 'p' },
        state({ may: ['f3'] }),
      ],
    });
  });
  it('MU-26: the guard’s shield counts, for whom it guards and for itself', () => {
    play({
      cast: [
        one('pt', 'a', 'troll'),
        one('f', 'a', 'bandit', { ...still, skills: ['bravery'] }),
        one('f2', 'a', 'bandit', { gear: ['sword', 'shield'], skills: ['bravery'] }),
      ],
      lines: [
        ...partyBegins,
        { do: 'sweep', by: 'pt', with: 'huge-club' },
        { answer: 'guard-f2' },
        { answer: 3 },
        state({ question: null, tracks: { f: { health: 8 }, f2: { health: 6 } } }),
      ],
    });
  });
});

describe('MU-21: a blast as a counter', () => {
  const cast = [
    one('p', 'b', 'human', sword),
    one('p2', 'b-c', 'human', still),
    one('f', 'a-b', 'human', { gear: ['alchemists-fire'] }),
  ];
  const swung: Line[] = [...partyBegins, ...attack('p', 'f')];
  it('the GM refuses it: it has cost nothing, and another reaction may follow', () => {
    play({
      cast,
      lines: [
        ...swung,
        { answer: 'counter-alchemists-fire' },
        state({ question: { rule: 'MU-21', seat: 'gm' } }),
        { answer: 'no' },
        asked(['dodge', 'grapple'], ['counter-alchemists-fire']),
        { answer: 'dodge' },
        { answer: 1 },
        state({ question: null }),
        { do: 'end-turn', by: 'p' },
        { do: 'pass', by: 'party' },
        state({ offers: { f: { 'attack:alchemists-fire': true } } }),
      ],
    });
  });
  it('the GM allows it: it falls on the attacker and on all who are there with it, and is used up', () => {
    play({
      cast,
      lines: [
        ...swung,
        { answer: 'counter-alchemists-fire' },
        { answer: 'yes' },
        { answer: { dice: { attack: [1], counter: [3] } } },
        state({ question: null, tracks: { p: { health: 5 }, p2: { health: 5 }, f: { health: 4 } } }),
      ],
    });
  });
});

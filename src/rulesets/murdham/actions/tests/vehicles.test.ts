/** Carts played: one turn for those who drive and pull, paces, crashes, reactions, getting on and off. */
import { describe, expect, it } from 'vitest';
import { live } from '../../../../engine/history.ts';
import type { Line } from '../../../../engine/script.ts';
import { one, partyBegins, play, state } from '../../edges.testing.ts';
import { hall } from '../../hall.testing.ts';
import { murdham } from '../../index.ts';
import { cart, horse, wet } from './vehicles.testing.ts';

describe('MU-02, MU-06: a cart, its driver and its pullers share one turn', () => {
  it('moves as fast as its slowest puller and takes everyone along; the passenger has a turn of its own', () => {
    play({
      cast: [...cart(), horse('pf', 'a', {}, 'heavy-horse')],
      lines: [
        ...partyBegins,
        state({ may: ['pd', 'po', 'pf', 'pp'], offers: { pc: { move: false }, po: { 'attack:horns-d6': 'MU-06' } } }),
        { do: 'move', by: 'pd' },
        state({ question: { has: ['zone:b'], lacks: ['zone:c', 'border:b-c'] } }),
        { answer: 'zone:b' },
        state({
          place: { pc: 'zone:b', po: 'zone:b', pf: 'zone:b', pd: 'zone:b', pp: 'zone:b' },
          acting: 'pd',
          badges: { pd: { driver: true }, po: { puller: true }, pp: { passenger: true } },
        }),
        { do: 'end-turn', by: 'pd' },
        { do: 'pass', by: 'foes' },
        state({ may: ['pp'] }),
        { do: 'move', by: 'pp', refused: 'it goes where that goes' },
      ],
    });
  });
  it('a full movement is the driver’s main action; with Drive carts it may still attack, once the cart has gone all the way', () => {
    const charge = (skills: string[]): Line[] => [
      ...partyBegins,
      { do: 'full-move', by: 'pd', with: 'full' },
      { answer: 'zone:b' },
      state({ offers: { pd: { 'attack:club': 'MU-06' } } }),
      { do: 'move', by: 'pd' },
      { answer: 'zone:c' },
      ...(skills.length > 0
        ? ([
            state({ offers: { pd: { 'attack:club': true, 'interact-long': 'MU-06' } } }),
            { do: 'attack', by: 'pd', with: 'club' },
            { answer: 'f' },
            { answer: 'pass' },
            { answer: 1 },
            state({ tracks: { f: { health: 7 } }, offers: { pd: { 'attack:club': 'MU-06' } } }),
          ] satisfies Line[])
        : [state({ offers: { pd: { 'attack:club': 'MU-06' } } })]),
    ];
    for (const skills of [[], ['drive-carts']]) play({ cast: cart({ skills }, 'c'), lines: charge(skills) });
  });
  it('nothing pulls, nobody drives, or a puller is held: it does not move', () => {
    const stuck = (cast: ReturnType<typeof cart>, why: string, by = 'pd') =>
      play({ cast, lines: [...partyBegins, { do: 'move', by, refused: why }] });
    stuck(
      cart().filter(({ id }) => id !== 'po'),
      'Nothing pulls',
    );
    stuck(
      cart().filter(({ id }) => id !== 'pd'),
      'Nobody drives',
      'po',
    );
    stuck(
      cart().map((each) => (each.id === 'po' ? horse('po', 'a', { conditions: ['netted'] }) : each)),
      'cannot pull',
    );
  });
  it('takes the room of its seats, those on it none; doors, walls and water are not for wheels', () => {
    play({
      scene: hall(8, { b: wet, 'a-b': {} }),
      cast: cart(),
      lines: [
        ...partyBegins,
        { do: 'move', by: 'pd' },
        state({ question: { has: ['border:a-b'], blocked: { 'zone:b': 'MU-06' } } }),
      ],
    });
    play({
      scene: hall(8, { 'a-b': { door: 'open' } }),
      cast: cart(),
      lines: [...partyBegins, { do: 'move', by: 'pd', refused: 'nowhere to go' }],
    });
    const { fight } = live(murdham, play({ cast: cart(), lines: [] }));
    const rooms = Object.values(fight.combatants).map((each) => murdham.size(each).room);
    expect(rooms).toEqual([4, 1, 1 / 4, 1 / 4, 1]);
    play({
      scene: hall(8, { b: { capacity: 5 } }),
      cast: [...cart(), one('pq', 'b')],
      lines: [...partyBegins, { do: 'move', by: 'pd' }, state({ question: { blocked: { 'zone:b': 'MU-06' } } })],
    });
  });
});

describe('MU-06: a cart in danger', () => {
  it('a sprint asks the driver for a STR save; kept, it goes on and nobody on it does anything else', () => {
    play({
      cast: cart(),
      lines: [
        ...partyBegins,
        { do: 'full-move', by: 'pd', with: 'sprint' },
        state({ question: { kind: 'dice', title: 'STR save to keep hold', rule: 'MU-06', seat: 'pd' } }),
        { answer: 8 },
        { answer: 'zone:e' },
        state({ place: { pc: 'zone:e', pp: 'zone:e' }, offers: { pd: { 'attack:club': 'MU-06', interact: 'MU-06' } } }),
      ],
    });
  });
  it('failed, it crashes: d4 to the cart, the puller, the driver and the passenger, and it stops', () => {
    play({
      cast: [...cart(), one('pb', 'a')],
      lines: [
        ...partyBegins,
        { do: 'full-move', by: 'pd', with: 'sprint' },
        { answer: 9 },
        { answer: 3 },
        { answer: 2 },
        { answer: 1 },
        { answer: 2 },
        state({
          tracks: { pc: { health: 9 }, po: { health: 14 }, pd: { health: 7 }, pp: { health: 6 }, pb: { health: 8 } },
          place: { pc: 'zone:a' },
          question: null,
        }),
        { do: 'move', by: 'pd', refused: 'MU-06' },
      ],
    });
  });
  it('bad ground is danger as well; Drive carts needs no save', () => {
    const bog = hall(8, { b: { features: [{ label: 'Bog', kind: 'difficult' }] } });
    play({
      scene: bog,
      cast: cart(),
      lines: [...partyBegins, { do: 'move', by: 'pd' }, { answer: 'zone:b' }, state({ question: { title: 'on Bog' } })],
    });
    play({
      scene: bog,
      cast: cart({ skills: ['drive-carts'] }),
      lines: [
        ...partyBegins,
        { do: 'move', by: 'pd' },
        { answer: 'zone:b' },
        state({ question: null, place: { pc: 'zone:b' } }),
      ],
    });
  });
  it('after anything else done on it this turn there is no sprint', () => {
    play({
      cast: cart(),
      lines: [
        ...partyBegins,
        { do: 'interact', by: 'pd' },
        { do: 'full-move', by: 'pd', with: 'sprint', refused: 'MU-08' },
      ],
    });
  });
  it('the GM may put it into danger; nobody on wheels or in a saddle: nothing to put', () => {
    play({
      cast: cart(),
      lines: [
        ...partyBegins,
        { do: 'rule-danger' },
        { answer: 'pc' },
        { answer: 8 },
        state({ question: null, tracks: { pc: { health: 12 } } }),
      ],
    });
    play({ cast: [one('p', 'a'), one('f', 'b')], lines: [...partyBegins, { do: 'rule-danger', refused: 'MU-06' }] });
  });
});

describe('MU-18, MU-20: reacting on and before a cart', () => {
  const foesBegin: Line[] = [{ begin: true }, { answer: 'foes' }];
  it('pullers cannot dodge; having countered, they pull no more this round', () => {
    play({
      cast: [...cart({}, 'a')],
      lines: [
        ...foesBegin,
        { do: 'attack', by: 'f', with: 'sword' },
        { answer: 'po' },
        state({ question: { has: ['counter-horns-d6'], lacks: ['dodge'] } }),
        { answer: 'counter-horns-d6' },
        { answer: { dice: { attack: [1], counter: [1] } } },
        { do: 'end-turn', by: 'f' },
        state({ may: ['pd', 'pp'] }),
        { do: 'move', by: 'pd', refused: 'MU-06' },
      ],
    });
  });
  it('the driver dodges like anybody, and the cart is then driven by nobody this round', () => {
    play({
      cast: cart({}, 'a'),
      lines: [
        ...foesBegin,
        { do: 'attack', by: 'f', with: 'sword' },
        { answer: 'pd' },
        { answer: 'dodge' },
        { answer: 8 },
        { do: 'end-turn', by: 'f' },
        state({ may: ['pp'] }),
      ],
    });
  });
  it('the cart itself is hurt like a construct: armour 4, no reaction; broken, it sets down everyone', () => {
    play({
      cast: cart({}, 'a').map((each) => (each.id === 'f' ? one('f', 'a', 'bandit', { gear: ['great-hammer'] }) : each)),
      lines: [
        ...foesBegin,
        { do: 'grapple', by: 'f' },
        state({ question: { blocked: { pc: 'MU-36' } } }),
        { undo: 1 },
        { do: 'attack', by: 'f', with: 'great-hammer' },
        { answer: 'pc' },
        { answer: { dice: [8, 3] } },
        state({
          tracks: { pc: { health: 6 } },
          standing: { pc: 'disabled' },
          badges: { pd: { driver: false }, pp: { passenger: false } },
        }),
        { do: 'end-turn', by: 'f' },
        { do: 'move', by: 'pp' },
        { answer: 'zone:b' },
        state({ place: { pp: 'zone:b', pd: 'zone:a' } }),
      ],
    });
  });
  it('hidden behind or guarded it is not: a cart is nobody', () => {
    play({
      cast: cart({}, 'a'),
      lines: [
        ...foesBegin,
        { do: 'attack', by: 'f', with: 'sword' },
        { answer: 'pp' },
        state({ question: { has: ['dodge', 'behind-pd'], lacks: ['behind-pc', 'guard-pc'] } }),
      ],
    });
  });
  it('MU-44: a cart counts for nobody’s morale and stands in no order', () => {
    const { fight } = live(murdham, play({ cast: cart(), lines: [...partyBegins] }));
    expect(murdham.morale(fight).find(({ id }) => id === 'party')?.of).toBe(3);
    expect(murdham.order(fight).rows.map(({ combatant }) => combatant)).toEqual(['po', 'pd', 'pp', 'f']);
  });
});

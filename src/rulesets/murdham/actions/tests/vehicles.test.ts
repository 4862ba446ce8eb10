/**
 * Carts played: one turn for all who drive and pull, paces, crashes, reactions, getting on and off.
 */
import { describe, expect, it } from 'vitest';
import { liveStateOf } from '../../../../engine/history.ts';
import type { Line } from '../../../../engine/script.ts';
import { nowIs, oneAt, partyBegins, playOut } from '../../edges.testing.ts';
import { hallOf } from '../../hall.testing.ts';
import { murdham } from '../../index.ts';
import { cartOf, horseAt, wetZone } from './vehicles.testing.ts';

describe('MU-02, MU-06: a cart, its driver and its pullers share one turn', () => {
  it('moves as fast as its slowest puller and takes everyone along; the passenger has a turn of its own', () => {
    playOut({
      cast: [...cartOf(), horseAt('pf', 'a', {}, 'heavy-horse')],
      lines: [
        ...partyBegins,
        nowIs({ may: ['pd', 'po', 'pf', 'pp'], offers: { pc: { move: false }, po: { 'attack:horns-d6': 'MU-06' } } }),
        { do: 'move', by: 'pd' },
        nowIs({ question: { has: ['zone:b'], lacks: ['zone:c', 'border:b-c'] } }),
        { answer: 'zone:b' },
        nowIs({
          place: { pc: 'zone:b', po: 'zone:b', pf: 'zone:b', pd: 'zone:b', pp: 'zone:b' },
          acting: 'pd',
          badges: { pd: { driver: true }, po: { puller: true }, pp: { passenger: true } },
        }),
        { do: 'end-turn', by: 'pd' },
        { do: 'pass', by: 'foes' },
        nowIs({ may: ['pp'] }),
        { do: 'move', by: 'pp', refused: 'Goes where PC goes' },
      ],
    });
  });
  it('a full movement is the driver’s main action; with Drive carts it may still attack, once the cart has gone all the way', () => {
    const charge = (skills: string[]): Line[] => [
      ...partyBegins,
      { do: 'full-move', by: 'pd', with: 'full' },
      { answer: 'zone:b' },
      nowIs({ offers: { pd: { 'attack:club': 'MU-06' } } }),
      { do: 'move', by: 'pd' },
      { answer: 'zone:c' },
      ...(skills.length > 0
        ? ([
            nowIs({ offers: { pd: { 'attack:club': true, 'interact-long': 'MU-06' } } }),
            { do: 'attack', by: 'pd', with: 'club' },
            { answer: 'f' },
            { answer: 'pass' },
            { answer: 1 },
            nowIs({ tracks: { f: { health: 7 } }, offers: { pd: { 'attack:club': 'MU-06' } } }),
          ] satisfies Line[])
        : [nowIs({ offers: { pd: { 'attack:club': 'MU-06' } } })]),
    ];
    for (const skills of [[], ['drive-carts']]) playOut({ cast: cartOf({ skills }, 'c'), lines: charge(skills) });
  });
  it('nothing pulls, nobody drives, or a puller is held: it does not move', () => {
    const stuck = (cast: ReturnType<typeof cartOf>, why: string, by = 'pd') =>
      playOut({ cast, lines: [...partyBegins, { do: 'move', by, refused: why }] });
    stuck(
      cartOf().filter(({ id }) => id !== 'po'),
      'Nothing pulls',
    );
    stuck(
      cartOf().filter(({ id }) => id !== 'pd'),
      'Nobody drives',
      'po',
    );
    stuck(
      cartOf().map((each) => (each.id === 'po' ? horseAt('po', 'a', { conditions: ['netted'] }) : each)),
      'cannot pull',
    );
  });
  it('takes the room of its seats, those on it none; doors, walls and water are not for wheels', () => {
    playOut({
      scene: hallOf(8, { b: wetZone, 'a-b': {} }),
      cast: cartOf(),
      lines: [
        ...partyBegins,
        { do: 'move', by: 'pd' },
        nowIs({ question: { has: ['border:a-b'], blocked: { 'zone:b': 'MU-06' } } }),
      ],
    });
    playOut({
      scene: hallOf(8, { 'a-b': { door: 'open' } }),
      cast: cartOf(),
      lines: [...partyBegins, { do: 'move', by: 'pd', refused: 'does not fit through a door' }],
    });
    const { fight } = liveStateOf(murdham, playOut({ cast: cartOf(), lines: [] }));
    const rooms = Object.values(fight.combatants).map((each) => murdham.size(each).room);
    expect(rooms).toEqual([4, 1, 1 / 4, 1 / 4, 1]);
    playOut({
      scene: hallOf(8, { b: { capacity: 5 } }),
      cast: [...cartOf(), oneAt('pq', 'b')],
      lines: [...partyBegins, { do: 'move', by: 'pd' }, nowIs({ question: { blocked: { 'zone:b': 'MU-06' } } })],
    });
  });
});

describe('MU-06: a cart in danger', () => {
  it('a sprint asks the driver for a STR save; kept, it goes on and nobody on it does anything else', () => {
    playOut({
      cast: cartOf(),
      lines: [
        ...partyBegins,
        { do: 'full-move', by: 'pd', with: 'sprint' },
        nowIs({ question: { kind: 'dice', title: 'STR save to keep hold', rule: 'MU-06', seat: 'pd' } }),
        { answer: 8 },
        { answer: 'zone:e' },
        nowIs({ place: { pc: 'zone:e', pp: 'zone:e' }, offers: { pd: { 'attack:club': 'MU-06', interact: 'MU-06' } } }),
      ],
    });
  });
  it('failed, it crashes: d4 to the cart, the puller, the driver and the passenger, and it stops', () => {
    playOut({
      cast: [...cartOf(), oneAt('pb', 'a')],
      lines: [
        ...partyBegins,
        { do: 'full-move', by: 'pd', with: 'sprint' },
        { answer: 9 },
        { answer: 3 },
        { answer: 2 },
        { answer: 1 },
        { answer: 2 },
        nowIs({
          tracks: { pc: { health: 9 }, po: { health: 14 }, pd: { health: 7 }, pp: { health: 6 }, pb: { health: 8 } },
          place: { pc: 'zone:a' },
          question: null,
        }),
        { do: 'move', by: 'pd', refused: 'MU-06' },
      ],
    });
  });
  it('bad ground is danger as well; Drive carts needs no save', () => {
    const bog = hallOf(8, { b: { features: [{ label: 'Bog', kind: 'difficult' }] } });
    playOut({
      scene: bog,
      cast: cartOf(),
      lines: [...partyBegins, { do: 'move', by: 'pd' }, { answer: 'zone:b' }, nowIs({ question: { title: 'on Bog' } })],
    });
    playOut({
      scene: bog,
      cast: cartOf({ skills: ['drive-carts'] }),
      lines: [
        ...partyBegins,
        { do: 'move', by: 'pd' },
        { answer: 'zone:b' },
        nowIs({ question: null, place: { pc: 'zone:b' } }),
      ],
    });
  });
  it('after anything else done on it this turn there is no sprint', () => {
    playOut({
      cast: cartOf(),
      lines: [
        ...partyBegins,
        { do: 'interact', by: 'pd' },
        { do: 'full-move', by: 'pd', with: 'sprint', refused: 'MU-08' },
      ],
    });
  });
  it('the GM may put it into danger; nobody on wheels or in a saddle: nothing to put', () => {
    playOut({
      cast: cartOf(),
      lines: [
        ...partyBegins,
        { do: 'rule-danger' },
        { answer: 'pc' },
        { answer: 8 },
        nowIs({ question: null, tracks: { pc: { health: 12 } } }),
      ],
    });
    playOut({
      cast: [oneAt('p', 'a'), oneAt('f', 'b')],
      lines: [...partyBegins, { do: 'rule-danger', refused: 'MU-06' }],
    });
  });
});

describe('MU-18, MU-20: reacting on and before a cart', () => {
  const foesBegin: Line[] = [{ begin: true }, { answer: 'foes' }];
  it('pullers cannot dodge; having countered, they pull no more this round', () => {
    playOut({
      cast: [...cartOf({}, 'a')],
      lines: [
        ...foesBegin,
        { do: 'attack', by: 'f', with: 'sword' },
        { answer: 'po' },
        nowIs({ question: { has: ['counter-horns-d6'], lacks: ['dodge'] } }),
        { answer: 'counter-horns-d6' },
        { answer: { dice: { attack: [1], counter: [1] } } },
        { do: 'end-turn', by: 'f' },
        nowIs({ may: ['pd', 'pp'] }),
        { do: 'move', by: 'pd', refused: 'MU-06' },
      ],
    });
  });
  it('the driver dodges like anybody, and the cart is then driven by nobody this round', () => {
    playOut({
      cast: cartOf({}, 'a'),
      lines: [
        ...foesBegin,
        { do: 'attack', by: 'f', with: 'sword' },
        { answer: 'pd' },
        { answer: 'dodge' },
        { answer: 8 },
        { do: 'end-turn', by: 'f' },
        nowIs({ may: ['pp'] }),
      ],
    });
  });
  it('the cart itself is hurt like a construct: armour 4, no reaction; broken, it sets down everyone', () => {
    playOut({
      cast: cartOf({}, 'a').map((each) =>
        each.id === 'f' ? oneAt('f', 'a', 'bandit', { gear: ['great-hammer'] }) : each,
      ),
      lines: [
        ...foesBegin,
        { do: 'grapple', by: 'f' },
        nowIs({ question: { blocked: { pc: 'MU-36' } } }),
        { undo: 1 },
        { do: 'attack', by: 'f', with: 'great-hammer' },
        { answer: 'pc' },
        { answer: { dice: [8, 3] } },
        nowIs({
          tracks: { pc: { health: 6 } },
          standing: { pc: 'disabled' },
          badges: { pd: { driver: false }, pp: { passenger: false } },
        }),
        { do: 'end-turn', by: 'f' },
        { do: 'move', by: 'pp' },
        { answer: 'zone:b' },
        nowIs({ place: { pp: 'zone:b', pd: 'zone:a' } }),
      ],
    });
  });
  it('hidden behind or guarded it is not: a cart is nobody', () => {
    playOut({
      cast: cartOf({}, 'a'),
      lines: [
        ...foesBegin,
        { do: 'attack', by: 'f', with: 'sword' },
        { answer: 'pp' },
        nowIs({ question: { has: ['dodge', 'behind-pd'], lacks: ['behind-pc', 'guard-pc'] } }),
      ],
    });
  });
  it('MU-44: a cart counts for nobody’s morale and stands in no order', () => {
    const { fight } = liveStateOf(murdham, playOut({ cast: cartOf(), lines: [...partyBegins] }));
    expect(murdham.morale(fight).find(({ id }) => id === 'party')?.of).toBe(3);
    expect(murdham.order(fight).rows.map(({ combatant }) => combatant)).toEqual(['po', 'pd', 'pp', 'f']);
  });
});

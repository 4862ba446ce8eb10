/**
 * The words of a choice before it is made: its cost, its dice, the result of failing, and the true
 * reason.
 */
import { describe, expect, it } from 'vitest';
import { liveStateOf } from '../../../../engine/history.ts';
import { offersOf } from '../../../../engine/legality.ts';
import type { Line } from '../../../../engine/script.ts';
import { bothPass, nowIs, oneAt, partyBegins, playOut, stillOne, withSword } from '../../edges.testing.ts';
import { murdham } from '../../index.ts';

type Cast = ReturnType<typeof oneAt>[];
const after = (cast: Cast, lines: Line[]) => liveStateOf(murdham, playOut({ cast, lines: [...partyBegins, ...lines] }));
/** The detail beside each form of an action of the fighter `p`. */
const beside = (action: string, cast: Cast, lines: Line[] = []): Record<string, string | undefined> =>
  Object.fromEntries(
    offersOf(murdham, after(cast, lines).fight, 'p')
      .filter((offer) => offer.action === action)
      .map(({ variant = '', detail }) => [variant, detail]),
  );
/** The detail beside each answer to the open question. */
const answersTo = (cast: Cast, lines: Line[]): Record<string, string | undefined> => {
  const { question } = after(cast, lines);
  if (question?.kind !== 'choose') throw new Error('A choice is open.');
  return Object.fromEntries(question.options.map(({ id, detail }) => [id, detail]));
};

describe('MU-08: special moves name their save', () => {
  const pair = (sheet: Record<string, unknown> = {}) => [oneAt('p', 'a', 'human', sheet), oneAt('f', 'h', 'bandit')];
  it('a leap and a sneaking walk at once, a sprint only in the round after another', () => {
    const ways = beside('full-move', pair({ conditions: ['concealed'] }));
    expect(ways).toMatchObject({
      full: '2 zones',
      sprint: '4 zones',
      leap: '2 zones; an AGI save, failed: stays on this side',
      sneak: '2 zones; an AGI save, failed: revealed',
    });
    const sprint: Line[] = [
      { do: 'full-move', by: 'p', with: 'sprint' },
      { answer: 'zone:b' },
      { do: 'end-turn', by: 'p' },
      ...bothPass.toReversed(),
    ];
    expect(beside('full-move', pair(), sprint).sprint).toBe('4 zones; an AGI save, failed: only a full movement');
  });
  it('a fighter who needs no save is told of none', () => {
    const ways = beside('full-move', pair({ conditions: ['concealed'], skills: ['stealth', 'acrobatics'] }));
    expect(ways).toMatchObject({ leap: '2 zones', sneak: '2 zones' });
  });
});

describe('MU-07, MU-20, MU-21: reactions name their cost', () => {
  const struck: Line[] = [{ do: 'attack', by: 'p', with: 'sword' }, { answer: 'f' }];
  const facing = (sheet: Record<string, unknown>) => [
    oneAt('p', 'a', 'human', withSword),
    oneAt('f', 'a', 'bandit', { ...withSword, ...sheet }),
  ];
  it('a dodge and a counter take the turn', () => {
    const ways = answersTo(facing({}), struck);
    expect(ways).toMatchObject({ dodge: 'AGI 8, takes the turn', 'counter-sword': 'd6, takes the turn' });
  });
  it('under a load the dodge asks for STR besides; the counter does not', () => {
    const gear = ['sword', ...Array.from({ length: 8 }, () => 'heavy-armour')];
    const ways = answersTo(facing({ gear }), struck);
    expect(ways).toMatchObject({
      dodge: 'AGI 8, then STR for the load, takes the turn',
      'counter-sword': 'd6, takes the turn',
    });
  });
});

describe('rulings say what they bring', () => {
  const cast = [oneAt('p', 'a', 'human', { skills: ['swim'] }), oneAt('f', 'd', 'bandit', stillOne)];
  it('MU-25: concealment that is ruled away is told as that, and the map’s as the map’s', () => {
    const ruled = (how: string) => [{ do: 'rule-concealment' }, { answer: 'f' }, { answer: how }] as Line[];
    playOut({
      cast,
      lines: [
        ...partyBegins,
        ...ruled('some'),
        nowIs({ log: ['F is partly hidden from view: damage from attacks is impaired'] }),
        ...ruled('none'),
        nowIs({ log: ['F has no concealment'], logNot: ['the map'] }),
        ...ruled('map'),
        nowIs({ log: ['F has what concealment the map gives'] }),
      ],
    });
  });
  it('MU-29: the rounds of breath are those of the one without air', () => {
    for (const [who, rounds] of [
      ['p', 16],
      ['f', 8],
    ] as const)
      playOut({
        cast,
        lines: [
          ...partyBegins,
          { do: 'rule-suffocate' },
          { answer: who },
          nowIs({ question: { title: 'is there air to breathe?' } }),
          { answer: 'held' },
          nowIs({ log: [`no air: breath for ${rounds} rounds`] }),
        ],
      });
  });
});

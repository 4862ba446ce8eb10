/**
 * Breath and water played: going under, held under, coming up; and who guards whom, groups for
 * morale, readings as house rules.
 */
import { describe, it } from 'vitest';
import type { Expect, Line } from '../../../../engine/script.ts';
import { foesBegin, nowIs, oneAt, partyBegins, playOut, scrollsOf } from '../../edges.testing.ts';
import { hallOf } from '../../hall.testing.ts';

const round: Line[] = [
  { do: 'pass', by: 'party' },
  { do: 'pass', by: 'foes' },
];
/** These fighters never test morale, so that only breath matters. */
const brave = { resolute: true };
const lake = (amount: number) => hallOf(8, { b: { features: [{ label: 'The lake', kind: 'water', amount }] } });
const held = {
  conditions: [
    { id: 'grabbed', until: 'cause', by: 'f' },
    { id: 'in-water', until: 'cause' },
  ],
};

describe('MU-04: suffocation begins by itself for who goes under', () => {
  const swimmer = (sheet = {}) => [
    oneAt('p', 'a', 'human', { ...brave, ...sheet }),
    oneAt('p2', 'a', 'human', brave),
    oneAt('f', 'h', 'bandit'),
  ];
  it('a failed save in rough water: breath for 8 rounds, 16 with Swim has no save at all', () => {
    playOut({
      scene: lake(1),
      cast: swimmer(),
      lines: [
        ...partyBegins,
        { do: 'move', by: 'p' },
        { answer: 'zone:b' },
        { answer: 9 },
        nowIs({ badges: { p: { incapacitated: true, breathless: 8 } } }),
        { do: 'pass', by: 'foes' },
        { do: 'pass', by: 'party' },
        nowIs({ round: 2, badges: { p: { breathless: 7 } }, question: null }),
      ],
    });
    playOut({
      scene: lake(1),
      cast: swimmer({ skills: ['swim'] }),
      lines: [
        ...partyBegins,
        { do: 'move', by: 'p' },
        { answer: 'zone:b' },
        nowIs({ question: null, badges: { p: { breathless: false } } }),
      ],
    });
  });
  const choking = (kind: object) => ({
    conditions: [
      { id: 'in-water', until: 'cause' },
      { id: 'breathless', until: 'cause', rounds: 0, note: 'water' },
    ],
    ...kind,
  });
  it('without breath each round’s end asks a STR save: the first failed one takes out, the next kills; a passed one buys a round', () => {
    playOut({
      scene: lake(0),
      cast: [oneAt('p', 'b', 'human', choking(brave)), oneAt('p2', 'a', 'human', brave), oneAt('f', 'h', 'bandit')],
      lines: [
        ...partyBegins,
        ...round,
        nowIs({ question: { title: 'STR save without air', seat: 'p' } }),
        { answer: 8 },
        nowIs({ round: 2, standing: { p: 'up' } }),
        ...round,
        { answer: 9 },
        nowIs({ round: 3, standing: { p: 'incapacitated' } }),
        ...round,
        { answer: 9 },
        nowIs({ round: 4, standing: { p: 'dead', p2: 'up' } }),
      ],
    });
  });
  it('out of the water it breathes again at once', () => {
    playOut({
      scene: lake(0),
      cast: [oneAt('p', 'b', 'human', choking({})), oneAt('f', 'h', 'bandit')],
      lines: [
        ...partyBegins,
        { do: 'move', by: 'p' },
        { answer: 'zone:a' },
        nowIs({ badges: { p: { breathless: false } } }),
        { do: 'end-turn', by: 'p' },
        { do: 'pass', by: 'foes' },
        { do: 'pass', by: 'party' },
        nowIs({ question: null, round: 2 }),
      ],
    });
  });
  it('who breathes water by a power swims without a save', () => {
    playOut({
      scene: lake(1),
      cast: [oneAt('p', 'a', 'human', { conditions: ['water-breathing'] }), oneAt('f', 'h', 'bandit')],
      lines: [
        ...partyBegins,
        { do: 'move', by: 'p' },
        { answer: 'zone:b' },
        nowIs({ question: null, standing: { p: 'up' } }),
      ],
    });
  });
  it('MU-29: the GM says who has no air, and who breathes again', () => {
    playOut({
      cast: [oneAt('p', 'a'), oneAt('f', 'b', 'skeletal-warrior', { traits: [] })],
      lines: [
        ...partyBegins,
        { do: 'rule-suffocate' },
        nowIs({ question: { options: ['p'] } }),
        { answer: 'p' },
        { answer: 'held' },
        nowIs({ badges: { p: { breathless: 8 } } }),
        ...round,
        nowIs({ badges: { p: { breathless: 7 } } }),
        { do: 'rule-suffocate' },
        { answer: 'p' },
        { answer: 'again' },
        nowIs({ badges: { p: { breathless: false } } }),
        { do: 'rule-suffocate' },
        { answer: 'p' },
        { answer: 'spent' },
        { answer: 9 },
        nowIs({ standing: { p: 'incapacitated' } }),
      ],
    });
  });
});

describe('MU-37: holding somebody under water', () => {
  const pair = (sheet = {}) => [
    oneAt('p', 'b', 'human', { ...held, ...sheet }),
    oneAt('p2', 'a'),
    oneAt('f', 'b', 'bandit'),
  ];
  it('takes the air until the hold is broken', () => {
    playOut({
      scene: lake(0),
      cast: pair({ skills: ['swim'] }),
      lines: [
        ...foesBegin,
        { do: 'hold-under', by: 'f', with: 'p' },
        nowIs({ badges: { p: { breathless: 16, grabbed: true } } }),
        { do: 'end-turn', by: 'f' },
        { do: 'break-free', by: 'p' },
        { answer: 8 },
        { do: 'end-turn', by: 'p' },
        { do: 'pass', by: 'party' },
        nowIs({ round: 2, badges: { p: { breathless: false } } }),
      ],
    });
  });
  it('is no good on dry land, nor against who needs no air', () => {
    playOut({
      cast: [oneAt('p', 'b', 'human', held), oneAt('f', 'b', 'bandit')],
      lines: [...foesBegin, nowIs({ offers: { f: { 'hold-under:p': false } } })],
    });
    playOut({
      scene: lake(0),
      cast: pair({ kind: 'undead' }),
      lines: [...foesBegin, { do: 'hold-under', by: 'f', with: 'p', refused: 'MU-37' }],
    });
  });
});

describe('readings that are house rules', () => {
  it('MU: the frightening frighten their enemies only, or everyone', () => {
    const cast = [oneAt('p', 'a'), oneAt('f', 'h', 'skeletal-warrior'), oneAt('f2', 'h', 'bandit')];
    playOut({ cast, lines: [...partyBegins, nowIs({ question: null })] });
    playOut({
      cast,
      house: { fearOf: 'everyone' },
      lines: [...partyBegins, nowIs({ question: { title: 'against fear', seat: 'f2' } })],
    });
  });
  it('MU-45: a map without a way out is left from anywhere, or from nowhere', () => {
    const cast = [oneAt('p', 'a'), oneAt('f', 'h', 'bandit')];
    playOut({ cast, lines: [...partyBegins, { do: 'leave', by: 'p' }, nowIs({ standing: { p: 'fled' } })] });
    playOut({
      cast,
      house: { mapWithoutExit: 'nowhere' },
      lines: [...partyBegins, { do: 'leave', by: 'p', refused: 'MU-45' }],
    });
    playOut({
      cast,
      house: { mapWithoutExit: 'nowhere' },
      scene: hallOf(8, { a: { features: [{ label: 'The gate', kind: 'exit' }] } }),
      lines: [...partyBegins, { do: 'leave', by: 'p' }, nowIs({ standing: { p: 'fled' } })],
    });
  });
  it('MU-46: harmed after surrendering it is done with morale, or checked again when due', () => {
    const beaten = (house: object, morale: string): void => {
      playOut({
        cast: [oneAt('p', 'a'), oneAt('f', 'a', 'bandit', { conditions: ['surrendered'], morale: 'failed', harm: 3 })],
        house,
        lines: [
          ...partyBegins,
          { do: 'attack', by: 'p', with: 'club' },
          { answer: 'f' },
          { answer: 1 },
          nowIs({ morale: { foes: morale } }),
        ],
      });
    };
    beaten({}, 'passed');
    beaten({ harmedAfterYielding: 'steady' }, 'due');
  });
  it('MU-14: a final blow is guarded against, or not', () => {
    const offered = (house: object, question: NonNullable<Expect['question']> | null) =>
      playOut({
        cast: [
          oneAt('p', 'a', 'human', { conditions: ['incapacitated'] }),
          oneAt('p2', 'a'),
          oneAt('f', 'a', 'bandit'),
        ],
        house,
        lines: [...foesBegin, { do: 'final-blow', by: 'f', with: 'sword' }, { answer: 'p' }, nowIs({ question })],
      });
    offered({}, { has: ['guard-p2'] });
    offered({ finalBlowGuarded: false }, null);
  });
  it('MU-08: silent powers work in silence, or nothing does', () => {
    const mute = oneAt('p', 'a', 'human', {
      skills: ['sorcery'],
      mana: 2,
      conditions: ['silenced'],
      gear: scrollsOf('wood-shape'),
    });
    const cast = [mute, oneAt('f', 'a', 'bandit')];
    playOut({ cast, lines: [...partyBegins, nowIs({ offers: { p: { 'invoke-more:wood-shape': true } } })] });
    playOut({
      cast,
      house: { silentPowers: false },
      lines: [...partyBegins, nowIs({ offers: { p: { 'invoke-more:wood-shape': 'MU-08' } } })],
    });
  });
  it('MU-24: Cleave follows an opportunity attack, or not', () => {
    const left = (house: object, then: Line) =>
      playOut({
        cast: [
          oneAt('p', 'a', 'human', brave),
          oneAt('p2', 'a', 'human', brave),
          oneAt('f', 'a', 'berserker', { skills: ['cleave'] }),
        ],
        house,
        lines: [
          ...partyBegins,
          { do: 'move', by: 'p' },
          { answer: 'zone:b' },
          { answer: 'f.great-hammer.p' },
          { answer: 'pass' },
          { answer: 5 },
          then,
        ],
      });
    left({}, nowIs({ question: { title: 'cleaves' } }));
    left({ cleaveOnLeaving: false }, nowIs({ question: null, standing: { p: 'incapacitated' } }));
  });
  it('MU-06: AGI saves of the encumbered ask for a STR save besides, or fail', () => {
    const dodge = (house: object, then: Line[]) =>
      playOut({
        cast: [oneAt('p', 'a', 'human', { conditions: ['encumbered'] }), oneAt('f', 'a', 'bandit')],
        house,
        lines: [...foesBegin, { do: 'attack', by: 'f', with: 'sword' }, { answer: 'p' }, { answer: 'dodge' }, ...then],
      });
    dodge({}, [{ answer: 1 }, nowIs({ question: { title: 'STR save' } })]);
    dodge({ encumberedSaves: 'fail' }, [nowIs({ question: { title: 'damage' }, log: ['carries too much'] })]);
  });
});

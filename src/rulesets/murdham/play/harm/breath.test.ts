/** Breath and water played: going under, held under, coming up; and who guards whom, groups for morale, readings as house rules. */
import { describe, it } from 'vitest';
import type { Expect, Line } from '../../../../engine/script.ts';
import { foesBegin, one, partyBegins, play, scrolls, state } from '../../edges.testing.ts';
import { hall } from '../../hall.testing.ts';

const round: Line[] = [
  { do: 'pass', by: 'party' },
  { do: 'pass', by: 'foes' },
];
/** Morale is not at issue. */
const brave = { resolute: true };
const lake = (amount: number) => hall(8, { b: { features: [{ label: 'The lake', kind: 'water', amount }] } });
const held = {
  conditions: [
    { id: 'grabbed', until: 'cause', by: 'f' },
    { id: 'in-water', until: 'cause' },
  ],
};

describe('MU-04: suffocation begins by itself for who goes under', () => {
  const swimmer = (sheet = {}) => [
    one('p', 'a', 'human', { ...brave, ...sheet }),
    one('p2', 'a', 'human', brave),
    one('f', 'h', 'bandit'),
  ];
  it('a failed save in rough water: breath for 8 rounds, 16 with Swim has no save at all', () => {
    play({
      scene: lake(1),
      cast: swimmer(),
      lines: [
        ...partyBegins,
        { do: 'move', by: 'p' },
        { answer: 'zone:b' },
        { answer: 9 },
        state({ badges: { p: { incapacitated: true, breathless: 8 } } }),
        { do: 'pass', by: 'foes' },
        { do: 'pass', by: 'party' },
        state({ round: 2, badges: { p: { breathless: 7 } }, question: null }),
      ],
    });
    play({
      scene: lake(1),
      cast: swimmer({ skills: ['swim'] }),
      lines: [
        ...partyBegins,
        { do: 'move', by: 'p' },
        { answer: 'zone:b' },
        state({ question: null, badges: { p: { breathless: false } } }),
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
    play({
      scene: lake(0),
      cast: [one('p', 'b', 'human', choking(brave)), one('p2', 'a', 'human', brave), one('f', 'h', 'bandit')],
      lines: [
        ...partyBegins,
        ...round,
        state({ question: { title: 'STR save to hold the breath', seat: 'p' } }),
        { answer: 8 },
        state({ round: 2, standing: { p: 'up' } }),
        ...round,
        { answer: 9 },
        state({ round: 3, standing: { p: 'incapacitated' } }),
        ...round,
        { answer: 9 },
        state({ round: 4, standing: { p: 'dead', p2: 'up' } }),
      ],
    });
  });
  it('out of the water it breathes again at once', () => {
    play({
      scene: lake(0),
      cast: [one('p', 'b', 'human', choking({})), one('f', 'h', 'bandit')],
      lines: [
        ...partyBegins,
        { do: 'move', by: 'p' },
        { answer: 'zone:a' },
        state({ badges: { p: { breathless: false } } }),
        { do: 'end-turn', by: 'p' },
        { do: 'pass', by: 'foes' },
        { do: 'pass', by: 'party' },
        state({ question: null, round: 2 }),
      ],
    });
  });
  it('who breathes water by a power swims without a save', () => {
    play({
      scene: lake(1),
      cast: [one('p', 'a', 'human', { conditions: ['water-breathing'] }), one('f', 'h', 'bandit')],
      lines: [
        ...partyBegins,
        { do: 'move', by: 'p' },
        { answer: 'zone:b' },
        state({ question: null, standing: { p: 'up' } }),
      ],
    });
  });
  it('MU-29: the GM says who has no air, and who breathes again', () => {
    play({
      cast: [one('p', 'a'), one('f', 'b', 'skeletal-warrior', { traits: [] })],
      lines: [
        ...partyBegins,
        { do: 'rule-suffocate' },
        state({ question: { options: ['p'] } }),
        { answer: 'p' },
        { answer: 'held' },
        state({ badges: { p: { breathless: 8 } } }),
        ...round,
        state({ badges: { p: { breathless: 7 } } }),
        { do: 'rule-suffocate' },
        { answer: 'p' },
        { answer: 'again' },
        state({ badges: { p: { breathless: false } } }),
        { do: 'rule-suffocate' },
        { answer: 'p' },
        { answer: 'spent' },
        { answer: 9 },
        state({ standing: { p: 'incapacitated' } }),
      ],
    });
  });
});

describe('MU-37: holding somebody under water', () => {
  const pair = (sheet = {}) => [one('p', 'b', 'human', { ...held, ...sheet }), one('p2', 'a'), one('f', 'b', 'bandit')];
  it('takes the air until the hold is broken', () => {
    play({
      scene: lake(0),
      cast: pair({ skills: ['swim'] }),
      lines: [
        ...foesBegin,
        { do: 'hold-under', by: 'f', with: 'p' },
        state({ badges: { p: { breathless: 16, grabbed: true } } }),
        { do: 'end-turn', by: 'f' },
        { do: 'break-free', by: 'p' },
        { answer: 8 },
        { do: 'end-turn', by: 'p' },
        { do: 'pass', by: 'party' },
        state({ round: 2, badges: { p: { breathless: false } } }),
      ],
    });
  });
  it('is no good on dry land, nor against who needs no air', () => {
    play({
      cast: [one('p', 'b', 'human', held), one('f', 'b', 'bandit')],
      lines: [...foesBegin, state({ offers: { f: { 'hold-under:p': false } } })],
    });
    play({
      scene: lake(0),
      cast: pair({ kind: 'undead' }),
      lines: [...foesBegin, { do: 'hold-under', by: 'f', with: 'p', refused: 'MU-37' }],
    });
  });
});

describe('readings that are house rules', () => {
  it('MU: the frightening frighten their enemies only, or everyone', () => {
    const cast = [one('p', 'a'), one('f', 'h', 'skeletal-warrior'), one('f2', 'h', 'bandit')];
    play({ cast, lines: [...partyBegins, state({ question: null })] });
    play({
      cast,
      house: { fearOf: 'everyone' },
      lines: [...partyBegins, state({ question: { title: 'against fear', seat: 'f2' } })],
    });
  });
  it('MU-45: a map without a way out is left from anywhere, or from nowhere', () => {
    const cast = [one('p', 'a'), one('f', 'h', 'bandit')];
    play({ cast, lines: [...partyBegins, { do: 'leave', by: 'p' }, state({ standing: { p: 'fled' } })] });
    play({
      cast,
      house: { mapWithoutExit: 'nowhere' },
      lines: [...partyBegins, { do: 'leave', by: 'p', refused: 'MU-45' }],
    });
    play({
      cast,
      house: { mapWithoutExit: 'nowhere' },
      scene: hall(8, { a: { features: [{ label: 'The gate', kind: 'exit' }] } }),
      lines: [...partyBegins, { do: 'leave', by: 'p' }, state({ standing: { p: 'fled' } })],
    });
  });
  it('MU-46: harmed after surrendering it is done with morale, or checked again when due', () => {
    const beaten = (house: object, morale: string): void => {
      play({
        cast: [one('p', 'a'), one('f', 'a', 'bandit', { conditions: ['surrendered'], morale: 'failed', harm: 3 })],
        house,
        lines: [
          ...partyBegins,
          { do: 'attack', by: 'p', with: 'club' },
          { answer: 'f' },
          { answer: 1 },
          state({ morale: { foes: morale } }),
        ],
      });
    };
    beaten({}, 'passed');
    beaten({ harmedAfterYielding: 'steady' }, 'due');
  });
  it('MU-14: a final blow is guarded against, or not', () => {
    const offered = (house: object, question: NonNullable<Expect['question']> | null) =>
      play({
        cast: [one('p', 'a', 'human', { conditions: ['incapacitated'] }), one('p2', 'a'), one('f', 'a', 'bandit')],
        house,
        lines: [...foesBegin, { do: 'final-blow', by: 'f', with: 'sword' }, { answer: 'p' }, state({ question })],
      });
    offered({}, { has: ['guard-p2'] });
    offered({ finalBlowGuarded: false }, null);
  });
  it('MU-08: silent powers work in silence, or nothing does', () => {
    const mute = one('p', 'a', 'human', {
      skills: ['sorcery'],
      mana: 2,
      conditions: ['silenced'],
      gear: scrolls('wood-shape'),
    });
    const cast = [mute, one('f', 'a', 'bandit')];
    play({ cast, lines: [...partyBegins, state({ offers: { p: { 'invoke-more:wood-shape': true } } })] });
    play({
      cast,
      house: { silentPowers: false },
      lines: [...partyBegins, state({ offers: { p: { 'invoke-more:wood-shape': 'MU-08' } } })],
    });
  });
  it('MU-24: Cleave follows an opportunity attack, or not', () => {
    const left = (house: object, then: Line) =>
      play({
        cast: [
          one('p', 'a', 'human', brave),
          one('p2', 'a', 'human', brave),
          one('f', 'a', 'berserker', { skills: ['cleave'] }),
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
    left({}, state({ question: { title: 'cleaves' } }));
    left({ cleaveOnLeaving: false }, state({ question: null, standing: { p: 'incapacitated' } }));
  });
  it('MU-06: AGI saves of the encumbered ask for a STR save besides, or fail', () => {
    const dodge = (house: object, then: Line[]) =>
      play({
        cast: [one('p', 'a', 'human', { conditions: ['encumbered'] }), one('f', 'a', 'bandit')],
        house,
        lines: [...foesBegin, { do: 'attack', by: 'f', with: 'sword' }, { answer: 'p' }, { answer: 'dodge' }, ...then],
      });
    dodge({}, [{ answer: 1 }, state({ question: { title: 'STR save' } })]);
    dodge({ encumberedSaves: 'fail' }, [state({ question: { title: 'damage' }, log: ['carries too much'] })]);
  });
});

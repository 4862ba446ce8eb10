/**
 * Three and more sides against each other, and people who are nobody's enemies: who fights,
 * surprises, guards, fears and mounts whom.
 */
import { describe, it } from 'vitest';
import type { Line, Script } from '../../../../engine/script.ts';
import { attackBy, foesBegin, laidLow, nowIs, oneAt, playOut, stillOne, withSword } from '../../edges.testing.ts';
import { hallOf } from '../../hall.testing.ts';

const three: NonNullable<Script['sides']> = [
  { id: 'party', name: 'The party', stance: 'party' },
  { id: 'foes', name: 'The orcs', stance: 'foe', toward: { ghouls: 'foe' } },
  { id: 'ghouls', name: 'The ghouls', stance: 'foe' },
];
const town: NonNullable<Script['sides']> = [
  { id: 'party', name: 'The party', stance: 'party' },
  { id: 'town', name: 'The town', stance: 'neutral' },
  { id: 'foes', name: 'The foes', stance: 'foe' },
];
const of = (side: string, id: string, place: string, creature = 'bandit', sheet = {}) => ({
  ...oneAt(id, place, creature, sheet),
  side,
});
const begins = (side: string): Line[] => [{ begin: true }, { answer: side }];

describe('MU-01: three hostile sides', () => {
  const cast = [
    oneAt('p', 'a', 'human', withSword),
    of('foes', 'orc', 'a'),
    of('foes', 'orc2', 'a'),
    of('ghouls', 'ghoul', 'a'),
    of('ghouls', 'ghoul2', 'a'),
  ];
  it('MU-11: each may attack both others; MU-22, MU-23: hides behind and is guarded by its own alone', () => {
    playOut({
      sides: three,
      cast,
      lines: [
        ...begins('foes'),
        { do: 'attack', by: 'orc', with: 'sword' },
        nowIs({ question: { options: ['p', 'ghoul', 'ghoul2'] } }),
        { answer: 'ghoul' },
        nowIs({
          question: {
            has: ['dodge', 'behind-ghoul2', 'guard-ghoul2'],
            lacks: ['behind-orc2', 'guard-orc2', 'guard-p'],
          },
        }),
      ],
    });
  });
  it('MU-24: each strikes at who leaves it', () => {
    playOut({
      sides: three,
      cast,
      lines: [
        ...begins('ghouls'),
        { do: 'move', by: 'ghoul' },
        { answer: 'zone:b' },
        nowIs({
          question: { rule: 'MU-24', has: ['orc.sword.ghoul', 'p.sword.ghoul'], lacks: ['ghoul2.sword.ghoul'] },
        }),
      ],
    });
  });
  it('MU-42: an ambush surprises both others; MU-40: what one side gives away is not another’s', () => {
    playOut({
      sides: three,
      cast: [
        oneAt('p', 'd', 'human', withSword),
        of('foes', 'orc', 'a', 'bandit', { ...withSword, conditions: ['concealed'] }),
        of('ghouls', 'ghoul', 'a', 'bandit', { ...withSword, conditions: ['concealed'] }),
        of('ghouls', 'ghoul2', 'a', 'bandit', withSword),
      ],
      house: { ambushReveals: 'all' },
      lines: [
        ...begins('foes'),
        { do: 'attack', by: 'orc', with: 'sword' },
        // A fighter who is hidden from the ghoul is not among its targets.
        nowIs({ question: { options: ['ghoul2'] } }),
        { answer: 'ghoul2' },
        nowIs({ question: { kind: 'dice', rule: 'MU-28' } }),
        { answer: 1 },
        nowIs({ badges: { orc: { concealed: false }, ghoul: { concealed: true } } }),
      ],
    });
  });
  it('MU-44: each side is a group of its own', () => {
    playOut({
      sides: three,
      cast: [
        oneAt('p', 'a'),
        of('foes', 'orc', 'c'),
        of('foes', 'orc2', 'c', 'bandit'),
        of('ghouls', 'ghoul', 'c'),
        of('ghouls', 'ghoul2', 'c'),
      ],
      lines: [...begins('party'), laidLow(['orc2']), nowIs({ morale: { foes: 'due', ghouls: 'steady' } })],
    });
  });
  it('MU-45: the broken run from both', () => {
    playOut({
      sides: three,
      scene: hallOf(3),
      cast: [
        oneAt('p', 'a'),
        of('foes', 'orc', 'b', 'bandit', { conditions: ['must-yield'] }),
        of('ghouls', 'ghoul', 'c'),
      ],
      lines: [...begins('foes'), nowIs({ offers: { orc: { move: 'MU-45', surrender: true } } })],
    });
  });
});

describe('MU-11: people who are nobody’s enemies', () => {
  const cast = [
    oneAt('p', 'a', 'human', withSword),
    of('town', 'smith', 'a', 'human', withSword),
    of('town', 'maid', 'b', 'human'),
    of('foes', 'orc', 'a'),
  ];
  it('may be attacked, after the enemies; the GM says who turns hostile, before anything is rolled', () => {
    playOut({
      sides: town,
      cast,
      lines: [
        ...begins('party'),
        { do: 'attack', by: 'p', with: 'sword' },
        nowIs({ question: { options: ['orc', 'smith'], blocked: { maid: 'MU-15' } } }),
        { answer: 'smith' },
        nowIs({ question: { seat: 'gm', rule: 'MU-11', options: ['side', 'one', 'nobody'] } }),
        { answer: 'one' },
        nowIs({ question: { rule: 'MU-18', has: ['dodge', 'counter-sword'] }, log: ['now hostile'] }),
        { answer: 'pass' },
        { answer: 1 },
        { do: 'end-turn', by: 'p' },
        { do: 'attack', by: 'smith', with: 'sword' },
        nowIs({ question: { has: ['p'] } }),
      ],
    });
  });
  it('who is not made hostile takes it and stays no enemy', () => {
    playOut({
      sides: town,
      cast,
      lines: [
        ...begins('party'),
        ...attackBy('p', 'smith'),
        { answer: 'nobody' },
        { answer: 'pass' },
        { answer: 1 },
        nowIs({ tracks: { smith: { health: 7 } } }),
        { do: 'end-turn', by: 'p' },
        { do: 'pass', by: 'town' },
        { do: 'move', by: 'orc' },
        { answer: 'zone:b' },
        // The smith is nobody’s enemy, so it lets the orc go.
        nowIs({ question: null, place: { orc: 'zone:b' } }),
      ],
    });
  });
  it('MU-30: a blast asks for each neutral side that it catches, once', () => {
    playOut({
      sides: town,
      cast: [
        oneAt('p', 'a', 'human', { gear: ['alchemists-fire'] }),
        of('town', 'smith', 'b', 'human', stillOne),
        of('town', 'maid', 'b', 'human', stillOne),
        of('foes', 'orc', 'b', 'bandit', stillOne),
      ],
      lines: [
        ...begins('party'),
        { do: 'attack', by: 'p', with: 'alchemists-fire' },
        { answer: 'b' },
        nowIs({ question: { seat: 'gm', rule: 'MU-11' } }),
        { answer: 'side' },
        nowIs({ question: { kind: 'dice', rule: 'MU-28' } }),
      ],
    });
  });
  it('are helped: fed, freed and bandaged', () => {
    playOut({
      sides: town,
      cast: [
        oneAt('p', 'a', 'human', { gear: ['healing-draught'] }),
        of('town', 'smith', 'a', 'human', { harm: 4, conditions: [{ id: 'entangled', until: 'cause' }] }),
        of('foes', 'orc', 'e'),
      ],
      lines: [
        ...begins('party'),
        { do: 'feed', by: 'p', with: 'healing-draught' },
        { answer: 'smith' },
        nowIs({ tracks: { smith: { health: 8 } } }),
        { do: 'free-other', by: 'p', with: 'smith' },
        { answer: 1 },
        nowIs({ badges: { smith: { entangled: false } } }),
      ],
    });
  });
});

describe('MU-23: guards of an allied side', () => {
  const sides = [
    { id: 'party', name: 'The party', stance: 'party' as const },
    { id: 'watch', name: 'The watch', stance: 'ally' as const },
    { id: 'town', name: 'The town', stance: 'neutral' as const },
    { id: 'foes', name: 'The foes', stance: 'foe' as const },
  ];
  it('guard the party, as the party guards them; and so may the neutral, but no enemy', () => {
    playOut({
      sides,
      cast: [
        oneAt('p', 'a'),
        { ...oneAt('w', 'a', 'guard'), side: 'watch' },
        { ...oneAt('t', 'a'), side: 'town' },
        oneAt('f', 'a', 'bandit'),
      ],
      lines: [
        ...foesBegin,
        { do: 'attack', by: 'f', with: 'sword' },
        { answer: 'p' },
        nowIs({ question: { has: ['guard-w', 'guard-t'], lacks: ['guard-f'] } }),
        { answer: 'guard-w' },
        { answer: 'pass' },
        { answer: 2 },
        nowIs({ tracks: { p: { health: 8 }, w: { health: 7 } } }),
      ],
    });
    playOut({
      sides,
      cast: [oneAt('p', 'a'), { ...oneAt('w', 'a', 'guard'), side: 'watch' }, oneAt('f', 'a', 'bandit')],
      lines: [
        ...foesBegin,
        { do: 'attack', by: 'f', with: 'sword' },
        { answer: 'w' },
        nowIs({ question: { has: ['guard-p'] } }),
      ],
    });
  });
});

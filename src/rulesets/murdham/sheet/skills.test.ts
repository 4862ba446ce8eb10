/**
 * Skills and loads at their edges, played: frenzy, injuries, luck, poison, encumbrance, split
 * groups, falls from the air.
 */
import { describe, it } from 'vitest';
import {
  attackBy,
  coatedSword,
  foesBegin,
  nowIs,
  oneAt,
  partyBegins,
  playOut,
  stillOne,
  withSword,
} from '../edges.testing.ts';
import { hallOf } from '../hall.testing.ts';

describe('MU-20 ruling 63: a dodge under a load', () => {
  it('asks for a STR save besides; failing that, the blow hits', () => {
    const loaded = { gear: ['sword', 'shield', 'heavy-armour', 'dagger', 'club'] };
    for (const [str, missed] of [
      [8, true],
      [9, false],
    ] as const)
      playOut({
        cast: [oneAt('p', 'a', 'human', loaded), oneAt('f', 'a', 'bandit')],
        lines: [
          ...foesBegin,
          ...attackBy('f', 'p'),
          { answer: 'dodge' },
          { answer: 8 },
          { answer: str },
          missed ? nowIs({ question: null, log: ['misses'] }) : nowIs({ question: { kind: 'dice', rule: 'MU-28' } }),
        ],
      });
  });
});

describe('MU-44 ruling 56: a side split into groups by the GM', () => {
  it('each group is counted and checked for itself', () => {
    const guard = (id: string, group: string) => oneAt(id, 'd', 'guard', { group });
    playOut({
      cast: [oneAt('p', 'a'), guard('f1', 'gate'), guard('f2', 'gate'), guard('f3', 'tower'), guard('f4', 'tower')],
      lines: [
        ...partyBegins,
        { label: 'down', edit: [{ edit: 'sheet', combatant: 'f1', path: 'conditions', value: ['incapacitated'] }] },
        nowIs({ morale: { 'foes/gate': 'due', 'foes/tower': 'steady' } }),
      ],
    });
  });
});

describe('Battle frenzy', () => {
  it('may be entered for free on suffering damage; a kill gives 1 health', () => {
    playOut({
      cast: [
        oneAt('p', 'a', 'human', { gear: ['sword'], skills: ['battle-frenzy'], conditions: ['stunned'] }),
        oneAt('f', 'a', 'bandit'),
      ],
      lines: [
        ...foesBegin,
        ...attackBy('f', 'p'),
        { answer: 2 },
        { answer: 'yes' },
        nowIs({ badges: { p: { frenzied: true } }, tracks: { p: { health: 6 } } }),
      ],
    });
    playOut({
      cast: [
        oneAt('p', 'a', 'human', { gear: ['sword'], skills: ['battle-frenzy'], conditions: ['frenzied'], harm: 3 }),
        oneAt('f', 'a', 'bandit', stillOne),
        oneAt('f2', 'd', 'bandit'),
      ],
      lines: [
        ...partyBegins,
        ...attackBy('p', 'f'),
        { answer: { dice: [6, 4] } },
        nowIs({ standing: { f: 'dead' }, tracks: { p: { health: 6 } } }),
      ],
    });
  });
});

describe('Strike to injure', () => {
  const cast = [
    oneAt('p', 'a', 'human', { gear: ['sword'], skills: ['strike-to-injure'] }),
    oneAt('f', 'a', 'bandit', stillOne),
  ];
  it('critical damage may become a kill, an injury, or what is usual', () => {
    playOut({
      cast,
      lines: [
        ...partyBegins,
        ...attackBy('p', 'f'),
        { answer: 5 },
        { answer: 'kill' },
        nowIs({ standing: { f: 'dead' } }),
      ],
    });
    playOut({
      cast,
      lines: [
        ...partyBegins,
        ...attackBy('p', 'f'),
        { answer: 5 },
        { answer: 'injury-4' },
        { answer: 3 },
        nowIs({ standing: { f: 'up' }, badges: { f: { hobbled: true } } }),
      ],
    });
    playOut({
      cast,
      lines: [
        ...partyBegins,
        ...attackBy('p', 'f'),
        { answer: 5 },
        { answer: 'usual' },
        nowIs({ standing: { f: 'incapacitated' } }),
      ],
    });
  });
});

describe('poison, dose by dose', () => {
  const poisoner = oneAt('p', 'a', 'human', { gear: [coatedSword] });
  it('the second dose of the same poison in a stretch allows no save', () => {
    playOut({
      cast: [poisoner, oneAt('f', 'a', 'bandit', { ...stillOne, spent: ['dose:scorpion-oil'] })],
      lines: [
        ...partyBegins,
        ...attackBy('p', 'f'),
        { answer: 1 },
        nowIs({ question: null, standing: { f: 'incapacitated' } }),
      ],
    });
  });
  it('Poison resistance: the first does nothing, the second asks a save', () => {
    const tough = { ...stillOne, skills: ['poison-resistance'] };
    playOut({
      cast: [poisoner, oneAt('f', 'a', 'bandit', tough)],
      lines: [...partyBegins, ...attackBy('p', 'f'), { answer: 1 }, nowIs({ question: null, standing: { f: 'up' } })],
    });
    playOut({
      cast: [poisoner, oneAt('f', 'a', 'bandit', { ...tough, spent: ['dose:scorpion-oil'] })],
      lines: [...partyBegins, ...attackBy('p', 'f'), { answer: 1 }, nowIs({ question: { kind: 'dice' } })],
    });
  });
  it('a viper’s bite poisons each time it wounds', () => {
    playOut({
      cast: [oneAt('p', 'a', 'human', stillOne), oneAt('f', 'a', 'viper')],
      lines: [
        ...foesBegin,
        ...attackBy('f', 'p', 'viper-bite'),
        // The d4 shows 3, which size halves to 2.
        { answer: 3 },
        { answer: 9 },
        nowIs({ tracks: { p: { health: 6 } }, badges: { p: { poisoned: true } } }),
      ],
    });
  });
});

describe('size in damage', () => {
  it('a troll’s 4 is 8, a rat’s 3 is 2', () => {
    playOut({
      cast: [
        oneAt('p', 'a', 'human', { ...stillOne, skills: ['bravery'], abilities: { str: 15, agi: 8, wit: 8 } }),
        oneAt('f', 'a', 'troll'),
      ],
      lines: [...foesBegin, ...attackBy('f', 'p', 'huge-club'), { answer: 4 }, nowIs({ tracks: { p: { health: 7 } } })],
    });
    playOut({
      cast: [oneAt('p', 'a', 'human', stillOne), oneAt('f', 'a', 'rat')],
      lines: [...foesBegin, ...attackBy('f', 'p', 'bite-d6'), { answer: 3 }, nowIs({ tracks: { p: { health: 6 } } })],
    });
  });
  it('a wyrm’s breath is direct, a blast, and once a stretch', () => {
    playOut({
      cast: [
        oneAt('p', 'b', 'human', { gear: ['heavy-armour'], skills: ['bravery'], ...stillOne }),
        oneAt('f', 'a', 'wyrm'),
      ],
      lines: [
        ...foesBegin,
        { do: 'attack', by: 'f', with: 'wyrm-breath' },
        { answer: 'b' },
        { answer: 1 },
        nowIs({ tracks: { p: { health: 6 } } }),
        { do: 'end-turn', by: 'f' },
        nowIs({ round: 2, offers: { f: { 'attack:wyrm-breath': 'MU-12' } } }),
      ],
    });
  });
});

describe('MU-12: two weapons at once', () => {
  it('Ambidextrous rolls both and keeps the higher', () => {
    const two = ['sword', 'dagger'].map((item, at) => ({
      id: item,
      item,
      held: at === 0 ? 'main' : 'off',
      worn: false,
      damaged: false,
      used: false,
      spent: false,
    }));
    playOut({
      cast: [oneAt('p', 'a', 'human', { gear: two, skills: ['ambidextrous'] }), oneAt('f', 'a', 'bandit', stillOne)],
      lines: [
        ...partyBegins,
        { do: 'two-weapons', by: 'p', with: 'sword' },
        { answer: 'f' },
        { answer: { dice: [1, 3] } },
        nowIs({ tracks: { f: { health: 5 } } }),
      ],
    });
  });
});

describe('MU-36: bear traps and nets', () => {
  it('a trap that was noticed may be leapt clear of', () => {
    const scene = hallOf(4, { b: { features: [{ kind: 'hazard', label: 'Trap', detail: 'bear-trap' }] } });
    playOut({
      scene,
      cast: [oneAt('p', 'a', 'human', withSword), oneAt('f', 'd', 'bandit')],
      lines: [
        ...partyBegins,
        { do: 'move', by: 'p' },
        { answer: 'zone:b' },
        { answer: 8 },
        nowIs({ badges: { p: { entangled: false } }, tracks: { p: { health: 8 } } }),
      ],
    });
  });
  it('set by a main action, it waits for whoever steps in', () => {
    playOut({
      cast: [oneAt('p', 'a', 'human', { gear: ['bear-trap'] }), oneAt('f', 'a-b', 'bandit')],
      lines: [
        ...partyBegins,
        { do: 'use-long', by: 'p', with: 'bear-trap' },
        { do: 'end-turn', by: 'p' },
        { do: 'move', by: 'f' },
        { answer: 'zone:a' },
        { answer: 9 },
        { answer: 2 },
        nowIs({ badges: { f: { entangled: true } }, tracks: { f: { health: 6 } } }),
      ],
    });
  });
});

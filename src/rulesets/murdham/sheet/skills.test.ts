/** Skills and loads at their edges, played: frenzy, injuries, luck, poison, encumbrance, split groups, falls from the air. */
import { describe, it } from 'vitest';
import { attack, coatedSword, foesBegin, one, partyBegins, play, state, still, sword } from '../edges.testing.ts';
import { hall } from '../hall.testing.ts';

describe('MU-20 ruling 63: a dodge under a load', () => {
  it('asks for a STR save besides; failing that, the blow hits', () => {
    const loaded = { gear: ['sword', 'shield', 'heavy-armour', 'dagger', 'club'] };
    for (const [str, missed] of [
      [8, true],
      [9, false],
    ] as const)
      play({
        cast: [one('p', 'a', 'human', loaded), one('f', 'a', 'bandit')],
        lines: [
          ...foesBegin,
          ...attack('f', 'p'),
          { answer: 'dodge' },
          { answer: 8 },
          { answer: str },
          missed ? state({ question: null, log: ['misses'] }) : state({ question: { kind: 'dice', rule: 'MU-28' } }),
        ],
      });
  });
});

describe('MU-44 ruling 56: a side split into groups by the GM', () => {
  it('each group is counted and checked for itself', () => {
    const guard = (id: string, group: string) => one(id, 'd', 'guard', { group });
    play({
      cast: [one('p', 'a'), guard('f1', 'gate'), guard('f2', 'gate'), guard('f3', 'tower'), guard('f4', 'tower')],
      lines: [
        ...partyBegins,
        { label: 'down', edit: [{ edit: 'sheet', combatant: 'f1', path: 'conditions', value: ['incapacitated'] }] },
        state({ morale: { 'foes/gate': 'due', 'foes/tower': 'steady' } }),
      ],
    });
  });
});

describe('Battle frenzy', () => {
  it('may be entered for free on suffering damage; a kill gives 1 health', () => {
    play({
      cast: [
        one('p', 'a', 'human', { gear: ['sword'], skills: ['battle-frenzy'], conditions: ['stunned'] }),
        one('f', 'a', 'bandit'),
      ],
      lines: [
        ...foesBegin,
        ...attack('f', 'p'),
        { answer: 2 },
        { answer: 'yes' },
        state({ badges: { p: { frenzied: true } }, tracks: { p: { health: 6 } } }),
      ],
    });
    play({
      cast: [
        one('p', 'a', 'human', { gear: ['sword'], skills: ['battle-frenzy'], conditions: ['frenzied'], harm: 3 }),
        one('f', 'a', 'bandit', still),
        one('f2', 'd', 'bandit'),
      ],
      lines: [
        ...partyBegins,
        ...attack('p', 'f'),
        { answer: { dice: [6, 4] } },
        state({ standing: { f: 'dead' }, tracks: { p: { health: 6 } } }),
      ],
    });
  });
});

describe('Strike to injure', () => {
  const cast = [
    one('p', 'a', 'human', { gear: ['sword'], skills: ['strike-to-injure'] }),
    one('f', 'a', 'bandit', still),
  ];
  it('critical damage may become a kill, an injury, or what is usual', () => {
    play({
      cast,
      lines: [
        ...partyBegins,
        ...attack('p', 'f'),
        { answer: 5 },
        { answer: 'kill' },
        state({ standing: { f: 'dead' } }),
      ],
    });
    play({
      cast,
      lines: [
        ...partyBegins,
        ...attack('p', 'f'),
        { answer: 5 },
        { answer: 'injury-4' },
        { answer: 3 },
        state({ standing: { f: 'up' }, badges: { f: { hobbled: true } } }),
      ],
    });
    play({
      cast,
      lines: [
        ...partyBegins,
        ...attack('p', 'f'),
        { answer: 5 },
        { answer: 'usual' },
        state({ standing: { f: 'incapacitated' } }),
      ],
    });
  });
});

describe('poison, dose by dose', () => {
  const poisoner = one('p', 'a', 'human', { gear: [coatedSword] });
  it('the second dose of the same poison in a stretch allows no save', () => {
    play({
      cast: [poisoner, one('f', 'a', 'bandit', { ...still, spent: ['dose:scorpion-oil'] })],
      lines: [
        ...partyBegins,
        ...attack('p', 'f'),
        { answer: 1 },
        state({ question: null, standing: { f: 'incapacitated' } }),
      ],
    });
  });
  it('Poison resistance: the first does nothing, the second asks a save', () => {
    const tough = { ...still, skills: ['poison-resistance'] };
    play({
      cast: [poisoner, one('f', 'a', 'bandit', tough)],
      lines: [...partyBegins, ...attack('p', 'f'), { answer: 1 }, state({ question: null, standing: { f: 'up' } })],
    });
    play({
      cast: [poisoner, one('f', 'a', 'bandit', { ...tough, spent: ['dose:scorpion-oil'] })],
      lines: [...partyBegins, ...attack('p', 'f'), { answer: 1 }, state({ question: { kind: 'dice' } })],
    });
  });
  it('a viper’s bite poisons each time it wounds', () => {
    play({
      cast: [one('p', 'a', 'human', still), one('f', 'a', 'viper')],
      lines: [
        ...foesBegin,
        ...attack('f', 'p', 'viper-bite'),
        // d4 halved by size: 3 is 2.
        { answer: 3 },
        { answer: 9 },
        state({ tracks: { p: { health: 6 } }, badges: { p: { poisoned: true } } }),
      ],
    });
  });
});

describe('size in damage', () => {
  it('a troll’s 4 is 8, a rat’s 3 is 2', () => {
    play({
      cast: [
        one('p', 'a', 'human', { ...still, skills: ['bravery'], abilities: { str: 15, agi: 8, wit: 8 } }),
        one('f', 'a', 'troll'),
      ],
      lines: [...foesBegin, ...attack('f', 'p', 'huge-club'), { answer: 4 }, state({ tracks: { p: { health: 7 } } })],
    });
    play({
      cast: [one('p', 'a', 'human', still), one('f', 'a', 'rat')],
      lines: [...foesBegin, ...attack('f', 'p', 'bite-d6'), { answer: 3 }, state({ tracks: { p: { health: 6 } } })],
    });
  });
  it('a wyrm’s breath is direct, a blast, and once a stretch', () => {
    play({
      cast: [one('p', 'b', 'human', { gear: ['heavy-armour'], skills: ['bravery'], ...still }), one('f', 'a', 'wyrm')],
      lines: [
        ...foesBegin,
        { do: 'attack', by: 'f', with: 'wyrm-breath' },
        { answer: 'b' },
        { answer: 1 },
        state({ tracks: { p: { health: 6 } } }),
        { do: 'end-turn', by: 'f' },
        state({ round: 2, offers: { f: { 'attack:wyrm-breath': 'MU-12' } } }),
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
    play({
      cast: [one('p', 'a', 'human', { gear: two, skills: ['ambidextrous'] }), one('f', 'a', 'bandit', still)],
      lines: [
        ...partyBegins,
        { do: 'two-weapons', by: 'p', with: 'sword' },
        { answer: 'f' },
        { answer: { dice: [1, 3] } },
        state({ tracks: { f: { health: 5 } } }),
      ],
    });
  });
});

describe('MU-36: bear traps and nets', () => {
  it('a trap that was noticed may be leapt clear of', () => {
    const scene = hall(4, { b: { features: [{ kind: 'hazard', label: 'Trap', detail: 'bear-trap' }] } });
    play({
      scene,
      cast: [one('p', 'a', 'human', sword), one('f', 'd', 'bandit')],
      lines: [
        ...partyBegins,
        { do: 'move', by: 'p' },
        { answer: 'zone:b' },
        { answer: 8 },
        state({ badges: { p: { entangled: false } }, tracks: { p: { health: 8 } } }),
      ],
    });
  });
  it('set by a main action, it waits for whoever steps in', () => {
    play({
      cast: [one('p', 'a', 'human', { gear: ['bear-trap'] }), one('f', 'a-b', 'bandit')],
      lines: [
        ...partyBegins,
        { do: 'use-long', by: 'p', with: 'bear-trap' },
        { do: 'end-turn', by: 'p' },
        { do: 'move', by: 'f' },
        { answer: 'zone:a' },
        { answer: 9 },
        { answer: 2 },
        state({ badges: { f: { entangled: true } }, tracks: { f: { health: 6 } } }),
      ],
    });
  });
});

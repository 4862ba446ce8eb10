/** Morale with movement, doors, healing and fighters who are passed over: MU-44, MU-45. */
import { describe, it } from 'vitest';
import type { Line } from '../../../../engine/script.ts';
import { foesBegin, nowIs, oneAt, partyBegins, playOut, woundOf } from '../../edges.testing.ts';
import { hallOf } from '../../hall.testing.ts';

const round: Line[] = [
  { do: 'pass', by: 'party' },
  { do: 'pass', by: 'foes' },
];
const broken = (more: object = {}) => ({ conditions: ['must-yield'], ...more });
const exit = (zone: string) => ({ [zone]: { features: [{ kind: 'exit' as const, label: 'The way out' }] } });

describe('MU-44: alone, the damage counts and not what is left of the health', () => {
  const cast = (sheet: Record<string, unknown> = {}) => [
    oneAt('p', 'a'),
    oneAt('p2', 'a'),
    oneAt('f', 'd', 'bandit', sheet),
  ];
  it('who came wounded and is not hurt is not tested', () => {
    playOut({
      cast: cast({ harm: 5 }),
      lines: [...partyBegins, nowIs({ morale: { foes: 'steady' } }), ...round, nowIs({ question: null, round: 2 })],
    });
  });
  it('who was brought to half and healed again is tested', () => {
    playOut({
      cast: cast({ gear: ['healing-draught'] }),
      lines: [
        ...foesBegin,
        ...woundOf('f', 3, 1),
        { do: 'use', by: 'f', with: 'healing-draught' },
        nowIs({ tracks: { f: { health: 8 } }, morale: { foes: 'due' } }),
        { do: 'end-turn', by: 'f' },
        { do: 'pass', by: 'party' },
        nowIs({ question: { kind: 'dice', rule: 'MU-45' } }),
        { answer: 8 },
        nowIs({ morale: { foes: 'passed' }, round: 2 }),
      ],
    });
  });
  it('once for the damage of a round: not again in the next, without more', () => {
    playOut({
      cast: cast(),
      house: { harmedAfterYielding: 'steady' },
      lines: [
        ...partyBegins,
        ...woundOf('f', 3, 1),
        ...round,
        { answer: 8 },
        {
          label: 'Steady again',
          edit: [{ edit: 'sheet', combatant: 'f', path: 'morale', value: 'steady' }],
        },
        ...round,
        nowIs({ question: null, round: 3 }),
      ],
    });
  });
});

describe('MU-45: who fails morale gets away, by any way out', () => {
  it('never toward the enemy, nor sideways; away from it', () => {
    playOut({
      cast: [oneAt('p', 'a'), oneAt('f', 'c', 'bandit', broken())],
      lines: [
        ...foesBegin,
        { do: 'move', by: 'f' },
        nowIs({
          question: { options: ['border:c-d', 'zone:d'], blocked: { 'border:b-c': 'MU-45', 'zone:b': 'MU-45' } },
        }),
        { answer: 'zone:d' },
        nowIs({ place: { f: 'zone:d' } }),
      ],
    });
  });
  it('past the enemy, where the only way out lies there', () => {
    playOut({
      scene: hallOf(4, exit('a')),
      cast: [
        oneAt('p', 'b', 'human', { conditions: ['incapacitated'] }),
        oneAt('p2', 'b'),
        oneAt('f', 'c', 'bandit', broken()),
      ],
      lines: [...foesBegin, { do: 'move', by: 'f' }, nowIs({ question: { has: ['zone:b', 'zone:d'] } })],
    });
  });
  it('from a dead end with no way out there is no retreat: only surrender', () => {
    playOut({
      scene: hallOf(3),
      cast: [oneAt('p', 'b'), oneAt('f', 'c', 'bandit', broken())],
      house: { mapWithoutExit: 'nowhere' },
      lines: [
        ...foesBegin,
        nowIs({ offers: { f: { move: 'MU-45', leave: 'MU-45', surrender: true, distract: 'MU-45' } } }),
      ],
    });
  });
  it('MU-09: through a door, which it may open; nothing else with its hands', () => {
    playOut({
      scene: hallOf(4, { 'b-c': { door: 'closed' } }),
      cast: [oneAt('p', 'a'), oneAt('f', 'b', 'bandit', broken({ gear: ['sword', 'healing-draught'] }))],
      lines: [
        ...foesBegin,
        nowIs({
          offers: { f: { move: false, 'door:b-c': true, 'stow:sword': 'MU-45', 'use:healing-draught': 'MU-45' } },
        }),
        { do: 'door', by: 'f', with: 'b-c' },
        { do: 'move', by: 'f' },
        { answer: 'zone:c' },
        nowIs({ place: { f: 'zone:c' } }),
      ],
    });
  });
  it('the terrified open doors to run, too', () => {
    playOut({
      scene: hallOf(4, { 'b-c': { door: 'closed' } }),
      cast: [
        oneAt('p', 'a'),
        oneAt('f', 'b', 'bandit', { conditions: [{ id: 'terrified', until: 'stretch', by: 'p' }] }),
      ],
      lines: [...foesBegin, nowIs({ offers: { f: { 'door:b-c': true } } })],
    });
  });
});

describe('MU-45: somebody broken who is passed over is asked', () => {
  const cast = [
    oneAt('p', 'a'),
    oneAt('f', 'c', 'bandit', broken()),
    oneAt('f2', 'c', 'bandit'),
    oneAt('f3', 'c', 'bandit'),
  ];
  it('MU-46: and surrenders before the round is over', () => {
    playOut({
      cast,
      lines: [
        ...partyBegins,
        ...round,
        nowIs({ question: { rule: 'MU-45', seat: 'f', options: ['surrender', 'retreat', 'neither'] }, round: 1 }),
        { answer: 'surrender' },
        nowIs({ question: null, round: 2, standing: { f: 'surrendered', f2: 'up' } }),
      ],
    });
  });
  it('or takes its turn and runs', () => {
    playOut({
      cast,
      lines: [
        ...partyBegins,
        ...round,
        { answer: 'retreat' },
        nowIs({ acting: 'f', round: 1 }),
        { do: 'move', by: 'f' },
        { answer: 'zone:d' },
        { do: 'end-turn', by: 'f' },
        nowIs({ question: null, round: 1, may: ['p'] }),
        ...round,
        nowIs({ question: null, round: 2 }),
      ],
    });
  });
  it('or stays by the GM’s word, and is asked again in the next round', () => {
    playOut({
      cast,
      lines: [
        ...partyBegins,
        ...round,
        { answer: 'neither' },
        nowIs({ question: null, round: 2, badges: { f: { 'must-yield': true } } }),
        ...round,
        nowIs({ question: { rule: 'MU-45', seat: 'f' } }),
      ],
    });
  });
  it('nor may it take its turn and do nothing in it; who has run is not asked', () => {
    playOut({
      cast,
      lines: [
        ...foesBegin,
        { do: 'turn', by: 'f' },
        { do: 'end-turn', by: 'f' },
        nowIs({ question: { rule: 'MU-45', seat: 'f' } }),
        { answer: 'retreat' },
        nowIs({ acting: 'f' }),
        { do: 'move', by: 'f' },
        { answer: 'zone:d' },
        { do: 'end-turn', by: 'f' },
        nowIs({ question: null, may: ['p'] }),
      ],
    });
  });
  it('who has dodged has spent its turn, and is not asked', () => {
    playOut({
      cast: [
        oneAt('p', 'a', 'human', { gear: ['sword'] }),
        oneAt('f', 'a', 'bandit', broken()),
        oneAt('f2', 'h', 'bandit'),
      ],
      lines: [
        ...partyBegins,
        { do: 'attack', by: 'p', with: 'sword' },
        { answer: 'f' },
        { answer: 'dodge' },
        { answer: 1 },
        { do: 'end-turn', by: 'p' },
        { do: 'pass', by: 'foes' },
        nowIs({ question: null, round: 2 }),
      ],
    });
  });
});

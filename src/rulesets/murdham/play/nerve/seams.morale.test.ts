/** Morale where it meets movement, doors, healing and being passed over: MU-44, MU-45. */
import { describe, it } from 'vitest';
import type { Line } from '../../../../engine/script.ts';
import { foesBegin, one, partyBegins, play, state, wound } from '../../edges.testing.ts';
import { hall } from '../../hall.testing.ts';

const round: Line[] = [
  { do: 'pass', by: 'party' },
  { do: 'pass', by: 'foes' },
];
const broken = (more: object = {}) => ({ conditions: ['must-yield'], ...more });
const exit = (zone: string) => ({ [zone]: { features: [{ kind: 'exit' as const, label: 'The way out' }] } });

describe('MU-44: alone, the damage counts and not what is left of the health', () => {
  const cast = (sheet: Record<string, unknown> = {}) => [one('p', 'a'), one('p2', 'a'), one('f', 'd', 'bandit', sheet)];
  it('who came wounded and is not hurt is not tested', () => {
    play({
      cast: cast({ harm: 5 }),
      lines: [...partyBegins, state({ morale: { foes: 'steady' } }), ...round, state({ question: null, round: 2 })],
    });
  });
  it('who was brought to half and healed again is tested', () => {
    play({
      cast: cast({ gear: ['healing-draught'] }),
      lines: [
        ...foesBegin,
        ...wound('f', 3, 1),
        { do: 'use', by: 'f', with: 'healing-draught' },
        state({ tracks: { f: { health: 8 } }, morale: { foes: 'due' } }),
        { do: 'end-turn', by: 'f' },
        { do: 'pass', by: 'party' },
        state({ question: { kind: 'dice', rule: 'MU-45' } }),
        { answer: 8 },
        state({ morale: { foes: 'passed' }, round: 2 }),
      ],
    });
  });
  it('once for the damage of a round: not again in the next, without more', () => {
    play({
      cast: cast(),
      house: { harmedAfterYielding: 'steady' },
      lines: [
        ...partyBegins,
        ...wound('f', 3, 1),
        ...round,
        { answer: 8 },
        {
          label: 'Steady again',
          edit: [{ edit: 'sheet', combatant: 'f', path: 'morale', value: 'steady' }],
        },
        ...round,
        state({ question: null, round: 3 }),
      ],
    });
  });
});

describe('MU-45: who fails morale gets away, by any way out', () => {
  it('never toward the enemy, nor sideways; away from it', () => {
    play({
      cast: [one('p', 'a'), one('f', 'c', 'bandit', broken())],
      lines: [
        ...foesBegin,
        { do: 'move', by: 'f' },
        state({
          question: { options: ['border:c-d', 'zone:d'], blocked: { 'border:b-c': 'MU-45', 'zone:b': 'MU-45' } },
        }),
        { answer: 'zone:d' },
        state({ place: { f: 'zone:d' } }),
      ],
    });
  });
  it('past the enemy, where the only way out lies there', () => {
    play({
      scene: hall(4, exit('a')),
      cast: [
        one('p', 'b', 'human', { conditions: ['incapacitated'] }),
        one('p2', 'b'),
        one('f', 'c', 'bandit', broken()),
      ],
      lines: [...foesBegin, { do: 'move', by: 'f' }, state({ question: { has: ['zone:b', 'zone:d'] } })],
    });
  });
  it('from a dead end with no way out there is no retreat: only surrender', () => {
    play({
      scene: hall(3),
      cast: [one('p', 'b'), one('f', 'c', 'bandit', broken())],
      house: { mapWithoutExit: 'nowhere' },
      lines: [
        ...foesBegin,
        state({ offers: { f: { move: 'MU-06', leave: 'MU-45', surrender: true, distract: 'MU-45' } } }),
      ],
    });
  });
  it('MU-09: through a door, which it may open; nothing else with its hands', () => {
    play({
      scene: hall(4, { 'b-c': { door: 'closed' } }),
      cast: [one('p', 'a'), one('f', 'b', 'bandit', broken({ gear: ['sword', 'healing-draught'] }))],
      lines: [
        ...foesBegin,
        state({
          offers: { f: { move: false, 'door:b-c': true, 'stow:sword': 'MU-45', 'use:healing-draught': 'MU-45' } },
        }),
        { do: 'door', by: 'f', with: 'b-c' },
        { do: 'move', by: 'f' },
        { answer: 'zone:c' },
        state({ place: { f: 'zone:c' } }),
      ],
    });
  });
  it('the terrified open doors to run, too', () => {
    play({
      scene: hall(4, { 'b-c': { door: 'closed' } }),
      cast: [one('p', 'a'), one('f', 'b', 'bandit', { conditions: [{ id: 'terrified', until: 'stretch', by: 'p' }] })],
      lines: [...foesBegin, state({ offers: { f: { 'door:b-c': true } } })],
    });
  });
});

describe('MU-45: somebody broken who is passed over is asked', () => {
  const cast = [one('p', 'a'), one('f', 'c', 'bandit', broken()), one('f2', 'c', 'bandit'), one('f3', 'c', 'bandit')];
  it('MU-46: and surrenders before the round is over', () => {
    play({
      cast,
      lines: [
        ...partyBegins,
        ...round,
        state({ question: { rule: 'MU-45', seat: 'f', options: ['surrender', 'retreat', 'neither'] }, round: 1 }),
        { answer: 'surrender' },
        state({ question: null, round: 2, standing: { f: 'surrendered', f2: 'up' } }),
      ],
    });
  });
  it('or takes its turn and runs', () => {
    play({
      cast,
      lines: [
        ...partyBegins,
        ...round,
        { answer: 'retreat' },
        state({ acting: 'f', round: 1 }),
        { do: 'move', by: 'f' },
        { answer: 'zone:d' },
        { do: 'end-turn', by: 'f' },
        state({ question: null, round: 1, may: ['p'] }),
        ...round,
        state({ question: null, round: 2 }),
      ],
    });
  });
  it('or stays by the GM’s word, and is asked again in the next round', () => {
    play({
      cast,
      lines: [
        ...partyBegins,
        ...round,
        { answer: 'neither' },
        state({ question: null, round: 2, badges: { f: { 'must-yield': true } } }),
        ...round,
        state({ question: { rule: 'MU-45', seat: 'f' } }),
      ],
    });
  });
  it('nor may it take its turn and do nothing in it; who has run is not asked', () => {
    play({
      cast,
      lines: [
        ...foesBegin,
        { do: 'turn', by: 'f' },
        { do: 'end-turn', by: 'f' },
        state({ question: { rule: 'MU-45', seat: 'f' } }),
        { answer: 'retreat' },
        state({ acting: 'f' }),
        { do: 'move', by: 'f' },
        { answer: 'zone:d' },
        { do: 'end-turn', by: 'f' },
        state({ question: null, may: ['p'] }),
      ],
    });
  });
  it('who has dodged has spent its turn, and is not asked', () => {
    play({
      cast: [one('p', 'a', 'human', { gear: ['sword'] }), one('f', 'a', 'bandit', broken()), one('f2', 'h', 'bandit')],
      lines: [
        ...partyBegins,
        { do: 'attack', by: 'p', with: 'sword' },
        { answer: 'f' },
        { answer: 'dodge' },
        { answer: 1 },
        { do: 'end-turn', by: 'p' },
        { do: 'pass', by: 'foes' },
        state({ question: null, round: 2 }),
      ],
    });
  });
});

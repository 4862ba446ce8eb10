/** Edge rulings 1 to 5, played: movement in a turn, sprints, sneaking, shooting and moving. */
import { describe, it } from 'vitest';
import type { Line } from '../../../../engine/script.ts';
import { oneAt, partyBegins, playOut } from '../../edges.testing.ts';
import { hallOf } from '../../hall.testing.ts';

const far = oneAt('f', 'h', 'bandit');
const places = (has: string[], lacks: string[] = [], blocked: Record<string, string> = {}): Line => ({
  expect: { question: { has, lacks, blocked } },
});

describe('MU-06, MU-08 rulings 1, 3: how far in a turn', () => {
  it('the free zone: one zone, no more', () => {
    playOut({
      cast: [oneAt('p', 'a'), far],
      lines: [...partyBegins, { do: 'move', by: 'p' }, places(['border:a-b', 'zone:b'], ['zone:c'])],
    });
  });
  it('it may be split before, between and after actions', () => {
    playOut({
      cast: [
        oneAt('p', 'a', 'human', { gear: ['dagger', 'club'] }),
        oneAt('f', 'a-b', 'bandit', { conditions: ['stunned'] }),
      ],
      lines: [
        ...partyBegins,
        { do: 'move', by: 'p' },
        { answer: 'border:a-b' },
        { do: 'attack', by: 'p', with: 'dagger' },
        { answer: 'f' },
        { answer: 1 },
        { do: 'move', by: 'p' },
        places(['zone:a', 'zone:b'], ['zone:c', 'border:b-c']),
        { answer: 'zone:b' },
        { do: 'move', by: 'p', refused: 'MU-06' },
        { expect: { place: { p: 'zone:b' } } },
      ],
    });
  });
  it('full movement replaces the free zone: two zones in all, also after a zone already moved', () => {
    playOut({
      cast: [oneAt('p', 'a'), far],
      lines: [
        ...partyBegins,
        { do: 'move', by: 'p' },
        { answer: 'zone:b' },
        { do: 'full-move', by: 'p', with: 'full' },
        places(['zone:c', 'zone:a'], ['zone:d', 'border:c-d']),
      ],
    });
  });
  it('by house rule it comes on top: three zones', () => {
    playOut({
      cast: [oneAt('p', 'a'), far],
      house: { fullMovement: 'adds' },
      lines: [...partyBegins, { do: 'full-move', by: 'p', with: 'full' }, places(['zone:d'], ['zone:e'])],
    });
  });
  it('a sprint is four zones and costs the main action; it must not follow other movement', () => {
    playOut({
      cast: [oneAt('p', 'a'), far],
      lines: [
        ...partyBegins,
        { do: 'full-move', by: 'p', with: 'sprint' },
        places(['zone:e'], ['zone:f']),
        { answer: 'zone:e' },
        { expect: { offers: { p: { 'attack:club': 'MU-06' } } } },
      ],
    });
    playOut({
      cast: [oneAt('p', 'a'), far],
      lines: [
        ...partyBegins,
        { do: 'move', by: 'p' },
        { answer: 'border:a-b' },
        { do: 'full-move', by: 'p', with: 'sprint', refused: 'MU-08' },
      ],
    });
  });
  it('the second sprint in a row asks for an AGI save; Fleet footed goes five zones and is asked in the third', () => {
    const again = (id: string): Line[] => [
      { do: 'end-turn', by: id },
      { do: 'pass', by: 'foes' },
      { do: 'pass', by: 'party' },
    ];
    playOut({
      cast: [oneAt('p', 'a'), oneAt('p2', 'a'), oneAt('f', 'h', 'bandit')],
      lines: [
        ...partyBegins,
        { do: 'full-move', by: 'p', with: 'sprint' },
        { answer: 'zone:e' },
        ...again('p'),
        { expect: { round: 2 } },
        { do: 'full-move', by: 'p', with: 'sprint' },
        { expect: { question: { kind: 'dice', rule: 'MU-08' } } },
      ],
    });
    playOut({
      scene: hallOf(12),
      cast: [oneAt('p', 'a', 'human', { skills: ['fleet-footed'] }), oneAt('p2', 'a'), oneAt('f', 'l', 'bandit')],
      lines: [
        ...partyBegins,
        { do: 'full-move', by: 'p', with: 'sprint' },
        places(['zone:f'], ['zone:g']),
        { answer: 'zone:b' },
        ...again('p'),
        { do: 'full-move', by: 'p', with: 'sprint' },
        { answer: 'zone:c' },
        ...again('p'),
        { expect: { round: 3 } },
        { do: 'full-move', by: 'p', with: 'sprint' },
        { expect: { question: { kind: 'dice', rule: 'MU-08' } } },
      ],
    });
  });
});

describe('MU-43 ruling 4: walking the free zone is not sneaking', () => {
  const hidden = [oneAt('p', 'a', 'human', { conditions: ['concealed'] }), oneAt('f', 'd', 'bandit')];
  it('the concealed one that walks is revealed', () => {
    playOut({
      cast: hidden,
      lines: [
        ...partyBegins,
        { do: 'move', by: 'p' },
        { answer: 'zone:b' },
        { expect: { badges: { p: { concealed: false } }, log: ['MU-43'] } },
      ],
    });
  });
  it('ruling 68: sneaking asks one AGI save for the whole movement; passed, it stays hidden unless the GM says it is seen', () => {
    playOut({
      cast: hidden,
      house: { askEveryHide: false },
      lines: [
        ...partyBegins,
        { do: 'full-move', by: 'p', with: 'sneak' },
        { answer: 8 },
        { answer: 'zone:c' },
        { expect: { badges: { p: { concealed: true } }, question: null } },
      ],
    });
  });
  it('a failed sneak reveals', () => {
    playOut({
      cast: hidden,
      house: { askEveryHide: false },
      lines: [
        ...partyBegins,
        { do: 'full-move', by: 'p', with: 'sneak' },
        { answer: 9 },
        { expect: { badges: { p: { concealed: false } } } },
      ],
    });
  });
});

describe('MU-16 ruling 5: shooting and moving in one turn', () => {
  const archers = (place: string) => [
    oneAt('p', 'a', 'human', { gear: ['bow'] }),
    oneAt('f', place, 'bandit', { conditions: ['stunned'] }),
  ];
  const step: Line[] = [{ do: 'move', by: 'p' }, { answer: 'border:a-b' }];
  it('after half a zone a WIT save is needed', () => {
    playOut({
      cast: archers('c'),
      lines: [
        ...partyBegins,
        ...step,
        { do: 'attack', by: 'p', with: 'bow' },
        { answer: 'f' },
        { expect: { question: { kind: 'dice', rule: 'MU-16' } } },
        { answer: 9 },
        { expect: { question: null, tracks: { f: { health: 8 } } } },
      ],
    });
  });
  it('beyond half range and moved: impossible', () => {
    playOut({
      cast: archers('h'),
      lines: [...partyBegins, ...step, { do: 'attack', by: 'p', with: 'bow', refused: 'MU-16' }],
    });
  });
  it('movement after a still shot is allowed; by house rule it is not', () => {
    const shot: Line[] = [{ do: 'attack', by: 'p', with: 'bow' }, { answer: 'f' }, { answer: 1 }];
    playOut({
      cast: archers('c'),
      lines: [...partyBegins, ...shot, ...step, { expect: { place: { p: 'border:a-b' } } }],
    });
    playOut({
      cast: archers('c'),
      house: { shootThenMove: 'forfeits' },
      lines: [...partyBegins, ...shot, { do: 'move', by: 'p', refused: 'MU-06' }],
    });
  });
});

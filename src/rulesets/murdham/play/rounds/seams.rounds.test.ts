/**
 * Rounds and turns with other rules: what ends a round, fighters felled in their own turn, who goes
 * first, declaring in time.
 */
import { describe, it } from 'vitest';
import type { Line } from '../../../../engine/script.ts';
import { nowIs, oneAt, partyBegins, playOut, withSword } from '../../edges.testing.ts';
import { hallOf } from '../../hall.testing.ts';

const brave = { skills: ['bravery'] };
const dying = { conditions: ['incapacitated', { id: 'dying', until: 'cause', rounds: 1 }], harm: 8 };
const out = { conditions: ['incapacitated'] };

describe('MU-04: whatever ends the round ends it', () => {
  const begun: Line[] = [{ begin: true }, { answer: 'party' }];
  it('MU-04, MU-29: the dying die when the GM goes on to the next round with nobody able to act', () => {
    playOut({
      cast: [oneAt('p', 'a', 'human', dying), oneAt('f', 'h', 'bandit', out)],
      lines: [...begun, { do: 'next-round' }, nowIs({ round: 2, standing: { p: 'dead' }, log: ['Round 1 ends'] })],
    });
  });
  it('MU-04, MU-44: morale is tested when it ends so', () => {
    const dazed = { conditions: ['stunned'] };
    playOut({
      cast: [oneAt('p', 'a', 'human', out), oneAt('f1', 'h', 'bandit', dazed), oneAt('f2', 'h', 'bandit', dazed)],
      lines: [
        ...begun,
        { do: 'rule-harm' },
        { answer: 'f2' },
        { answer: 9 },
        { answer: 'direct' },
        nowIs({ may: [], morale: { foes: 'due' } }),
        { do: 'next-round' },
        nowIs({ question: { kind: 'dice', rule: 'MU-45' } }),
        { answer: 20 },
        nowIs({ round: 2, badges: { f1: { 'must-yield': true } } }),
      ],
    });
  });
  it('MU-29: a stretch that ends by ruling is long over for the dying; who was healed lives', () => {
    playOut({
      cast: [
        oneAt('p', 'a', 'human', dying),
        oneAt('p2', 'a', 'human', { conditions: ['incapacitated', 'dying'], harm: 7 }),
        oneAt('f', 'h', 'bandit', brave),
      ],
      lines: [
        ...begun,
        { do: 'rule-stretch' },
        { answer: 'yes' },
        nowIs({ standing: { p: 'dead', p2: 'up' }, badges: { p2: { dying: false } } }),
      ],
    });
  });
});

describe('MU-06: who is felled in its own turn has no more of it', () => {
  const duel = [
    oneAt('p', 'a', 'human', withSword),
    oneAt('p2', 'a', 'human', withSword),
    oneAt('f', 'a', 'bandit', brave),
  ];
  it('MU-06, MU-21: by a counter: the chance is the other side’s', () => {
    playOut({
      cast: duel,
      lines: [
        ...partyBegins,
        { do: 'attack', by: 'p', with: 'sword' },
        { answer: 'f' },
        { answer: 'counter-sword' },
        { answer: { dice: { attack: [1], counter: [5] } } },
        nowIs({ standing: { p: 'incapacitated' }, acting: null, may: ['p2'], log: ['does not land'] }),
      ],
    });
  });
  it('MU-06, MU-24: by an opportunity attack; one who is only hurt goes on', () => {
    const cast = [oneAt('p', 'a', 'human', brave), oneAt('f', 'a', 'bandit', brave), oneAt('f2', 'a', 'bandit', brave)];
    const away: Line[] = [...partyBegins, { do: 'move', by: 'p' }, { answer: 'zone:b' }, { answer: 'f.sword.p' }];
    playOut({
      cast,
      lines: [...away, { answer: 5 }, nowIs({ standing: { p: 'incapacitated' }, acting: null, may: ['f2'] })],
    });
    playOut({
      cast,
      lines: [
        ...away,
        { answer: 2 },
        { answer: 'pass' },
        { answer: 'yes' },
        nowIs({ acting: 'p', place: { p: 'zone:b' } }),
      ],
    });
  });
  it('MU-06: by a ruling and by hand; a bystander’s fall changes nothing', () => {
    const begun: Line[] = [...partyBegins, { do: 'turn', by: 'p' }, nowIs({ acting: 'p' })];
    const hurt = (who: string): Line[] => [{ do: 'rule-harm' }, { answer: who }, { answer: 5 }, { answer: 'direct' }];
    playOut({ cast: duel, lines: [...begun, ...hurt('p'), nowIs({ acting: null, may: ['f'] })] });
    playOut({ cast: duel, lines: [...begun, ...hurt('p2'), nowIs({ acting: 'p' })] });
    playOut({
      cast: duel,
      lines: [
        ...begun,
        {
          edit: [{ edit: 'sheet', combatant: 'p', path: 'conditions', value: ['dead'] }],
          label: 'Struck by lightning',
        },
        nowIs({ acting: null, may: ['f'] }),
      ],
    });
  });
  it('MU-06: the dying who stay up keep their turn', () => {
    playOut({
      cast: [oneAt('p', 'a', 'skeletal-warrior'), oneAt('f', 'a', 'bandit', brave)],
      lines: [
        ...partyBegins,
        { do: 'turn', by: 'p' },
        { do: 'rule-harm' },
        { answer: 'p' },
        { answer: 7 },
        { answer: 'direct' },
        nowIs({ acting: 'p' }),
      ],
    });
  });
});

describe('MU-05: the side with the initiative decides each round, unasked', () => {
  const cast = [oneAt('p', 'a', 'human', brave), oneAt('p2', 'a', 'human', brave), oneAt('f', 'h', 'bandit', brave)];
  it('sends another side first before anybody has acted, takes it back, and decides anew each round', () => {
    playOut({
      cast,
      lines: [
        ...partyBegins,
        nowIs({
          question: null,
          may: ['p', 'p2'],
          offers: { party: { 'go-first:foes': true }, foes: { 'go-first': false } },
        }),
        { do: 'go-first', by: 'party', with: 'foes' },
        nowIs({ may: ['f'], log: ['MU-05', 'The round begins with the foes'] }),
        { do: 'go-first', by: 'party', with: 'party' },
        nowIs({ may: ['p', 'p2'] }),
        { do: 'go-first', by: 'party', with: 'foes' },
        { do: 'turn', by: 'f' },
        { do: 'go-first', by: 'party', with: 'party', refused: 'MU-05' },
        { do: 'end-turn', by: 'f' },
        { do: 'go-first', by: 'party', with: 'party', refused: 'MU-05' },
        { do: 'pass', by: 'party' },
        nowIs({ round: 2, may: ['p', 'p2'], offers: { party: { 'go-first:foes': true } } }),
      ],
    });
  });
  it('not after a pass, and not by the other side', () => {
    playOut({
      cast,
      lines: [
        ...partyBegins,
        { do: 'go-first', by: 'foes', with: 'foes', refused: 'MU-05' },
        { do: 'pass', by: 'party' },
        { do: 'go-first', by: 'party', with: 'foes', refused: 'MU-05' },
      ],
    });
  });
  it('MU-05, MU-51: with fast and slow actions the decision holds for both phases', () => {
    playOut({
      cast,
      house: { fastAndSlow: true },
      lines: [
        ...partyBegins,
        { answer: 1 },
        { do: 'go-first', by: 'party', with: 'foes' },
        { do: 'pass', by: 'foes' },
        { do: 'pass', by: 'party' },
        nowIs({ may: ['f'], title: 'slow' }),
      ],
    });
  });
});

describe('MU-52: the chaos of combat', () => {
  const plain = [
    oneAt('p', 'a', 'human', { ...withSword, ...brave }),
    oneAt('f', 'a', 'bandit', { ...brave, conditions: ['stunned'] }),
  ];
  const cast = plain.map((member) => (member.id === 'p' ? { ...member, player: 'Anna' } : member));
  it('the countdown runs when a turn begins with its first action; late, nothing of it happens', () => {
    playOut({
      cast,
      house: { chaos: true },
      lines: [
        ...partyBegins,
        { do: 'attack', by: 'p', with: 'sword' },
        nowIs({ question: { countdown: 15, rule: 'MU-52', options: ['declared', 'late'] } }),
        { answer: 'late' },
        nowIs({ question: null, acting: null, tracks: { f: { health: 8 } } }),
      ],
    });
    playOut({
      cast,
      house: { chaos: true },
      lines: [
        ...partyBegins,
        { do: 'attack', by: 'p', with: 'sword' },
        { answer: 'declared' },
        { answer: 'f' },
        { answer: 2 },
        nowIs({ acting: 'p', tracks: { f: { health: 6 } } }),
        { do: 'move', by: 'p' },
        nowIs({ question: { rule: 'MU-06' } }),
      ],
    });
  });
  it('no fighter of the GM is hurried, and nobody without the option', () => {
    for (const [who, house] of [
      [plain, { chaos: true }],
      [cast, {}],
    ] as const)
      playOut({
        cast: who,
        house,
        scene: hallOf(),
        lines: [...partyBegins, { do: 'attack', by: 'p', with: 'sword' }, nowIs({ question: { rule: 'MU-15' } })],
      });
  });
});

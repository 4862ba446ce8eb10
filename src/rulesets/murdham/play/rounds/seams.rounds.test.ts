/** Where rounds and turns meet other rules: what ends a round, who is felled in its own turn, who goes first, declaring in time. */
import { describe, it } from 'vitest';
import type { Line } from '../../../../engine/script.ts';
import { one, partyBegins, play, state, sword } from '../../edges.testing.ts';
import { hall } from '../../hall.testing.ts';

const brave = { skills: ['bravery'] };
const dying = { conditions: ['incapacitated', { id: 'dying', until: 'cause', rounds: 1 }], harm: 8 };
const out = { conditions: ['incapacitated'] };

describe('MU-04: whatever ends the round ends it', () => {
  const begun: Line[] = [{ begin: true }, { answer: 'party' }];
  it('MU-04, MU-29: the dying die when the GM goes on to the next round with nobody able to act', () => {
    play({
      cast: [one('p', 'a', 'human', dying), one('f', 'h', 'bandit', out)],
      lines: [...begun, { do: 'next-round' }, state({ round: 2, standing: { p: 'dead' }, log: ['Round 1 ends'] })],
    });
  });
  it('MU-04, MU-44: morale is tested when it ends so', () => {
    const dazed = { conditions: ['stunned'] };
    play({
      cast: [one('p', 'a', 'human', out), one('f1', 'h', 'bandit', dazed), one('f2', 'h', 'bandit', dazed)],
      lines: [
        ...begun,
        { do: 'rule-harm' },
        { answer: 'f2' },
        { answer: 9 },
        { answer: 'direct' },
        state({ may: [], morale: { foes: 'due' } }),
        { do: 'next-round' },
        state({ question: { kind: 'dice', rule: 'MU-45' } }),
        { answer: 20 },
        state({ round: 2, badges: { f1: { 'must-yield': true } } }),
      ],
    });
  });
  it('MU-29: a stretch that ends by ruling is long over for the dying; who was healed lives', () => {
    play({
      cast: [
        one('p', 'a', 'human', dying),
        one('p2', 'a', 'human', { conditions: ['incapacitated', 'dying'], harm: 7 }),
        one('f', 'h', 'bandit', brave),
      ],
      lines: [
        ...begun,
        { do: 'rule-stretch' },
        { answer: 'yes' },
        state({ standing: { p: 'dead', p2: 'up' }, badges: { p2: { dying: false } } }),
      ],
    });
  });
});

describe('MU-06: who is felled in its own turn has no more of it', () => {
  const duel = [one('p', 'a', 'human', sword), one('p2', 'a', 'human', sword), one('f', 'a', 'bandit', brave)];
  it('MU-06, MU-21: by a counter: the chance is the other side’s', () => {
    play({
      cast: duel,
      lines: [
        ...partyBegins,
        { do: 'attack', by: 'p', with: 'sword' },
        { answer: 'f' },
        { answer: 'counter-sword' },
        { answer: { dice: { attack: [1], counter: [5] } } },
        state({ standing: { p: 'incapacitated' }, acting: null, may: ['p2'], log: ['out before hitting'] }),
      ],
    });
  });
  it('MU-06, MU-24: by an opportunity attack; one who is only hurt goes on', () => {
    const cast = [one('p', 'a', 'human', brave), one('f', 'a', 'bandit', brave), one('f2', 'a', 'bandit', brave)];
    const away: Line[] = [...partyBegins, { do: 'move', by: 'p' }, { answer: 'zone:b' }, { answer: 'f.sword.p' }];
    play({
      cast,
      lines: [...away, { answer: 5 }, state({ standing: { p: 'incapacitated' }, acting: null, may: ['f2'] })],
    });
    play({
      cast,
      lines: [
        ...away,
        { answer: 2 },
        { answer: 'pass' },
        { answer: 'yes' },
        state({ acting: 'p', place: { p: 'zone:b' } }),
      ],
    });
  });
  it('MU-06: by a ruling and by hand; a bystander’s fall changes nothing', () => {
    const begun: Line[] = [...partyBegins, { do: 'turn', by: 'p' }, state({ acting: 'p' })];
    const hurt = (who: string): Line[] => [{ do: 'rule-harm' }, { answer: who }, { answer: 5 }, { answer: 'direct' }];
    play({ cast: duel, lines: [...begun, ...hurt('p'), state({ acting: null, may: ['f'] })] });
    play({ cast: duel, lines: [...begun, ...hurt('p2'), state({ acting: 'p' })] });
    play({
      cast: duel,
      lines: [
        ...begun,
        {
          edit: [{ edit: 'sheet', combatant: 'p', path: 'conditions', value: ['dead'] }],
          label: 'Struck by lightning',
        },
        state({ acting: null, may: ['f'] }),
      ],
    });
  });
  it('MU-06: the dying who stay up keep their turn', () => {
    play({
      cast: [one('p', 'a', 'skeletal-warrior'), one('f', 'a', 'bandit', brave)],
      lines: [
        ...partyBegins,
        { do: 'turn', by: 'p' },
        { do: 'rule-harm' },
        { answer: 'p' },
        { answer: 7 },
        { answer: 'direct' },
        state({ acting: 'p' }),
      ],
    });
  });
});

describe('MU-05: the side with the initiative decides each round, unasked', () => {
  const cast = [one('p', 'a', 'human', brave), one('p2', 'a', 'human', brave), one('f', 'h', 'bandit', brave)];
  it('sends another side first before anybody has acted, takes it back, and decides anew each round', () => {
    play({
      cast,
      lines: [
        ...partyBegins,
        state({
          question: null,
          may: ['p', 'p2'],
          offers: { party: { 'go-first:foes': true }, foes: { 'go-first': false } },
        }),
        { do: 'go-first', by: 'party', with: 'foes' },
        state({ may: ['f'], log: ['MU-05', 'First this round: The foes'] }),
        { do: 'go-first', by: 'party', with: 'party' },
        state({ may: ['p', 'p2'] }),
        { do: 'go-first', by: 'party', with: 'foes' },
        { do: 'turn', by: 'f' },
        { do: 'go-first', by: 'party', with: 'party', refused: 'MU-05' },
        { do: 'end-turn', by: 'f' },
        { do: 'go-first', by: 'party', with: 'party', refused: 'MU-05' },
        { do: 'pass', by: 'party' },
        state({ round: 2, may: ['p', 'p2'], offers: { party: { 'go-first:foes': true } } }),
      ],
    });
  });
  it('not after a pass, and not by the other side', () => {
    play({
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
    play({
      cast,
      house: { fastAndSlow: true },
      lines: [
        ...partyBegins,
        { answer: 1 },
        { do: 'go-first', by: 'party', with: 'foes' },
        { do: 'pass', by: 'foes' },
        { do: 'pass', by: 'party' },
        state({ may: ['f'], title: 'slow' }),
      ],
    });
  });
});

describe('MU-52: the chaos of combat', () => {
  const plain = [
    one('p', 'a', 'human', { ...sword, ...brave }),
    one('f', 'a', 'bandit', { ...brave, conditions: ['stunned'] }),
  ];
  const cast = plain.map((member) => (member.id === 'p' ? { ...member, player: 'Anna' } : member));
  it('the countdown runs when a turn begins with its first action; late, nothing of it happens', () => {
    play({
      cast,
      house: { chaos: true },
      lines: [
        ...partyBegins,
        { do: 'attack', by: 'p', with: 'sword' },
        state({ question: { countdown: 15, rule: 'MU-52', options: ['declared', 'late'] } }),
        { answer: 'late' },
        state({ question: null, acting: null, tracks: { f: { health: 8 } } }),
      ],
    });
    play({
      cast,
      house: { chaos: true },
      lines: [
        ...partyBegins,
        { do: 'attack', by: 'p', with: 'sword' },
        { answer: 'declared' },
        { answer: 'f' },
        { answer: 2 },
        state({ acting: 'p', tracks: { f: { health: 6 } } }),
        { do: 'move', by: 'p' },
        state({ question: { rule: 'MU-06' } }),
      ],
    });
  });
  it('nobody is hurried who is the GM’s, and nobody without the option', () => {
    for (const [who, house] of [
      [plain, { chaos: true }],
      [cast, {}],
    ] as const)
      play({
        cast: who,
        house,
        scene: hall(),
        lines: [...partyBegins, { do: 'attack', by: 'p', with: 'sword' }, state({ question: { rule: 'MU-15' } })],
      });
  });
});

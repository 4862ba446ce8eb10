/**
 * Choices in a blow that stay with the attacker: mercy, both weapons, the item that is used (MU-12,
 * MU-14, MU-48).
 */
import { describe, it } from 'vitest';
import { attackBy, nowIs, oneAt, partyBegins, playOut, stillOne, withSword } from '../../edges.testing.ts';

describe('MU-14: a mercy blow', () => {
  it('for one of one’s own side who is incapacitated and near; not for one who stands, nor for one farther off', () => {
    playOut({
      cast: [
        oneAt('p', 'a', 'human', withSword),
        oneAt('p2', 'a', 'human', { conditions: ['incapacitated'] }),
        oneAt('p3', 'a', 'human', stillOne),
        oneAt('p4', 'c', 'human', { conditions: ['incapacitated'] }),
        oneAt('f', 'e', 'bandit'),
      ],
      lines: [
        ...partyBegins,
        { do: 'final-blow', by: 'p', with: 'sword' },
        nowIs({ question: { options: ['p2'], blocked: { p3: 'MU-14', p4: 'MU-14' } } }),
        { answer: 'p2' },
        nowIs({ standing: { p2: 'dead', p3: 'up' }, log: ['MU-14'] }),
      ],
    });
  });
});

describe('MU-12: both weapons', () => {
  it('two pistols are both fired', () => {
    playOut({
      cast: [
        oneAt('p', 'a', 'human', {
          gear: [
            { id: 'one', item: 'handgun', held: 'main', worn: false, damaged: false, used: false, spent: false },
            { id: 'two', item: 'handgun', held: 'off', worn: false, damaged: false, used: false, spent: false },
          ],
          skills: ['ambidextrous'],
        }),
        oneAt('f', 'a', 'bandit', stillOne),
      ],
      lines: [
        ...partyBegins,
        { do: 'two-weapons', by: 'p', with: 'one' },
        { answer: 'f' },
        { answer: { dice: [1, 1] } },
        { do: 'end-turn', by: 'p' },
        { do: 'attack', by: 'p', with: 'two', refused: 'reload' },
      ],
    });
  });
});

describe('MU-48: durability by use, wherever the thing lies', () => {
  it('put down, struck away or thrown away at a surrender', () => {
    playOut({
      cast: [
        oneAt('p', 'a', 'human', withSword),
        oneAt('p2', 'a', 'human', { gear: ['mace'] }),
        oneAt('f', 'a', 'bandit', stillOne),
        oneAt('f2', 'c', 'bandit', { gear: ['axe'] }),
      ],
      lines: [
        ...partyBegins,
        ...attackBy('p', 'f'),
        { answer: 1 },
        { do: 'put-down', by: 'p', with: 'sword' },
        { do: 'end-turn', by: 'p' },
        { do: 'surrender', by: 'f2' },
        { end: true },
        // The mace and the axe were never used, so neither makes a roll.
        { answer: { dice: { 'lying-1.sword': [1] } } },
        nowIs({ stage: 'over', log: ['Sword on the ground (A) is damaged'], logNot: ['axe', 'Mace'] }),
      ],
    });
  });
});

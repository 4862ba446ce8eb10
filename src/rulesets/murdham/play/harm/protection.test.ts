/** Protection and harm: MU-25 to MU-29, by commands and answers. */
import { describe, it } from 'vitest';
import type { Line } from '../../../../engine/script.ts';
import { attackBy, oneAt, partyBegins, playOut } from '../../edges.testing.ts';
import { hallOf } from '../../hall.testing.ts';

const foes: Line[] = [{ begin: true }, { answer: 'foes' }];
/** A target that cannot answer, so that only the blow is played. */
const dazed = { conditions: ['stunned'] };
const health = (who: string, value: number): Line => ({ expect: { tracks: { [who]: { health: value } } } });

describe('protection', () => {
  it('MU-25: concealment impairs damage', () => {
    const scene = hallOf(8, { c: { features: [{ kind: 'concealment', label: 'Fog' }] } });
    const cast = [
      oneAt('p1', 'a', 'bandit-archer'),
      oneAt('f1', 'c', 'bandit', dazed),
      oneAt('f2', 'd', 'bandit', dazed),
    ];
    playOut({
      cast,
      scene,
      lines: [
        ...partyBegins,
        ...attackBy('p1', 'f1', 'bow'),
        { answer: { dice: [4, 1] } },
        { expect: { tracks: { f1: { health: 7 } }, log: ['MU-25'] } },
      ],
    });
  });
  it('MU-26: cover gives armour +1, unless the attack goes through it', () => {
    const scene = hallOf(8, { c: { features: [{ kind: 'cover', label: 'Wall' }] } });
    const cast = [oneAt('p1', 'a', 'bandit-archer'), oneAt('f1', 'c', 'bandit', dazed)];
    playOut({ cast, scene, lines: [...partyBegins, ...attackBy('p1', 'f1', 'bow'), { answer: 3 }, health('f1', 6)] });
    playOut({
      cast,
      scene,
      lines: [
        ...partyBegins,
        { do: 'through-cover', by: 'p1', with: 'bow' },
        { answer: 'f1' },
        { answer: 3 },
        health('f1', 5),
      ],
    });
    playOut({
      cast,
      scene,
      lines: [
        ...partyBegins,
        { do: 'rule-cover' },
        { answer: 'f1' },
        { answer: 'none' },
        ...attackBy('p1', 'f1', 'bow'),
        { answer: 3 },
        health('f1', 5),
      ],
    });
  });
  it('MU-27: a barrier stops attacks; who leans out from behind it can be countered, and it is cover then', () => {
    const cast = [oneAt('p1', 'a', 'bandit-archer'), oneAt('f1', 'c', 'bandit-archer')];
    const behind: Line[] = [{ do: 'rule-cover' }, { answer: 'f1' }, { answer: 'barrier' }];
    playOut({ cast, lines: [...partyBegins, ...behind, { do: 'attack', by: 'p1', with: 'bow', refused: 'MU-27' }] });
    playOut({
      cast,
      lines: [
        ...foes,
        ...behind,
        ...attackBy('f1', 'p1', 'bow'),
        { answer: 'counter-bow' },
        { answer: { dice: { attack: [2], counter: [3] } } },
        { expect: { tracks: { p1: { health: 6 }, f1: { health: 6 } } } },
      ],
    });
  });
  it('MU-28: armour lowers damage, to nothing if need be; direct damage skips it', () => {
    const plated = oneAt('f1', 'a', 'bandit', { gear: ['heavy-armour'], conditions: ['stunned'] });
    playOut({
      cast: [oneAt('p1', 'a', 'bandit'), plated],
      lines: [...partyBegins, ...attackBy('p1', 'f1'), { answer: 2 }, health('f1', 8)],
    });
    playOut({
      cast: [oneAt('p1', 'a', 'bandit'), plated],
      lines: [...partyBegins, ...attackBy('p1', 'f1'), { answer: 3 }, health('f1', 7)],
    });
    playOut({
      cast: [oneAt('p1', 'a', 'human', { gear: ['torch'] }), plated],
      lines: [...partyBegins, ...attackBy('p1', 'f1', 'torch'), { answer: 2 }, health('f1', 6)],
    });
  });
  it('MU-29: half the health at once is critical, none left is dying, as much as the whole is death', () => {
    const cast = [
      oneAt('p1', 'a', 'human', { gear: ['great-sword'] }),
      oneAt('f1', 'a', 'bandit', dazed),
      oneAt('f2', 'd', 'bandit'),
    ];
    const blow: Line[] = [...partyBegins, ...attackBy('p1', 'f1', 'great-sword')];
    playOut({
      cast,
      lines: [...blow, { answer: 3 }, { expect: { standing: { f1: 'up' }, tracks: { f1: { health: 5 } } } }],
    });
    playOut({
      cast,
      lines: [
        ...blow,
        { answer: 4 },
        { expect: { standing: { f1: 'incapacitated', f2: 'up' }, tracks: { f1: { health: 4 } } } },
      ],
    });
    playOut({
      cast,
      lines: [
        ...blow,
        { answer: { dice: [8, 1] } },
        { expect: { standing: { f1: 'dead' }, tracks: { f1: { health: 0 } } } },
      ],
    });
    const hurt = [
      oneAt('p1', 'a', 'bandit'),
      oneAt('f1', 'a', 'bandit', { harm: 4, conditions: ['stunned'] }),
      oneAt('f2', 'd', 'bandit'),
    ];
    playOut({
      cast: hurt,
      lines: [
        ...partyBegins,
        ...attackBy('p1', 'f1'),
        { answer: 5 },
        { expect: { standing: { f1: 'dying' }, badges: { f1: { dying: 2 } } } },
        { do: 'end-turn', by: 'p1' },
        { do: 'pass', by: 'foes' },
        { note: 'The round in which it fell ends, and a morale check is due; it dies at the end of the next.' },
        { answer: 1 },
        { expect: { round: 2, standing: { f1: 'dying' }, badges: { f1: { dying: 1 } } } },
        { do: 'pass', by: 'party' },
        { do: 'pass', by: 'foes' },
        { expect: { round: 3, standing: { f1: 'dead' } } },
      ],
    });
  });
  it('MU-29: by the house, STR is the mark of death; then large ones die of half their health', () => {
    const cast = [oneAt('p1', 'a', 'human', { gear: ['great-sword'] }), oneAt('f1', 'a', 'troll', dazed)];
    const lines: Line[] = [
      { begin: true },
      { answer: 'party' },
      { answer: 1 },
      ...attackBy('p1', 'f1', 'great-sword'),
      { answer: { dice: [8, 7] } },
    ];
    playOut({ cast, lines: [...lines, { expect: { standing: { f1: 'down' } } }] });
    playOut({ cast, house: { deathMark: 'str' }, lines: [...lines, { expect: { standing: { f1: 'dead' } } }] });
  });
});
